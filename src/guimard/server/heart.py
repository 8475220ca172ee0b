"""The heartbeat of a process: its lease is renewed by a thread of its own, however busy the event loop is.

A loop that has not turned for half a minute is not busy but stuck: then the heart stops, and others take over.
A process that stood still for so long that others may have taken its tables is not ``sure`` until it knows which.
"""

import logging
import threading
import time
from collections.abc import Callable

from guimard.store import leases
from guimard.store.database import Unavailable
from guimard.store.store import Store

_log = logging.getLogger(__name__)
_STUCK = 30.0
_MARGIN = 0.5  # seconds before the end of its lease from which on a process is no longer sure


def _now() -> float:
    """Goes on while the machine sleeps, as the lease in the database does."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Heart:
    def __init__(self, store: Store, process: str, on_lapse: Callable[[], None]) -> None:
        self._store = store
        self._process = process
        self._on_lapse = on_lapse
        self._loop_seen = time.monotonic()
        self._lapsed = False
        self._sure_until = 0.0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heart", daemon=True)

    def start(self) -> None:
        asked = _now()
        self._store.now(leases.register, self._process)
        self._sure_until = asked + leases.SECONDS - _MARGIN
        self._thread.start()

    def sure(self) -> bool:
        """Is it certain that nobody else has taken our tables?"""
        return _now() < self._sure_until

    def settled(self) -> None:
        """After a lapse: what others have taken is no longer believed to be ours."""
        self._lapsed = False

    def loop_turns(self) -> None:
        """Called by the event loop, again and again."""
        self._loop_seen = time.monotonic()

    def stop(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(1.0):
            if time.monotonic() - self._loop_seen > _STUCK:
                _log.error("the event loop is stuck")
                continue
            try:
                asked = _now()
                if not self._store.now(leases.renew, self._process):
                    _log.warning("the lease had run out")
                    self._lapsed = True
                    self._on_lapse()
                if not self._lapsed:
                    self._sure_until = asked + leases.SECONDS - _MARGIN
            except Unavailable:
                _log.warning("the lease could not be renewed")

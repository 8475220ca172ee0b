"""The heartbeat of a process: its lease is renewed by a thread of its own, however busy the event loop is.

A loop that has not turned for half a minute is not busy but stuck: then the heart stops, and others take over.
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


class Heart:
    def __init__(self, store: Store, process: str, on_lapse: Callable[[], None]) -> None:
        self._store = store
        self._process = process
        self._on_lapse = on_lapse
        self._loop_seen = time.monotonic()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heart", daemon=True)

    def start(self) -> None:
        self._store.now(leases.register, self._process)
        self._thread.start()

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
                if not self._store.now(leases.renew, self._process):
                    _log.warning("the lease had run out")
                    self._on_lapse()
            except Unavailable:
                _log.warning("the lease could not be renewed")

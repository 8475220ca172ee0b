"""The lease of this process on its tables, renewed by a thread of its own.

The thread renews it however busy the event loop is. A loop that has not run for half a minute is stuck, not busy:
then the thread stops renewing, and other processes take the tables over.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable

from guimard.store import leases
from guimard.store.database import Unavailable
from guimard.store.store import Store

_log = logging.getLogger(__name__)
_INTERVAL = 1.0  # seconds between two renewals
_STUCK = 30.0  # seconds without a turn of the event loop
_MARGIN = 0.5  # seconds before its end from which on a lease is no longer relied on


def _now() -> float:
    """Read a clock that goes on while the machine sleeps, as the database's does."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Lease:
    """``valid`` says whether the tables of this process are certainly still its own.

    A process that was suspended or cut off from the database may find that its lease had run out. ``on_lost`` then
    drops the tables that others have taken; the lease is not valid again before that has succeeded.
    """

    def __init__(
        self,
        store: Store,
        process: str,
        on_lost: Callable[[], Awaitable[None]],
        clock: Callable[[], float] = _now,
    ) -> None:
        self._store = store
        self._process = process
        self._on_lost = on_lost
        self._clock = clock
        self._loop: asyncio.AbstractEventLoop
        self._loop_ran = time.monotonic()
        self._losses = self._resynced = 0  # how often the lease was lost, and up to which loss that was dealt with
        self._valid_until = 0.0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="lease", daemon=True)

    async def acquire(self) -> None:
        """Register this process with the database."""
        self._loop = asyncio.get_running_loop()
        asked = self._clock()
        await asyncio.to_thread(self._store.write_blocking, leases.register, self._process)
        self._extend(asked)

    def keep(self) -> None:
        """Start to renew the lease once a second."""
        self._thread.start()

    def valid(self) -> bool:
        """Is it certain that no other process has taken a table of ours?"""
        return self._clock() < self._valid_until

    def loop_runs(self) -> None:
        """Note that the event loop is not stuck; the loop calls this every second."""
        self._loop_ran = time.monotonic()

    def stop(self) -> None:
        """Stop renewing. Blocks for a renewal that is under way."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(_INTERVAL):
            if time.monotonic() - self._loop_ran > _STUCK:
                _log.error("the event loop is stuck")
                continue
            try:
                self.renew()
            except Unavailable:
                _log.warning("the lease could not be renewed")

    def renew(self) -> None:
        """Renew the lease once; resync if it had run out. Raises ``Unavailable``."""
        asked = self._clock()
        if not self._store.write_blocking(leases.renew, self._process):
            _log.warning("the lease had run out")
            self._losses += 1
            asyncio.run_coroutine_threadsafe(self._resync(self._losses), self._loop)
        if self._resynced == self._losses:
            self._extend(asked)

    def _extend(self, asked: float) -> None:
        self._valid_until = asked + leases.SECONDS - _MARGIN

    async def _resync(self, loss: int) -> None:
        while True:
            try:
                await self._on_lost()
            except Unavailable:
                await asyncio.sleep(1.0)
            else:
                self._resynced = max(self._resynced, loss)
                return

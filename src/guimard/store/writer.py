"""Group commit: one thread commits whatever waits, then resolves the futures.

A job is a function of a connection, or an entry for the log of actions. Jobs of one batch share a
transaction; if one of them fails, each is run again in its own. While the database is away the batch is retried.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from guimard.store.actions import Entry, append, append_all
from guimard.store.database import DatabaseFile, Unavailable, is_temporary, storage_error

Job: TypeAlias = Callable[[Connection], Any] | Entry
Done: TypeAlias = "asyncio.Future[Any]"
_LARGEST_BATCH = 500
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    job: Job
    done: Done
    outcome: Any = None
    failed: bool = False


class Writer:
    """Call ``write`` from one event loop; ``close`` commits what is waiting."""

    def __init__(self, engine: Engine, file: DatabaseFile, timeout: float = 15.0) -> None:
        self._engine = engine
        self._file = file
        self.lease_valid: Callable[[], bool] = lambda: True  # no other process appends to our games
        self._timeout = timeout  # seconds to wait for a database that is away
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._fresh: list[_Waiting] = []  # of this turn of the loop: handed over together, to wake the thread once
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, job: Job) -> Done:
        if self._loop is None:  # asking for it every time is a system call each
            self._loop = asyncio.get_running_loop()
        done = self._loop.create_future()
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append(_Waiting(job, done))
        return done

    def _hand_over(self) -> None:
        fresh, self._fresh = self._fresh, []
        if fresh:
            self._queue.put(fresh)

    def close(self) -> None:
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            last = self._gather(batch)
            self._commit(batch)
            _resolve_on_loop(batch)
            if last:
                return

    def _gather(self, batch: list[_Waiting]) -> bool:
        """Add what else is waiting; true if the end of the queue was among it."""
        with contextlib.suppress(queue.Empty):
            while len(batch) < _LARGEST_BATCH:
                if (more := self._queue.get_nowait()) is None:
                    return True
                batch += more
        return False

    def _commit(self, batch: list[_Waiting]) -> None:
        deadline = time.monotonic() + self._timeout
        while True:
            try:
                self._together(batch)
                return
            except DBAPIError as error:
                if not is_temporary(error):
                    break
                if time.monotonic() > deadline:
                    _fail(batch, Unavailable("The storage does not answer."))
                    return
                _log.warning("the database is away, retrying", extra={"waiting": len(batch)})
                time.sleep(0.25)
            except Exception:  # a job raised: find out which
                break
        if len(batch) == 1:
            self._alone(batch[0])
        else:
            for waiting in batch:
                self._commit([waiting])

    def _together(self, batch: list[_Waiting]) -> None:
        with self._engine.begin() as connection:
            if entries := [waiting.job for waiting in batch if isinstance(waiting.job, Entry)]:
                append_all(connection, entries)
            for waiting in batch:
                if not isinstance(waiting.job, Entry):
                    waiting.outcome = waiting.job(connection)
            if entries:
                self._check_lease()
            self._file.require()

    def _check_lease(self) -> None:
        """Check the lease right before the commit; the process may have been suspended."""
        if not self.lease_valid():
            raise Unavailable("This process may have lost its tables.")

    def _alone(self, waiting: _Waiting) -> None:
        job = waiting.job
        try:
            with self._engine.begin() as connection:
                if isinstance(job, Entry):
                    append(connection, job)
                    self._check_lease()
                else:
                    waiting.outcome = job(connection)
                self._file.require()
        except DBAPIError as error:
            _log.error("a job could not be stored", extra={"error": type(error.orig).__name__})
            _fail([waiting], storage_error(error))
        except Exception as error:
            _fail([waiting], error)


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for waiting in batch:
        waiting.outcome, waiting.failed = error, True


def _resolve_on_loop(batch: list[_Waiting]) -> None:
    """Resolve the whole batch with one wake-up of the loop."""
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
        batch[0].done.get_loop().call_soon_threadsafe(_resolve, batch)


def _resolve(batch: list[_Waiting]) -> None:
    for waiting in batch:
        if waiting.done.cancelled():
            continue
        if waiting.failed:
            waiting.done.set_exception(waiting.outcome)
        else:
            waiting.done.set_result(waiting.outcome)

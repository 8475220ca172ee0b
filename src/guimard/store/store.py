"""The store for an event loop: reads on a few threads, writes on one thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from guimard.store.actions import Entry
from guimard.store.database import DatabaseFile, Unavailable, migrate, open_engine, storage_error
from guimard.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Run functions of this package that take a connection, off the event loop."""

    def __init__(self, where: str, timeout: float = 15.0) -> None:
        self._writing = open_engine(where, writing=True)
        self._reading = open_engine(where, writing=False)
        migrate(self._writing)
        self.file = DatabaseFile(where)
        self._writer = Writer(self._writing, self.file, timeout)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="store-reader")

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return query(connection, *args, **kwargs)
            except DBAPIError as error:
                raise storage_error(error) from error

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    async def write(self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a job and commit.

        Raises ``Conflict``, ``Unstorable`` or ``Unavailable`` (retry).
        """

        def run(connection: Connection) -> T:
            return job(connection, *args, **kwargs)

        outcome: Any = await self._writer.write(run)
        return outcome

    def write_blocking(self, job: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write on the caller's thread, past the queue; not for the event loop."""
        try:
            self.file.require()
            with self._writing.begin() as connection:
                return job(connection, *args, **kwargs)
        except DBAPIError as error:
            raise Unavailable("The storage does not answer.") from error

    def append(self, entry: Entry) -> "asyncio.Future[None]":
        return self._writer.write(entry)

    def append_only_while(self, lease_valid: Callable[[], bool]) -> None:
        """Append to no game (``Unavailable``) while another process may own its table."""
        self._writer.lease_valid = lease_valid

    def close(self) -> None:
        self._writer.close()
        self._threads.shutdown()
        self._writing.dispose()
        self._reading.dispose()

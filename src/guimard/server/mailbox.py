"""What waits for the one reader of a socket: ``asyncio.Queue`` for less.

The library's queue is for many readers and writers: it has four more queues in it, which every socket would keep, and
wakes its reader through three calls.
"""

import asyncio
from typing import Any


class Mailbox:
    """As much of ``asyncio.Queue`` as uvicorn wants, and ``filled`` for those who would rather not await ``get``."""

    __slots__ = ("_held", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # asking for the running one is a system call, every time
        self._held: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._held)

    def empty(self) -> bool:
        return not self._held

    def put_nowait(self, letter: Any) -> None:
        self._held.append(letter)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    def filled(self) -> "asyncio.Future[None]":
        """Done when something comes next."""
        self._reader = self._loop.create_future()
        return self._reader

    def take(self) -> Any:
        return self._held.pop(0)

    async def get(self) -> Any:
        while not self._held:
            await self.filled()
        return self.take()

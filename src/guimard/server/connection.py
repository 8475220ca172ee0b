"""One socket: frames in order in, frames in order out, never waiting for a slow reader."""

import asyncio
import contextlib
from collections.abc import Awaitable

from starlette.websockets import WebSocket, WebSocketDisconnect

from guimard.server.facts import PlayerFacts
from guimard.server.line import Line
from guimard.server.listener import Listener

RESTART, TRY_LATER, BROKE_RULES = 1012, 1013, 1008
_MOST_BYTES = 4 << 20  # waiting for one reader


class Connection(Listener):
    __slots__ = ("_closing", "_line", "_socket", "key")

    def __init__(self, key: str, player: PlayerFacts | None, socket: WebSocket) -> None:
        super().__init__(player)
        self.key = key
        self._socket = socket
        self._line: Line = socket.scope["state"]["line"]
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        if self._closing is None and self._line.say(frame) > _MOST_BYTES:
            self._line.transport.abort()  # it does not read, so it would not read a goodbye

    def drop(self) -> None:
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Say what is waiting, then close."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):  # it is gone already
            await self._socket.close(code)

    def receive(self) -> Awaitable[bytes | None]:
        """The next frame; ``None`` when the connection is over."""
        return self._line.hear()

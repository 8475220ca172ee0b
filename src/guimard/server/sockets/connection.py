"""A connection whose socket is at this process."""

import asyncio
import contextlib
from collections.abc import Awaitable

from starlette.websockets import WebSocket, WebSocketDisconnect

from guimard.server.sockets.protocol import FrameProtocol
from guimard.server.tables.connection import Connection
from guimard.server.wire.shapes import PlayerFacts

POLICY_VIOLATION, INTERNAL_ERROR, RESTART, TRY_LATER = 1008, 1011, 1012, 1013  # RFC 6455, 7.4.1, and its registry
_MOST_BYTES = 4 << 20  # waiting to be sent; a client that reads so slowly is cut off


class SocketConnection(Connection):
    """Frames in order in, frames in order out; sending never waits for a slow reader."""

    __slots__ = ("_closing", "_protocol", "_socket")

    def __init__(self, key: str, player: PlayerFacts | None, socket: WebSocket) -> None:
        super().__init__(key, player)
        self._socket = socket
        self._protocol: FrameProtocol = socket.scope["state"]["protocol"]
        self._closing: asyncio.Task[None] | None = None

    def receive(self) -> Awaitable[bytes | None]:
        """Return the next frame; ``None`` when the socket is closed."""
        return self._protocol.receive_frame()

    def send(self, frame: bytes) -> None:
        if self._closing is None and self._protocol.send_frame(frame) > _MOST_BYTES:
            self._protocol.transport.abort()  # it does not read, so it would not read a closing frame either

    def reconnect(self) -> None:
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Send what is queued, then close."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):  # it is closed already
            await self._socket.close(code)

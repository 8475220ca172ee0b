"""One socket: frames in order in, frames in order out, never waiting for a slow reader."""

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from guimard.server.facts import PlayerFacts
from guimard.server.listener import Listener

RESTART, TRY_LATER, BROKE_RULES = 1012, 1013, 1008
_MOST_FRAMES = 256  # waiting for one reader
_MOST_BYTES = 4 << 20


class Connection(Listener):
    __slots__ = ("_bytes", "_closing", "_flushing", "_outbox", "_socket", "key")

    def __init__(self, key: str, player: PlayerFacts | None, socket: WebSocket) -> None:
        super().__init__(player)
        self.key = key
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._flushing: asyncio.Task[None] | None = None
        self._closing: int | None = None

    def send(self, frame: bytes) -> None:
        if self._closing is not None:
            return
        self._outbox.append(frame)
        self._bytes += len(frame)
        if len(self._outbox) > _MOST_FRAMES or self._bytes > _MOST_BYTES:
            self.close(TRY_LATER)
        self._wake()

    def drop(self) -> None:
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Say what is waiting, then close; a reader too slow for that loses it."""
        if self._closing is None:
            self._closing = code
            if code == TRY_LATER:
                self._outbox.clear()
            self._wake()

    def _wake(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._outbox:
                frame = self._outbox.popleft()
                self._bytes -= len(frame)
                await self._socket.send({"type": "websocket.send", "text": frame.decode()})
            if self._closing is not None:
                await self._socket.close(self._closing)
        except (RuntimeError, WebSocketDisconnect, OSError):
            self._outbox.clear()  # it is gone; the reading side notices and tidies up
        finally:
            self._flushing = None

    async def receive(self) -> str | bytes | None:
        """The next frame; ``None`` when the connection is over."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        frame: str | bytes | None = message.get("text")
        return frame if frame is not None else message["bytes"]

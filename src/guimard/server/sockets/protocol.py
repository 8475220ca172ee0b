"""WebSocket frames in and out without an ASGI event for each.

Handshake, pings and closing are uvicorn's own. The ASGI way costs a task and two awaits for every frame
(docs/decisions/9-uvicorns-websocket-class.md).
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.http11 import Request

_MOST_WAITING = 32  # unanswered frames of one socket; then it is not read until they are answered


class FrameQueue:
    """The part of ``asyncio.Queue`` that uvicorn uses, for one reader.

    The library's queue is for many readers and writers: it holds four more queues, which every socket would keep,
    and wakes its reader through three calls.
    """

    __slots__ = ("_items", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # asking for the running one is a system call every time
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    def filled(self) -> "asyncio.Future[None]":
        """Return a future that is done when the next item is put."""
        self._reader = self._loop.create_future()
        return self._reader

    def pop(self) -> Any:
        return self._items.pop(0)

    async def get(self) -> Any:
        while not self._items:
            await self.filled()
        return self.pop()


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, handed to the application in its scope's state."""

    queue: Any  # of frames and, in the end, of uvicorn's own event

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.queue = FrameQueue(self.loop)
        self._at_message_start = False  # the next bytes begin a new message
        self._active = False  # it has sent a frame since the last ping was due

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["protocol"] = self

    def data_received(self, data: bytes) -> None:
        """Decode one short text frame here; leave anything else to the library's parser."""
        if self._at_message_start and _is_short_text(data):
            self._put(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)
            self._at_message_start = self.handshake_complete and not self.frames and not self.conn.reader.buffer

    def send_receive_event_to_app(self) -> None:
        frames, self.frames = self.frames, []
        self._put(frames[0] if len(frames) == 1 else b"".join(frames))

    def _put(self, frame: bytes) -> None:
        if self.close_sent:
            return
        self._active = True
        self.queue.put_nowait(frame)
        if self.queue.qsize() >= _MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Skip pings for sockets that sent a frame recently: they are alive."""
        if self._active:
            self._active = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    async def receive_frame(self) -> bytes | None:
        """Return the next frame; ``None`` when the socket is closed."""
        while self.queue.empty():
            await self.queue.filled()
        frame = self.queue.pop()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return frame if isinstance(frame, bytes) else None

    def send_frame(self, frame: bytes) -> int:
        """Send a text frame; return how many bytes wait to be sent."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(_header(len(frame)) + frame)
        return transport.get_write_buffer_size()


def _is_short_text(data: bytes) -> bool:
    """Is this one whole, masked text frame of less than 126 bytes (RFC 6455, 5.2)?"""
    return len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0xFE and len(data) == (data[1] & 0x7F) + 6


def _header(size: int) -> bytes:
    """Encode the header of a whole text frame from a server (RFC 6455, 5.2).

    The library's own function takes four times as long.
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")

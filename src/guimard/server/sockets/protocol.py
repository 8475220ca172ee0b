"""WebSocket frames in and out without an ASGI event for each.

Handshake, pings and closing are uvicorn's own. The ASGI way costs a task and two awaits for every frame
(docs/decisions/9-uvicorns-websocket-class.md).
"""

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.http11 import Request

from guimard.server.ops.connection_limits import ConnectionLimits, Timer
from guimard.server.ops.limits import Bucket
from guimard.server.wire.refusals import raw_response

_MOST_WAITING = 32  # unanswered frames of one socket; then it is not read until they are answered
_FRAMES, _FRAMES_AT_ONCE = 10.0, 100.0  # pings, pongs and continuations a second, and at once
_BYTES, _BYTES_AT_ONCE = 65_536.0, 524_288.0  # received a second, and at once
_PIECE = 2048  # bytes that are parsed before the frames in them are counted
_MOST_UNSENT = 1 << 20  # bytes that one client leaves unread
_MOST_UNSENT_OF_ALL = 64 << 20
_CLOSING_SECONDS = 5.0  # for a client that does not read the rest, or does not close, too
_POLICY_VIOLATION = 1008  # RFC 6455, 7.4.1


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

    def __init__(self, limits: ConnectionLimits, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.queue = FrameQueue(self.loop)
        self._limits = limits
        self._at_message_start = False  # the next bytes begin a new message
        self._active = False  # it has sent a frame since the last ping was due
        self._closing: asyncio.Task[None] | None = None
        self._backlog = b""  # received and not parsed, while enough messages wait to be answered
        self._frames = Bucket(_FRAMES, _FRAMES_AT_ONCE)
        self._bytes = Bucket(_BYTES, _BYTES_AT_ONCE)
        self._closing_timer = Timer(self.loop)
        self._slow_timer = Timer(self.loop)  # runs while the client leaves bytes unread
        self._unsent = 0  # bytes written since the client stopped to read

    # Connecting

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["protocol"] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self._closing_timer.stop()
        self._forget_unsent()
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    def keep(self) -> None:
        """Keep this connection when others are displaced."""
        self._limits.keep(self.transport)

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Decode one short text frame here; leave anything else to the library's parser."""
        if self._at_message_start and not self._backlog and _is_short_text(data):
            self._put(apply_mask(data[6:], data[2:6]))
        elif not self._bytes.take(len(data)):
            self._flooded()
        else:
            self._backlog += data
            self._parse()

    def _parse(self) -> None:
        """Parse what was received, piece by piece: a piece may hold many tiny frames."""
        while self._backlog and not self.read_paused and not self.transport.is_closing():
            piece, self._backlog = self._backlog[:_PIECE], self._backlog[_PIECE:]
            super().data_received(piece)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self._refuse_handshake()
            self._at_message_start = self.handshake_complete and not self.frames and not self.conn.reader.buffer

    def _refuse_handshake(self) -> None:
        """Answer what the HTTP parser took for a handshake, but the library does not."""
        self.transport.write(raw_response(400, "malformed", "This is not a valid WebSocket handshake."))
        self.handshake_complete = self.close_sent = True
        self.transport.close()

    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def _count_frame(self) -> bool:
        """Count a frame that no request begins; what floods is closed."""
        if self._frames.take():
            return not self.close_sent
        self._flooded()
        return False

    def _flooded(self) -> None:
        if self.transport.is_closing():
            return
        self._limits.turned_away.note("flood", self._peer)
        if self.close_sent:  # it was told to stop
            self.transport.abort()
        else:
            self.conn.fail(_POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def send_receive_event_to_app(self) -> None:
        frames, self.frames = self.frames, []
        self._put(frames[0] if len(frames) == 1 else b"".join(frames))

    def _put(self, frame: bytes) -> None:
        if self.close_sent:
            self._count_frame()
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
        """Return the next frame; ``None`` when the socket is closed, or about to be.

        What a client goes on sending then could keep this busy, and the closing frame would never be sent.
        """
        if self._closing is not None:
            await asyncio.wait((self._closing,))
            return None
        while self.queue.empty():
            await self.queue.filled()
        frame = self.queue.pop()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
            self._parse()
        return frame if isinstance(frame, bytes) else None

    # Sending

    def send_frame(self, frame: bytes) -> None:
        """Send a text frame; cut off a client that leaves too much unread."""
        transport = self.transport
        if self._closing is not None or self.close_sent or transport.is_closing():
            return
        transport.write(_header(len(frame)) + frame)
        if self._slow_timer.running:
            self._unsent += len(frame)
            self._limits.unsent += len(frame)
            if self._unsent > _MOST_UNSENT or self._limits.unsent > _MOST_UNSENT_OF_ALL:
                self._cut_off()

    def close_socket(self, code: int) -> None:
        """Send what is queued, then close. Nothing else is sent."""
        if self._closing is None:
            self._closing = self.loop.create_task(self._close(code))

    def hang_up(self) -> None:
        """Close once all is sent, without waiting for the client to close, too."""
        self.transport.close()
        self._abort_soon()

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, OSError):  # it is closed already
            await self.send({"type": "websocket.close", "code": code, "reason": ""})
        self._abort_soon()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._abort_soon()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_soon()

    def _abort_soon(self) -> None:
        """Limit how long closing takes; a client that never reads would delay it."""
        if not self._closing_timer.running and not self.disconnected:
            self._closing_timer.start(_CLOSING_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._slow_timer.running:
            self._slow_timer.start(self._limits.slow_seconds, self._cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_unsent()

    def _cut_off(self) -> None:
        """Close without a closing frame: the client would not read that either."""
        self._limits.turned_away.note("slow-reader", self._peer)
        self._forget_unsent()
        self.transport.abort()

    def _forget_unsent(self) -> None:
        self._slow_timer.stop()
        self._limits.unsent -= self._unsent
        self._unsent = 0


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

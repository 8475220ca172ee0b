"""uvicorn's socket, shortened: frames are handed over whole and sent at once, with no ASGI event around each.

Handshake, pings and closing are uvicorn's own. The ASGI way costs a task and two awaits for every frame.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.http11 import Request

from guimard.server.mailbox import Mailbox

_WAITING = 32  # frames of one sender that are not answered yet; then it is no longer listened to


class Line(WebSocketsSansIOProtocol):
    """Found by the application as ``line`` in the state of its scope."""

    queue: Any  # for frames and, in the end, for uvicorn's own event

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.queue = Mailbox(self.loop)
        self._between = False  # messages: nothing of the next one has come yet
        self._spoke = False  # since a ping was due

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def data_received(self, data: bytes) -> None:
        """Almost always this is one short text frame and nothing else: no need for the library's whole parser."""
        if self._between and _is_short_text(data):
            self._heard(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)
            self._between = self.handshake_complete and not self.frames and not self.conn.reader.buffer

    def send_receive_event_to_app(self) -> None:
        frames, self.frames = self.frames, []
        self._heard(frames[0] if len(frames) == 1 else b"".join(frames))

    def _heard(self, frame: bytes) -> None:
        if self.close_sent:
            return
        self._spoke = True
        self.queue.put_nowait(frame)
        if self.queue.qsize() >= _WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Not to one who speaks: that tells as well as an answer that somebody is there."""
        if self._spoke:
            self._spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    async def hear(self) -> bytes | None:
        """The next frame; ``None`` when the connection is over."""
        while self.queue.empty():
            await self.queue.filled()
        frame = self.queue.take()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return frame if isinstance(frame, bytes) else None

    def say(self, frame: bytes) -> int:
        """Send a frame; answers how many bytes are still on their way."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(_head(len(frame)) + frame)
        return transport.get_write_buffer_size()


def _is_short_text(data: bytes) -> bool:
    """Is this exactly one whole, masked text frame of less than 126 bytes (RFC 6455, 5.2)?"""
    return len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0xFE and len(data) == (data[1] & 0x7F) + 6


def _head(size: int) -> bytes:
    """Of a whole text frame from a server (RFC 6455, 5.2); the library's own takes four times as long."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")

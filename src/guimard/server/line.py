"""uvicorn's socket, shortened: frames are handed over whole and sent at once, with no ASGI event around each.

Handshake, pings and closing are uvicorn's own. The ASGI way costs a task and two awaits for every frame.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_WAITING = 32  # frames of one sender that are not answered yet; then it is no longer listened to


class Line(WebSocketsSansIOProtocol):
    """Found by the application as ``line`` in the state of its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["line"] = self

    def send_receive_event_to_app(self) -> None:
        frames, self.frames = self.frames, []
        if self.close_sent:
            return
        queue: Any = self.queue  # for frames and, in the end, for uvicorn's own event
        queue.put_nowait(frames[0] if len(frames) == 1 else b"".join(frames))
        if queue.qsize() >= _WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> bytes | None:
        """The next frame; ``None`` when the connection is over."""
        frame = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return frame if isinstance(frame, bytes) else None

    def say(self, frame: bytes) -> int:
        """Send a frame; answers how many bytes are still on their way."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(frame)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

"""A load generator: thousands of sockets that play.

It does as little as can be, so that it measures the server.
"""

import asyncio
import re
import struct
import time
from collections.abc import Callable

_VERSION = re.compile(rb'"version":(\d+)')
_TEXT = b'"text":"'


def frame(payload: bytes) -> bytes:
    """A masked text frame; the mask is zero, which is a mask like any other."""
    size = len(payload)
    head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
    return head + b"\0\0\0\0" + payload


class Seat(asyncio.Protocol):
    """One connection: the version and one legal action of the latest state."""

    def __init__(self, host: str, token: str, on_message: "Callable[[Seat, bytes], None]") -> None:
        self._host = host
        self._token = token
        self._on_message = on_message
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.table = -1
        self.version = -1
        self.action: bytes | None = None
        self.sent_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open = True
            self._buffer = bytearray(rest)
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size == 126:
                head = 4
                size = int.from_bytes(buffer[start + 2 : start + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(buffer[start + 2 : start + 10], "big")
            if len(buffer) - start < head + size:
                break
            kind = buffer[start] & 0x0F
            payload = bytes(buffer[start + head : start + head + size])
            start += head + size
            if kind == 1:
                self._on_message(self, payload)
            elif kind == 9 and self.transport is not None:
                self.transport.write(b"\x8a\x80\0\0\0\0")
        del buffer[:start]

    def take_state(self, payload: bytes, pick: int) -> None:
        """Note the version, and one legal action if it is this seat's turn."""
        at = payload.find(b'"state":{')
        found = _VERSION.search(payload, at)
        if at < 0 or found is None:
            return
        self.version = int(found[1])
        actions = payload.rfind(b'"actions":[')
        first = payload.find(_TEXT, actions) if pick else payload.rfind(_TEXT, actions)
        self.action = None
        if first > 0:
            begin = first + len(_TEXT)
            self.action = payload[begin : payload.index(b'"', begin)]

    def enter(self, table: str) -> None:
        assert self.transport is not None
        self.transport.write(frame(b'{"type":"enter","id":"enter","table":"%s"}' % table.encode()))

    def act(self) -> None:
        """Send the move that was noted."""
        assert self.transport is not None
        assert self.action is not None
        self.sent_at = time.perf_counter()
        self.transport.write(
            frame(
                b'{"type":"act","id":"%d-%d","version":%d,"revision":0,"action":"%s"}'
                % (self.table, self.version, self.version, self.action)
            )
        )
        self.action = None

    def connection_lost(self, error: Exception | None) -> None:
        self._open = False

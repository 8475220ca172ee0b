"""Raw connections for attacks.

Bytes as they are, from any address of the loopback network.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from urllib.parse import urlsplit

ME = "127.0.0.1"
ATTACKER = "127.0.0.2"


@dataclass
class Raw:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def answer(self, seconds: float = 30.0) -> bytes:
        """Everything until the server closes; what a reset cut off is lost."""
        received = b""
        async with asyncio.timeout(seconds):
            with contextlib.suppress(ConnectionError):
                while data := await self.reader.read(65_536):
                    received += data
        return received

    async def status(self, seconds: float = 30.0) -> int:
        """The status of the next response."""
        async with asyncio.timeout(seconds):
            line = await self.reader.readline()
        return int(line.split()[1])

    def close(self) -> None:
        with contextlib.suppress(ConnectionError):
            self.writer.transport.abort()


async def connect(url: str, source: str = ME) -> Raw:
    where = urlsplit(url)
    return Raw(*await asyncio.open_connection(where.hostname, where.port, local_addr=(source, 0)))


@contextlib.asynccontextmanager
async def raw(url: str, source: str = ME) -> AsyncIterator[Raw]:
    connection = await connect(url, source)
    try:
        yield connection
    finally:
        connection.close()


async def ask(url: str, head: bytes, source: str = ME) -> int:
    """Send one request as it is; return the status of the response."""
    async with raw(url, source) as connection:
        connection.send(head)
        return await connection.status()


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def upgraded(url: str, source: str = ME, headers: bytes = b"") -> Raw:
    """A connection after the handshake of a socket."""
    connection = await connect(url, source)
    connection.send(UPGRADE + headers + b"\r\n")
    async with asyncio.timeout(30):
        head = await connection.reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 "), head
    return connection

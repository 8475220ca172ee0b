"""Packets between processes over Redis: one channel each, and one for all.

Redis keeps nothing. The first packet is sent at once; those posted within a moment after it are sent together. When
Redis is lost, ``on_lost`` is called, so that clients connect again and catch up from the store.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct, msgpack
from redis.asyncio import Redis
from redis.exceptions import RedisError

from guimard.core.errors import GuimardError
from guimard.server.wire.shapes import PlayerFacts

_log = logging.getLogger(__name__)
ALL = "*"
_BATCHING = 0.002  # seconds that packets wait for others: each message costs both ends as much as a move


class NoRedis(GuimardError):
    """Redis cannot be reached; says why."""


class Forward(Struct, tag=True):
    """A frame of a connection at another process, for the owner of its table."""

    process: str
    connection: str
    table: str
    player: PlayerFacts | None
    frame: bytes


class Gone(Struct, tag=True):
    """A connection has left."""

    process: str
    connection: str


class Deliver(Struct, tag=True):
    """A frame for a connection."""

    connection: str
    frame: bytes


class Reconnect(Struct, tag=True):
    """Close a connection, so that its client connects again."""

    connection: str


class Notify(Struct, tag=True):
    """For all connections of a player, at any process."""

    player: str
    frame: bytes


class Seat(Struct, tag=True):
    """For the owner of a table: seat a player on the seats kept for them."""

    table: str
    player: PlayerFacts


class Quit(Struct, tag=True):
    """For the owner of a table: a player leaves its game for good."""

    table: str
    player: str


class EndSessions(Struct, tag=True):
    """Close the sockets of a player: of one session, of all, or of all but one."""

    player: str
    only: str | None
    but: str | None


class Forget(Struct, tag=True):
    """A player has deleted their data: drop the name from memory."""

    player: str


Packet: TypeAlias = Forward | Gone | Deliver | Reconnect | Notify | Seat | Quit | EndSessions | Forget
_decoder = msgpack.Decoder(list[Packet])
_encoder = msgpack.Encoder()


class Bus:
    def __init__(self, url: str, process: str, on_packet: Callable[[Any], None], on_lost: Callable[[], None]) -> None:
        self._redis = _redis(url)
        self._process = process
        self._on_packet = on_packet
        self._on_lost = on_lost
        self._outbox: dict[str, list[Packet]] = {}
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self.connected = False
        """Whether Redis answered when it was last used."""

    async def start(self) -> None:
        """Connect; raise ``NoRedis`` if that fails."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise NoRedis(f"Redis does not answer: {str(error).rstrip('.')}.") from None
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await ready.wait()

    def post(self, process: str, packet: Packet) -> None:
        self._outbox.setdefault(process, []).append(packet)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._outbox:
            outbox, self._outbox = self._outbox, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for process, packets in outbox.items():
                        pipe.publish(_channel(process), _encoder.encode(packets))
                    await pipe.execute()
                await asyncio.sleep(_BATCHING)
            except RedisError:
                self._lose()

    def _lose(self) -> None:
        _log.warning("redis is not reachable")
        self.connected = False
        self._on_lost()

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(ready)
            except (RedisError, OSError):
                self._lose()
                await asyncio.sleep(0.5)

    async def _listen_once(self, ready: asyncio.Event) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=False) as pubsub:
            await pubsub.subscribe(_channel(self._process), _channel(ALL))
            async for message in pubsub.listen():
                if message["type"] == "subscribe":
                    self.connected = True
                    ready.set()
                elif message["type"] == "message":
                    for packet in _decoder.decode(message["data"]):
                        self._on_packet(packet)

    async def close(self) -> None:
        for task in (self._sending, self._listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, RedisError):
                    await task
        await self._redis.aclose()


def _redis(url: str) -> Redis:
    # With protocol 3 the library formats every message for a log line, even if that is not logged.
    try:
        return Redis.from_url(url, socket_connect_timeout=3, single_connection_client=True, protocol=2)
    except ValueError:
        raise NoRedis("That is not the address of a Redis. Write it as redis://host:6379/0.") from None


def _channel(process: str) -> str:
    return f"guimard:{process}"

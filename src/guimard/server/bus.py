"""How processes talk: each listens to its own Redis channel and to one for all. Nothing is kept there.

The first parcel leaves at once; what is posted within a moment after it travels together. If Redis goes
away, everything that depended on it is told (``on_lost``), so that clients connect again and catch up from
the store.
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
from guimard.server.facts import PlayerFacts

_log = logging.getLogger(__name__)
EVERYBODY = "*"
_COMPANY = 0.002  # seconds that parcels wait for others: each journey costs both ends as much as a move


class NoRedis(GuimardError):
    """There is none where it should be."""


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


class Drop(Struct, tag=True):
    """Make a connection come again."""

    connection: str


class Tell(Struct, tag=True):
    """For all connections of a player, at any process."""

    player: str
    frame: bytes


class Seat(Struct, tag=True):
    """For the owner of a table: somebody takes the seats kept for them."""

    table: str
    player: PlayerFacts


Parcel: TypeAlias = Forward | Gone | Deliver | Drop | Tell | Seat
_decoder = msgpack.Decoder(list[Parcel])
_encoder = msgpack.Encoder()


class Bus:
    def __init__(self, url: str, process: str, on_parcel: Callable[[Any], None], on_lost: Callable[[], None]) -> None:
        self._redis = _redis(url)
        self._process = process
        self._on_parcel = on_parcel
        self._on_lost = on_lost
        self._outbox: dict[str, list[Parcel]] = {}
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Raises ``NoRedis`` if there is none."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            raise NoRedis(f"Redis does not answer: {str(error).rstrip('.')}.") from None
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await ready.wait()

    def post(self, process: str, parcel: Parcel) -> None:
        self._outbox.setdefault(process, []).append(parcel)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._outbox:
            outbox, self._outbox = self._outbox, {}
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for process, parcels in outbox.items():
                        pipe.publish(_channel(process), _encoder.encode(parcels))
                    await pipe.execute()
                await asyncio.sleep(_COMPANY)
            except RedisError:
                _log.warning("redis is away")
                self._on_lost()

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(ready)
            except (RedisError, OSError):
                _log.warning("redis is away")
                self._on_lost()
                await asyncio.sleep(0.5)

    async def _listen_once(self, ready: asyncio.Event) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=False) as pubsub:
            await pubsub.subscribe(_channel(self._process), _channel(EVERYBODY))
            async for message in pubsub.listen():
                if message["type"] == "subscribe":
                    ready.set()
                elif message["type"] == "message":
                    for parcel in _decoder.decode(message["data"]):
                        self._on_parcel(parcel)

    async def close(self) -> None:
        for task in (self._sending, self._listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, RedisError):
                    await task
        await self._redis.aclose()


def _redis(url: str) -> Redis:
    # By protocol 3 the library would put every message into words, for a log that nobody keeps.
    try:
        return Redis.from_url(url, socket_connect_timeout=3, single_connection_client=True, protocol=2)
    except ValueError:
        raise NoRedis("That is no address of a Redis. They look like redis://host:6379/0.") from None


def _channel(process: str) -> str:
    return f"guimard:{process}"

"""One server process: its parts, and what they do every second."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Address

from guimard.core.errors import GuimardError
from guimard.server.cluster.connections import Connections
from guimard.server.cluster.lease import Lease
from guimard.server.cluster.local_tables import LocalTables
from guimard.server.cluster.relay import Relay
from guimard.server.ops.auth import COOKIE, Signer, private_token, public_id
from guimard.server.ops.config import Config
from guimard.server.ops.limits import Limits
from guimard.server.ops.metrics import Metrics
from guimard.server.tables.clock import Time
from guimard.server.tables.replays import Replays
from guimard.server.tables.thinking import Thinker
from guimard.server.wire.messages import Closing, Message, encode
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import leases, players
from guimard.store.database import Unavailable
from guimard.store.players import PlayerRow
from guimard.store.settings import shared_setting
from guimard.store.store import Store

_log = logging.getLogger(__name__)


class AnotherServer(GuimardError):
    """Another process serves from this database without Redis between them."""


class Server:
    def __init__(self, config: Config, clock: Time | None = None) -> None:
        self.config = config
        self.process = public_id()
        self.time = clock or Time()
        self.metrics = Metrics()
        self.store = Store(config.database, config.patience)
        self.threads = ThreadPoolExecutor(config.bot_threads, thread_name_prefix="bot")
        self.connections = Connections()
        self.by_player = Limits(2 * config.messages_a_second, 2 * config.messages_at_once)
        self.by_address = Limits(config.requests_a_second, config.requests_at_once)
        self.costly = Limits(config.requests_a_second / 10, config.requests_at_once / 5)
        self.guesses = Limits(0.2, 20)
        self.tables = LocalTables(
            self.process,
            self.store,
            Thinker(self.threads, self.metrics, config.bot_seconds, config.bot_threads),
            self.metrics,
            self.time,
            self._notify,
            config.idle,
        )
        self.relay: Relay | None = None
        if config.redis is not None:
            self.relay = Relay(config.redis, self.tables, self.connections)
        self.lease = Lease(self.store, self.process, self.tables.drop_lost)
        if self.relay is not None:
            self.store.append_only_while(self.lease.valid)
        self.signer = Signer("")
        self.replays = Replays()
        self.ready = False
        self.closing = False
        self._refreshing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.relay is None:
            await self._check_alone()
        else:
            await self.relay.start()
        self.signer = Signer(await self.store.write(shared_setting, "secret", private_token()))
        await self.lease.acquire()
        self.lease.keep()
        self._refreshing = asyncio.create_task(self._refresh())
        self.ready = True
        _log.info("serving", extra={"server": self.process})

    async def _check_alone(self) -> None:
        """Refuse to start beside a live process; wait for a dead one's lease to end."""
        for _ in range(int(leases.SECONDS * 5) + 5):
            if not await self.store.read(leases.alive):
                return
            await asyncio.sleep(0.2)
        raise AnotherServer("Another process serves from this database. To run several, give all of them --redis.")

    async def _refresh(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            self.lease.loop_runs()
            try:
                await self.tables.refresh()
                await self.tables.lobby.refresh()
                if self.relay is not None:
                    await self.relay.drop_dead()
            except Exception:
                _log.exception("a refresh failed")

    async def disconnect_all(self, seconds: float = 3.0) -> None:
        """Make all clients reconnect and accept no more; wait until they are gone."""
        self.closing = True
        self.connections.send_to_all(encode(Closing(seconds=1.0)))
        self.connections.reconnect_all()
        until = time.monotonic() + seconds
        while len(self.connections) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish what is being stored and release the tables."""
        self.closing = True
        if self._refreshing is not None:
            self._refreshing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._refreshing
        await asyncio.to_thread(self.lease.stop)
        await self.tables.close()
        if self.relay is not None:
            await self.relay.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
        _log.info("closed", extra={"server": self.process})

    async def database_answers(self) -> bool:
        try:
            await asyncio.wait_for(self.store.read(leases.alive), 2.0)
        except (Unavailable, TimeoutError):
            return False
        return True

    def address(self, client: Address | None, headers: Mapping[str, str]) -> str:
        """Return where a request comes from: by the proxy's word if it is trusted."""
        if self.config.trust_proxy and (forwarded := headers.get("x-forwarded-for")):
            return forwarded.rpartition(",")[2].strip()
        return client.host if client else ""

    def crowded(self, player: PlayerFacts | None) -> bool:
        """Are there too many connections, here or of this player?"""
        if len(self.connections) >= self.config.most_sockets:
            return True
        most = self.config.most_sockets_of_player
        return player is not None and self.connections.count_of(player.id) >= most

    async def identify(self, headers: Mapping[str, str]) -> PlayerRow | None:
        """Return the player who sends this, by the cookie or by the token of a program."""
        token = _token(headers)
        named = self.signer.read(token) if token else None
        if named is None:
            return None
        row = await self.store.read(players.find_player, named[0])
        return row if row is not None and row.generation == named[1] else None

    def _notify(self, player: str, message: Message) -> None:
        frame = encode(message)
        if self.relay is None:
            self.connections.send_to_player(player, frame)
        else:
            self.relay.send_to_player(player, frame)


def _token(headers: Mapping[str, str]) -> str | None:
    kind, _, bearer = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and bearer:
        return bearer
    cookies: SimpleCookie = SimpleCookie()
    with contextlib.suppress(CookieError):
        cookies.load(headers.get("cookie", ""))
    return cookies[COOKIE].value if COOKIE in cookies else None

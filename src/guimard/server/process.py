"""One server process: its parts, and what they do every second."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from starlette.datastructures import Address, Headers

from guimard.core.errors import GuimardError
from guimard.server.cluster.lease import Lease
from guimard.server.cluster.local_tables import LocalTables
from guimard.server.cluster.relay import Relay
from guimard.server.ops.addresses import client_address
from guimard.server.ops.auth import Hashing, Signer, cookie_name, private_token, public_id, read_cookie
from guimard.server.ops.config import Config
from guimard.server.ops.connection_limits import ConnectionLimits, TurnedAway, raise_descriptors
from guimard.server.ops.health import HealthChecks
from guimard.server.ops.limits import RateLimits
from guimard.server.ops.metrics import Metrics
from guimard.server.tables.clock import Time
from guimard.server.tables.connections import Connections
from guimard.server.tables.replays import Replays
from guimard.server.tables.thinking import Thinker
from guimard.server.wire.messages import Closing, Message, encode
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import leases, sessions, tables
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
        self.store = Store(config.database, config.database_timeout)
        self.threads = ThreadPoolExecutor(config.bot_threads, thread_name_prefix="bot")
        self.connections = Connections()
        self.limits = RateLimits(config)
        self.turned_away = TurnedAway(self.metrics)
        self.connection_limits = ConnectionLimits(config, raise_descriptors(), self.turned_away)
        self.metrics.connections.set_function(lambda: len(self.connection_limits))
        self.metrics.most_connections.set(self.connection_limits.most)
        self.hashing = Hashing()
        self.tables = LocalTables(
            self.process,
            self.store,
            Thinker(self.threads, self.metrics, config.bot_seconds, config.bot_threads),
            self.metrics,
            self.time,
            self._notify,
            config.idle,
            self.limits,
        )
        self.relay: Relay | None = None
        if config.redis is not None:
            self.relay = Relay(config.redis, self.tables, self.connections, self.forget_here)
        self.lease = Lease(self.store, self.process, self.tables.drop_lost)
        if self.relay is not None:
            self.store.append_only_while(self.lease.valid)
        self.health_checks = HealthChecks(self.store, self.lease.valid, self.relay.connected if self.relay else None)
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
        self.hashing.close()
        await asyncio.to_thread(self.store.close)
        _log.info("closed", extra={"server": self.process})

    def address(self, client: Address | None, headers: Headers) -> str:
        """Return where a request comes from, as a key for limits."""
        forwarded = headers.getlist("x-forwarded-for") if self.config.proxies else []
        return client_address(client.host if client else "", forwarded, self.config.proxies)

    async def crowded(self, player: PlayerFacts | None, address: str) -> bool:
        """Are there too many connections, here or of this player?"""
        if player is not None and self.connections.count_of(player.id) >= self.config.most_sockets_of_player:
            self.turned_away.note("sockets-of-player", address)
            return True
        if not self.connection_limits.only_seated:
            return False
        if player is not None and await self.store.read(tables.is_seated, player.id):
            return False
        self.turned_away.note("reserved-for-seated", address)
        return True

    async def identify(self, headers: Mapping[str, str]) -> tuple[PlayerRow | None, str]:
        """Return the player and session of a request, by cookie or program token."""
        token = _token(headers, cookie_name(self.config.secure_cookie))
        identity = self.signer.read(token) if token else None
        if identity is None:
            return None, ""
        return await self.store.read(sessions.player_of_session, *identity), identity.session

    def end_connections(self, player: str, only: str | None = None, but: str | None = None) -> None:
        """Close the sockets of sessions that have ended, at all processes."""
        if self.relay is None:
            self.connections.end_sessions(player, only, but)
        else:
            self.relay.end_sessions(player, only, but)

    def forget(self, player: str) -> None:
        """Drop the name of a person who deleted their data, at all processes."""
        if self.relay is None:
            self.forget_here(player)
        else:
            self.relay.forget(player)

    def forget_here(self, player: str) -> None:
        self.connections.end_sessions(player)
        self.replays = Replays()  # records contain names
        self.tables.reread_tables_of(player)

    def _notify(self, player: str, message: Message) -> None:
        frame = encode(message)
        if self.relay is None:
            self.connections.send_to_player(player, frame)
        else:
            self.relay.send_to_player(player, frame)


def _token(headers: Mapping[str, str], cookie: str) -> str | None:
    kind, _, bearer = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and bearer:
        return bearer
    return read_cookie(headers.get("cookie", ""), cookie)

"""Sockets: who may connect, how much one may ask for, and where its requests go."""

import asyncio
import logging
import time
from urllib.parse import urlsplit

from msgspec import DecodeError
from starlette.websockets import WebSocket

from guimard.server import messages as m
from guimard.server.connection import BROKE_RULES, RESTART, TRY_LATER, Connection
from guimard.server.dispatch import Outcome, Session
from guimard.server.facts import PlayerFacts
from guimard.server.identity import private_token
from guimard.server.limits import Bucket
from guimard.server.refusals import Refusal, unavailable
from guimard.server.server import Server
from guimard.store.database import Unavailable

_log = logging.getLogger(__name__)
_ERRORS = 20  # malformed or too frequent messages that are answered at once; one more closes the connection


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Browsers say where a request comes from; programs do not, and have no cookie to abuse."""
    return origin is None or origin in allowed or urlsplit(origin).netloc == host


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """One connection, from its opening to its end."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), server.config.origins):
        await socket.close(BROKE_RULES)
        return
    try:
        row = await server.identify(socket.headers)
    except Unavailable:
        await socket.close(TRY_LATER)
        return
    player = PlayerFacts(id=row.id, name=row.name) if row else None
    await socket.accept()
    connection = Connection(private_token(), player, socket)
    if server.closing or server.crowded(player):
        connection.close(RESTART if server.closing else TRY_LATER)
        return
    server.connections.add(connection)
    server.metrics.sockets.inc()
    # In a task of its own: every frame would wake the whole stack of the web framework otherwise.
    await asyncio.create_task(SocketSession(server, connection).run())


class SocketSession(Session):
    """What one socket of this process asks for, and how much of it is allowed."""

    __slots__ = ("_errors", "_limit", "_owner", "_server", "_socket", "_table_id")

    def __init__(self, server: Server, socket: Connection) -> None:
        super().__init__(server.house, socket)
        self._server = server
        self._socket = socket
        self._limit = Bucket(server.config.messages_a_second, server.config.messages_at_once)
        self._errors = Bucket(1.0, _ERRORS)
        self._owner: str | None = None  # the process that owns the table, if it is not this one
        self._table_id = ""

    async def run(self) -> None:
        """Serve requests until the socket is closed."""
        server, socket = self._server, self._socket
        try:
            while (frame := await socket.receive()) is not None:
                await self._receive(frame)
        except Exception:
            _log.exception("a connection failed")
            socket.close(1011)
        finally:
            server.metrics.sockets.dec()
            server.connections.remove(socket)
            server.house.lobby.discard(socket)
            await self.leave()

    async def _receive(self, frame: bytes) -> None:
        began = time.perf_counter()
        try:
            request = m.decode(frame)
        except (DecodeError, UnicodeDecodeError) as error:
            self.refuse("", Refusal("malformed", str(error)))
            self._count_error()
            return
        if self._within_rate():
            await self.handle(request, frame)
        else:
            self.refuse(request.id, Refusal("too-fast", "Not so fast.", retry=True))
            self._count_error()
        self._server.metrics.answering.observe(time.perf_counter() - began)

    def _within_rate(self) -> bool:
        player = self._socket.player_id
        return self._limit.take() and (player is None or self._server.by_player.take(player))

    def _count_error(self) -> None:
        if not self._errors.take():
            self._socket.close(BROKE_RULES)

    def go_elsewhere(self, table: str, owner: str) -> None:
        if self._server.switchboard is None:
            raise unavailable()
        self._owner, self._table_id = owner, table

    def pass_on(self, frame: bytes) -> Outcome | None:
        if self._owner is None or self._server.switchboard is None:
            return super().pass_on(frame)
        self._server.switchboard.forward(self._owner, self._socket, self._table_id, frame)
        return None

    async def leave(self) -> None:
        await super().leave()
        if self._owner is not None and self._server.switchboard is not None:
            self._owner = None
            self._server.switchboard.leave(self._socket)

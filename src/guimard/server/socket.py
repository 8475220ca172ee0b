"""The door of the socket: who comes in, how much they may say, and where what they say goes."""

import asyncio
import logging
import time
from urllib.parse import urlsplit

from msgspec import DecodeError
from starlette.websockets import WebSocket

from guimard.server import messages as m
from guimard.server.connection import BROKE_RULES, RESTART, TRY_LATER, Connection
from guimard.server.facts import PlayerFacts
from guimard.server.identity import private_token
from guimard.server.limits import Bucket
from guimard.server.refusals import Refusal, unavailable
from guimard.server.requests import go_away
from guimard.server.server import Server
from guimard.server.table import Table
from guimard.store.database import Unavailable

_log = logging.getLogger(__name__)
_AT_THE_DOOR = (m.Ping, m.Lobby, m.Leave, m.Enter, m.Hint)  # not, or not only, for the table to answer
_PATIENCE = 20  # frames at once that are no messages or come too fast; one more and the connection is closed


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
    await asyncio.create_task(Visit(server, connection).stay())


class Visit:
    """What one connection does: at most one table at a time."""

    __slots__ = ("_connection", "_hinting", "_limit", "_owner", "_patience", "_server", "_table", "_table_id")

    def __init__(self, server: Server, connection: Connection) -> None:
        self._server = server
        self._connection = connection
        self._limit = Bucket(server.config.messages_a_second, server.config.messages_at_once)
        self._patience = Bucket(1.0, _PATIENCE)
        self._hinting: asyncio.Task[None] | None = None  # thinking takes time: other requests go on
        self._table: Table | None = None  # here, if it is ours
        self._table_id = ""
        self._owner: str | None = None  # or the process that owns it

    async def stay(self) -> None:
        """Until the connection is over."""
        server, connection = self._server, self._connection
        try:
            while (frame := await connection.receive()) is not None:
                await self._hear(frame)
        except Exception:
            _log.exception("a connection failed")
            connection.close(1011)
        finally:
            server.metrics.sockets.dec()
            server.connections.remove(connection)
            server.lobby.discard(connection)
            await self._leave_table()

    async def _hear(self, frame: bytes) -> None:
        began = time.perf_counter()
        try:
            request = m.decode(frame)
        except (DecodeError, UnicodeDecodeError) as error:
            self._refuse("", Refusal("malformed", str(error)))
            self._lose_patience()
            return
        try:
            self._require_slowness()
            if self._table is not None and not isinstance(request, _AT_THE_DOOR):  # almost always
                self._connection.send(await self._server.house.serve(self._table, self._connection, request))
            else:
                await self._take(request, frame)
        except Refusal as refusal:
            self._refuse(request.id, refusal)
        self._server.metrics.answering.observe(time.perf_counter() - began)

    def _refuse(self, request: str, refusal: Refusal) -> None:
        self._server.metrics.refused.labels(refusal.reason).inc()
        self._connection.tell(refusal.message(request))

    def _lose_patience(self) -> None:
        if not self._patience.take():
            self._connection.close(BROKE_RULES)

    def _require_slowness(self) -> None:
        player = self._connection.player_id
        if self._limit.take() and (player is None or self._server.by_player.take(player)):
            return
        self._lose_patience()
        raise Refusal("too-fast", "Not so fast.", retry=True)

    async def _take(self, request: m.ClientMessage, frame: bytes) -> None:
        match request:
            case m.Ping():
                self._connection.tell(m.Pong(id=request.id, now=self._server.time.now()))
            case m.Lobby():
                self._follow(request.follow)
                self._connection.tell(m.Done(id=request.id))
            case m.Leave():
                await self._leave_table()
                self._connection.tell(m.Done(id=request.id))
            case m.Enter():
                await self._leave_table()
                await self._enter(request, frame)
            case _:
                await self._at_table(request, frame)

    async def _enter(self, request: m.Enter, frame: bytes) -> None:
        found = await self._server.house.find(request.table)
        self._table_id = request.table
        if isinstance(found, Table):
            self._table = found
        elif self._server.switchboard is None:
            raise unavailable()
        else:
            self._owner = found
        await self._at_table(request, frame)
        if self._table is not None and self._connection not in self._table.audience.listeners:
            self._table = None  # it was not let in

    async def _at_table(self, request: m.ClientMessage, frame: bytes) -> None:
        if self._table is not None and isinstance(request, m.Hint):
            self._hinting = asyncio.create_task(self._answer(self._table, request))
        elif self._table is not None:
            await self._answer(self._table, request)
        elif self._owner is not None and self._server.switchboard is not None:
            self._server.switchboard.forward(self._owner, self._connection, self._table_id, frame)
        else:
            raise Refusal("not-at-table", "Come to a table first.")

    async def _answer(self, table: Table, request: m.ClientMessage) -> None:
        self._connection.send(await self._server.house.serve(table, self._connection, request))

    async def _leave_table(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            await go_away(table, self._connection)
        if self._owner is not None and self._server.switchboard is not None:
            self._owner = None
            self._server.switchboard.leave(self._connection)

    def _follow(self, follow: bool) -> None:
        (self._server.lobby.add if follow else self._server.lobby.discard)(self._connection)

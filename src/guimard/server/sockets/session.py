"""Serve sockets: who may connect, how much they may ask for, where requests go."""

import asyncio
import logging
import time

from msgspec import DecodeError
from starlette.websockets import WebSocket

from guimard.server.cluster.dispatch import Outcome, Session
from guimard.server.ops.auth import private_token, same_origin
from guimard.server.ops.limits import Bucket
from guimard.server.process import Server
from guimard.server.sockets.connection import INTERNAL_ERROR, POLICY_VIOLATION, RESTART, TRY_LATER, SocketConnection
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, unavailable
from guimard.server.wire.shapes import PlayerFacts
from guimard.store.database import Unavailable

_log = logging.getLogger(__name__)
_ERRORS = 20  # malformed or too frequent messages that are answered at once; one more closes the connection


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """Serve one socket from its handshake to its end."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), server.config.origins):
        await socket.close(POLICY_VIOLATION)
        return
    try:
        row = await server.identify(socket.headers)
    except Unavailable:
        await socket.close(TRY_LATER)
        return
    player = PlayerFacts(id=row.id, name=row.name) if row else None
    await socket.accept()
    connection = SocketConnection(private_token(), player, socket)
    if server.closing or server.crowded(player):
        connection.close(RESTART if server.closing else TRY_LATER)
        return
    server.connections.add(connection)
    server.metrics.sockets.inc()
    # In a task of its own: otherwise every frame would resume the web framework's whole stack.
    await asyncio.create_task(SocketSession(server, connection).run())


class SocketSession(Session):
    """The session of a socket at this process, with its rate limits."""

    __slots__ = ("_errors", "_limit", "_owner", "_server", "_socket", "_table_id")

    def __init__(self, server: Server, socket: SocketConnection) -> None:
        super().__init__(server.tables, socket)
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
            socket.close(INTERNAL_ERROR)
        finally:
            server.metrics.sockets.dec()
            server.connections.remove(socket)
            server.tables.lobby.unfollow(socket)
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
            self.refuse(request.id, Refusal("too-fast", "Too many requests. Wait a second.", retry=True))
            self._count_error()
        self._server.metrics.answering.observe(time.perf_counter() - began)

    def _within_rate(self) -> bool:
        player = self._socket.player_id
        return self._limit.take() and (player is None or self._server.by_player.take(player))

    def _count_error(self) -> None:
        if not self._errors.take():
            self._socket.close(POLICY_VIOLATION)

    def go_elsewhere(self, table: str, owner: str) -> None:
        if self._server.relay is None:
            raise unavailable()
        self._owner, self._table_id = owner, table

    def pass_on(self, frame: bytes) -> Outcome | None:
        if self._owner is None or self._server.relay is None:
            return super().pass_on(frame)
        self._server.relay.forward(self._owner, self._socket, self._table_id, frame)
        return None

    async def leave(self) -> None:
        await super().leave()
        if self._owner is not None and self._server.relay is not None:
            self._owner = None
            self._server.relay.leave(self._socket)

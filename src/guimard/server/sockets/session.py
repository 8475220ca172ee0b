"""Serve sockets: who may connect, how much they may ask for, where requests go."""

import asyncio
import logging
import time
from functools import partial

from msgspec import DecodeError
from starlette.websockets import WebSocket

from guimard.server.cluster.dispatch import Outcome, Session
from guimard.server.ops.auth import private_token, same_origin
from guimard.server.ops.limits import Bucket
from guimard.server.process import Server
from guimard.server.sockets.protocol import FrameProtocol
from guimard.server.tables.connections import Connection
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, unavailable
from guimard.server.wire.shapes import PlayerFacts
from guimard.store.database import Unavailable

_log = logging.getLogger(__name__)
_POLICY_VIOLATION, _INTERNAL_ERROR, _RESTART, _TRY_LATER = 1008, 1011, 1012, 1013  # RFC 6455, 7.4.1, and its registry
_ERRORS = 20  # malformed or too frequent messages that are answered at once; one more closes the connection


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """Serve one socket from its handshake to its end."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), server.config.origins):
        await socket.close(_POLICY_VIOLATION)
        return
    address, player = server.address(socket.client, socket.headers), None
    try:
        too_many = not server.limits.by_address.take(address)
        if too_many:
            server.turned_away.note("requests", address)
        row, session = (None, "") if too_many else await server.identify(socket.headers)
        if row is not None:
            player = PlayerFacts(id=row.id, name=row.name, claimed=row.claimed)
        too_many = too_many or await server.crowded(player, address)
    except Unavailable:
        await socket.close(_TRY_LATER)
        return
    await socket.accept()
    protocol: FrameProtocol = socket.scope["state"]["protocol"]
    if server.closing:
        await socket.close(_RESTART)
    elif too_many or not server.connection_limits.enter_socket(address, player is None):
        await socket.close(_TRY_LATER)
        protocol.hang_up()
    else:
        await _serve(server, protocol, player, session, address)


async def _serve(
    server: Server, protocol: FrameProtocol, player: PlayerFacts | None, signed_in: str, address: str
) -> None:
    if player is not None:
        protocol.keep()
    session = SocketSession(server, protocol, player, signed_in)
    server.connections.add(session.connection)
    server.metrics.sockets.inc()
    try:
        # In a task of its own: otherwise every frame would resume the web framework's whole stack.
        await asyncio.create_task(session.run())
    finally:
        server.connection_limits.leave_socket(address, player is None)


class SocketSession(Session):
    """The session of a socket at this process, with its rate limits."""

    __slots__ = ("_errors", "_limit", "_owner", "_protocol", "_server", "_table_id")

    def __init__(self, server: Server, protocol: FrameProtocol, player: PlayerFacts | None, signed_in: str) -> None:
        reconnect = partial(protocol.close_socket, _RESTART)
        connection = Connection(private_token(), player, protocol.send_frame, reconnect, signed_in)
        super().__init__(server.tables, connection)
        self._server = server
        self._protocol = protocol
        self._limit = Bucket(server.config.messages_a_second, server.config.messages_at_once)
        self._errors = Bucket(1.0, _ERRORS)
        self._owner: str | None = None  # the process that owns the table, if it is not this one
        self._table_id = ""

    async def run(self) -> None:
        """Serve requests until the socket is closed."""
        server, connection = self._server, self.connection
        try:
            while (frame := await self._protocol.receive_frame()) is not None:
                await self._receive(frame)
        except Exception:
            _log.exception("a connection failed")
            self._protocol.close_socket(_INTERNAL_ERROR)
        finally:
            server.metrics.sockets.dec()
            server.connections.remove(connection)
            server.tables.lobby.unfollow(connection)
            await self.leave()

    async def _receive(self, frame: bytes) -> None:
        began = time.perf_counter()
        try:
            request = m.decode(frame)
        except (DecodeError, UnicodeDecodeError, RecursionError) as error:
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
        player = self.connection.player_id
        return self._limit.take() and (player is None or self._server.limits.by_player.take(player))

    def _count_error(self) -> None:
        if not self._errors.take():
            self._protocol.close_socket(_POLICY_VIOLATION)

    def switch_to_remote(self, table: str, owner: str) -> None:
        if self._server.relay is None:
            raise unavailable()
        self._owner, self._table_id = owner, table

    def forward(self, frame: bytes) -> Outcome | None:
        if self._owner is None or self._server.relay is None:
            return super().forward(frame)
        self._server.relay.forward(self._owner, self.connection, self._table_id, frame)
        return None

    async def leave(self) -> None:
        await super().leave()
        if self._owner is not None and self._server.relay is not None:
            self._owner = None
            self._server.relay.leave(self.connection)

"""Route each request of a connection to its handler, and answer it with one frame.

``HANDLERS`` names the handler of each request, its scope, and whether it holds the table's lock. Sockets of this
process and frames from other processes both pass through ``Session.handle``. A refusal becomes a message in
``Session.refuse`` and nowhere else.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from msgspec import structs

from guimard.server.cluster.local_tables import LocalTables
from guimard.server.tables import requests
from guimard.server.tables.connections import Connection
from guimard.server.tables.table import Table
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, unavailable, unstorable
from guimard.store.database import Unavailable, Unstorable

_log = logging.getLogger(__name__)
_REMEMBERED = 64  # answers at each table

Outcome: TypeAlias = m.Message | Refusal


class Scope(Enum):
    """Who answers a request, and with what its handler is called."""

    PROCESS = auto()  # the process that holds the socket: handler(session, request)
    CONNECTION = auto()  # the same, and it changes at which table the connection is
    TABLE = auto()  # the owner of the connection's table: handler(table, connection, request)


class Repeat(Enum):
    """How a request that comes again is answered."""

    FRESH = auto()  # by running its handler again
    REMEMBERED = auto()  # as before, from memory
    LOGGED = auto()  # refusals from memory; what was done, its handler finds in the log


@dataclass(frozen=True, slots=True)
class Handler:
    scope: Scope
    run: Callable[..., Awaitable[m.Message]]
    locked: bool = False
    """Holds the table's lock. Without it, a table's handler runs beside the connection's next requests."""
    repeat: Repeat = Repeat.FRESH


class Session(ABC):
    """Serve one connection's requests: at most one table at a time."""

    __slots__ = ("_tasks", "connection", "table", "tables")

    def __init__(self, tables: LocalTables, connection: Connection) -> None:
        self.tables = tables
        self.connection = connection
        self.table: Table | None = None
        self._tasks: set[asyncio.Task[None]] = set()  # held here, or they could be collected while they wait

    async def handle(self, request: m.ClientMessage, frame: bytes) -> None:
        """Answer a request; ``frame`` is what it was decoded from."""
        handler, table = HANDLERS[type(request)], self.table
        if table is not None and handler.scope is Scope.TABLE and not handler.locked:
            work = serve(table, self.connection, handler, request)
            task = asyncio.create_task(self._answer_in_background(request, work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            await self._answer(request, self._run(handler, request, frame))

    async def _answer_in_background(self, request: m.ClientMessage, work: Awaitable[Outcome]) -> None:
        try:
            await self._answer(request, work)
        except Exception:
            _log.exception("a request failed", extra={"request": type(request).__name__})
            self.connection.reconnect()

    async def _answer(self, request: m.ClientMessage, work: Awaitable[Outcome | None]) -> None:
        try:
            outcome = await work
        except Refusal as refusal:
            outcome = refusal
        except Unavailable:
            outcome = unavailable()
        except Unstorable:
            outcome = unstorable()
        if isinstance(outcome, Refusal):
            self.refuse(request.id, outcome)
        elif outcome is not None:
            self.connection.send(m.encode(outcome))

    async def _run(self, handler: Handler, request: m.ClientMessage, frame: bytes) -> Outcome | None:
        """Return what the handler answers, or ``None`` if another process will answer."""
        if handler.scope is not Scope.TABLE:
            return await handler.run(self, request)
        if isinstance(request, m.Enter):
            await self._switch_to(request.table)
        table = self.table
        if table is None:
            return self.forward(frame)
        outcome = await serve(table, self.connection, handler, request)
        if isinstance(request, m.Enter) and self.connection not in table.audience.connections:
            self.table = None  # it was not let in
        return outcome

    async def _switch_to(self, table: str) -> None:
        await self.leave()
        found = await self.tables.find(table)
        if isinstance(found, Table):
            self.table = found
        else:
            self.switch_to_remote(table, owner=found)

    async def leave(self) -> None:
        """Leave the table, if the connection is at one."""
        table, self.table = self.table, None
        if table is not None:
            await requests.leave(table, self.connection)

    @abstractmethod
    def switch_to_remote(self, table: str, owner: str) -> None:
        """Go to a table that another process owns, or refuse."""

    def forward(self, frame: bytes) -> Outcome | None:
        """Hand a frame to the owner of the connection's table; refuse if it is at none."""
        return Refusal("not-at-table", "Enter a table first.")

    def refuse(self, request: str, refusal: Refusal) -> None:
        """Send a refusal, with the fresh state if it asks for that."""
        self.tables.metrics.refused.labels(refusal.reason).inc()
        message, table = refusal.message(request), self.table
        if refusal.fresh and table is not None and table.in_sync and (snapshot := table.snapshot()) is not None:
            message = structs.replace(message, state=snapshot.state_for(self.connection, None))
        self.connection.send(m.encode(message))


async def serve(table: Table, connection: Connection, handler: Handler, request: m.ClientMessage) -> Outcome:
    """Run a table's handler, or repeat what it answered to the same request before."""
    if not handler.locked:
        return await handler.run(table, connection, request)
    async with table.lock:
        outcome = _recall(table, connection, handler, request)
        if outcome is None:
            try:
                if not table.ready:
                    await table.reload()
                outcome = await handler.run(table, connection, request)
            except Refusal as refusal:
                outcome = refusal.without_traceback()
            _remember(table, connection, handler, request, outcome)
        return outcome


def _recall(table: Table, connection: Connection, handler: Handler, request: m.ClientMessage) -> Outcome | None:
    if not table.answers or connection.player is None or handler.repeat is Repeat.FRESH:
        return None
    return table.answers.get((connection.player.id, request.id))


def _remember(
    table: Table, connection: Connection, handler: Handler, request: m.ClientMessage, outcome: Outcome
) -> None:
    if connection.player is None or handler.repeat is Repeat.FRESH:
        return
    if outcome.retry if isinstance(outcome, Refusal) else handler.repeat is Repeat.LOGGED:
        return
    table.answers[connection.player.id, request.id] = outcome
    if len(table.answers) > _REMEMBERED:
        del table.answers[next(iter(table.answers))]


async def _ping(session: Session, request: m.Ping) -> m.Message:
    return m.Pong(id=request.id, now=session.tables.time.now())


async def _follow_lobby(session: Session, request: m.Lobby) -> m.Message:
    lobby = session.tables.lobby
    (lobby.follow if request.follow else lobby.unfollow)(session.connection)
    return m.Done(id=request.id)


async def _leave(session: Session, request: m.Leave) -> m.Message:
    await session.leave()
    return m.Done(id=request.id)


def _locked(run: Callable[..., Awaitable[m.Message]], repeat: Repeat = Repeat.REMEMBERED) -> Handler:
    return Handler(Scope.TABLE, run, locked=True, repeat=repeat)


HANDLERS: Mapping[type, Handler] = {
    m.Ping: Handler(Scope.PROCESS, _ping),
    m.Lobby: Handler(Scope.PROCESS, _follow_lobby),
    m.Leave: Handler(Scope.CONNECTION, _leave),
    m.Hint: Handler(Scope.TABLE, requests.hint),
    m.Rematch: Handler(Scope.TABLE, requests.rematch),
    m.Enter: _locked(requests.enter, Repeat.FRESH),
    m.Look: _locked(requests.look, Repeat.FRESH),
    m.Act: _locked(requests.move, Repeat.LOGGED),
    m.TakeBack: _locked(requests.move, Repeat.LOGGED),
    m.Resign: _locked(requests.resign),
    m.EndEarly: _locked(requests.end_early),
    m.Sit: _locked(requests.sit),
    m.Stand: _locked(requests.stand),
    m.Automate: _locked(requests.automate),
    m.SeatBot: _locked(requests.seat_bot),
    m.OpenSeat: _locked(requests.open_seat),
    m.ChangeTable: _locked(requests.change_table),
    m.Remove: _locked(requests.remove),
    m.Silence: _locked(requests.silence),
    m.Close: _locked(requests.close),
    m.Chat: _locked(requests.chat),
    m.Mute: _locked(requests.mute),
}

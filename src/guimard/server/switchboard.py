"""Connections whose table another process owns: their frames go there over the bus, and come back.

The owner sees them as listeners like any other. Whenever a process or the bus is lost, the connections
concerned are dropped: they connect again and catch up from the store.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from guimard.server import messages as m
from guimard.server.bus import EVERYBODY, Bus, Deliver, Drop, Forward, Gone, Parcel, Seat, Tell
from guimard.server.connection import Connection
from guimard.server.connections import Connections
from guimard.server.dispatch import Session
from guimard.server.facts import PlayerFacts
from guimard.server.house import House
from guimard.server.listener import Listener
from guimard.server.refusals import Refusal, moved_away
from guimard.server.table import Table
from guimard.server.unlocked import take_kept_seats
from guimard.store import leases
from guimard.store.database import Unavailable


class RemoteListener(Listener):
    """A connection at another process, as the table here sees it."""

    __slots__ = ("_post", "connection", "process")

    def __init__(self, post: Callable[[str, Parcel], None], parcel: Forward) -> None:
        super().__init__(parcel.player)
        self._post = post
        self.process = parcel.process
        self.connection = parcel.connection

    def send(self, frame: bytes) -> None:
        self._post(self.process, Deliver(self.connection, frame))

    def drop(self) -> None:
        self._post(self.process, Drop(self.connection))


class RemoteSession(Session):
    """The requests of a connection at another process."""

    __slots__ = ("order",)

    def __init__(self, house: House, connection: RemoteListener) -> None:
        super().__init__(house, connection)
        self.order = asyncio.Lock()  # its frames are served one after the other

    def go_elsewhere(self, table: str, owner: str) -> None:
        raise moved_away()

    def refuse(self, request: str, refusal: Refusal) -> None:
        super().refuse(request, refusal)
        if refusal.retry:
            self.connection.drop()


class Switchboard:
    def __init__(self, url: str, house: House, connections: Connections) -> None:
        self._house = house
        self._connections = connections
        self._bus = Bus(url, house.process, self._receive, self._lose_all)
        self._away: dict[str, str] = {}  # connection -> the process that owns its table
        self._sessions: dict[tuple[str, str], RemoteSession] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        house.send_seat = self._send_seat

    async def start(self) -> None:
        await self._bus.start()

    async def close(self) -> None:
        await self._bus.close()

    # From here to the owner

    def forward(self, process: str, connection: Connection, table: str, frame: bytes) -> None:
        self._away[connection.key] = process
        self._bus.post(process, Forward(self._house.process, connection.key, table, connection.player, frame))

    def leave(self, connection: Connection) -> None:
        process = self._away.pop(connection.key, None)
        if process is not None:
            self._bus.post(process, Gone(self._house.process, connection.key))

    def tell(self, player: str, frame: bytes) -> None:
        self._bus.post(EVERYBODY, Tell(player, frame))

    def _send_seat(self, process: str, table: str, player: PlayerFacts) -> None:
        self._bus.post(process, Seat(table, player))

    # What comes in

    def _receive(self, parcel: Parcel) -> None:
        match parcel:
            case Deliver(connection=key, frame=frame):
                if (connection := self._connections.by_key.get(key)) is not None:
                    connection.send(frame)
            case Drop(connection=key):
                self._drop(key)
            case Tell(player=player, frame=frame):
                self._connections.tell(player, frame)
            case Forward():
                self._spawn(self._serve(parcel))
            case Gone():
                self._spawn(self._gone((parcel.process, parcel.connection)))
            case Seat(table=table, player=player):
                self._spawn(self._seat(table, player))

    def _drop(self, key: str) -> None:
        if (connection := self._connections.by_key.get(key)) is not None:
            connection.drop()  # its end calls ``leave``

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, parcel: Forward) -> None:
        key = (parcel.process, parcel.connection)
        request = m.decode(parcel.frame)
        session = self._sessions.get(key)
        if session is None:
            session = RemoteSession(self._house, RemoteListener(self._bus.post, parcel))
            if not isinstance(request, m.Enter):  # its process was presumed dead: it has to enter again
                session.refuse(request.id, moved_away())
                return
            self._sessions[key] = session
        async with session.order:
            await session.handle(request, parcel.frame)

    async def _gone(self, key: tuple[str, str]) -> None:
        session = self._sessions.pop(key, None)
        if session is not None:
            async with session.order:  # after what it asked for before: it may be about to enter
                await session.leave()

    async def _seat(self, table: str, player: PlayerFacts) -> None:
        found = await self._house.find(table)
        if isinstance(found, Table):
            await take_kept_seats(found, player)

    # Losses

    async def beat(self) -> None:
        """Once a second: part with processes that have died."""
        try:
            living = await self._house.store.read(leases.alive)
        except Unavailable:
            return
        for key, process in list(self._away.items()):
            if process not in living:
                self._drop(key)
        for where in [where for where in self._sessions if where[0] not in living]:
            await self._gone(where)

    def _lose_all(self) -> None:
        for key in list(self._away):
            self._drop(key)
        for where in list(self._sessions):
            self._spawn(self._gone(where))

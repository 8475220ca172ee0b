"""Relay frames between a connection's process and the process that owns its table.

The owner sees remote connections like any other. When a process or the bus is lost, the connections concerned are
closed: their clients connect again and catch up from the store.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from guimard.server.cluster.bus import (
    ALL,
    Bus,
    Deliver,
    EndSessions,
    Forget,
    Forward,
    Gone,
    Notify,
    Packet,
    Quit,
    Reconnect,
    Seat,
)
from guimard.server.cluster.dispatch import Session
from guimard.server.cluster.local_tables import LocalTables
from guimard.server.tables.connections import Connection, Connections
from guimard.server.tables.requests import quit_table, take_kept_seats
from guimard.server.tables.table import Table
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, moved_away
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import leases
from guimard.store.database import Unavailable


class RemoteSession(Session):
    """The requests of a connection at another process."""

    __slots__ = ("order",)

    def __init__(self, tables: LocalTables, post: Callable[[Packet], None], packet: Forward) -> None:
        key = packet.connection
        connection = Connection(
            key, packet.player, lambda frame: post(Deliver(key, frame)), lambda: post(Reconnect(key))
        )
        super().__init__(tables, connection)
        self.order = asyncio.Lock()  # its frames are served one after the other

    def switch_to_remote(self, table: str, owner: str) -> None:
        raise moved_away()

    def refuse(self, request: str, refusal: Refusal) -> None:
        super().refuse(request, refusal)
        if refusal.retry:
            self.connection.reconnect()


class Relay:
    def __init__(
        self, url: str, tables: LocalTables, connections: Connections, forget: Callable[[str], None]
    ) -> None:
        self._tables = tables
        self._connections = connections
        self._forget = forget
        self._bus = Bus(url, tables.process, self._receive, self._lose_all)
        self._owners: dict[str, str] = {}  # of the table of each local connection that is at a remote one
        self._sessions: dict[tuple[str, str], RemoteSession] = {}  # by process and connection
        self._tasks: set[asyncio.Task[None]] = set()
        tables.post = self._bus.post

    async def start(self) -> None:
        await self._bus.start()

    def connected(self) -> bool:
        """Did Redis answer when it was last used?"""
        return self._bus.connected

    async def close(self) -> None:
        await self._bus.close()

    # From here to the owner

    def forward(self, process: str, connection: Connection, table: str, frame: bytes) -> None:
        self._owners[connection.key] = process
        self._bus.post(process, Forward(self._tables.process, connection.key, table, connection.player, frame))

    def leave(self, connection: Connection) -> None:
        process = self._owners.pop(connection.key, None)
        if process is not None:
            self._bus.post(process, Gone(self._tables.process, connection.key))

    def send_to_player(self, player: str, frame: bytes) -> None:
        self._bus.post(ALL, Notify(player, frame))

    def end_sessions(self, player: str, only: str | None, but: str | None) -> None:
        self._bus.post(ALL, EndSessions(player, only, but))

    def forget(self, player: str) -> None:
        self._bus.post(ALL, Forget(player))

    # What comes in

    def _receive(self, packet: Packet) -> None:
        match packet:
            case Deliver(connection=key, frame=frame):
                if (connection := self._connections.get(key)) is not None:
                    connection.send(frame)
            case Reconnect(connection=key):
                self._reconnect(key)
            case Notify(player=player, frame=frame):
                self._connections.send_to_player(player, frame)
            case EndSessions(player=player, only=only, but=but):
                self._connections.end_sessions(player, only, but)
            case Forget(player=player):
                self._forget(player)
            case Forward():
                self._spawn(self._serve(packet))
            case Gone():
                self._spawn(self._gone((packet.process, packet.connection)))
            case Seat(table=table, player=player):
                self._spawn(self._seat(table, player))
            case Quit(table=table, player=player):
                self._spawn(self._quit(table, player))

    def _reconnect(self, key: str) -> None:
        if (connection := self._connections.get(key)) is not None:
            connection.reconnect()  # when its session ends, it calls ``leave``

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, packet: Forward) -> None:
        key = (packet.process, packet.connection)
        request = m.decode(packet.frame)
        session = self._sessions.get(key)
        if session is None:
            session = RemoteSession(self._tables, partial(self._bus.post, packet.process), packet)
            if not isinstance(request, m.Enter):  # its process was presumed dead: it has to enter again
                session.refuse(request.id, moved_away())
                return
            self._sessions[key] = session
        async with session.order:
            await session.handle(request, packet.frame)

    async def _gone(self, key: tuple[str, str]) -> None:
        session = self._sessions.pop(key, None)
        if session is not None:
            async with session.order:  # after what it asked for before: it may be about to enter
                await session.leave()

    async def _seat(self, table: str, player: PlayerFacts) -> None:
        found = await self._tables.find(table)
        if isinstance(found, Table):
            await take_kept_seats(found, player)

    async def _quit(self, table: str, player: str) -> None:
        found = await self._tables.find(table)
        if isinstance(found, Table):
            await quit_table(found, player)

    # Losses

    async def drop_dead(self) -> None:
        """Drop connections from and to processes that have died; called every second."""
        try:
            living = await self._tables.store.read(leases.alive)
        except Unavailable:
            return
        for key, process in list(self._owners.items()):
            if process not in living:
                self._reconnect(key)
        for session in [key for key in self._sessions if key[0] not in living]:
            await self._gone(session)

    def _lose_all(self) -> None:
        for key in list(self._owners):
            self._reconnect(key)
        for session in list(self._sessions):
            self._spawn(self._gone(session))

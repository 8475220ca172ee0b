"""The tables this process owns.

They are loaded on demand, taken over from dead processes, and unloaded when idle. Tables that another process
owns are reached through relay.py.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from guimard.server.cluster.bus import Packet, Quit, Seat
from guimard.server.ops.limits import RateLimits
from guimard.server.ops.metrics import Metrics
from guimard.server.tables.clock import DAY, Time
from guimard.server.tables.lobby import Lobby
from guimard.server.tables.requests import quit_table, take_kept_seats
from guimard.server.tables.seating import at_table
from guimard.server.tables.table import Services, Table
from guimard.server.tables.thinking import Thinker
from guimard.server.wire import messages as m
from guimard.server.wire.refusals import Refusal, moved_away, unavailable
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import leases, tables
from guimard.store.database import Unavailable
from guimard.store.store import Store

_log = logging.getLogger(__name__)
_CLOSING_INTERVAL = 30.0  # seconds between two looks for abandoned tables
_EMPTY = 10 * 60_000  # milliseconds after which an open table without a person is closed
_FORGOTTEN = 7 * DAY  # and one whose people have gone


class LocalTables:
    def __init__(
        self,
        process: str,
        store: Store,
        thinker: Thinker,
        metrics: Metrics,
        clock: Time,
        notify: Callable[[str, m.Message], None],
        idle: float,
        limits: RateLimits,
    ) -> None:
        self.process = process
        self.store = store
        self.time = clock
        self.metrics = metrics
        self.lobby = Lobby(store)
        self.by_id: dict[str, Table] = {}
        self.post: Callable[[str, Packet], None] = _no_relay
        """Ask another process for something; set by the relay."""
        self._idle = idle  # seconds a table without connections stays in memory
        self._empty_since: dict[str, float] = {}
        self._next_closing = 0.0
        self._loading: dict[str, asyncio.Task[Table | str]] = {}
        self._services = Services(
            store, clock, thinker, metrics, limits, secrets.randbelow, notify, self._lose, self.seat_returning
        )

    async def find(self, table: str) -> Table | str:
        """Return a table this process owns or can own; else the id of its owner."""
        if (here := self.by_id.get(table)) is not None:
            return here
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Table | str:
        try:
            owner = await self.store.write(leases.acquire, table, self.process)
            stored = await self.store.read(tables.find_table, table)
        except Unavailable:
            raise unavailable() from None
        if owner is None or stored is None:
            raise Refusal("no-table", "There is no such table.")
        if owner != self.process:
            return owner
        loaded = Table(self._services, stored)
        await loaded.load()
        self.by_id[table] = loaded
        self.metrics.tables.set(len(self.by_id))
        return loaded

    async def seat_returning(self, table: str, player: PlayerFacts) -> None:
        """Seat a player at the table of a rematch, whichever process owns it."""
        found = await self.find(table)
        if isinstance(found, Table):
            await take_kept_seats(found, player)
        else:
            self.post(found, Seat(table, player))

    async def quit(self, table: str, player: str) -> None:
        """Take a player out of a table for good, whichever process owns it."""
        found = await self.find(table)
        if isinstance(found, Table):
            await quit_table(found, player)
        else:
            self.post(found, Quit(table, player))

    def reread_tables_of(self, player: str) -> None:
        """Reload finished tables before they are shown next: a name has changed."""
        for table in self.by_id.values():
            if table.stored.row.phase == "finished" and at_table(table.stored, player):
                table.in_sync = False

    # Ownership

    async def refresh(self) -> None:
        """Take over orphaned tables and unload idle ones; called every second."""
        try:
            for table in await self.store.read(leases.orphans, self.time.now()):
                await self._take_over(table)
        except Unavailable:
            _log.warning("the database is away")
        await self._unload_idle()
        await self._close_abandoned()

    async def _close_abandoned(self) -> None:
        """Close open tables that nobody sits at; once in a while."""
        if time.monotonic() < self._next_closing:
            return
        self._next_closing = time.monotonic() + _CLOSING_INTERVAL
        now = self.time.now()
        try:
            await self.store.write(tables.close_abandoned, now - _EMPTY, now - _FORGOTTEN)
        except Unavailable:
            _log.warning("abandoned tables could not be closed")

    async def _take_over(self, table: str) -> None:
        try:
            await self.find(table)
        except Refusal as refusal:  # a table that cannot be loaded must not block the others
            _log.warning("a table could not be taken over", extra={"table": table, "reason": refusal.reason})

    async def drop_lost(self) -> None:
        """Drop the tables that other processes took over while our lease had run out."""
        mine = await self.store.read(leases.owned, self.process)
        for table in list(self.by_id.values()):
            if table.id not in mine:
                self._disown(table)

    def _lose(self, table: str) -> None:
        """Drop a table of ours that another process has written to."""
        if (here := self.by_id.get(table)) is not None:
            self._disown(here)

    def _disown(self, table: Table) -> None:
        if self.by_id.get(table.id) is table:
            del self.by_id[table.id]
        table.abandon()
        self.metrics.tables.set(len(self.by_id))

    async def _unload_idle(self) -> None:
        now = time.monotonic()
        for table in list(self.by_id.values()):
            if table.audience.connections or table.busy:
                self._empty_since.pop(table.id, None)
            elif now - self._empty_since.setdefault(table.id, now) >= self._idle:
                self._empty_since.pop(table.id, None)
                self._disown(table)
                await self._release(table.id)

    async def _release(self, table: str) -> None:
        try:
            await self.store.write(leases.release, table, self.process)
        except Unavailable:
            _log.warning("a table could not be released", extra={"table": table})

    async def close(self) -> None:
        unfinished = [table.id for table in self.by_id.values() if table.busy]
        for table in list(self.by_id.values()):
            self._disown(table)
        try:
            await self.store.write(leases.retire, self.process, unfinished)
        except Unavailable:
            _log.warning("the lease could not be released")


def _no_relay(process: str, packet: Packet) -> None:
    raise moved_away()

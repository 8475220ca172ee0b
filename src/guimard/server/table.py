"""A table and its one owner: whatever happens here happens under its lock, is stored, and only then told.

Requests of people come in by requests.py, bots and clocks by drive.py; all use ``submit``, ``change`` and
``end``. If storing fails the table no longer trusts its memory and reads the log again.
"""

import asyncio
from dataclasses import replace
from typing import Any, Literal

from guimard.core.errors import BadText, Illegal
from guimard.server.again import played_again
from guimard.server.audience import Audience
from guimard.server.clock import DAY, TurnClock
from guimard.server.describe import clock_rule
from guimard.server.drive import Driver
from guimard.server.ending import AlreadyFinished, finish, outcome_now
from guimard.server.facts import DaysClock, State
from guimard.server.listener import Listener
from guimard.server.messages import Message, YourTurn
from guimard.server.play import Play
from guimard.server.refusals import Refusal, moved_away, refusal_of, unavailable
from guimard.server.seating import Seats, by_bot, full
from guimard.server.services import Services
from guimard.store import actions, tables
from guimard.store.actions import Entry
from guimard.store.database import Conflict, Unavailable
from guimard.store.tables import StoredTable


class Table:
    def __init__(self, services: Services, stored: StoredTable) -> None:
        self.services = services
        self.stored = stored
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.answers: dict[tuple[str, str], Message | Refusal] = {}  # to recent requests, for those who ask again
        self.play: Play | None = None
        self.clock = self._new_clock()
        self.sound = False  # false: what is in memory may not be what is stored
        self.driver = Driver(self)

    @property
    def id(self) -> str:
        return self.stored.row.id

    @property
    def ending(self) -> set[int]:
        """The seats that have agreed to end the game early."""
        return {number for number, seat in enumerate(self.stored.seats) if seat.agreed}

    def playing(self) -> Play:
        if self.play is None or self.stored.row.phase != "playing":
            raise Refusal("not-playing", f"The table is {self.stored.row.phase}, not playing.")
        return self.play

    # Reading

    async def load(self) -> None:
        """Become what the store says."""
        self.sound = False
        await self._reread()
        log = await self._read(actions.log_of, self.id)
        self.clock = self._new_clock()
        self.play = None
        if self.stored.row.phase in ("playing", "finished"):
            self.play = await asyncio.to_thread(self._replayed, log)
        self.sound = True
        if self.stored.row.phase == "playing":
            self._resume_clock()
            await self._turn(self.playing())
        elif self.stored.row.phase == "open" and full(self.stored.seats):
            await self._begin(self.stored.seats)

    async def _reread(self) -> None:
        stored = await self._read(tables.find_table, self.id)
        if stored is None:
            raise Refusal("no-table", "There is no such table.")
        self.stored = stored

    def _new_clock(self) -> TurnClock:
        rule = clock_rule(self.stored.row.clock)
        return TurnClock(rule, len(self.stored.seats), self.services.time.now())

    def _replayed(self, log: list[Entry]) -> Play:
        return played_again(self.stored, log, lambda _, entry: self.clock.charge(entry.seat, entry.spent))

    def _resume_clock(self) -> None:
        """Days go on while nobody looks; the clock of a live game starts its turn again."""
        now = self.services.time.now()
        rule, deadline = self.clock.rule, self.stored.row.deadline
        if isinstance(rule, DaysClock) and deadline is not None:
            now = min(now, deadline - rule.days * DAY)
        self.run_clock(now)

    @property
    def ready(self) -> bool:
        """Can requests be served without ``mend``?"""
        return self.sound and not self.driver.stopped

    async def mend(self) -> None:
        """After trouble with the storage: read again, and tell everybody how things stand.

        Refuses if the table is no longer ours: somebody held on to it while it was put away or taken over.
        """
        if self.driver.stopped:
            raise moved_away()
        if not self.ready:
            await self.load()
            self.audience.settle_eyes(self.stored)
            self.audience.changed(self.stored, self.ending)
            self.tell_whole()

    # Playing

    async def submit(
        self,
        seat: int,
        kind: Literal["act", "take-back"],
        text: str,
        move: str,
        mover: Listener | None = None,
    ) -> State | None:
        """Play or take back; store; tell. Answers the state as the mover sees it."""
        play = self.playing()
        try:
            if kind == "act":
                play.act(seat, text, move)
                text = play.match.actions_played[-1]
            else:
                play.take_back(seat, move)
        except (Illegal, BadText) as error:
            raise refusal_of(error) from None
        turn_over = play.draft == 0
        now = self.services.time.now()
        spent = self.clock.spent(now) if turn_over else 0
        entry = Entry(self.id, play.sequence - 1, seat, kind, text, move, play.to_act, spent, now)
        self.sound = False  # until it is known to be stored
        try:
            await self.services.store.append(entry)
        except (Conflict, Unavailable) as error:
            raise self._not_stored(error) from None
        self.sound = True
        self.services.metrics.moves.inc()
        if turn_over:
            self.clock.charge(seat, spent)
            self.run_clock(now)
        state = self.audience.moved(play, self.clock, seat, mover)
        await self._after_move(play, turn_over)
        return state

    def _not_stored(self, error: Conflict | Unavailable) -> Refusal:
        if isinstance(error, Unavailable):
            return unavailable()
        self.services.disown(self)
        return moved_away()

    async def _after_move(self, play: Play, turn_over: bool) -> None:
        """The move is stored and told: whatever fails from here on is not its fault."""
        try:
            if turn_over and isinstance(self.clock.rule, DaysClock):
                await self._keep(deadline=self.clock.deadline())
            if turn_over:
                self._notify(play)
            await self._turn(play)
        except Refusal:
            self.sound = False

    async def _turn(self, play: Play) -> None:
        if play.to_act is None:
            await self.end("played")
        else:
            self.driver.wake()

    async def end(self, how: Literal["played", "agreed"]) -> None:
        """Close the books: outcome, ratings, phase."""
        outcome = outcome_now(self.playing().match, how)
        now = self.services.time.now()
        try:
            await self._write(finish, self.stored, outcome, now)
        except AlreadyFinished:
            raise moved_away() from None
        self.clock.run(None, now)
        await self._reread()
        self.services.metrics.finished.inc()
        self.audience.changed(self.stored, self.ending)
        self.driver.wake()

    # Seats and phases

    async def change(self, seats: Seats) -> None:
        """New people at the seats; the game begins as soon as all are taken."""
        if self.stored.row.phase == "open" and full(seats):
            await self._begin(seats)
            return
        await self._write(tables.set_seats, self.id, seats)
        await self._reread()
        self.audience.settle_eyes(self.stored)
        self.audience.changed(self.stored, self.ending)
        if self.play is not None and self.stored.row.phase == "playing":
            self.run_clock(self.clock.began)
            self.driver.wake()

    async def _begin(self, seats: Seats) -> None:
        if self.stored.row.random_first:
            seats = tables.rotated(seats, self.services.chance(len(seats)))
        rule = self.clock.rule
        deadline = self.services.time.now() + rule.days * DAY if isinstance(rule, DaysClock) else None
        await self._write(begin, self.id, seats, deadline)
        self.services.metrics.started.inc()
        await self.load()
        self.audience.settle_eyes(self.stored)
        self.audience.changed(self.stored, self.ending)
        self.tell_whole()
        self._notify(self.playing())

    async def close(self) -> None:
        await self._keep(phase="closed")
        self.audience.changed(self.stored, self.ending)

    async def link_rematch(self, table: str) -> None:
        await self._keep(next=table)
        self.audience.changed(self.stored, self.ending)

    # Small things

    def run_clock(self, now: int) -> None:
        seat = self.play.to_act if self.play else None
        self.clock.run(None if seat is None or by_bot(self.stored.seats[seat]) else seat, now)

    def tell_whole(self) -> None:
        if self.play is not None:
            self.audience.whole(self.play, self.clock)

    def _notify(self, play: Play) -> None:
        seat = play.to_act
        player = self.stored.seats[seat].player_id if seat is not None else None
        if player is not None and not self.audience.holds(player):
            self.services.notify(player, YourTurn(table=self.id, game=self.stored.row.game))

    async def _keep(self, **values: Any) -> None:
        await self._write(tables.change_table, self.id, **values)
        self.stored = replace(self.stored, row=replace(self.stored.row, **values))

    async def _read(self, query: Any, *args: Any) -> Any:
        try:
            return await self.services.store.read(query, *args)
        except Unavailable:
            raise unavailable() from None

    async def _write(self, job: Any, *args: Any, **values: Any) -> Any:
        try:
            return await self.services.store.write(job, *args, **values)
        except Unavailable:
            self.sound = False
            raise unavailable() from None


def begin(connection: Any, table: str, seats: Seats, deadline: int | None) -> None:
    """The seats as they are dealt, and the first move may come: both or neither."""
    if tables.set_phase(connection, table, "open", "playing", deadline=deadline):
        tables.set_seats(connection, table, seats)

"""A table, owned by one process. Whatever changes it holds its lock.

Requests come from requests.py; bots and clocks call back from autoplay.py. Every change is stored first and then
published. If storing fails, the table no longer trusts its memory and reloads from the log.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal

from guimard.core.errors import BadText, Illegal
from guimard.server.ops.limits import RateLimits
from guimard.server.ops.metrics import Metrics
from guimard.server.tables.audience import Audience, Snapshot
from guimard.server.tables.autoplay import Autoplay, Turn
from guimard.server.tables.clock import DAY, Time, TurnClock
from guimard.server.tables.connections import Connection
from guimard.server.tables.facts import clock_rule
from guimard.server.tables.game_log import GameLog, Step, restore
from guimard.server.tables.results import AlreadyFinished, End, finish, outcome_now
from guimard.server.tables.seating import Seats, bot_seats, full, given_up, over_without
from guimard.server.tables.thinking import DEFAULT_LEVEL, Hints, Thinker
from guimard.server.wire.messages import Message, YourTurn
from guimard.server.wire.refusals import Refusal, moved_away, refusal_of, unavailable
from guimard.server.wire.shapes import DaysClock, GameClock, Left, PlayerFacts, State
from guimard.store import actions, bans, tables
from guimard.store.bans import Ban, Bans
from guimard.store.database import Conflict, Unavailable
from guimard.store.store import Store
from guimard.store.tables import StoredTable


@dataclass(frozen=True)
class Services:
    """What a table needs from the process that owns it."""

    store: Store
    time: Time
    thinker: Thinker
    metrics: Metrics
    limits: RateLimits
    chance: Callable[[int], int]
    """A number below another, from a secure source."""
    notify: Callable[[str, Message], None]
    """Tell a player, wherever they are connected."""
    disown: Callable[[str], None]
    """Give up a table that another process has written to."""
    seat_returning: Callable[[str, PlayerFacts], Awaitable[None]]
    """Give a player the seats kept for them at a table, whichever process owns it."""


class Table:
    def __init__(self, services: Services, stored: StoredTable) -> None:
        self.services = services
        self._set_stored(stored)
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.hints = Hints()
        self.bans = Bans()
        self.answers: dict[tuple[str, str], Message | Refusal] = {}  # to recent requests, for those who ask again
        self.game: GameLog | None = None
        self.in_sync = False
        """Whether what is in memory is known to be what is stored."""
        self._clock = self._new_clock()
        self._abandoned = False
        self._autoplay = Autoplay(self.id, services.time.now, self._play_bot, self._expire_clock, self._recover)

    @property
    def id(self) -> str:
        return self.stored.row.id

    @property
    def ready(self) -> bool:
        """Whether requests can be served without ``reload``."""
        return self.in_sync and not self._abandoned

    @property
    def busy(self) -> bool:
        """Whether only this process will do what comes next here."""
        return self._autoplay.busy or self.lock.locked()

    def playing(self) -> GameLog:
        if self.game is None or self.stored.row.phase != "playing":
            raise Refusal("not-playing", f"The table is {self.stored.row.phase}, not playing.")
        return self.game

    def snapshot(self) -> Snapshot | None:
        """Return the game as it stands, if one was started here."""
        return None if self.game is None else Snapshot(self.game, self._clock.facts())

    # Loading

    async def load(self) -> None:
        """Make the table what the store says."""
        self.in_sync = False
        await self._reread()
        log = await self._read(actions.log_of, self.id)
        self.bans = await self._read(bans.bans_at, self.id)
        self._clock = clock = self._new_clock()
        self.game = None
        if self.stored.row.phase in ("playing", "finished"):
            self.game = await asyncio.to_thread(restore, self.stored, log, lambda _, step: _charge(clock, step))
            for seat, row in enumerate(self.stored.seats):
                if row.status == "timed-out":
                    clock.run_out(seat)
        self.in_sync = True
        if self.stored.row.phase == "playing":
            self._resume_clock()
            await self._go_on(self.playing().to_act)
        elif self.stored.row.phase == "open" and full(self.stored.seats):
            await self._begin(self.stored.seats)

    async def reload(self) -> None:
        """If memory may differ from the store: load, and send everybody how things stand.

        Refuses if the table was abandoned: somebody held on to it while it was put away or taken over.
        """
        if self._abandoned:
            raise moved_away()
        if not self.in_sync:
            await self.load()
            self._send_all()

    def abandon(self) -> None:
        """Stop for good: the table is put away, or another process owns it now."""
        self._abandoned = True
        self._autoplay.stop()
        self.hints.cancel_outdated(None)
        self.audience.reconnect_all()

    async def _reread(self) -> None:
        stored = await self._read(tables.find_table, self.id)
        if stored is None:
            raise Refusal("no-table", "There is no such table.")
        self._set_stored(stored)

    def _set_stored(self, stored: StoredTable) -> None:
        self.stored = stored
        self.bot_seats = bot_seats(stored.seats)  # seats change seldom, and every move asks

    # Playing

    async def submit(
        self,
        seat: int,
        kind: Literal["act", "take-back"],
        text: str,
        move: str,
        mover: Connection | None = None,
    ) -> State | None:
        """Play or take back, store, publish; return the state as the mover sees it."""
        now = self.services.time.now()
        game = self.playing()
        try:
            if kind == "act":
                step = game.play(seat, text, move, now, self._clock.spent(now))
            else:
                step = game.take_back(seat, move, now)
        except (Illegal, BadText) as error:
            raise refusal_of(error) from None
        await self._store(step)
        if step.turn_over:
            _charge(self._clock, step)
            self._run_clock(now)
        state = self.audience.publish(step, Snapshot(game, self._clock.facts()), mover)
        await self._react(step)
        return state

    async def _store(self, step: Step) -> None:
        self.in_sync = False  # until it is known to be stored
        try:
            await self.services.store.append(step.entry)
        except Unavailable:
            raise unavailable() from None
        except Conflict:  # another process has written to this table
            if not self._abandoned:
                self.services.disown(self.id)
            raise moved_away() from None
        self.in_sync = True
        if step.turn_over:  # nobody may learn of steps that are not confirmed
            self.services.metrics.moves.inc()

    async def _react(self, step: Step) -> None:
        """React to a step that is stored: what fails here no longer refuses the move."""
        try:
            if step.turn_over:
                if isinstance(self._clock.rule, DaysClock):
                    await self._keep(deadline=self._clock.deadline())
                self._notify(step.to_act)
            await self._go_on(step.to_act)
        except Refusal:
            self.in_sync = False
            self._autoplay.retry()

    async def _go_on(self, to_act: int | None) -> None:
        """End the game if nobody is to act, else wait for the next action."""
        if to_act is None:
            await self.end("played")
        else:
            self.await_turn()

    async def give_up(self, seat: int, how: Left) -> None:
        """Let somebody leave for good: end the game, or let a bot play on for the others."""
        seats = given_up(self.stored.seats, seat, how, DEFAULT_LEVEL)
        if over_without(seats):
            await self.end("left", seats)
        else:
            await self.change(seats)

    async def end(self, how: End, seats: Seats | None = None) -> None:
        """Store seats, outcome and ratings, and close the game."""
        game = self.playing()
        while how != "played" and game.to_act is not None and game.match.pending:
            # Unconfirmed steps are secret, and the record can be read by all.
            await self.submit(game.to_act, "take-back", "", f"e:{game.sequence}")
        ended = replace(self.stored, seats=seats or self.stored.seats)
        outcome = outcome_now(game.match, how, ended.seats, game.movers)
        now = self.services.time.now()
        try:
            await self._write(finish, ended, outcome, game.version, now)
        except AlreadyFinished:
            raise moved_away() from None
        self._clock.run(None, now)
        await self._reread()
        self.services.metrics.finished.inc()
        self.audience.send_table(self.stored)
        self.await_turn()

    # Bots and clocks

    def await_turn(self) -> None:
        """Tell autoplay and the hints which turn the table waits for."""
        turn = self._turn()
        if self.hints.by_connection:
            self.hints.cancel_outdated(turn.number if turn else None)
        self._autoplay.expect(turn)

    def _turn(self) -> Turn | None:
        game = self.game
        if game is None or game.to_act is None or self.stored.row.phase != "playing":
            return None
        choose = None
        if game.to_act in self.bot_seats:
            level = self.stored.seats[game.to_act].level or DEFAULT_LEVEL
            view = game.match.observation(game.to_act)
            choose = partial(self.services.thinker.choose, self.stored.row.host, level, game.match.game, view)
        live = isinstance(self._clock.rule, GameClock)
        return Turn(game.sequence, game.to_act, choose, self._clock.deadline(), live)

    async def _play_bot(self, turn: Turn, action: str) -> None:
        """Play what a bot chose, unless the table no longer waits for it."""
        async with self.lock:
            await self.reload()
            now = self._turn()
            if now is not None and now.choose is not None and now.number == turn.number:
                automatic = self.stored.seats[turn.seat].status == "automatic"
                kind = actions.AUTOMATIC_MOVE if automatic else actions.BOT_MOVE
                await self.submit(turn.seat, "act", action, f"{kind}{turn.number}")

    async def _expire_clock(self) -> None:
        """Time out the player whose clock has run out, unless a move came first."""
        async with self.lock:
            await self.reload()
            deadline, seat = self._clock.deadline(), self._clock.running
            if deadline is None or seat is None or self.services.time.now() < deadline:
                self.await_turn()
                return
            self._clock.run_out(seat)
            await self.give_up(seat, "timed-out")

    async def _recover(self) -> None:
        async with self.lock:
            await self.reload()

    def _new_clock(self) -> TurnClock:
        rule = clock_rule(self.stored.row.clock)
        return TurnClock(rule, len(self.stored.seats), self.services.time.now())

    def _resume_clock(self) -> None:
        """Go on after a restart: days have passed meanwhile, a live clock starts anew."""
        now = self.services.time.now()
        rule, deadline = self._clock.rule, self.stored.row.deadline
        if isinstance(rule, DaysClock) and deadline is not None:
            now = min(now, deadline - rule.days * DAY)
        self._run_clock(now)

    def _run_clock(self, now: int) -> None:
        seat = self.game.to_act if self.game else None
        self._clock.run(None if seat in self.bot_seats else seat, now)

    # Seats and phases

    async def change(self, seats: Seats) -> None:
        """Store new seats; the game begins as soon as all are taken."""
        if self.stored.row.phase == "open" and full(seats):
            await self._begin(seats)
            return
        await self._write(tables.set_seats, self.id, seats)
        await self._reread()
        self.audience.reassign_seats(self.stored)
        self.audience.send_table(self.stored)
        if self.game is not None and self.stored.row.phase == "playing":
            self._run_clock(self._clock.began)
            self.await_turn()

    async def change_terms(self, terms: Mapping[str, Any]) -> None:
        """Change what will be played: options, clock, rating, and who may come."""
        await self._keep(**terms)
        self._clock = self._new_clock()
        self.audience.send_table(self.stored)

    async def _begin(self, seats: Seats) -> None:
        if self.stored.row.random_first:
            seats = tables.shuffled(seats, self.services.chance)
        rule = self._clock.rule
        deadline = self.services.time.now() + rule.days * DAY if isinstance(rule, DaysClock) else None
        await self._write(_store_begin, self.id, seats, deadline)
        self.services.metrics.started.inc()
        await self.load()
        self._send_all()
        self._notify(self.playing().to_act)

    async def close(self) -> None:
        await self._keep(phase="closed")
        self.audience.send_table(self.stored)
        self.await_turn()

    async def ban(self, player: str, kind: Ban, on: bool) -> None:
        """Remove or silence a player here, or no longer."""
        self.bans = await self._write(bans.set_ban, self.id, player, kind, on)
        if player in self.bans.removed:
            self.audience.disconnect(player)

    async def link_rematch(self, table: str) -> None:
        await self._keep(next=table)
        self.audience.send_table(self.stored)

    def _send_all(self) -> None:
        self.audience.reassign_seats(self.stored)
        self.audience.send_table(self.stored)
        if (snapshot := self.snapshot()) is not None:
            self.audience.send_game(snapshot)

    def _notify(self, seat: int | None) -> None:
        """Tell the player to act, unless they are looking or a bot plays for them."""
        if seat is None or seat in self.bot_seats:
            return
        player = self.stored.seats[seat].player_id
        if player is not None and not self.audience.holds(player):
            self.services.notify(player, YourTurn(table=self.id, game=self.stored.row.game))

    # The store

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
            self.in_sync = False
            raise unavailable() from None


def _charge(clock: TurnClock, step: Step) -> None:
    """Charge a finished turn to the person who played it.

    A bot's turns earn no increment.
    """
    if step.turn_over and not step.entry.by_bot:
        clock.charge(step.entry.seat, step.entry.spent)


def _store_begin(connection: Any, table: str, seats: Seats, deadline: int | None) -> None:
    """Store the seats and start the game in one transaction."""
    if tables.set_phase(connection, table, "open", "playing", deadline=deadline):
        tables.set_seats(connection, table, seats)

"""The log of a running game: versions, unconfirmed steps, missed events.

The steps of a turn that is not confirmed are in the log, but only the seat that made them sees them, or even
their number. ``version`` counts the turns that everybody has seen. ``restore`` rebuilds a stored game with the rules
that it was begun with. No storage and no sockets here.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from guimard.core.errors import GuimardError
from guimard.core.events import Event
from guimard.core.match import Setup
from guimard.core.replay import Move, replay_moves
from guimard.games.registry import setup_of
from guimard.server.wire.refusals import Refusal
from guimard.store.actions import Entry
from guimard.store.tables import StoredTable

REMEMBERED = 24
"""Turns whose events are kept for connections that come back."""


class Step(NamedTuple):
    """One action or take-back, played: it is stored, published and reacted to."""

    entry: Entry
    to_act: int | None
    version: int
    turn_over: bool
    events: list[Event]
    """What this step caused."""
    turn_events: list[Event]
    """What the whole turn caused, if this step ended it."""


class GameLog:
    """A match with its log, changed only by ``play`` and ``take_back``."""

    def __init__(self, table: str, setup: Setup[Any], seed: str) -> None:
        self.match = setup.start(seed)
        self.to_act = self.match.to_act
        self.version = 0
        self.revision = 0
        """Changes with every step and take-back of an unconfirmed turn; 0 between turns."""
        self.pending = 0
        """Steps of the unconfirmed turn."""
        self.sequence = 0
        """Entries in the log."""
        self.turn_start: Any = None
        """The state before the last turn: the only copy, and only for games that encode deltas."""
        self.movers: dict[str, int] = {}
        """The seat that made each move, by the move's id."""
        self._table = table
        self._turns: deque[list[Event]] = deque(maxlen=REMEMBERED)
        self._steps: list[list[Event]] = []  # the events of each unconfirmed step

    def play(self, seat: int, text: str, move: str, at: int, spent: int) -> Step:
        """Play for a seat; raises ``Illegal`` or ``BadText`` and then changes nothing.

        Unconfirmed steps cost no time until the turn is over: clocks must not reveal them.
        """
        match, before = self.match, self.turn_start
        if not self._steps and match.game.delta_keys is not None:
            before = match.state.copy()
        events = match.play(text, seat)
        self.turn_start = before
        spent = 0 if match.pending else spent
        played = match.actions_played[-1]
        entry = Entry(self._table, self.sequence, seat, "act", played, move, match.to_act, spent, at)
        return self._append(entry, events)

    def take_back(self, seat: int, move: str, at: int) -> Step:
        """Undo the last unconfirmed step of a seat; raises ``Illegal`` if there is none."""
        self.match.take_back(seat)
        return self._append(Entry(self._table, self.sequence, seat, "take-back", "", move, seat, 0, at), [])

    def replay(self, entries: Sequence[Entry]) -> Iterator[Step]:
        """Play stored entries again; raises ``BadText`` at the first that does not fit."""
        moves = (Move(entry.text if entry.kind == "act" else None, entry.seat) for entry in entries)
        for entry, events in zip(entries, replay_moves(self.match, moves), strict=True):
            yield self._append(entry, events)

    def _append(self, entry: Entry, events: list[Event]) -> Step:
        self.movers[entry.move] = entry.seat
        self.sequence += 1
        self.to_act, self.pending = self.match.to_act, self.match.pending
        if entry.kind == "act":
            self._steps.append(events)
        else:
            self._steps.pop()
        turn_over = entry.kind == "act" and not self.pending
        turn_events = [event for step in self._steps for event in step] if turn_over else []
        if turn_over:
            self._turns.append(turn_events)
            self._steps = []
            self.version += 1
        self.revision = 0 if turn_over else self.revision + 1
        return Step(entry, self.to_act, self.version, turn_over, events, turn_events)

    def revision_for(self, seat: int | None) -> int:
        """Return the revision of the unconfirmed turn, which only its own seat may know."""
        return self.revision if seat is not None and seat == self.to_act else 0

    def events_since(self, since: int | None, seat: int | None) -> list[Event] | None:
        """Return what a seat has missed after a version; ``None`` if that is too long ago."""
        if since is None or not self.version - len(self._turns) <= since <= self.version:
            return None
        turns = list(self._turns)[len(self._turns) - (self.version - since) :] if since < self.version else []
        events = [event for turn in turns for event in turn]
        if self.revision_for(seat):
            events += [event for step in self._steps for event in step]
        return events


def start_log(table: StoredTable) -> GameLog:
    """Deal the game of a table; raises ``GuimardError`` if its rules are gone."""
    row = table.row
    return GameLog(row.id, setup_of(row.game, row.rules_version, len(table.seats), row.options), row.seed)


def restore(table: StoredTable, log: Sequence[Entry], watch: Callable[[GameLog, Step], None]) -> GameLog:
    """Replay a table's log, showing ``watch`` each step; refuse if its rules are gone."""
    try:
        game = start_log(table)
    except GuimardError as error:
        raise Refusal("other-rules", f"{error} The game is kept as it is.") from None
    try:
        for step in game.replay(log):
            watch(game, step)
    except GuimardError:  # its text may contain a secret
        raise Refusal("other-rules", "The moves do not follow these rules. The game is kept as it is.") from None
    return game

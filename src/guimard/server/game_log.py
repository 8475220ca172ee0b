"""The log of a running game: its versions, its unconfirmed steps, and what a seat has missed.

The steps of a turn that is not confirmed are in the log, but only the seat that made them sees them, or even
their number. ``version`` counts the turns that everybody has seen. No storage and no sockets here.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from guimard.core.events import Event
from guimard.core.match import Setup
from guimard.core.replay import Move, replay_moves
from guimard.server.delta import ViewEncoder
from guimard.store.actions import Entry

REMEMBERED = 24
"""Turns whose events are kept for listeners that come back."""


class Step(NamedTuple):
    """One action or take-back that was played: what is stored, published and reacted to."""

    entry: Entry
    to_act: int | None
    version: int
    revision: int
    """Of the unconfirmed turn; 0 if this step ended its turn."""
    events: list[Event]
    """What this step caused."""
    turn_events: list[Event]
    """What the whole turn caused, if this step ended it."""

    @property
    def turn_over(self) -> bool:
        return self.revision == 0

    def news_for(self, seat: int | None) -> tuple[int, list[Event]]:
        """Return what a seat did not know before this step, and the version that it knew."""
        if seat == self.entry.seat:
            return self.version - self.turn_over, self.events
        return self.version - 1, self.turn_events


class GameLog:
    """A match with its log. ``play`` and ``take_back`` change it and return what happened."""

    def __init__(self, table: str, setup: Setup[Any], seed: str) -> None:
        self.match = setup.start(seed)
        self.views = ViewEncoder(self.match)
        self.version = 0
        self.revision = 0
        """Changes with every step and take-back of an unconfirmed turn; 0 between turns."""
        self.sequence = 0
        self.movers: dict[str, int] = {}
        """The seat that made each move, by the move's id."""
        self._table = table
        self._turns: deque[list[Event]] = deque(maxlen=REMEMBERED)
        self._steps: list[list[Event]] = []  # the events of each unconfirmed step

    @property
    def to_act(self) -> int | None:
        return self.match.to_act

    def play(self, seat: int, text: str, move: str, at: int, spent: int) -> Step:
        """Play for a seat; raises ``Illegal`` or ``BadText`` and then changes nothing."""
        starts_turn = not self._steps
        before = self.views.copy_state() if starts_turn else None
        events = self.match.play(text, seat)
        if starts_turn:
            self.views.start_turn(before)
        return self._append(self._entry(seat, "act", self.match.actions_played[-1], move, at, spent), events)

    def take_back(self, seat: int, move: str, at: int) -> Step:
        """Undo the last unconfirmed step of a seat; raises ``Illegal`` if there is none."""
        self.match.take_back(seat)
        return self._append(self._entry(seat, "take-back", "", move, at, 0), [])

    def replay(self, entries: Sequence[Entry]) -> Iterator[Step]:
        """Play stored entries again; raises ``BadText`` at the first that does not fit."""
        moves = (Move(entry.text if entry.kind == "act" else None, entry.seat) for entry in entries)
        for entry, events in zip(entries, replay_moves(self.match, moves), strict=True):
            yield self._append(entry, events)

    def _entry(
        self, seat: int, kind: Literal["act", "take-back"], text: str, move: str, at: int, spent: int
    ) -> Entry:
        """Unconfirmed steps cost no time until the turn is over: clocks must not reveal them."""
        spent = 0 if self.match.pending else spent
        return Entry(self._table, self.sequence, seat, kind, text, move, self.match.to_act, spent, at)

    def _append(self, entry: Entry, events: list[Event]) -> Step:
        self.movers[entry.move] = entry.seat
        self.sequence += 1
        if entry.kind == "act":
            self._steps.append(events)
        else:
            self._steps.pop()
        turn_events = []
        if entry.kind == "act" and not self.match.pending:
            turn_events = [event for step in self._steps for event in step]
            self._turns.append(turn_events)
            self._steps = []
            self.version += 1
            self.revision = 0
        else:
            self.revision += 1
        return Step(entry, self.match.to_act, self.version, self.revision, events, turn_events)

    def revision_for(self, seat: int | None) -> int:
        """Return the revision of the unconfirmed turn, which only its own seat may know."""
        return self.revision if seat is not None and seat == self.match.to_act else 0

    def events_since(self, since: int | None, seat: int | None) -> list[Event] | None:
        """Return what a seat has missed after a version; ``None`` if that is too long ago."""
        if since is None or not self.version - len(self._turns) <= since <= self.version:
            return None
        turns = list(self._turns)[len(self._turns) - (self.version - since) :] if since < self.version else []
        events = [event for turn in turns for event in turn]
        if self.revision_for(seat):
            events += [event for step in self._steps for event in step]
        return events

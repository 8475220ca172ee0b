"""A running game as its log tells it: versions, drafts, what each eye has missed. No storage, no sockets.

A turn that is not confirmed is a draft: its steps are in the log, but nobody else sees them, not even
their number. ``version`` counts what everybody has seen.
"""

from collections import deque
from collections.abc import Iterable
from typing import Any

from guimard.core.errors import Illegal
from guimard.core.events import Event
from guimard.core.match import Match, Setup
from guimard.server.delta import ViewEncoder
from guimard.store.actions import Entry

REMEMBERED = 24
"""Turns whose events are kept for those who come back."""


class Play:
    def __init__(self, setup: Setup[Any], seed: str) -> None:
        self.match = Match(setup, seed)
        self.views = ViewEncoder(self.match)
        self._scores: list[int] | None = None
        self.version = 0
        self.draft = 0
        self.sequence = 0
        self.moves: dict[str, tuple[int, int]] = {}  # of each move: its seat, and its place in the log
        self._turns: deque[list[Event]] = deque(maxlen=REMEMBERED)
        self._steps: list[list[Event]] = []  # the events of each step of the draft
        self._last: list[Event] = []  # those of the last step of all

    @property
    def to_act(self) -> int | None:
        return self.match.to_act

    @property
    def scores(self) -> list[int]:
        if self._scores is None:
            self._scores = self.match.scores()
        return self._scores

    def act(self, seat: int, text: str, move: str) -> None:
        """Play for a seat; raises ``Illegal`` or ``BadText`` and then has changed nothing."""
        starts_turn = not self.match.pending
        before = self.views.copy_state() if starts_turn else None
        events = self.match.play(text, seat)
        if starts_turn:
            self.views.start_turn(before)
        self._steps.append(events)
        self._last = events
        self._logged(seat, move)
        if self.match.pending:
            self.draft += 1
        else:
            self._settle()

    def take_back(self, seat: int, move: str) -> None:
        if self.to_act != seat:
            raise Illegal("not-your-turn", "It is not your turn.", seat=self.to_act)
        self.match.take_back()
        self._steps.pop()
        self._last = []
        self._logged(seat, move)
        self.draft += 1

    def _logged(self, seat: int, move: str) -> None:
        self.moves[move] = (seat, self.sequence)
        self.sequence += 1
        self._scores = None

    def _settle(self) -> None:
        self._turns.append([event for step in self._steps for event in step])
        self._steps = []
        self.version += 1
        self.draft = 0

    def replay(self, log: Iterable[Entry]) -> Iterable[tuple[Entry, bool]]:
        """Play a stored log again; tells of each entry whether it ended a turn."""
        for entry in log:
            before = self.version
            if entry.kind == "act":
                self.act(entry.seat, entry.text, entry.move)
            else:
                self.take_back(entry.seat, entry.move)
            yield entry, self.version > before

    def draft_for(self, seat: int | None) -> int:
        """The draft, if this seat sees it: only whose it is does."""
        return self.draft if seat is not None and seat == self.to_act else 0

    def news(self, seat: int | None, actor: int) -> tuple[int, list[Event]]:
        """What just happened, and the version it came after: a step for its actor, a turn for the others."""
        if seat == actor:
            return self.version - (self.draft == 0), self._last
        return self.version - 1, self._turns[-1]

    def events_since(self, since: int | None, seat: int | None) -> list[Event] | None:
        """What a seat has missed after version ``since``; ``None`` if that is too long ago to tell."""
        if since is None or not self.version - len(self._turns) <= since <= self.version:
            return None
        turns = list(self._turns)[len(self._turns) - (self.version - since) :] if since < self.version else []
        events = [event for turn in turns for event in turn]
        if self.draft_for(seat):
            events += [event for step in self._steps for event in step]
        return events

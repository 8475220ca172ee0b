"""One try at a step of a lesson: the learner's actions, replies, the verdict.

The rules decide everything: what is legal, what happens, and, through the goal, whether it was right.
"""

from enum import StrEnum
from typing import Any

from guimard.core.errors import BadText, Illegal
from guimard.core.events import Facts, seen_by
from guimard.core.match import AnyMatch
from guimard.games.registry import from_position
from guimard.lessons.condition import Progress
from guimard.lessons.lesson import Step, Wrong


class Verdict(StrEnum):
    OPEN = "open"
    SOLVED = "solved"
    REFUTED = "refuted"


class Attempt:
    """The position of a step with some actions of the learner played."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.match: AnyMatch = from_position(step.position, seed=0)  # what is hidden is the same in every try
        seat = self.match.to_act
        if seat is None:
            raise BadText("The game is over in this position; nobody can play.")
        self.seat = seat
        self.played: tuple[str, ...] = ()
        self.events: list[Facts] = []
        """What the learner saw since the step began."""
        self.new_events: list[Facts] = []
        """What the learner saw since the last action."""
        self.verdict = Verdict.OPEN
        self._replied = 0
        self._judge()

    def play(self, text: str) -> None:
        """Play an action and the replies to it; raises ``Illegal`` or ``BadText``."""
        if self.verdict is not Verdict.OPEN:
            raise Illegal("game-over", "This try is over.")
        self.new_events = []
        self._play(text)
        self.played = (*self.played, self.match.actions_played[-1])
        while self.match.to_act not in (self.seat, None) and self._replied < len(self.step.replies):
            self._reply(self.step.replies[self._replied])
        self._judge()

    @property
    def wrong(self) -> Wrong | None:
        """The wrong answer of the lesson that was just given, if it is one."""
        return next((wrong for wrong in self.step.wrong if wrong.play == self.played), None)

    @property
    def progress(self) -> Progress | None:
        return self.step.goal.progress(self.facts())

    def facts(self) -> dict[str, Any]:
        """Return what goals are conditions on."""
        return {"view": self.match.view(self.seat), "events": self.events}

    def legal(self) -> list[str]:
        return [] if self.verdict is not Verdict.OPEN else self.match.legal()

    def copy(self) -> "Attempt":
        twin = object.__new__(Attempt)
        twin.__dict__.update(self.__dict__)
        twin.match, twin.events = self.match.copy(), self.events.copy()
        return twin

    def _play(self, text: str) -> None:
        events = seen_by(self.match.play(text), self.seat)
        self.events += events
        self.new_events += events

    def _reply(self, choices: tuple[str, ...]) -> None:
        legal = self.match.legal()
        found = next((text for text in map(self._text, choices) if text in legal), None)
        if found is None:
            raise BadText(f"After {' / '.join(self.played)} no reply of {' or '.join(choices)} is legal.")
        self._play(found)
        self._replied += 1

    def _text(self, text: str) -> str:
        return self.match.game.text(self.match.game.parse(text))

    def _judge(self) -> None:
        if self.step.goal.holds(self.facts()):
            self.verdict = Verdict.SOLVED
        elif len(self.played) >= self.step.most or self.match.to_act != self.seat or self.wrong:
            self.verdict = Verdict.REFUTED

"""What a lesson consists of.

``loading`` reads it from a file, ``attempt`` plays it, ``proof`` checks it.
"""

from dataclasses import dataclass, field

from guimard.lessons.condition import Condition


@dataclass(frozen=True)
class Hint:
    """A sentence, and what it points at on the board, if anything."""

    text: str
    show: str | None = None


@dataclass(frozen=True)
class Wrong:
    """A tempting answer and why it fails.

    ``refused`` is the reason of the rules if they do not allow its last action; otherwise the answer is legal and
    misses the goal.
    """

    play: tuple[str, ...]
    text: str
    refused: str | None = None


@dataclass(frozen=True)
class Step:
    """One task: a position, a goal, and a shortest solution."""

    text: str
    position: str
    goal: Condition
    solution: tuple[str, ...]
    solved: str
    otherwise: str
    """What to say of a try that misses the goal and is not among ``wrong``."""
    most: int
    """The moves of one try. A goal reached in more moves than the solution costs a star for each."""
    replies: tuple[tuple[str, ...], ...] = ()
    """What the others play, in order; each is the first of its alternatives that is legal."""
    window: tuple[str, ...] = ()
    """Places that must be in sight; empty shows the whole board."""
    hints: tuple[Hint, ...] = ()
    wrong: tuple[Wrong, ...] = ()

    @property
    def fewest(self) -> int:
        """Return the fewest moves that reach the goal; ``proof`` checks that."""
        return len(self.solution)

    def texts(self) -> list[str]:
        """Return every text of the step, in the order a learner may meet them."""
        answers = [wrong.text for wrong in self.wrong]
        return [self.text, *(hint.text for hint in self.hints), *answers, self.otherwise, self.solved]


@dataclass(frozen=True)
class Lesson:
    """One file: a game, a title, a few steps."""

    id: str
    game: str
    title: str
    about: str
    module: str | None = None
    """The option it explains; lessons without one are the course of the game, in order."""
    place: int = 0
    steps: tuple[Step, ...] = field(default=())

    def texts(self) -> list[str]:
        return [self.title, self.about, *(text for step in self.steps for text in step.texts())]

"""Prove a lesson with the rules: solvable, no shorter way, wrong answers fail.

Searches are exhaustive; lessons are short enough for that.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from guimard.core.errors import BadText, GuimardError, Illegal
from guimard.lessons.attempt import Attempt, Verdict
from guimard.lessons.lesson import Lesson, Step, Wrong


class Disproved(GuimardError):
    """A lesson that does not hold what it says, and where."""


@dataclass(frozen=True)
class Proof:
    """What was found out about a step that holds."""

    fewest: int
    legal: int
    """The learner's legal actions at the start."""
    solving: int
    """Those of them that keep the goal within reach of the fewest moves."""


def prove(lesson: Lesson) -> list[Proof]:
    """Return what was found about each step; raises ``Disproved``."""
    if not lesson.steps:
        raise Disproved(f"{lesson.id}: a lesson has at least one step.")
    proofs = []
    for number, step in enumerate(lesson.steps, 1):
        try:
            proofs.append(prove_step(step))
        except GuimardError as wrong:
            raise Disproved(f"{lesson.id}, step {number}: {wrong}") from None
    return proofs


def prove_step(step: Step) -> Proof:
    """Return what was found about a step; raises ``Disproved`` or ``BadText``."""
    start = Attempt(step)
    if start.verdict is not Verdict.OPEN:
        raise Disproved(f"the goal {step.goal.text!r} is reached before anything is played.")
    _prove_solution(start)
    shorter = next(solutions(start, step.fewest - 1), None)
    if shorter is not None:
        raise Disproved(f"{' / '.join(shorter)} reaches the goal in fewer moves than the solution.")
    for wrong in step.wrong:
        _prove_wrong(start, wrong)
    legal = start.legal()
    return Proof(step.fewest, len(legal), sum(_leads(start, text, step.fewest) for text in legal))


def solutions(attempt: Attempt, moves: int) -> Iterator[tuple[str, ...]]:
    """Yield every way to reach the goal in at most so many more moves."""
    if moves <= 0 or attempt.verdict is not Verdict.OPEN:
        return
    for text in attempt.legal():
        after = attempt.copy()
        after.play(text)
        if after.verdict is Verdict.SOLVED:
            yield after.played
        else:
            yield from solutions(after, moves - 1)


def _leads(start: Attempt, text: str, moves: int) -> bool:
    after = start.copy()
    after.play(text)
    return after.verdict is Verdict.SOLVED or next(solutions(after, moves - 1), None) is not None


def _prove_solution(start: Attempt) -> None:
    attempt = start.copy()
    for text in attempt.step.solution:
        if attempt.verdict is not Verdict.OPEN:
            break
        try:
            attempt.play(text)
        except Illegal as refusal:
            raise Disproved(f"the solution {text!r} is not legal: {refusal}") from None
    if attempt.verdict is not Verdict.SOLVED or len(attempt.played) != attempt.step.fewest:
        said = f"the solution {' / '.join(attempt.step.solution)} does not reach the goal {attempt.step.goal.text!r}"
        astray = attempt.step.goal.astray(attempt.facts())
        raise Disproved(f"{said}: {astray}" if astray else f"{said}.")


def _prove_wrong(start: Attempt, wrong: Wrong) -> None:
    """Check that a wrong answer is refused as named, or cannot reach the goal."""
    attempt, name = start.copy(), " / ".join(wrong.play)
    for text in wrong.play[:-1]:
        attempt.play(text)
    try:
        attempt.play(wrong.play[-1])
    except Illegal as refusal:
        if refusal.reason != wrong.refused:
            raise Disproved(f"the wrong answer {name} is refused as {refusal.reason}: {refusal}") from None
        return
    if wrong.refused:
        raise Disproved(f"the wrong answer {name} is legal, and should be refused as {wrong.refused}.")
    if attempt.verdict is Verdict.SOLVED:
        raise Disproved(f"the wrong answer {name} reaches the goal.")
    later = _beyond(start, wrong)
    if later is not None:
        raise Disproved(f"the wrong answer {name} can still reach the goal: {' / '.join(later)}.")


def _beyond(start: Attempt, wrong: Wrong) -> tuple[str, ...] | None:
    """Return a way to the goal within one try that begins with a wrong answer."""
    step = start.step
    unnamed = Attempt(Step(**{**step.__dict__, "wrong": ()}))
    for text in wrong.play:
        unnamed.play(text)
    return next(solutions(unnamed, step.most - len(wrong.play)), None)


def check_places(lesson: Lesson) -> None:
    """Check that windows and hints name places of the board; raises ``BadText``."""
    for number, step in enumerate(lesson.steps, 1):
        named = (*step.window, *(hint.show for hint in step.hints if hint.show))
        places = _places(Attempt(step))
        if unknown := [place for place in named if place not in places]:
            raise BadText(f"{lesson.id}, step {number}: there is no place {', '.join(unknown)} on the board.")


def _places(attempt: Attempt) -> set[str]:
    layout: Any = attempt.match.layout()
    if "vertices" in layout:
        return {*layout["vertices"], *layout["cells"], *layout["border"]}
    size = layout["size"]
    cells = {f"{chr(ord('A') + column)}{row + 1}" for row in range(size) for column in range(size)}
    return cells | {f"line {number}" for number in range(1, 4 * size + 1)}


def check_texts(lesson: Lesson, words: dict[str, str], most: int = 25) -> None:
    """Check that every text is there and short enough; raises ``BadText``."""
    for text in lesson.texts():
        if text not in words and " " not in text:
            raise BadText(f"{lesson.id}: there is no text {text!r}.")
        said = words.get(text, text)
        if len(said.split()) > most:
            raise BadText(f"{lesson.id}: {text!r} has {len(said.split())} words; at most {most} are read.")

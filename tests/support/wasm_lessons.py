"""Tries at every lesson, judged natively, for the comparison with the page.

web/tests/wasm/lessons.test.ts plays them again.

    python -m tests.support.wasm_lessons DIRECTORY

Writes ``lessons.jsonl``. A line is one step with its tries: the solution, every named wrong answer, random ones. For
each action of a try it holds what the learner is shown, or why the rules refuse it; and what a preview shows.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from guimard.core.errors import Illegal
from guimard.games.registry import GAMES
from guimard.lessons.attempt import Attempt, Verdict
from guimard.lessons.lesson import Step
from guimard.lessons.loading import figures, lessons
from guimard.server.http.lesson_facts import lesson_positions

RANDOM_TRIES = 6


def main(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    with (directory / "lessons.jsonl").open("w", encoding="utf-8") as file:
        for line in _lines():
            file.write(json.dumps(line) + "\n")


def _lines() -> Iterator[dict[str, Any]]:
    rng = random.Random("lessons")
    for game in GAMES:
        for lesson in (*lessons(game), *figures(game)):
            positions = lesson_positions(game, lesson.id).steps
            for number, (step, position) in enumerate(zip(lesson.steps, positions, strict=True)):
                answers = [step.solution, *(wrong.play for wrong in step.wrong)]
                yield {
                    "game": game,
                    "name": f"{lesson.id} {number + 1}",
                    "task": {"most": step.most, "wrong": [{"play": wrong.play} for wrong in step.wrong]},
                    "position": to_builtins(position),
                    "start": _shown(Attempt(step)),
                    "tries": [
                        *(_try(step, answer) for answer in answers),
                        *(_random_try(step, rng) for _ in range(RANDOM_TRIES)),
                    ],
                }


def _try(step: Step, actions: tuple[str, ...]) -> list[dict[str, Any]]:
    attempt, told = Attempt(step), []
    for action in actions:
        told.append(_played(attempt, action))
    return told


def _random_try(step: Step, rng: random.Random) -> list[dict[str, Any]]:
    attempt, told = Attempt(step), []
    while attempt.verdict is Verdict.OPEN:
        told.append(_played(attempt, rng.choice(attempt.legal())))
    return told


def _played(attempt: Attempt, action: str) -> dict[str, Any]:
    try:
        preview = attempt.match.preview(action, attempt.seat)
        attempt.play(action)
    except Illegal as refusal:
        return {"action": action, "refused": refusal.reason}
    return {"action": action, "preview": preview, "shown": _shown(attempt)}


def _shown(attempt: Attempt) -> dict[str, Any]:
    wrong, progress = attempt.wrong, attempt.progress
    return {
        "seat": attempt.seat,
        "view": attempt.match.view(attempt.seat),
        "actions": attempt.match.actions() if attempt.verdict is Verdict.OPEN else [],
        "events": attempt.new_events,
        "pending": attempt.match.pending,
        "verdict": attempt.verdict.value,
        "wrong": None if wrong is None else attempt.step.wrong.index(wrong),
        "progress": None if progress is None else progress._asdict(),
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))

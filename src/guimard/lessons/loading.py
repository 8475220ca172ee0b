"""Read lessons from TOML; whatever is wrong with a file is said with its place.

docs/lessons.md describes the format for players who write one.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from guimard.core.errors import BadText
from guimard.games.registry import GAMES
from guimard.lessons.condition import Condition
from guimard.lessons.lesson import Hint, Lesson, Step, Wrong

_LESSON = {"title": str, "about": str, "place": int, "module": str, "steps": list}
_STEP = {
    "text": str,
    "position": str,
    "goal": str,
    "solution": list,
    "solved": str,
    "otherwise": str,
    "most": int,
    "replies": list,
    "window": list,
    "hints": list,
    "wrong": list,
}
_HINT = {"text": str, "show": str}
_KINDS = {str: "a text", int: "a number", list: "a list"}
_WRONG = {"play": object, "text": str, "refused": str}


@lru_cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the shipped lessons of a game: the course in order, then the modules."""
    if game not in GAMES:
        raise BadText(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    found = _parsed(resources.files("guimard.lessons") / "data" / game)
    return tuple(sorted(found, key=lambda lesson: (lesson.module is not None, lesson.place, lesson.id)))


@lru_cache
def figures(game: str) -> tuple[Lesson, ...]:
    """Return the figures of a rulebook that can be tried, as ``figure-ban``."""
    found = _parsed(resources.files("guimard.lessons") / "data" / game / "figures", "figure-")
    return tuple(sorted(found, key=lambda lesson: lesson.id))


def _parsed(folder: Traversable, prefix: str = "") -> list[Lesson]:
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return [
        parse_lesson(file.read_text(encoding="utf-8"), prefix + file.name.removesuffix(".toml")) for file in files
    ]


def lesson_named(game: str, name: str) -> Lesson:
    """Return a shipped lesson or figure; raises ``BadText``."""
    for lesson in (*lessons(game), *figures(game)):
        if lesson.id == name:
            return lesson
    raise BadText(f"There is no lesson {name!r}; there are {', '.join(lesson.id for lesson in lessons(game))}.")


def read_lesson(path: Path) -> Lesson:
    """Read a lesson from a file; raises ``BadText`` or ``OSError``."""
    return parse_lesson(path.read_text(encoding="utf-8"), path.stem)


def parse_lesson(text: str, name: str) -> Lesson:
    """Return the lesson of a TOML text; raises ``BadText``."""
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadText(f"{name}: not TOML: {wrong}") from None
    try:
        return _lesson(facts, name)
    except BadText as wrong:
        raise BadText(f"{name}: {wrong}") from None


def _lesson(facts: dict[str, Any], name: str) -> Lesson:
    _check(facts, _LESSON, {"title", "about", "steps"}, "the lesson")
    if not facts["steps"]:
        raise BadText("a lesson has at least one step.")
    steps = tuple(_numbered(step, number) for number, step in enumerate(facts["steps"], 1))
    games = {step.position.split()[0] for step in steps}
    if len(games) != 1 or not games <= set(GAMES):
        raise BadText(f"the positions of a lesson are of one game: {', '.join(GAMES)}.")
    about = (facts["title"], facts["about"], facts.get("module"), facts.get("place", 0))
    return Lesson(name, games.pop(), *about, steps)


def _numbered(facts: Any, number: int) -> Step:
    try:
        return _step(facts)
    except BadText as wrong:
        raise BadText(f"step {number}: {wrong}") from None


def _step(facts: Any) -> Step:
    _check(facts, _STEP, {"text", "position", "goal", "solution", "solved", "otherwise"}, "a step")
    position = " ".join(facts["position"].split())
    game = GAMES.get(position.partition(" ")[0])
    if game is None:
        raise BadText(f"a position begins with the name of its game: {', '.join(GAMES)}.")
    game.parse_position(position)

    def action(text: Any) -> str:
        if not isinstance(text, str):
            raise BadText(f"{text!r} is not an action.")
        return game.text(game.parse(text))

    for hint in facts.get("hints", []):
        _check(hint, _HINT, {"text"}, "a hint")
    for wrong in facts.get("wrong", []):
        _check(wrong, _WRONG, {"play", "text"}, "a wrong answer")
    solution = tuple(map(action, facts["solution"]))
    if not solution:
        raise BadText("a solution has at least one action.")
    return Step(
        text=facts["text"],
        position=position,
        goal=Condition.parse(facts["goal"]),
        solution=solution,
        solved=facts["solved"],
        otherwise=facts["otherwise"],
        most=max(facts.get("most", 0), len(solution)),
        replies=tuple(tuple(map(action, _listed(reply))) for reply in facts.get("replies", [])),
        window=tuple(map(str, facts.get("window", []))),
        hints=tuple(Hint(hint["text"], hint.get("show")) for hint in facts.get("hints", [])),
        wrong=tuple(
            Wrong(tuple(map(action, _listed(wrong["play"]))), wrong["text"], wrong.get("refused"))
            for wrong in facts.get("wrong", [])
        ),
    )


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _check(facts: Any, known: Mapping[str, type], needed: set[str], what: str) -> None:
    """Refuse unknown, missing and mistyped fields."""
    if not isinstance(facts, dict):
        raise BadText(f"{what} is a table of fields.")
    if unknown := facts.keys() - known.keys():
        raise BadText(f"{what} has no {', '.join(sorted(unknown))}; it has {', '.join(known)}.")
    if missing := needed - facts.keys():
        raise BadText(f"{what} needs {', '.join(sorted(missing))}.")
    for name, value in facts.items():
        if not isinstance(value, known[name]):
            raise BadText(f"{name} of {what} should be {_KINDS[known[name]]}, not {value!r}.")

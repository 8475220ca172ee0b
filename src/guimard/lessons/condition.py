"""Goals of lessons: conditions on the learner's view and on what happened.

    view.points.orange >= 14
    events[event=complete; departure=21].times == 2
    view.lines[departure=21].complete and no events[event=draw]

A path begins with ``view`` or ``events``. A name goes into an object; ``[name=value; …]`` keeps the entries of a list
that have these values. A path through several entries means any of them. ``count PATH`` is their number.
A value like ``2,0|1,0`` means any of these.
"""

import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from guimard.core.errors import BadText

ROOTS = ("view", "events")
How: TypeAlias = Literal["", "no", "count"]
Op: TypeAlias = Literal[">=", "<=", "==", "!=", ">", "<"]
Word: TypeAlias = bool | int | str | None
Value: TypeAlias = Word | tuple[Word, ...]
"""What something is compared with: a value, or any of several."""
Path: TypeAlias = tuple[str | tuple[tuple[str, Value], ...], ...]
"""Names to go into, and filters for the entries of a list."""
_OPERATORS: dict[Op, Callable[[Any, Any], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
_CLAUSE = re.compile(r"(?P<how>no |count )?(?P<path>\S.*?)(?:\s*(?P<op>>=|<=|==|!=|>|<)\s*(?P<value>[^\s<>=!]\S*))?$")
_STEP = re.compile(r"\.?(?P<name>[A-Za-z_]\w*)|\[(?P<filter>[^\]]*)\]")


class Progress(NamedTuple):
    """How near a try came to a goal that is a number."""

    value: int
    goal: int


@dataclass(frozen=True)
class Clause:
    how: How
    path: Path
    op: Op | None
    value: Value

    def found(self, facts: dict[str, Any]) -> list[Any]:
        """Return what the path leads to."""
        values = [facts]
        for step in self.path:
            values = list(_into(values, step) if isinstance(step, str) else _keep(values, step))
        return values

    def holds(self, facts: dict[str, Any]) -> bool:
        found = self.found(facts)
        if self.how == "count":
            found = [len(list(_flat(found)))]
        matches = any(_compares(self.op, one, self.value) if self.op else bool(one) for one in found)
        return matches != (self.how == "no")

    def astray(self, facts: dict[str, Any]) -> str | None:
        """Return a sentence if a name of the path does not exist where it is looked for."""
        values: list[Any] = [facts]
        for step in self.path:
            after = list(_into(values, step) if isinstance(step, str) else _keep(values, step))
            names = sorted({name for value in _flat(values) if isinstance(value, dict) for name in value})
            if isinstance(step, str) and names and step not in names:
                return f"there is no {step!r} there, only {', '.join(names)}."
            values = after
        return None

    def progress(self, facts: dict[str, Any]) -> Progress | None:
        """Return the best value and the value wanted, where a clause asks for a number."""
        if self.op != ">=" or self.how == "no" or not isinstance(self.value, int):
            return None
        found = [len(list(_flat(self.found(facts))))] if self.how == "count" else self.found(facts)
        return Progress(max((one for one in found if isinstance(one, int)), default=0), self.value)


@dataclass(frozen=True)
class Condition:
    """Clauses of which all must hold."""

    text: str
    clauses: tuple[Clause, ...]

    @classmethod
    def parse(cls, text: str) -> "Condition":
        """Read a condition; raises ``BadText`` with the part that is not understood."""
        return cls(text, tuple(_clause(part.strip()) for part in re.split(r"\s+and\s+", text.strip())))

    def holds(self, facts: dict[str, Any]) -> bool:
        return all(clause.holds(facts) for clause in self.clauses)

    def astray(self, facts: dict[str, Any]) -> str | None:
        """Return what is wrong with a path that leads nowhere, if one does."""
        return next((said for clause in self.clauses if (said := clause.astray(facts))), None)

    def progress(self, facts: dict[str, Any]) -> Progress | None:
        return next((shown for clause in self.clauses if (shown := clause.progress(facts))), None)


def _clause(text: str) -> Clause:
    match = _CLAUSE.fullmatch(text)
    path = _path(match["path"]) if match else ()
    if not match or not path or path[0] not in ROOTS:
        raise BadText(
            f"{text!r} is not a condition; it begins with {' or '.join(ROOTS)}, like view.points.yellow >= 8."
        )
    how = cast(How, (match["how"] or "").strip())
    if how == "count" and not match["op"]:
        raise BadText(f"{text!r}: a count is compared with a number.")
    return Clause(how, path, cast(Op | None, match["op"]), _value(match["value"]) if match["op"] else None)


def _path(text: str) -> Path:
    steps: list[str | tuple[tuple[str, Value], ...]] = []
    at = 0
    while at < len(text):
        match = _STEP.match(text, at)
        if not match:
            raise BadText(f"{text!r} is not a path: {text[at:]!r} is not understood.")
        steps.append(match["name"] or tuple(_pair(text, pair) for pair in match["filter"].split(";")))
        at = match.end()
    return tuple(steps)


def _pair(path: str, text: str) -> tuple[str, Value]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        raise BadText(f"{path!r}: {text!r} should be like departure=21.")
    return name, _value(value)


def _value(text: str) -> Value:
    return tuple(map(_word, text.split("|"))) if "|" in text else _word(text)


def _word(text: str) -> Word:
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return {"true": True, "false": False, "none": None}.get(text, text)


def _flat(values: list[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, list):
            yield from value
        else:
            yield value


def _into(values: list[Any], name: str) -> Iterator[Any]:
    for value in _flat(values):
        if isinstance(value, dict) and name in value:
            yield value[name]


def _keep(values: list[Any], pairs: tuple[tuple[str, Value], ...]) -> Iterator[Any]:
    for value in _flat(values):
        if isinstance(value, dict) and all(name in value and _is(value[name], wanted) for name, wanted in pairs):
            yield value


def _is(one: Any, value: Value) -> bool:
    return one in value if isinstance(value, tuple) else bool(one == value)


def _compares(op: Op, one: Any, value: Value) -> bool:
    if op in ("==", "!="):
        return _is(one, value) == (op == "==")
    return isinstance(one, int) and isinstance(value, int) and _OPERATORS[op](one, value)

"""What can be chosen when a table is opened, checked and described for a lobby."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from guimard.core.errors import BadOptions, BadText

Value: TypeAlias = bool | int | str | tuple[str, ...]
Options: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice; with ``many``, any subset of the choices, as a tuple in their order."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: Value
    help: str
    choice_help: Mapping[str, str] = field(default_factory=dict)
    many: bool = False

    def check(self, value: object) -> Value:
        """The value in its one canonical form, or ``BadOptions``."""
        if not self.many:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
            raise BadOptions(f"{self.name} is one of {_listed(self.choices)}, not {value!r}.")
        if isinstance(value, str) or not isinstance(value, list | tuple | set | frozenset):
            raise BadOptions(f"{self.name} is a list of some of {_listed(self.choices)}, not {value!r}.")
        given = list(value)
        for one in given:
            if one not in self.choices:
                raise BadOptions(f"{self.name} has no {one!r}; there are {_listed(self.choices)}.")
        if len(set(given)) < len(given):
            raise BadOptions(f"{self.name} names something twice.")
        return tuple(str(choice) for choice in self.choices if choice in given)

    def text(self, value: Value) -> str:
        if isinstance(value, tuple):
            return "+".join(value) or "none"
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

    def parse(self, text: str) -> Value:
        if self.many:
            return self.check([] if text == "none" else text.split("+"))
        for choice in self.choices:
            if self.text(choice) == text:
                return choice
        raise BadText(f"{self.name} is one of {_listed(self.choices)}, not {text!r}.")


@dataclass(frozen=True)
class Clash:
    """Choices that cannot be together.

    All of ``when``, at tables of these ``seats`` (any, if empty).
    """

    when: Mapping[str, Value]
    why: str
    seats: tuple[int, ...] = ()

    def hits(self, seats: int, options: Options) -> bool:
        if self.seats and seats not in self.seats:
            return False
        return all(_chosen(options[name], value) for name, value in self.when.items())


def _chosen(actual: Value, wanted: Value) -> bool:
    if isinstance(actual, tuple) and isinstance(wanted, tuple):
        return set(wanted) <= set(actual)
    return actual == wanted


@dataclass(frozen=True)
class OptionSpec:
    seats: range
    options: tuple[Option, ...]
    clashes: tuple[Clash, ...] = ()

    def check(self, seats: object, given: Mapping[str, object]) -> Options:
        """All options with their values, or ``BadOptions`` with a sentence saying why not."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOptions(f"There are {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}.")
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise BadOptions(f"There is no option {name!r}; there are {_listed(sorted(known))}.")
        options = {o.name: o.check(given.get(o.name, o.default)) for o in self.options}
        for clash in self.clashes:
            if clash.hits(seats, options):
                raise BadOptions(clash.why)
        return options

    def text(self, options: Options) -> str:
        return " ".join(f"{o.name}={o.text(options[o.name])}" for o in self.options)

    def parse(self, text: str) -> dict[str, Value]:
        by_name = {option.name: option for option in self.options}
        values: dict[str, Value] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name not in by_name or name in values:
                raise BadText(f"Not an option: {word!r}.")
            values[name] = by_name[name].parse(value)
        return values

    def describe(self) -> dict[str, object]:
        """Return JSON for a lobby: the choices, and what clashes."""
        return {
            "seats": list(self.seats),
            "options": [
                {
                    "name": o.name,
                    "kind": "many" if o.many else "flag" if isinstance(o.default, bool) else "one",
                    "choices": list(o.choices),
                    "default": list(o.default) if isinstance(o.default, tuple) else o.default,
                    "help": o.help,
                    "choice_help": dict(o.choice_help),
                }
                for o in self.options
            ],
            "clashes": [
                {
                    "when": {n: list(v) if isinstance(v, tuple) else v for n, v in c.when.items()},
                    "seats": list(c.seats),
                    "why": c.why,
                }
                for c in self.clashes
            ],
        }


def _listed(values: object) -> str:
    return ", ".join(repr(v) for v in values)  # type: ignore[attr-defined]

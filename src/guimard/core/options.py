"""What can be chosen when a table is opened, checked and described for a lobby."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from guimard.core.errors import BadOptions, BadText
from guimard.core.flat_record import FlatRecord
from guimard.core.views import NONE

Value: TypeAlias = bool | int | str | tuple[str, ...]
Options: TypeAlias = dict[str, Value]


@dataclass(frozen=True)
class Option:
    """One choice; with ``many``, any subset of the choices, as a tuple in their order.

    With ``each``, a different choice for every seat, of as many of the first choices as there are seats (with
    ``spare``, of all choices); an empty tuple stands for the choices in their order.
    """

    name: str
    choices: Sequence[bool | int | str]
    default: Value
    help: str
    choice_help: Mapping[str, str] = field(default_factory=dict)
    many: bool = False
    each: bool = False
    spare: bool = False
    absent: Value | None = None
    """What stored texts mean that do not name this option; ``None``: it was always there, texts name it.

    Set it when an option is added: games stored before keep their meaning, whatever new tables begin with.
    """
    notes: Mapping[str, str] = field(default_factory=dict)
    """What is our own ruling or reconstruction, by choice; ``""``: for the option as a whole."""
    needs: Mapping[str, Value] = field(default_factory=dict)
    """Choices without which this option changes nothing, so that lobbies need not offer it."""
    idle_with: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Choices of lists with any of which this option changes nothing."""
    seats: tuple[int, ...] = ()
    """The numbers of seats at which it changes something; any, if empty."""
    unknown: str = ""
    """What to say of a value that is none of the choices, with ``{}`` for it; else they are listed."""

    def check(self, value: object) -> Value:
        """The value in its one canonical form, or ``BadOptions``."""
        if not self.is_list:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
            raise BadOptions(self._refusal(value))
        if isinstance(value, str) or not isinstance(value, list | tuple | set | frozenset):
            raise BadOptions(f"{self.name} is a list of some of {_listed(self.choices)}, not {value!r}.")
        given = list(value)
        for one in given:
            if one not in self.choices:
                raise BadOptions(f"{self.name} has no {one!r}; there are {_listed(self.choices)}.")
        if len(set(given)) < len(given):
            raise BadOptions(f"{self.name} names something twice.")
        if self.each:
            return tuple(given)
        return tuple(str(choice) for choice in self.choices if choice in given)

    @property
    def kind(self) -> str:
        """How a lobby draws it."""
        return "many" if self.many else "each" if self.each else "flag" if isinstance(self.default, bool) else "one"

    @property
    def is_list(self) -> bool:
        return self.many or self.each

    def check_seats(self, value: Value, seats: int) -> Value:
        """Return the value in its canonical form.

        Raises ``BadOptions`` if it is not one for each seat.
        """
        if not self.each or not isinstance(value, tuple) or not value:
            return value
        offered = self.choices if self.spare else self.choices[:seats]
        if len(value) != seats or not set(value) <= set(offered):
            raise BadOptions(f"{self.name} gives each seat one of {_listed(offered)}, or names none.")
        return () if value == self.choices[:seats] else value

    def write(self, value: Value, choices: FlatRecord) -> None:
        """Write a value into the field of this name, as compiled code reads it.

        The place of the choice among all; a bit for each place with ``many``, a place for each seat with ``each``.
        """
        field: Any = choices
        places = [self.choices.index(one) for one in (value if isinstance(value, tuple) else (value,))]
        if self.each:
            field[self.name][:] = NONE
            field[self.name][: len(places)] = places
        else:
            field[self.name] = sum(1 << place for place in places) if self.many else places[0]

    def text(self, value: Value) -> str:
        if isinstance(value, tuple):
            return "+".join(value) or "none"
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

    def parse(self, text: str) -> Value:
        if self.is_list:
            return self.check([] if text == "none" else text.split("+"))
        for choice in self.choices:
            if self.text(choice) == text:
                return choice
        raise BadText(self._refusal(text))

    def _refusal(self, value: object) -> str:
        if self.unknown:
            return self.unknown.format(value)
        return f"{self.name} is one of {_listed(self.choices)}, not {value!r}."


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
    note: str = ""
    """What of the game as a whole, whatever is chosen, is our own ruling or reconstruction."""

    def check(self, seats: object, given: Mapping[str, object]) -> Options:
        """All options with their values, or ``BadOptions`` with a sentence saying why not."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOptions(f"There are {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}.")
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise BadOptions(f"There is no option {name!r}; there are {_listed(sorted(known))}.")
        options = {o.name: o.check_seats(o.check(given.get(o.name, o.default)), seats) for o in self.options}
        for clash in self.clashes:
            if clash.hits(seats, options):
                raise BadOptions(clash.why)
        return options

    def write(self, options: Options, choices: FlatRecord) -> None:
        """Write options into a record that has a field for each of them."""
        for option in self.options:
            option.write(options[option.name], choices)

    def text(self, options: Options) -> str:
        """Return the text that is stored. It leaves out values that ``absent`` stands for.

        So the text of a game stored before an option existed is the same today.
        """
        written = (o for o in self.options if o.absent is None or options[o.name] != o.absent)
        return " ".join(f"{o.name}={o.text(options[o.name])}" for o in written)

    def parse_stored(self, text: str) -> Options:
        """Return all options of a stored game; the inverse of ``text``."""
        named = self.parse(text)
        return {o.name: named.get(o.name, o.default if o.absent is None else o.absent) for o in self.options}

    def parse(self, text: str) -> Options:
        """Return the options that somebody typed; ``check`` adds the defaults."""
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
            "note": self.note,
            "options": [
                {
                    "name": o.name,
                    "kind": o.kind,
                    "spare": o.spare,
                    "choices": list(o.choices),
                    "default": list(o.default) if isinstance(o.default, tuple) else o.default,
                    "help": o.help,
                    "choice_help": dict(o.choice_help),
                    "notes": dict(o.notes),
                    "needs": _listing(o.needs),
                    "idle_with": {name: list(choices) for name, choices in o.idle_with.items()},
                    "seats": list(o.seats),
                }
                for o in self.options
            ],
            "clashes": [
                {
                    "when": _listing(c.when),
                    "seats": list(c.seats),
                    "why": c.why,
                }
                for c in self.clashes
            ],
        }


def _listing(values: Mapping[str, Value]) -> dict[str, object]:
    """Return values as JSON has them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def _listed(values: object) -> str:
    return ", ".join(repr(v) for v in values)  # type: ignore[attr-defined]

"""What is printed on a game's pieces, where a player may own another printing.

A material is read from a commented TOML file and checked. Games, tables and records name it by its digest, so a
game is never replayed with other pieces than it was played with.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from guimard.core.errors import BadText
from guimard.core.options import Option, Value
from guimard.core.plain_text import is_name

M = TypeVar("M")
SHIPPED = "shipped"
"""The name of the material that comes with the program."""
_REFUSAL = "This needs other material ({}), which is not loaded here. Give its file with --material."
_DIGITS = 12
_LONGEST = 1 << 16  # characters of a file; no real one comes near
_LONGEST_NAME = 40


@dataclass(frozen=True)
class Printed(Generic[M]):
    """One material: how it is named in options and records, and for people."""

    key: str  # "shipped", or its digest
    name: str
    content: M


class _Keys(Sequence[str]):
    """The keys of all materials, also of those that are added later."""

    def __init__(self, found: Sequence[Printed[Any]]) -> None:
        self._found = found

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> list[str]: ...

    def __getitem__(self, index: int | slice) -> str | list[str]:
        return [one.key for one in self._found][index]

    def __len__(self) -> int:
        return len(self._found)


class _Names(Mapping[str, str]):
    """The names of all materials by key, also of those that are added later."""

    def __init__(self, found: Sequence[Printed[Any]]) -> None:
        self._found = found

    def __getitem__(self, key: str) -> str:
        return next((one.name for one in self._found if one.key == key), "") or _missing(key)

    def __iter__(self) -> Iterator[str]:
        return (one.key for one in self._found)

    def __len__(self) -> int:
        return len(self._found)


def _missing(key: str) -> str:
    raise KeyError(key)


class Materials(Generic[M]):
    """The materials of a game in this process; states name them by their place."""

    def __init__(
        self, game: str, shipped: str, read: Callable[[Mapping[str, Any]], M], facts: Callable[[M], object]
    ) -> None:
        """Read the text of the shipped file.

        ``read`` makes the content of a file's tables, or raises ``BadText``. ``facts`` returns all of a content as
        JSON; contents with the same facts have the same digest.
        """
        self.game = game
        self.shipped = shipped
        self._read = read
        self._facts = facts
        self._found: list[Printed[M]] = []
        self._found.append(Printed(SHIPPED, "as shipped", self.check(shipped).content))
        self.option = Option(
            "material",
            _Keys(self._found),
            SHIPPED,
            "What is printed on the pieces: a file given with --material.",
            _Names(self._found),
            absent=SHIPPED,
            unknown=_REFUSAL,
        )

    def check(self, text: str) -> Printed[M]:
        """Return the material of a file's text, without adding it; raises ``BadText``."""
        tables = parse_tables(text)
        if tables.pop("game", None) != self.game:
            raise BadText(f'A material of this game says game = "{self.game}".')
        name = tables.pop("name", None)
        if not isinstance(name, str) or not is_name(name, _LONGEST_NAME):
            raise BadText(
                f'A material has a name of 1 to {_LONGEST_NAME} characters that can be seen: name = "My box".'
            )
        content = self._read(tables)
        return Printed(_digest(self._facts(content)), name.strip(), content)

    def add(self, text: str) -> Printed[M]:
        """Read a file's text and offer it; the shipped file, unchanged, adds nothing."""
        found = self.check(text)
        if found.key == self.check(self.shipped).key:
            return self._found[0]
        if found.key not in self.option.choices:
            self._found.append(found)
        return found

    def index(self, key: Value) -> int:
        """Return the place of a material; its key was checked with the options."""
        return [one.key for one in self._found].index(str(key))

    def __getitem__(self, index: int) -> Printed[M]:
        return self._found[index]

    def __len__(self) -> int:
        return len(self._found)


def parse_tables(text: str) -> dict[str, Any]:
    """Return the tables of a material file; raises ``BadText``."""
    if len(text) > _LONGEST:
        raise BadText("This is too long to be a material.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadText(f"This is not a TOML file: {wrong}.") from None


def _digest(facts: object) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:_DIGITS]

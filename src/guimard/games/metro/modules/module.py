"""What a module of Metro consists of for interpreted code.

What compiled code needs of a module is named in ``hooks``. Everything a module does not have keeps its default.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from guimard.core.events import Facts
from guimard.core.options import Clash, Option, Options
from guimard.games.metro.material import Printing
from guimard.games.metro.state import BaseState

M = TypeVar("M", bound=BaseState, contravariant=True)
"""The state with the fields of one module: its functions see no other module's."""

Tokens = dict[str, str]
"""The parts of a position's text by name."""


@dataclass(frozen=True, kw_only=True)
class Verb:
    """A kind of action that a module adds; ``which`` counts its actions from 0."""

    word: str  # the first word of its text
    forms: str  # how it is written, for people who wrote something else
    first: int  # the number of its first action
    count: int
    text: Callable[[int], str]
    parse: Callable[[Sequence[str]], int | None]
    """Return ``which`` for the words after the first; ``None`` if there are too many or too few."""
    refusals: Mapping[str, str]
    """A sentence for each reason why it is not legal (``hooks.put_refusal``), with names for the facts in it."""


def _no_tokens(state: BaseState) -> Tokens:
    return {}


def _no_tokens_read(state: BaseState, tokens: Tokens) -> None:
    """Read nothing."""


def _no_options(state: BaseState) -> Options:
    return {}


def _no_facts(printed: Printing) -> Facts:
    return {}


@dataclass(frozen=True, kw_only=True)
class ModuleShapes:
    """The types of what a module adds to the JSON.

    ``TypedDict`` classes, ``None`` for nothing.
    """

    view: type | None = None
    options: type | None = None  # within a view
    final: type | None = None  # within a view: of a seat's final score
    actions: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Module(Generic[M]):
    number: int  # as the rulebook counts them, from 1; also the order of the deal and of all lists
    name: str  # as options and texts name it
    help: str
    note: str = ""  # what of it is our own ruling or reconstruction
    rules: tuple[str, ...]  # the sections of docs/rules/metro.md that it implements

    options: tuple[Option, ...] = ()
    idle_options: tuple[str, ...] = ()  # options of the base game that change nothing when it is played
    options_rank: int = 100  # texts of stored games fix the order of the first modules' options
    chosen: Callable[[M], Options] = _no_options
    """Return the values of its options in a state."""
    clashes: tuple[Clash, ...] = ()

    settles: bool = False  # whether a seat's points are settled once its lines are complete, as in the base game

    verbs: tuple[Verb, ...] = ()

    tokens: Callable[[M], Tokens] = _no_tokens
    """Return its part of a position's text."""
    place_tokens: Callable[[M, Tokens], None] = _no_tokens_read
    """Take what lies on the board before the first tile out of a position's tokens."""
    read_tokens: Callable[[M, Tokens], None] = _no_tokens_read
    """Take the rest of its tokens, after tiles and hands."""
    layout: Callable[[Printing], Facts] = _no_facts
    """Return what clients draw with and what is the same in every match of a material."""
    shapes: ModuleShapes = ModuleShapes()

"""The protocol that every game implements; all that code above ``games/`` knows.

A state is one flat record (``core.flat_record``). A view is a record of the same type, made by copying what is
public and what its seat may know; the rest is left blank. Inside, an action is an integer; outside, a text.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from guimard.core.deal import Deal
from guimard.core.errors import Illegal
from guimard.core.events import Event, Facts
from guimard.core.flat_record import FlatRecord
from guimard.core.material import SHIPPED, Materials
from guimard.core.options import Options, OptionSpec, Value
from guimard.core.rng import Rng

S = TypeVar("S", bound=FlatRecord)


@dataclass(frozen=True)
class Result:
    """How a game ended: points by seat, and the winning seats (several after a tie)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Shapes(NamedTuple):
    """The types of a game's JSON: for type checkers, tests and code generators."""

    view: Any
    action: Any
    event: Any


class Game(Protocol[S]):
    """The rules of one game. Holds no state, reads no clock, draws no random numbers."""

    id: str
    title: str
    rules_version: int
    options: OptionSpec
    materials: Materials[Any] | None
    """What may be printed on the pieces; ``None`` if there is only one printing."""
    delta_keys: Mapping[str, str] | None
    """For each list of a view that a delta updates by entry, the field that identifies an entry.

    ``None``: the game encodes no deltas.
    """
    shapes: Shapes

    def deal(self, seats: int, options: Options, deal: Deal) -> S:
        """Return a new game. All chance comes from the deal, here and nowhere else."""

    def to_act(self, state: S) -> int | None:
        """The seat whose turn it is, or ``None`` when the game is over."""

    def pending(self, state: S) -> int:
        """Return how many unconfirmed steps of the turn can be undone; others see none."""

    def legal(self, view: S) -> Sequence[int]:
        """Return all legal actions; none if the view is not that of the seat to act."""

    def allows(self, state: S, action: int) -> bool:
        """Is an action legal for the seat to act?"""

    def refusal(self, view: S, action: int) -> Illegal:
        """Why an action that is not legal is not."""

    def apply(self, state: S, action: int) -> list[Event]:
        """Play a legal action: changes the state."""

    def undo(self, state: S) -> None:
        """Undo the last unconfirmed step: the state is as before, byte for byte."""

    def view(self, state: S, seat: int | None) -> S:
        """What a seat, or a spectator, may know."""

    def imagine(self, view: S, rng: Rng) -> S:
        """A full state that looks like this view, with everything unknown drawn at random."""

    def scores(self, state: S) -> list[int]:
        """Return the public points of each seat; the final ones when the game is over."""

    def result(self, state: S) -> Result | None: ...

    def is_settled(self, state: S, seat: int) -> bool:
        """Return whether nothing that is left can change the points of a seat."""

    def parse(self, text: str) -> int:
        """The action of a text, or ``BadText``."""

    def text(self, action: int) -> str: ...

    def parse_position(self, text: str) -> S:
        """The state or view of a position's one-line text, or ``BadText``."""

    def position(self, state: S) -> str: ...

    def describe(self, view: S) -> Facts:
        """The view as JSON, in the words of the rulebook."""

    def encode(self, state: S, seat: int | None, before: S | None) -> tuple[bytes, bytes]:
        """Return the view of a seat and its legal actions as encoded JSON.

        With an earlier state (only for games with ``delta_keys``) the view is a delta: the fields that have
        changed since, and of the lists in ``delta_keys`` the entries that are new or have changed.
        """

    def layout(self, material: Value = SHIPPED) -> Facts:
        """Return what clients draw with for a material: board, pieces, names."""

    def actions(self, view: S) -> list[Facts]:
        """The legal actions as JSON, each with its text and its consequences."""

    def preview(self, view: S, action: int) -> Facts:
        """Return what of the view a legal action would change beyond its consequences."""

    def warm(self) -> Iterator[str]:
        """Compile the rules bit by bit; names each bit before compiling it."""

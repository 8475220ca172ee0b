"""What a game is to everything above it. Nothing above ``games/`` knows more than this.

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
from guimard.core.options import Options, OptionSpec
from guimard.core.rng import Rng

S = TypeVar("S", bound=FlatRecord)


@dataclass(frozen=True)
class Result:
    """How a game ended: points by seat, and the seats that won it (several share a tie)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Shapes(NamedTuple):
    """The types of a game's JSON: for type checkers, tests and code generators."""

    view: Any
    action: Any
    event: Any


class Game(Protocol[S]):
    """The rules of one game. Holds no state, reads no clock, draws no random numbers of its own."""

    id: str
    title: str
    rules_version: int
    options: OptionSpec
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
        """How many steps of a turn that is not confirmed yet can be taken back; others do not see them."""

    def legal(self, view: S) -> Sequence[int]:
        """All legal actions, if the view is that of the seat to act (or the full state); else none."""

    def allows(self, state: S, action: int) -> bool:
        """Is an action legal for the seat to act?"""

    def refusal(self, view: S, action: int) -> Illegal:
        """Why an action that is not legal is not."""

    def apply(self, state: S, action: int) -> list[Event]:
        """Play a legal action: changes the state."""

    def undo(self, state: S) -> None:
        """Undo the last step if any are ``pending``: the state is again what it was, byte for byte."""

    def view(self, state: S, seat: int | None) -> S:
        """What a seat, or a spectator, may know."""

    def imagine(self, view: S, rng: Rng) -> S:
        """A full state that looks like this view, with everything unknown drawn at random."""

    def scores(self, state: S) -> list[int]:
        """The points of each seat as everybody sees them now; final ones when the game is over."""

    def result(self, state: S) -> Result | None: ...

    def parse(self, text: str) -> int:
        """The action of a text, or ``BadText``."""

    def text(self, action: int) -> str: ...

    def parse_position(self, text: str) -> S:
        """The state or view of a position's one-line text, or ``BadText``."""

    def position(self, state: S) -> str: ...

    def describe(self, view: S) -> Facts:
        """The view as JSON, in the words of the rulebook."""

    def encode(self, state: S, seat: int | None, before: S | None) -> tuple[bytes, bytes]:
        """Return the view of a seat and its legal actions as encoded JSON, for a server to send.

        With an earlier state (only for games with ``delta_keys``) the view is a delta: the fields that have
        changed since, and of the lists in ``delta_keys`` the entries that are new or have changed.
        """

    def layout(self) -> Facts:
        """What clients draw with and what is the same in every match: board, pieces, names."""

    def actions(self, view: S) -> list[Facts]:
        """The legal actions as JSON, each with its text and its consequences."""

    def preview(self, view: S, action: int) -> Facts:
        """What of the view a legal action would change beyond its consequences: for those who point at it."""

    def warm(self) -> Iterator[str]:
        """Compile the rules bit by bit; names each bit before compiling it."""

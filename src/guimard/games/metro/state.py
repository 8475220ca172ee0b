"""The state of the base game as one flat record, and small questions about it.

A module extends ``BaseState`` with fields of its own; ``modules.hooks`` puts them together as ``State``. Fields
of a module that is not played stay empty, so the rules never ask which modules are on.
"""

from typing import Annotated

import numpy as np

from guimard.core.compiler import inlined
from guimard.core.flat_record import Array, BitSets, FlatRecord
from guimard.games.metro import tables as t


class BaseState(FlatRecord):
    """The base game.

    HIDDEN stands in a view for what its seat may not know, NONE for what is not there.
    """

    seats: int
    turn: int  # the seat to act
    viewer: int  # whose view this is: a seat, SPECTATOR, or FULL_STATE

    # Chosen when the table was opened.
    material: int  # which of the printings that this process has
    hand_size: int
    rotations: int  # 1: arrows up; 4: tiles may be turned
    begins: int  # the seat that begins, or that it is drawn (core.beginning)
    seat_of: Annotated[Array, t.COLOURS]  # who plays a colour, where seats own lines
    modules: int  # a bit for each; only the catalogue and each module itself read it

    # The network. far: the other end of the path that ends or begins at a port; length: tiles passed on it.
    far: Annotated[Array, t.PORTS]
    length: Annotated[Array, t.PORTS]
    owner: Annotated[Array, t.DEPARTURES]  # the colour of the wagon at a departure
    points: Annotated[Array, t.COLOURS]

    # The tiles. A turned tile lies on the board as the kind it now looks like.
    board: Annotated[Array, t.CELLS]
    turned: Annotated[Array, t.CELLS]  # quarter turns clockwise
    frontier: np.uint64  # free cells on the edge or next to a tile (Metro 4.2)
    free: np.uint64
    suitable: Annotated[BitSets, t.KINDS]  # where each kind makes no line of one tile (Metro 4.4)
    laid: int
    bag: Annotated[Array, t.TILES]  # the first `left` are still in it; drawn from the end
    left: int
    hands: Annotated[Array, t.MAX_SEATS, t.MAX_HAND]
    held: Annotated[Array, t.MAX_SEATS]
    drawn: int  # the tile that must be laid now

    # Whose the lines are: a seat plays a colour of its own, or holds shares of colours, one of each percentage.
    # shares_seen: who has seen a share, a bit for each seat and one for the public; that much is always public.
    own: Annotated[Array, t.MAX_SEATS]
    shares: Annotated[Array, t.MAX_SEATS, t.PERCENTAGES]
    shares_seen: Annotated[Array, t.MAX_SEATS, t.PERCENTAGES]
    locked: Annotated[Array, t.MAX_SEATS, t.PERCENTAGES]  # 1: shown for a wagon


class BaseChoices(FlatRecord):
    """What was chosen for the base game: a field for each option (``Option.write``)."""

    seats: int
    hand: int
    orientation: int
    modules: int
    material: int
    begins: int
    colours: Annotated[Array, t.MAX_SEATS]


class Moves(FlatRecord):
    """A list of actions."""

    count: int
    items: Annotated[Array, t.MAX_ACTIONS]


PUBLIC_BIT = 1 << t.MAX_SEATS
EVERYBODY = 2 * PUBLIC_BIT - 1  # in *_seen


@inlined
def has_module(state: BaseState, number: int) -> bool:
    """Tell whether a module, by the rulebook's number, is played; for that module."""
    return (state.modules >> (number - 1)) & 1 == 1


@inlined
def is_over(state: BaseState) -> bool:
    return state.laid == t.TILES


@inlined
def seats_own_lines(state: BaseState) -> bool:
    """Tell whether each seat plays a colour of its own, as in the base game."""
    return state.own[0] != t.NONE


@inlined
def begins_own_line(state: BaseState, seat: int, departure: int) -> bool:
    """Tell whether a line of the seat's own colour begins at a departure."""
    return state.owner[departure] == state.own[seat]


@inlined
def colours_in_play(state: BaseState) -> int:
    """Return how many colours have lines: one for each seat, or all of them."""
    return state.seats if seats_own_lines(state) else t.COLOURS

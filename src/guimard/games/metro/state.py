"""The state of a game of Metro: one flat record, the same with every option and module.

What a module does not use stays empty (no shares, no wagons, no numbers), so that the rules need not ask
which modules are on: there is simply nothing there to exchange, to place or to pay.
"""

from typing import Annotated

import numpy as np

from guimard.core.flat_record import Array, BitSets, FlatRecord
from guimard.core.views import FULL_STATE as FULL_STATE
from guimard.core.views import SPECTATOR as SPECTATOR
from guimard.games.metro import tables as t


class State(FlatRecord):
    """HIDDEN stands in a view for what its seat may not know, NONE for what is not there."""

    seats: int
    turn: int  # the seat to act
    viewer: int  # whose view this is: a seat, SPECTATOR, or FULL_STATE

    # Chosen when the table was opened.
    hand_size: int
    rotations: int  # 1: arrows up; 4: tiles may be turned
    modules: int  # a bit for each; only texts and descriptions ask
    number_count: int  # number tiles of each colour a player holds
    central_weight: int  # points for passing a central track tile

    # The network. far: the other end of the path that ends or begins at a port; length: tiles passed on it.
    far: Annotated[Array, t.PORTS]
    length: Annotated[Array, t.PORTS]
    owner: Annotated[Array, t.DEPARTURES]  # the colour of the wagon at a departure
    points: Annotated[Array, t.COLOURS]
    pays: Annotated[Array, t.STATIONS]  # what a number tile is worth: the points of the line that arrived there

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

    # Companies. shares: the company whose share of a percentage a seat holds. *_seen: who has seen what lies
    # there, a bit for each seat and one for the public; that much is always public.
    own: Annotated[Array, t.MAX_SEATS]  # the colour a seat plays; NONE with companies
    shares: Annotated[Array, t.MAX_SEATS, t.PERCENTAGES]
    shares_seen: Annotated[Array, t.MAX_SEATS, t.PERCENTAGES]
    locked: Annotated[Array, t.MAX_SEATS, t.PERCENTAGES]  # 1: shown for a wagon
    face_up: Annotated[Array, t.PERCENTAGES]
    pile: Annotated[Array, t.PERCENTAGES, t.COLOURS]  # the top one first
    pile_seen: Annotated[Array, t.PERCENTAGES, t.COLOURS]
    pile_size: Annotated[Array, t.PERCENTAGES]
    exchanges: int  # in a row, with no tile laid since

    wagons: int  # central wagons in stock, a bit for each colour
    numbers: Annotated[Array, t.MAX_SEATS, t.NUMBER_COLOURS, 2]


class Moves(FlatRecord):
    """A list of actions."""

    count: int
    items: Annotated[Array, t.MAX_ACTIONS]


PUBLIC_BIT = 1 << t.MAX_SEATS
EVERYBODY = 2 * PUBLIC_BIT - 1  # in *_seen
STATE = State.dtype

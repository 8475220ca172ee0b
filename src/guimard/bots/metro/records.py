"""The records of Metro's bots, as far as the base game needs them.

A module extends them with fields of its own; ``modules.hooks`` puts them together as ``Values`` and ``Forecast``.
"""

from typing import Annotated

from guimard.bots.metro.symmetry import PORT_CLASSES
from guimard.core.compiler import inlined
from guimard.core.flat_record import BitSets, FlatRecord, Floats
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import CELLS, COLOURS, DEPARTURES, MAX_SEATS, TILES

STEPS = TILES + 1  # tiles left to lay: 60 down to 0
EDGE, CENTRAL, ARRIVAL = range(3)  # lines from the edge, lines from the centre, tracks that lead to an arrival
LINES = 3
EXITS_AHEAD = 6  # features: a constant, the four exits from worst to best, and their mean over all tiles
OPPONENT_FEATURES = 9  # by which simple players are recognised (opponent_model)
EXPECTED_POINTS = 14  # of a line, as the greedy player counts (one_ply)
FULL_INFORMATION = -1  # as observer: everything is known
PROBABILITY_SCALE = 1 << 16  # probabilities are compared with random integers below this


class BaseValues(FlatRecord):
    """Learned values. All are indexed first by the number of tiles left to lay."""

    # By kind of line and class of the port at its head: a constant, and points per tile passed.
    lines: Annotated[Floats, STEPS, LINES, PORT_CLASSES, 2]
    ahead: Annotated[Floats, STEPS, MAX_SEATS, EXITS_AHEAD]  # by the turns until the owner acts
    draw: Annotated[Floats, STEPS, 2]  # gain of a drawn tile: a constant, and per point that the tile in hand gains
    spread: Annotated[Floats, STEPS]  # standard deviation of the forecast of a colour's points
    simple_weights: Annotated[Floats, STEPS, OPPONENT_FEATURES]  # of the features of simple players


class BaseForecast(FlatRecord):
    """A position evaluated once; a trial only updates what it touches."""

    line: Annotated[Floats, DEPARTURES]  # the value of each open line
    touching: Annotated[BitSets, CELLS]  # the departures whose value depends on what is laid on a cell
    points: Annotated[Floats, COLOURS]  # expected final points of each colour
    trial: Annotated[Floats, COLOURS]  # the same after the action that is tried
    step: int  # tiles left to lay when the lines were evaluated
    turn: int
    # Set by ``margin``:
    seat_points: Annotated[Floats, MAX_SEATS]  # expected final points of each seat
    observer: int  # the seat whose knowledge counts, or FULL_INFORMATION
    base_margin: float  # where no seat owns lines: the margin from ``points``, without secret points


@inlined
def tiles_left(state: BaseState) -> int:
    """Return how many tiles are still to be laid."""
    return TILES - state.laid


@inlined
def is_known(forecast: BaseForecast, seen: int) -> bool:
    """Return whether the observer is among some seats, given as bits."""
    return forecast.observer == FULL_INFORMATION or (seen >> forecast.observer) & 1 == 1

"""The learned values of open lines, open arrivals, wagons in stock and draws.

``training`` fits them; ``data/metro.npz`` holds a set for each family of options and number of seats.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import numpy as np

from guimard.bots.metro.symmetry import PORT_CLASSES
from guimard.core.flat_record import FlatRecord, Floats
from guimard.games.metro import tables as t
from guimard.games.metro.modules.catalogue import NAMES as MODULES
from guimard.games.metro.modules.hooks import State

STEPS = t.TILES + 1  # tiles left to lay: 60 down to 0
EDGE, CENTRAL, ARRIVAL = range(3)  # lines from the edge, lines from the centre, tracks that lead to an arrival
LINES = 3
EXITS_AHEAD = 6  # features: a constant, the four exits from worst to best, and their mean over all tiles
OPPONENT_FEATURES = 9  # by which simple players are recognised (opponent_model)


class Values(FlatRecord):
    """All are indexed first by the number of tiles left to lay."""

    # By kind of line and class of the port at its head: a constant, and points per tile passed.
    lines: Annotated[Floats, STEPS, LINES, PORT_CLASSES, 2]
    ahead: Annotated[Floats, STEPS, t.MAX_SEATS, EXITS_AHEAD]  # by the turns until the owner acts
    draw: Annotated[Floats, STEPS, 2]  # gain of a drawn tile: a constant, and per point that the tile in hand gains
    wagon: Annotated[Floats, STEPS]  # a central wagon in stock
    spread: Annotated[Floats, STEPS]  # standard deviation of the forecast of a colour's points
    simple_weights: Annotated[Floats, STEPS, OPPONENT_FEATURES]  # of the features of simple players
    share_effect: Annotated[Floats, STEPS]  # points that a company gains for each tenth that players hold
    residual_sd: Annotated[Floats, STEPS]  # standard deviation of what that does not explain


FIELDS = tuple(Values.__annotations__)


def constant_values(worth: float) -> Values:
    """Return values that take every open line for the same: training starts from them."""
    values = Values.new()
    values.lines[..., 0] = worth
    values.ahead[..., 0] = worth
    values.wagon[:] = worth / 2
    values.spread[:] = 5 + 4 * np.sqrt(np.arange(STEPS))
    values.residual_sd[:] = 1.0
    return values


# Seats, modules that change lines, rotations, hand. At a big table three quarters of the opponents play simply in
# training; a fifth number, if there is one, is another number of quarters.
Family = tuple[int, ...]
SIMPLE, CAREFUL = 3, 0  # quarters


def family(state: State) -> Family:
    """Return what the values depend on; station numbers pay for any line."""
    lines = ("companies", "stations", "central-tracks")
    modules = int(state.modules) & sum(1 << MODULES.index(name) for name in lines)
    return int(state.seats), modules, int(state.rotations), int(state.hand_size)


def family_name(key: Family) -> str:
    return "-".join(map(str, key))


# Values are fitted at these numbers of tiles and interpolated between them.
KNOTS = np.array([0, 3, 8, 15, 24, 36, 48, 60])
HATS = np.array([[np.interp(step, KNOTS, row) for row in np.eye(len(KNOTS))] for step in range(STEPS)])


def interpolate(knots: dict[str, Floats]) -> Values:
    """Return the values at every number of tiles, from those at the knots."""
    values = Values.new()
    for name, array in knots.items():
        values[name] = np.tensordot(HATS, array, 1)  # type: ignore[index]
    return values


@cache
def _shipped() -> dict[str, Any]:
    with files("guimard.bots").joinpath("data/metro.npz").open("rb") as file, np.load(file) as archive:
        return dict(archive)


@cache
def values_of(key: Family) -> Values:
    """Return the shipped values of a family, or of the nearest one that was trained."""
    known = _shipped()
    seats, modules, rotations, _, *among = key
    near = (key, (seats, modules, rotations, 1, *among), (seats, modules, 1, 1, *among))
    name = next(name for name in map(family_name, near) if f"{name}/{FIELDS[0]}" in known)
    return interpolate({field: known[at] for field in FIELDS if (at := f"{name}/{field}") in known})


BLEND_STEPS = 8  # from careful to simple opponents


@cache
def blended_values(key: Family, simple: int) -> Values:
    """Interpolate the values of a big table between careful and simple opponents."""
    ends, mixed = (values_of((*key, CAREFUL)), values_of(key)), Values.new()
    for name in FIELDS:
        careful_part, simple_part = (end[name] for end in ends)  # type: ignore[index]
        mixed[name] = (careful_part * (BLEND_STEPS - simple) + simple_part * simple) / BLEND_STEPS  # type: ignore[index]
    return mixed

"""The learned values: what an open line, an open arrival, a wagon in stock and a draw are worth.

Fitted by ``training``, shipped as ``data/metro.npz``, one set for each family of options and number of seats.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import numpy as np

from guimard.bots.metro.places import PLACES
from guimard.core.kernel import Floats, Record
from guimard.games.metro import tables as t
from guimard.games.metro.start import MODULES
from guimard.games.metro.state import State

STEPS = t.TILES + 1  # tiles still to lay: 60 down to 0
EDGE, CENTRAL, ARRIVAL = range(3)  # lines from the edge, lines from the centre, tracks that lead to an arrival
LINES = 3
EXITS_AHEAD = 6  # a constant, the four exits from worst to best, and their mean as tiles go
FIELDS = ("lines", "ahead", "draw", "wagon", "spread")


class Values(Record):
    """All by the number of tiles still to lay."""

    lines: Annotated[Floats, STEPS, LINES, PLACES, 2]  # by the head's place: a constant, and per tile passed
    ahead: Annotated[Floats, STEPS, t.MAX_SEATS, EXITS_AHEAD]  # by the turns until the owner acts
    draw: Annotated[Floats, STEPS, 2]  # what a drawn tile gains: a constant, and per point gained without it
    wagon: Annotated[Floats, STEPS]  # a central wagon in stock
    spread: Annotated[Floats, STEPS]  # how far off the forecast of a colour's points is


def constant(worth: float) -> Values:
    """Every open line is worth the same: where training begins."""
    values = Values.new()
    values.lines[..., 0] = worth
    values.ahead[..., 0] = worth
    values.wagon[:] = worth / 2
    values.spread[:] = 5 + 4 * np.sqrt(np.arange(STEPS))
    return values


Family = tuple[int, int, int, int]  # seats, modules that change lines, rotations, hand


def family(state: State) -> Family:
    """What the values of lines depend on. Numbers change none: they pay for lines, whoever owns them."""
    lines = ("companies", "stations", "central-tracks")
    modules = int(state.modules) & sum(1 << MODULES.index(name) for name in lines)
    return int(state.seats), modules, int(state.rotations), int(state.hand_size)


def family_name(key: Family) -> str:
    return "-".join(map(str, key))


# Values are fitted at these numbers of tiles and interpolated between them.
KNOTS = np.array([0, 3, 8, 15, 24, 36, 48, 60])
HATS = np.array([[np.interp(step, KNOTS, row) for row in np.eye(len(KNOTS))] for step in range(STEPS)])


def unfold(knots: dict[str, Floats]) -> Values:
    """Values at every number of tiles, from those at the knots."""
    values = Values.new()
    for name in FIELDS:
        values[name] = np.tensordot(HATS, knots[name], 1)  # type: ignore[index]
    return values


@cache
def _shipped() -> dict[str, Any]:
    with files("guimard.bots").joinpath("data/metro.npz").open("rb") as file, np.load(file) as archive:
        return dict(archive)


@cache
def values_of(key: Family) -> Values:
    """The shipped values of a family; of the nearest one that was trained, if it was not."""
    known = _shipped()
    seats, modules, rotations, _ = key
    near = (key, (seats, modules, rotations, 1), (seats, modules, 1, 1))
    name = next(name for name in map(family_name, near) if f"{name}/{FIELDS[0]}" in known)
    return unfold({field: known[f"{name}/{field}"] for field in FIELDS})

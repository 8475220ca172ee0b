"""The learned values: what an open line, an open arrival, a wagon in stock and a draw are worth.

Fitted by ``training``, shipped as ``data/metro.npz``, one set for each family of options and number of seats.
"""

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import numpy as np

from guimard.bots.metro.places import PLACES
from guimard.core.flat_record import FlatRecord, Floats
from guimard.games.metro import tables as t
from guimard.games.metro.modules.catalogue import NAMES as MODULES
from guimard.games.metro.modules.hooks import State

STEPS = t.TILES + 1  # tiles still to lay: 60 down to 0
EDGE, CENTRAL, ARRIVAL = range(3)  # lines from the edge, lines from the centre, tracks that lead to an arrival
LINES = 3
SIGNS = 9  # of a seat that plays simply
EXITS_AHEAD = 6  # a constant, the four exits from worst to best, and their mean as tiles go
FIELDS = ("lines", "ahead", "draw", "wagon", "spread", "signs", "push", "doubt")


class Values(FlatRecord):
    """All by the number of tiles still to lay."""

    lines: Annotated[Floats, STEPS, LINES, PLACES, 2]  # by the head's place: a constant, and per tile passed
    ahead: Annotated[Floats, STEPS, t.MAX_SEATS, EXITS_AHEAD]  # by the turns until the owner acts
    draw: Annotated[Floats, STEPS, 2]  # what a drawn tile gains: a constant, and per point gained without it
    wagon: Annotated[Floats, STEPS]  # a central wagon in stock
    spread: Annotated[Floats, STEPS]  # how far off the forecast of a colour's points is
    signs: Annotated[Floats, STEPS, SIGNS]  # how much each sign tells that a seat plays simply
    push: Annotated[Floats, STEPS]  # the points that a company gets more for each tenth that seats hold
    doubt: Annotated[Floats, STEPS]  # how far off that is


def constant(worth: float) -> Values:
    """Every open line is worth the same: where training begins."""
    values = Values.new()
    values.lines[..., 0] = worth
    values.ahead[..., 0] = worth
    values.wagon[:] = worth / 2
    values.spread[:] = 5 + 4 * np.sqrt(np.arange(STEPS))
    values.doubt[:] = 1.0
    return values


# Seats, modules that change lines, rotations, hand. At a big table three quarters of the others play simply in
# training; where it is not so, a fifth number says how many quarters.
Family = tuple[int, ...]
SIMPLE = 3  # quarters
CAREFUL = 0


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
    for name, array in knots.items():
        values[name] = np.tensordot(HATS, array, 1)  # type: ignore[index]
    return values


@cache
def _shipped() -> dict[str, Any]:
    with files("guimard.bots").joinpath("data/metro.npz").open("rb") as file, np.load(file) as archive:
        return dict(archive)


@cache
def values_of(key: Family) -> Values:
    """The shipped values of a family; of the nearest one that was trained, if it was not."""
    known = _shipped()
    seats, modules, rotations, _, *among = key
    near = (key, (seats, modules, rotations, 1, *among), (seats, modules, 1, 1, *among))
    name = next(name for name in map(family_name, near) if f"{name}/{FIELDS[0]}" in known)
    return unfold({field: known[at] for field in FIELDS if (at := f"{name}/{field}") in known})


EIGHTHS = 8


@cache
def values_among(key: Family, simple: int) -> Values:
    """Values at a big table between those learned among careful players and, at eight, those among simple ones."""
    ends, mixed = (values_of((*key, CAREFUL)), values_of(key)), Values.new()
    for name in FIELDS:
        careful_part, simple_part = (end[name] for end in ends)  # type: ignore[index]
        mixed[name] = (careful_part * (EIGHTHS - simple) + simple_part * simple) / EIGHTHS  # type: ignore[index]
    return mixed

"""The learned values that ship, and how to find those that fit a game.

``training`` fits them; ``data/metro.npz`` holds a set for each family of options and number of seats.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from guimard.bots.metro.modules import hooks
from guimard.bots.metro.modules.hooks import Values
from guimard.bots.metro.records import STEPS
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.hooks import State

FIELDS = Values.dtype.names or ()


def constant_values(worth: float) -> Values:
    """Return values that take every open line for the same: training starts from them."""
    values = Values.new()
    values.lines[..., 0] = worth
    values.ahead[..., 0] = worth
    values.spread[:] = 5 + 4 * np.sqrt(np.arange(STEPS))
    hooks.set_first_values(values, worth)
    return values


# Seats, modules that change lines, rotations, hand. At a big table three quarters of the opponents play simply in
# training; a fifth number, if there is one, is another number of quarters.
Family = tuple[int, ...]
SIMPLE, CAREFUL = 3, 0  # quarters


def family(state: State) -> Family:
    """Return what the values depend on."""
    return int(state.seats), hooks.line_modules(state), int(state.rotations), int(state.hand_size)


def family_name(key: Family) -> str:
    return "-".join(map(str, key))


# Values are fitted at these numbers of tiles and interpolated between them.
KNOTS = np.array([0, 3, 8, 15, 24, 36, 48, 60])
HATS = np.array([[np.interp(step, KNOTS, row) for row in np.eye(len(KNOTS))] for step in range(STEPS)])


def interpolate(knots: dict[str, Floats]) -> Values:
    """Return the values at every number of tiles, from those at the knots."""
    values = Values.new()
    for name, array in knots.items():
        # Knot by knot: a matrix product would add up in another order on another machine.
        for hat, knot in zip(HATS.T, array, strict=True):
            values[name] += np.multiply.outer(hat, knot)  # type: ignore[index]
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
    name = next(name for name in map(family_name, near) if f"{name}/lines" in known)
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

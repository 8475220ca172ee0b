"""The learned values that ship, and how to find those that fit a game.

``training`` fits them; ``data/metro.npz`` holds a set for each family of options and number of seats.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import numpy as np

from guimard.bots.metro.modules import hooks
from guimard.bots.metro.modules.hooks import Values
from guimard.bots.metro.opponent_model import BLEND_STEPS
from guimard.bots.metro.records import STEPS
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats, array_of
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


_SIZES = np.array([int(np.prod(Values.dtype[name].shape[1:], dtype=int)) for name in FIELDS], np.int16)
"""How many numbers each field has for one number of tiles."""


@compiled
def spread(knots: Floats, values: Floats) -> None:
    """Interpolate the values at every number of tiles from those at the knots.

    Both are the numbers of all fields, one field after the other. Knot by knot: a matrix product would add up in
    another order on another machine.
    """
    values[:] = 0.0
    here = there = 0
    for size in _SIZES:
        for knot in range(len(KNOTS)):
            for step in range(STEPS):
                for i in range(size):
                    values[there + step * size + i] += HATS[step, knot] * knots[here + knot * size + i]
        here += len(KNOTS) * size
        there += STEPS * size


@compiled
def blend(careful: Floats, simple: Floats, steps: int, mixed: Floats) -> None:
    """Interpolate values between a table of careful opponents and one of simple ones."""
    for i in range(len(mixed)):
        mixed[i] = (careful[i] * (BLEND_STEPS - steps) + simple[i] * steps) / BLEND_STEPS


def interpolate(knots: Mapping[str, Floats]) -> Values:
    """Return the values at every number of tiles, from those at the knots."""
    values = Values.new()
    spread(flat_knots(knots), _numbers(values))
    return values


def flat_knots(knots: Mapping[str, Floats]) -> Floats:
    """Return the numbers at the knots, field by field; 0 where none was learned."""
    missing = (np.zeros(len(KNOTS) * size) for size in _SIZES)
    return np.concatenate([np.ravel(knots.get(name, zeros)) for name, zeros in zip(FIELDS, missing, strict=True)])


def _numbers(values: Values) -> Floats:
    return array_of(values).view(np.float64)


@cache
def shipped_knots() -> Mapping[str, Mapping[str, Floats]]:
    """Return what was learned of each family, by its name."""
    families: dict[str, dict[str, Floats]] = {}
    with files("guimard.bots").joinpath("data/metro.npz").open("rb") as file, np.load(file) as archive:
        for name, numbers in archive.items():
            family, _, field = name.partition("/")
            families.setdefault(family, {})[field] = numbers
    return families


@cache
def values_of(key: Family) -> Values:
    """Return the shipped values of a family, or of the nearest one that was trained."""
    known = shipped_knots()
    seats, modules, rotations, _, *among = key
    near = (key, (seats, modules, rotations, 1, *among), (seats, modules, 1, 1, *among))
    return interpolate(next(known[name] for name in map(family_name, near) if name in known))


@cache
def blended_values(key: Family, simple: int) -> Values:
    """Return the values of a big table where opponents are simple by so many steps."""
    mixed = Values.new()
    blend(_numbers(values_of((*key, CAREFUL))), _numbers(values_of(key)), simple, _numbers(mixed))
    return mixed

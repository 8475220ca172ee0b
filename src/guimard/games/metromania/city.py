"""The city of a game: districts laid in their slots, with the arrows around them."""

from functools import cache
from typing import Annotated

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, FlatRecord, Records, array_of
from guimard.games.metromania.data import DISTRICTS, LOCALS, MATERIALS, NOTHING, THIRDS, place
from guimard.games.metromania.lattice import N_BORDER, N_CELLS
from guimard.games.metromania.state import State

LAID_AT = np.array(
    [[[place(local, slot, turn) for local in LOCALS] for turn in range(THIRDS)] for slot in range(DISTRICTS)],
    np.int16,
)
"""The city's cell where each cell of a district comes to lie: by slot and rotation."""


class Material(FlatRecord):
    """What is printed on the city, as compiled code reads it."""

    border: Annotated[Array, N_BORDER]
    districts: Annotated[Array, DISTRICTS, len(LOCALS)]  # what is on each cell


def material_record(index: int) -> Records:
    """Return a material of this process for compiled code."""
    return _record(index, MATERIALS[index].key)


@cache
def _record(index: int, key: str) -> Records:
    city, record = MATERIALS[index].content, Material.new()
    record.border[:] = city.border
    for number, marked in enumerate(city.districts):
        record.districts[number] = [marked.get(local, NOTHING) for local in LOCALS]
    return array_of(record)


@compiled
def lay_city(state: State, order: Array, turns: Array, printed: Material) -> None:
    """Lay districts with rotations (Metromania 2.3), and the arrows around them."""
    for slot in range(DISTRICTS):
        state.districts[slot, 0] = order[slot]
        state.districts[slot, 1] = turns[slot]
    lay_districts(state.ground, order, turns, printed)
    for border in range(N_BORDER):
        state.border[border] = printed.border[border]


@compiled
def lay_districts(ground: Array, order: Array, turns: Array, printed: Material) -> None:
    """Write what is on each cell.

    District ``order[slot]`` lies in a slot, turned so many thirds.
    """
    for cell in range(N_CELLS):
        ground[cell] = NOTHING
    for slot in range(DISTRICTS):
        for i in range(len(LOCALS)):
            ground[LAID_AT[slot, turns[slot], i]] = printed.districts[order[slot], i]

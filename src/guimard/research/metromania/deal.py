"""Deals for batches, in compiled code: a city and hands by the fast generator.

The deals of records come from ``core.deal`` and can be checked by anybody; these are for training by the million.
"""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.rng import Rng, below, shuffle
from guimard.games.metromania.city import LAID_AT, material_record
from guimard.games.metromania.data import NOTHING, TYPES
from guimard.games.metromania.lattice import CELLS, CORNERS, N_CELLS, corners_of
from guimard.games.metromania.state import MARKERS, TYPE, State
from guimard.games.metromania.town_halls import NAMES as TOWN_HALLS
from guimard.games.metromania.views import deal_hands, letters_differ

SLOTS, TURNS = 6, 3
RIGOROUS = TOWN_HALLS.index("rigorous")
MOST_OWNERS = 4  # markers of each type


def _slot_of(corners: tuple[tuple[int, int], ...]) -> int:
    """The slot between two corners of the city that a cell lies in."""
    q, r = (sum(corner[axis] for corner in corners) for axis in (0, 1))
    for slot in range(SLOTS):
        (a, b), (c, d) = CORNERS[slot], CORNERS[(slot + 1) % SLOTS]
        area = a * d - b * c
        if (q * d - r * c) * area > 0 and (a * r - b * q) * area > 0:
            return slot
    raise ValueError("A cell lies in a slot.")


_SLOT = np.array([_slot_of(corners_of(cell)) for cell in CELLS], np.int16)
_CITY = material_record(0)[0]  # the shipped one: batches are dealt in no other
# What is on each cell if a district, turned so, lay in every slot.
_LAID = np.full((SLOTS, TURNS, N_CELLS), NOTHING, np.int16)
for _district, _kinds in enumerate(_CITY.districts):
    for _turn in range(TURNS):
        _LAID[_district, _turn, LAID_AT[:, _turn]] = _kinds


@compiled
def deal(state: State, rng: Rng) -> None:
    """Lay the city and deal the destinations (Metromania 2.3, 1.6, 10.4)."""
    _lay_city(state, rng)
    if state.choosing:
        deal_hands(state.hand, rng)
    elif state.seats > 2 and state.town_hall != RIGOROUS:
        _deal_destinations(state, rng)
    if state.begins < 0:  # drawn
        state.turn = below(rng, state.seats)


@compiled
def _lay_city(state: State, rng: Rng) -> None:
    order = np.empty(SLOTS, np.int16)
    for slot in range(SLOTS):
        order[slot] = slot
    shuffle(rng, order)
    for slot in range(SLOTS):
        state.districts[slot, 0] = order[slot]
        state.districts[slot, 1] = below(rng, TURNS)
    for cell in range(N_CELLS):
        slot = _SLOT[cell]
        state.ground[cell] = _LAID[state.districts[slot, 0], state.districts[slot, 1], cell]


@compiled
def _deal_destinations(state: State, rng: Rng) -> None:
    """Deal so that nobody has a letter twice (Metromania 1.6, 10.4).

    Uniform among all such deals.
    """
    extra, owners = np.empty(MOST_OWNERS, np.int16), np.empty(MOST_OWNERS, np.int16)
    while True:
        for seat in range(state.seats):
            extra[seat] = seat
        shuffle(rng, extra[: state.seats])
        for kind in range(len(TYPES)):
            for seat in range(state.seats):
                owners[seat] = seat
            if state.seats < MOST_OWNERS:
                owners[state.seats] = extra[kind]
            shuffle(rng, owners)
            left = MOST_OWNERS
            for marker in range(MARKERS):
                if TYPE[marker] == kind:
                    left -= 1
                    state.holder[marker] = owners[left]
        if letters_differ(state.holder):
            break
    state.in_hand[:] = 0
    for marker in range(MARKERS):
        state.in_hand[state.holder[marker], TYPE[marker]] += 1

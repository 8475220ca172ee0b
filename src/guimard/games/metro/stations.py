"""Module 2, Metro stations: central wagons, for lines that depart from the centre (Metro 8)."""

import numpy as np

from guimard.core.bits import ZERO, single
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.network import complete
from guimard.games.metro.state import EVERYBODY, State
from guimard.games.metro.tables import (
    CENTRALS,
    DEPARTURE_PORTS,
    KINDS,
    NONE,
    RETURNS,
    STATIONS,
    TIMES,
    WAYS,
)


@inlined
def in_stock(state: State, colour: int) -> bool:
    return colour >= 0 and (state.wagons >> colour) & 1 == 1


@inlined
def may_depart(state: State, central: int) -> bool:
    """A free central station, and not one whose line is complete with one tile (Metro 8.2, 8.5)."""
    if state.owner[STATIONS + central] != NONE:
        return False
    port = DEPARTURE_PORTS[STATIONS + central]
    return state.length[port] != 1 or TIMES[state.far[port]] == 0


@inlined
def wagon_colour(state: State, way: int) -> int:
    """The colour of the wagon that the seat to act places: its own, or that of the share it shows."""
    return int(state.own[state.turn] if way == 0 else state.shares[state.turn, way - 1])


@inlined
def departures(state: State) -> np.uint64:
    """The set of legal wagon placements: five ways (own wagon, four shares) for each central station."""
    ways = ZERO
    if state.wagons == 0:
        return ways
    for way in range(WAYS):
        if in_stock(state, wagon_colour(state, way)):
            for central in range(CENTRALS):
                if may_depart(state, central):
                    ways |= single(WAYS * central + way)
    return ways


@compiled
def depart(state: State, central: int, colour: int) -> None:
    """A line of a colour departs in the centre; if it is already complete it scores at once (Metro 8.5)."""
    state.wagons &= ~(1 << colour)
    departure = STATIONS + central
    state.owner[departure] = colour
    port = DEPARTURE_PORTS[departure]
    cell, side = port // 4, port % 4
    for kind in range(KINDS):  # Metro 8.4: no tile may send this line straight back
        if RETURNS[kind, side]:
            state.suitable[kind] &= ~single(cell)
    if TIMES[state.far[port]]:
        complete(state, departure, state.far[port], state.length[port])


@compiled
def place_wagon(state: State, central: int, way: int) -> None:
    """The seat to act lets a line depart; a share shown for it stays face up (Metro 8.1)."""
    colour = wagon_colour(state, way)
    if way:
        state.locked[state.turn, way - 1] = 1
        state.shares_seen[state.turn, way - 1] = EVERYBODY
    depart(state, central, colour)

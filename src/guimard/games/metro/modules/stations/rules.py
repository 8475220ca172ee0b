"""The rules of stations: wagons for lines that depart from the centre (Metro 8)."""

import numpy as np

from guimard.core.bits import ZERO, single
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.rules.network import complete
from guimard.games.metro.state import EVERYBODY, BaseState, colours_in_play, has_module
from guimard.games.metro.tables import (
    CENTRALS,
    DEPARTURE_PORTS,
    KINDS,
    NONE,
    PERCENTAGES,
    RETURNS,
    STATIONS,
    TIMES,
    first_verb,
)

NUMBER = 2
WAYS = 1 + PERCENTAGES  # a central wagon comes with one's own colour, or by showing a share
STATION = first_verb(NUMBER)  # + WAYS * central station + way


class CentralWagons(BaseState):
    wagons: int  # central wagons in stock, a bit for each colour


@inlined
def set_up(state: CentralWagons) -> None:
    """Every colour in play has one central wagon (Metro 8.1)."""
    if has_module(state, NUMBER):
        state.wagons = (1 << colours_in_play(state)) - 1


@inlined
def is_wagon(action: int) -> bool:
    return STATION <= action < STATION + WAYS * CENTRALS


@inlined
def in_stock(state: CentralWagons, colour: int) -> bool:
    return colour >= 0 and (state.wagons >> colour) & 1 == 1


@inlined
def may_depart(state: BaseState, central: int) -> bool:
    """Tell whether a line may depart from a central station (Metro 8.2, 8.5).

    It is free, and its line is not complete with one tile.
    """
    if state.owner[STATIONS + central] != NONE:
        return False
    port = DEPARTURE_PORTS[STATIONS + central]
    return state.length[port] != 1 or TIMES[state.far[port]] == 0


@inlined
def wagon_colour(state: BaseState, way: int) -> int:
    """Return the colour of the wagon: the seat's own, or that of the share it shows."""
    return int(state.own[state.turn] if way == 0 else state.shares[state.turn, way - 1])


@inlined
def departures(state: CentralWagons) -> np.uint64:
    """Return the set of legal placements.

    Five ways (own wagon, four shares) for each central station.
    """
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
def depart(state: CentralWagons, central: int, colour: int) -> None:
    """Let a line of a colour depart; if it is complete it scores at once (Metro 8.5)."""
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
def place_wagon(state: CentralWagons, central: int, way: int) -> None:
    """Place a wagon for the seat to act.

    A share shown for it stays face up (Metro 8.1).
    """
    colour = wagon_colour(state, way)
    if way:
        state.locked[state.turn, way - 1] = 1
        state.shares_seen[state.turn, way - 1] = EVERYBODY
    depart(state, central, colour)


@inlined
def play(state: CentralWagons, action: int) -> None:
    """Play the placement of a wagon."""
    if is_wagon(action):
        place_wagon(state, (action - STATION) // WAYS, (action - STATION) % WAYS)


@inlined
def show(state: CentralWagons, seen: CentralWagons) -> None:
    seen.wagons = state.wagons

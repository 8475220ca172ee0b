"""Who plays simply, as far as the board tells.

Simple players end the lines of others as soon as they can and lay what ends none anywhere: lines end short, and many
are not begun for long. Careful players make their own lines long. A view does not tell who laid what, so the whole
table's lines are a sign as well as those of a seat. How much each sign says is learned along with the values.
"""

import numpy as np

from guimard.bots.metro.values import SIGNS, Values
from guimard.core.bits import size
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import times
from guimard.games.metro.tables import DEPARTURE_PORTS, EDGE, MAX_SEATS, NONE, STATIONS, TILES

BIG_TABLE = 5  # seats; at smaller ones everybody is taken to be careful
SHORT = 6  # points: a line that brings fewer was ended by somebody else
# A regression is never as sure as it could be of tables where all are alike. After twenty tiles it tells 0.70
# for simple ones and 0.05 for careful ones: its answers are drawn apart from the middle.
MIDDLE = 0.33
SURER = 1.7
BEGINNING = 3  # rounds in which the board tells little: strangers are taken to play as most do
USUAL = 0.75
ONE, ENDED, POINTS, PASSED, WAITING, ALL_ENDED, ALL_SHORT, ALL_WAITING, ON_EDGE = range(SIGNS)


@compiled
def may_be_simple(state: State) -> bool:
    """With modules, which the simple rule knows little of, nobody is taken to play by it."""
    return bool(state.seats >= BIG_TABLE and state.modules == 0)


@compiled
def read_signs(state: State, signs: Floats) -> None:
    """By seat: lines ended, their points, tiles passed by open lines, lines not begun; then those of the table."""
    signs[:] = 0.0
    for departure in range(STATIONS):
        if state.owner[departure] != NONE:
            _read_line(state, departure, signs)
    signs[:, ONE] = 1.0
    signs[:, ALL_ENDED] = signs[:, ENDED].sum()
    signs[:, ALL_SHORT] = signs[:, ALL_SHORT].sum()
    signs[:, ALL_WAITING] = signs[:, WAITING].sum()
    signs[:, ON_EDGE] = size(EDGE & ~state.free)


@compiled
def _read_line(state: State, departure: int, signs: Floats) -> None:
    port, seat = DEPARTURE_PORTS[departure], state.owner[departure]
    length, multiple = state.length[port], times(departure, state.far[port])
    if multiple:
        signs[seat, ENDED] += 1
        signs[seat, POINTS] += length * multiple
        signs[seat, ALL_SHORT] += int(length * multiple < SHORT)
    else:
        signs[seat, PASSED] += length
        signs[seat, WAITING] += int(length == 0)


@compiled
def guess_simple(view: State, values: Values, odds: Floats) -> None:
    """How likely each seat is to play simply; never the one to act, which knows itself to be careful."""
    signs = np.empty((MAX_SEATS, SIGNS), np.float64)
    read_signs(view, signs)
    odds[:] = 0.0
    for seat in range(view.seats):
        if seat != view.turn:
            told = (values.signs[TILES - view.laid] * signs[seat]).sum()
            odds[seat] = min(max(0.5 + SURER * (told - MIDDLE), 0.0), 1.0)
            if view.laid < BEGINNING * view.seats:
                odds[seat] = max(odds[seat], USUAL)

"""The fast player: digs towards a permitted end, places its destinations, likes stations where they pay.

It scores single steps by what they do, without trying them, so that a whole game takes half a millisecond.
"""

import numpy as np

from guimard.core.kernel import compiled, inlined
from guimard.core.words import Rng, below
from guimard.games.metromania.actions import (
    BONUS_AT,
    CONFIRM,
    END_AT,
    NO_LETTER,
    START_AT,
    STATION_AT,
    dig_parts,
    station_parts,
)
from guimard.games.metromania.data import END, NOTHING
from guimard.games.metromania.digging import spots_at
from guimard.games.metromania.kernel import apply, legal_actions
from guimard.games.metromania.lattice import BORDER_BASE, CELLS_AT, N_BORDER, SIDE, TOOTH, VERTICES
from guimard.games.metromania.state import MARKERS, TUNNELS, Moves, State, bit, tip
from guimard.games.metromania.trips import served


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


# The tunnels from a vertex to a border cell, if nothing is in the way; the last one leaves the city.
TO_BORDER = np.array([[min(_steps(v, b) for b in base) + 1 for base in BORDER_BASE] for v in VERTICES], np.int16)

HOPELESS = 30  # the distance of an end that cannot be reached
PROGRESS, PLACING, MEETING, SPOT, ENDING, NO_WAY_LEFT = 2.0, 3.0, 0.7, 0.4, 5.0, -20.0
SERVING = 4.0  # a station at an own destination that has none: a trip more, a penalty less
BONUS, INTERMEDIATE, IDLE = 1.0, -2.0, -6.0
LOOSENESS = 1.0  # points by which its choices err
_FINE = 1 << 20


@compiled
def to_end(state: State, line: int, vertex: int) -> int:
    """The fewest tunnels from a vertex out of the city by a free end on a permitted side (Metromania 7.2)."""
    best = HOPELESS
    start = state.begun[line] // SIDE
    for border in range(N_BORDER):
        if state.border[border] == END and state.tunnel[TOOTH + border] < 0:
            apart = (border // SIDE - start) % 6
            if 2 <= apart <= 4 and TO_BORDER[vertex, border] < best:
                best = int(TO_BORDER[vertex, border])
    return best


@compiled
def _station_score(state: State, vertex: int) -> float:
    """What a station at a vertex is worth: its spots, and own destinations that nothing serves yet."""
    score = SPOT * spots_at(state, vertex)
    for direction in range(6):
        cell = CELLS_AT[vertex, direction]
        if cell >= 0 and state.tunnel[cell] >= 0 and state.ground[cell] != NOTHING:
            for marker in range(MARKERS):
                own = state.holder[marker] == state.turn
                if own and state.placed[marker] == cell and not served(state, cell):
                    score += SERVING
    return score


@inlined
def _dig_score(state: State, action: int) -> float:
    number, vertex, _, letter = dig_parts(action)
    line = int(state.turn) * 2 + number
    ahead = to_end(state, line, vertex)
    if state.length[line] + 1 + ahead > TUNNELS:
        return NO_WAY_LEFT - ahead
    score = PROGRESS * (to_end(state, line, tip(state, line)) - ahead)
    if letter != NO_LETTER:
        score += PLACING
    if not state.station[vertex] and int(state.lines_at[vertex]) & ~bit(line):
        score += MEETING + _station_score(state, vertex)
    return score


@compiled
def step_score(state: State, action: int) -> float:
    """How much the fast player likes a step."""
    if action < START_AT:
        return _dig_score(state, action)
    if action < END_AT:
        return 0.0
    if action < STATION_AT:
        return ENDING
    if action < BONUS_AT:
        return INTERMEDIATE + _station_score(state, station_parts(action)[1])
    if action < CONFIRM:
        return BONUS + _station_score(state, station_parts(action)[1])
    return IDLE


@inlined
def _error(rng: Rng) -> float:
    return -np.log(-np.log((below(rng, _FINE) + 0.5) / _FINE))


@compiled
def build_step(state: State, moves: Moves, rng: Rng) -> int:
    """A good step, with some luck."""
    legal_actions(state, moves)
    best, chosen = -np.inf, -1
    for i in range(moves.count):
        score = step_score(state, moves.items[i]) + LOOSENESS * _error(rng)
        if score > best:
            best, chosen = score, int(moves.items[i])
    return chosen


@compiled
def build_on(state: State, moves: Moves, rng: Rng) -> None:
    """Play to the end of the game."""
    while not state.over:
        apply(state, build_step(state, moves, rng))

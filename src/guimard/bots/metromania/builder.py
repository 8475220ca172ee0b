"""The builder, a fast player that scores each step by simple rules.

It digs towards a permitted end, places destinations and adds stations where they pay. No step is tried out, so a
whole game takes half a millisecond.
"""

import numpy as np

from guimard.bots.noise import gumbel
from guimard.core.bits import ONE, ZERO, lowest, single
from guimard.core.compiler import compiled, inlined
from guimard.core.rng import Rng
from guimard.games.metromania.actions import (
    BONUS_AT,
    CONFIRM,
    DOUBLE_AT,
    END_AT,
    NO_LETTER,
    START_AT,
    STATION_AT,
    dig_parts,
    station_parts,
)
from guimard.games.metromania.data import END, NOTHING
from guimard.games.metromania.kernel import apply, building_actions
from guimard.games.metromania.lattice import (
    BORDER_BASE,
    CELLS,
    CELLS_AT,
    N_BORDER,
    N_CELLS,
    SIDE,
    TOOTH,
    VERTICES,
    corners_of,
)
from guimard.games.metromania.rules.digging import spots_at
from guimard.games.metromania.rules.trips import served
from guimard.games.metromania.state import MARKERS, TUNNELS, Moves, State, bit, growing, tip


def _steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


# Tunnels from a vertex out of the city through a border cell, if nothing is in the way.
TO_BORDER = np.array([[min(_steps(v, b) for b in base) + 1 for base in BORDER_BASE] for v in VERTICES], np.int16)
# Tunnels from a cell to the rim of the city.
TO_RIM = np.array([SIDE - max(_steps(v, (0, 0)) for v in corners_of(cell)) for cell in CELLS], np.int16)

HOPELESS = 30  # the distance of an end that cannot be reached
PROGRESS, PLACING, MEETING, SPOT, ENDING, NO_WAY_LEFT = 2.0, 3.0, 0.7, 0.4, 5.0, -20.0
SERVING = 4.0  # a station at an own destination that has none: one more trip, one penalty less
BONUS, INTERMEDIATE, IDLE = 1.0, -2.0, -6.0
CENTRAL = 0.1  # for each tunnel between a spot of a doubled type and the rim

Aims = tuple[np.uint64, int, np.uint64, int]
"""For the solid and the striped line of a seat: the ends it may reach, and the fewest tunnels to one."""


@compiled
def _ends(state: State, line: int) -> np.uint64:
    """Return the free ends on the sides permitted for a line (Metromania 7.2)."""
    found = ZERO
    start = state.begun[line] // SIDE
    for border in range(N_BORDER):
        permitted = 2 <= (border // SIDE - start) % 6 <= 4
        if permitted and state.border[border] == END and state.tunnel[TOOTH + border] < 0:
            found |= single(border)
    return found


@inlined
def _to_end(ends: np.uint64, vertex: int) -> int:
    """Return the fewest tunnels from a vertex out of the city."""
    best = HOPELESS
    while ends:
        best = min(best, int(TO_BORDER[vertex, lowest(ends)]))
        ends &= ends - ONE
    return best


@inlined
def _aim(state: State, line: int) -> tuple[np.uint64, int]:
    if not growing(state, line):
        return ZERO, 0
    ends = _ends(state, line)
    return ends, _to_end(ends, tip(state, line))


@compiled
def aims(state: State) -> Aims:
    """Return the ends that the lines of the seat to act head for."""
    solid, near = _aim(state, int(state.turn) * 2)
    striped, nearer = _aim(state, int(state.turn) * 2 + 1)
    return solid, near, striped, nearer


@compiled
def _station_score(state: State, vertex: int) -> float:
    """Score a station at a vertex: its spots, and own destinations it would serve."""
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
def _dig_score(state: State, aims: Aims, action: int) -> float:
    number, vertex, _, letter = dig_parts(action)
    line = int(state.turn) * 2 + number
    before = aims[3] if number else aims[1]
    ahead = _to_end(aims[2] if number else aims[0], vertex)
    if state.length[line] + 1 + ahead > TUNNELS:
        return NO_WAY_LEFT - ahead
    score = PROGRESS * (before - ahead)
    if letter != NO_LETTER:
        score += PLACING
    if not state.station[vertex] and int(state.lines_at[vertex]) & ~bit(line):
        score += MEETING + _station_score(state, vertex)
    return score


@compiled
def step_score(state: State, aims: Aims, action: int) -> float:
    """Return how much the builder likes a step."""
    if action < START_AT:
        return _dig_score(state, aims, action)
    if action < END_AT:
        return 0.0
    if action < STATION_AT:
        return ENDING
    if action < BONUS_AT:
        return INTERMEDIATE + _station_score(state, station_parts(action)[1])
    if action < CONFIRM:
        return BONUS + _station_score(state, station_parts(action)[1])
    if action >= DOUBLE_AT:
        return _type_score(state, action - DOUBLE_AT)
    return IDLE


@compiled
def _type_score(state: State, kind: int) -> float:
    """Score a type to hold twice: spots near the centre are easier to reach."""
    score = 0.0
    for cell in range(N_CELLS):
        if state.ground[cell] == kind:
            score += CENTRAL * TO_RIM[cell]
    return score


@compiled
def build_step(state: State, moves: Moves, rng: Rng, noise: float) -> int:
    """Return a good step; ``noise`` is the scale of its errors, in points."""
    building_actions(state, moves)
    goals = aims(state)
    best, chosen = -np.inf, -1
    for i in range(moves.count):
        score = step_score(state, goals, moves.items[i]) + noise * gumbel(rng)
        if score > best:
            best, chosen = score, int(moves.items[i])
    return chosen


@compiled
def build_to_end(state: State, moves: Moves, rng: Rng, noise: float) -> None:
    """Let builders play to the end of the game."""
    while not state.over:
        apply(state, build_step(state, moves, rng, noise))

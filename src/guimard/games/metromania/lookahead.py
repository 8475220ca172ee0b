"""Looking ahead: what each action would do, which lines are blocked or hopeless."""

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array, Records
from guimard.games.metromania.actions import CONFIRM
from guimard.games.metromania.data import END, NOTHING
from guimard.games.metromania.kernel import apply
from guimard.games.metromania.lattice import BESIDE, N_VERTICES, NEXT, OUT, TOOTH
from guimard.games.metromania.rules.digging import allowed_border, blocked, cell_open
from guimard.games.metromania.state import (
    LOG_FIRST,
    LOG_POINTS,
    LOG_SECOND,
    NONE,
    TUNNELS,
    State,
    bit,
    growing,
    tip,
)

FIRST, SECOND, POINTS_WON, BLOCKED, HOPELESS, ENDING = range(6)  # columns of what is foreseen of an action
FORESEEN = 6


@compiled
def foresee_action(view: State, action: int, scratch: Records, row: Array) -> None:
    """Write what an action would do.

    The stations it builds, their points, the lines then blocked or beyond finishing, why construction then ends.
    """
    state = scratch[0]
    scratch[0] = view
    row[FIRST] = row[SECOND] = NONE
    row[POINTS_WON] = 0
    apply(state, action)
    if action < CONFIRM:
        step = int(state.steps) - 1
        row[FIRST] = state.log[step, LOG_FIRST]
        row[SECOND] = state.log[step, LOG_SECOND]
        row[POINTS_WON] = state.log[step, LOG_POINTS]
    row[BLOCKED] = blocked_lines(state)
    row[HOPELESS] = hopeless_lines(state)
    row[ENDING] = state.ending


@compiled
def blocked_lines(state: State) -> int:
    """A bit for each line that is blocked."""
    lines = 0
    for line in range(2 * int(state.seats)):
        if blocked(state, line):
            lines |= bit(line)
    return lines


@compiled
def hopeless_lines(state: State) -> int:
    """A bit for each growing line that can reach no permitted end any more."""
    lines = 0
    for line in range(2 * int(state.seats)):
        if growing(state, line) and not can_finish(state, line):
            lines |= bit(line)
    return lines


@compiled
def can_finish(state: State, line: int) -> bool:
    """Tell whether a permitted end is within reach of the tunnels left.

    As if stations came wherever they help.

    Turns are left out, because a station may yet stand at any vertex: a "no" is certain, a "yes" is not.
    """
    distance = np.full(N_VERTICES, NONE, np.int16)
    queue = np.empty(N_VERTICES, np.int16)
    queue[0] = tip(state, line)
    distance[queue[0]] = state.length[line]
    head, tail = 0, 1
    while head < tail:
        here = int(queue[head])
        head += 1
        if distance[here] >= TUNNELS:
            return False
        for direction in range(6):
            if _exit(state, line, int(OUT[here, direction])):
                return True
            there = int(NEXT[here, direction])
            if there >= 0 and distance[there] < 0 and _room(state, line, here, direction):
                distance[there] = distance[here] + 1
                queue[tail] = there
                tail += 1
    return False


@inlined
def _exit(state: State, line: int, border: int) -> bool:
    if border < 0 or state.border[border] != END or state.tunnel[TOOTH + border] >= 0:
        return False
    return allowed_border(state, END, int(state.begun[line]), border)


@inlined
def _room(state: State, line: int, here: int, direction: int) -> bool:
    if int(state.lines_at[NEXT[here, direction]]) & bit(line):
        return False
    for side in range(2):
        cell = int(BESIDE[here, direction, side])
        if cell_open(state, cell):
            ground = int(state.ground[cell])
            if ground == NOTHING or state.in_hand[line // 2, ground] > 0:
                return True
    return False

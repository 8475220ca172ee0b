"""What players are warned of: lines that cannot be finished any more, destinations nobody can reach yet."""

import numpy as np

from guimard.core.events import Json
from guimard.core.kernel import compiled
from guimard.games.metromania.data import END, NOTHING
from guimard.games.metromania.digging import allowed_border, cell_open
from guimard.games.metromania.lattice import BESIDE, N_VERTICES, NEXT, OUT, TOOTH
from guimard.games.metromania.names import line_facts, marker_facts, place
from guimard.games.metromania.state import MARKERS, NONE, TUNNELS, State, bit, growing, tip
from guimard.games.metromania.trips import served


@compiled
def can_finish(state: State, line: int) -> bool:
    """Whether a permitted end is within reach of the tunnels left, if stations came wherever they help.

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


@compiled
def _exit(state: State, line: int, border: int) -> bool:
    if border < 0 or state.border[border] != END or state.tunnel[TOOTH + border] >= 0:
        return False
    return allowed_border(state, END, int(state.begun[line]), border)


@compiled
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


def warnings(view: State) -> list[Json]:
    found: list[Json] = []
    for line in range(2 * view.seats):
        if growing(view, line) and not can_finish(view, line):
            found.append({"warning": "line-cannot-finish", **line_facts(line)})
    for marker in range(MARKERS):
        cell = int(view.placed[marker])
        if cell >= 0 and not served(view, cell):
            owner = int(view.holder[marker])
            found.append(
                {
                    "warning": "destination-not-served",
                    "seat": owner,
                    **marker_facts(marker),
                    "cell": place(cell),
                }
            )
    return found

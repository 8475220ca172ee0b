"""The track network, kept by the ends of paths: a tile takes constant time.

For each port where a path begins or ends, ``far`` is its other end and ``length`` the tiles it passes. A port
with no tile on either side is a path of length 0 to itself. Nothing is ever traced.
"""

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import (
    ARRIVALS,
    CELLS,
    DEPARTURE_AT,
    EXITS,
    MOST_TIMES,
    NONE,
    STATIONS,
    TIMES,
)


@inlined
def times(departure: int, end: int) -> int:
    """Return how often each tile of a line counts (Metro 5.1, 8.3).

    0 while the line is open.
    """
    return min(TIMES[end], MOST_TIMES[departure])


@inlined
def complete(state: BaseState, departure: int, end: int, passed: int) -> None:
    """Score a line for the colour of its wagon, if there is one (Metro 5.1)."""
    colour = state.owner[departure]
    if colour != NONE:
        state.points[colour] += passed * times(departure, end)


@inlined
def join(state: BaseState, look: int, cell: int, weight: int) -> None:
    """Connect the paths that a tile joins, and score the lines that this completes."""
    for side in range(4):
        entry = 4 * cell + side
        leave = EXITS[4 * CELLS * look + entry]
        start = state.far[entry]
        end = state.far[leave]
        passed = state.length[entry] + weight + state.length[leave]
        # Ports inside a path are left as they were before any tile: equal boards have equal bytes.
        state.far[entry], state.length[entry] = entry, 0
        state.far[leave], state.length[leave] = leave, 0
        if start == leave:  # a loop: it never matters (Metro 5.3)
            continue
        state.far[start] = end
        state.far[end] = start
        state.length[start] = passed
        state.length[end] = passed
        if TIMES[end] and DEPARTURE_AT[start] >= 0:
            complete(state, DEPARTURE_AT[start], end, passed)


MOST_LINES = 4  # that a tile touches
LINE = 6  # what is noted about each
DEPARTURE, BEFORE, AFTER, END, MULTIPLE, POINTS = range(LINE)


@inlined
def note_line(rows: Array, row: int, departure: int, before: int, after: int, end: int, scores: bool) -> None:
    """Note a line: the tiles it passed before and passes now.

    If it is somebody's, it scores.
    """
    multiple = times(departure, end)
    rows[row, DEPARTURE] = departure
    rows[row, BEFORE] = before
    rows[row, AFTER] = after
    rows[row, END] = end
    rows[row, MULTIPLE] = multiple
    rows[row, POINTS] = after * multiple if scores else 0


@compiled
def touched(state: BaseState, look: int, cell: int, weight: int, lines: Array) -> int:
    """Write what laying a tile would do to each line it touches; return how many.

    Changes nothing.

    A line may come back to the same tile up to three times: it is followed until it leaves for good.
    """
    count = 0
    for side in range(4):
        start = state.far[4 * cell + side]
        departure = DEPARTURE_AT[start]
        if departure == NONE or (departure >= STATIONS and state.owner[departure] == NONE):
            continue
        port = 4 * cell + side
        passed = state.length[port]
        before = passed
        while port // 4 == cell and port < ARRIVALS:
            leave = EXITS[4 * CELLS * look + port]
            passed += weight + state.length[leave]
            port = state.far[leave]
        note_line(lines, count, departure, before, passed, port, state.owner[departure] != NONE)
        count += 1
    return count

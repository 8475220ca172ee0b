"""The fastest trips: a minute for each section, three for each change of line.

The network has a node for every stop of every line, in the order of the lines; neighbours on a line are
neighbours in that order. ``fastest`` finds for every section whether some fastest trip uses it.
"""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array
from guimard.games.metromania.lattice import CELL_CORNERS
from guimard.games.metromania.state import LINES, NONE, TUNNELS, State

MOST_STOPS = LINES * TUNNELS
VERTEX_OF, LINE_OF, FROM_START, FROM_END = 0, 1, 2, 3
FAR = 9999
CHANGE = 3


@compiled
def make_network(state: State, stops: Array, stop_at: Array) -> int:
    """Fill in the stops of all lines; return how many there are.

    A line's ends outside are no stops.
    """
    stop_at[:] = NONE
    count = 0
    for line in range(2 * int(state.seats)):
        for place in range(1, int(state.length[line]) + int(state.ended[line] < 0)):
            vertex = int(state.path[line, place])
            if state.station[vertex]:
                stops[VERTEX_OF, count] = vertex
                stops[LINE_OF, count] = line
                stop_at[vertex, line] = count
                count += 1
    return count


@compiled
def served(state: State, cell: int) -> bool:
    """Whether a station stands on a corner of a cell (Metromania 9.1)."""
    for corner in range(3):
        if state.station[CELL_CORNERS[cell, corner]]:
            return True
    return False


@compiled
def fastest(stops: Array, stop_at: Array, count: int, start: int, end: int) -> int:
    """Return the minutes of the fastest trips between two cells, or -1.

    Fills in the minutes from either end.
    """
    _spread(stops, stop_at, count, start, stops[FROM_START])
    _spread(stops, stop_at, count, end, stops[FROM_END])
    best = FAR
    for vertex in CELL_CORNERS[end]:
        for stop in stop_at[vertex]:
            if stop >= 0:
                best = min(best, int(stops[FROM_START, stop]))
    return best if best < FAR else NONE


@compiled
def _spread(stops: Array, stop_at: Array, count: int, cell: int, minutes: Array) -> None:
    """Write the minutes from the stations of a cell to every stop.

    Dijkstra, with a bucket for each minute.
    """
    buckets = np.empty((CHANGE + 1, MOST_STOPS), np.int16)
    size = np.zeros(CHANGE + 1, np.int16)
    for stop in range(count):
        minutes[stop] = FAR
    for vertex in CELL_CORNERS[cell]:
        for stop in stop_at[vertex]:
            if stop >= 0:
                minutes[stop] = 0
                buckets[0, size[0]] = stop
                size[0] += 1
    now, idle = 0, 0
    while idle <= CHANGE:
        slot = now % (CHANGE + 1)
        idle = 0 if size[slot] else idle + 1
        while size[slot]:
            size[slot] -= 1
            stop = int(buckets[slot, size[slot]])
            if minutes[stop] == now:
                for near in (stop - 1, stop + 1):
                    if 0 <= near < count and stops[LINE_OF, near] == stops[LINE_OF, stop]:
                        _reach(minutes, buckets, size, near, now + 1)
                for other in stop_at[stops[VERTEX_OF, stop]]:
                    if other >= 0:
                        _reach(minutes, buckets, size, int(other), now + CHANGE)
        now += 1


@compiled
def _reach(minutes: Array, buckets: Array, size: Array, stop: int, total: int) -> None:
    if total < minutes[stop]:
        minutes[stop] = total
        slot = total % (CHANGE + 1)
        buckets[slot, size[slot]] = stop
        size[slot] += 1


@compiled
def on_fastest(stops: Array, stop: int, best: int) -> bool:
    """Tell whether the section from a stop to its line's next is on a fastest trip."""
    there = int(stops[FROM_START, stop]) + 1 + int(stops[FROM_END, stop + 1])
    back = int(stops[FROM_START, stop + 1]) + 1 + int(stops[FROM_END, stop])
    return min(there, back) == best


@compiled
def lines_ridden(stops: Array, count: int, best: int) -> int:
    """A bit for each line with a section on some fastest trip (Metromania 9.3)."""
    lines = 0
    for stop in range(count - 1):
        line = int(stops[LINE_OF, stop])
        if line == stops[LINE_OF, stop + 1] and on_fastest(stops, stop, best):
            lines |= 1 << line
    return lines

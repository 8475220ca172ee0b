"""The trips as JSON: every fastest route, and why a trip is impossible."""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array
from guimard.core.json_buffer import (
    JsonBuffer,
    close,
    name_table,
    put,
    put_flag,
    put_item,
    put_optional,
    put_text,
)
from guimard.games.metromania.data import LAKE
from guimard.games.metromania.json.pieces import GROUND_TABLE, PLACE_TABLE, POINT_TABLE, put_line
from guimard.games.metromania.lattice import CELL_CORNERS, N_VERTICES
from guimard.games.metromania.rules.scoring import (
    COLUMNS,
    GAIN,
    GUILTY,
    MINUTES,
    SUNDAY,
    TRIPS,
    judge_trips,
    trip_cells,
)
from guimard.games.metromania.rules.trips import (
    CHANGE,
    FROM_END,
    LINE_OF,
    MOST_STOPS,
    VERTEX_OF,
    fastest,
    make_network,
    served,
)
from guimard.games.metromania.state import LETTERS, LINES, TYPE, State

DAY_TABLE = name_table(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
_NAME_TABLE = name_table([*LETTERS, "lake-park"])
_LONGEST = 2 * MOST_STOPS  # a route: sections, and changes between them
_WAYS = 2 + LINES  # from a stop: back or forth on its line, or a change to some line


@compiled
def put_trips(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the seven trips as they stand, as a list, and a comma."""
    table = np.empty((TRIPS, COLUMNS), np.int16)
    judge_trips(view, table)
    stops, stop_at = np.empty((4, MOST_STOPS), np.int16), np.empty((N_VERTICES, LINES), np.int16)
    count = make_network(view, stops, stop_at)
    at = put(buffer, at, b"[")
    for trip in range(TRIPS):
        start, end = trip_cells(view, trip)
        possible = table[trip, MINUTES] >= 0
        at = put_text(buffer, at, b'{"day":', DAY_TABLE, trip)
        at = put_text(buffer, at, b'"name":', _NAME_TABLE, trip)
        at = _end(buffer, put(buffer, at, b'"ends":[{'), view, trip, 0, start)
        at = _end(buffer, put(buffer, at, b"{"), view, trip, 1, end)
        at = put_flag(buffer, close(buffer, at, b"],"), b'"possible":', possible)
        at = put(buffer, at, b'"causes":[')
        if not possible:
            at = _causes(buffer, at, view, trip, start, end)
        at = put_optional(buffer, close(buffer, at, b"],"), b'"minutes":', table[trip, MINUTES])
        at = put(buffer, at, b'"routes":[')
        if possible:
            best = fastest(stops, stop_at, count, start, end)
            at = _routes(buffer, at, view, stops, stop_at, count, start, best)
        at = _outcome(buffer, close(buffer, at, b"],"), view, table[trip])
    return close(buffer, at, b"],")


@compiled
def _outcome(buffer: JsonBuffer, at: int, view: State, row: Array) -> int:
    """Write who is guilty of a trip, and everybody's points."""
    at = put(buffer, at, b'"guilty":[')
    for seat in range(view.seats):
        if int(row[GUILTY]) >> seat & 1:
            at = put_item(buffer, at, seat)
    at = put(buffer, close(buffer, at, b"],"), b'"points":[')
    for seat in range(view.seats):
        at = put_item(buffer, at, row[GAIN + seat])
    return close(buffer, at, b"]},")


@compiled
def _end(buffer: JsonBuffer, at: int, view: State, trip: int, which: int, cell: int) -> int:
    """Write an end of a trip after its brace, and a comma."""
    kind = LAKE + which if trip == SUNDAY else int(TYPE[2 * trip + which])
    at = put_text(buffer, at, b'"type":', GROUND_TABLE, kind)
    if cell >= 0:
        at = put_text(buffer, at, b'"cell":', PLACE_TABLE, cell)
    else:
        at = put(buffer, at, b'"cell":null,')
    at = put_flag(buffer, at, b'"served":', cell >= 0 and served(view, cell))
    if trip < SUNDAY:
        at = put_optional(buffer, at, b'"seat":', view.holder[2 * trip + which])
    return close(buffer, at, b"},")


@compiled
def _causes(buffer: JsonBuffer, at: int, view: State, trip: int, start: int, end: int) -> int:
    """Write everything that makes a trip impossible.

    The seat is that of the guilty player, if it is known.
    """
    before = at
    for which in range(2):
        cell = end if which else start
        if cell < 0:
            at = _end(buffer, put(buffer, at, b'{"cause":"not-placed",'), view, trip, which, cell)
        elif not served(view, cell):
            at = _end(buffer, put(buffer, at, b'{"cause":"not-served",'), view, trip, which, cell)
    return put(buffer, at, b'{"cause":"not-connected"},') if at == before else at


@compiled
def _routes(
    buffer: JsonBuffer, at: int, view: State, stops: Array, stop_at: Array, count: int, cell: int, best: int
) -> int:
    """Write every fastest route from a cell."""
    for corner in range(3):
        for stop in stop_at[CELL_CORNERS[cell, corner]]:
            if stop >= 0 and stops[FROM_END, stop] == best:
                at = _routes_from(buffer, at, view, stops, stop_at, count, int(stop))
    return at


@compiled
def _routes_from(
    buffer: JsonBuffer, at: int, view: State, stops: Array, stop_at: Array, count: int, start: int
) -> int:
    """Write every fastest route from a stop, with commas.

    Walk on, always keeping to the minutes that are left; at the end, and where no way is left, go back.
    """
    passed, tried = np.empty(_LONGEST, np.int16), np.empty(_LONGEST, np.int16)
    last = 0
    passed[0], tried[0] = start, 0
    while last >= 0:
        here = int(passed[last])
        if stops[FROM_END, here] == 0:
            at = _route(buffer, at, view, stops, passed, last)
            last -= 1
            continue
        way = int(tried[last])
        if way == _WAYS:
            last -= 1
            continue
        tried[last] += 1
        changed = last > 0 and stops[LINE_OF, passed[last - 1]] != stops[LINE_OF, here]
        there = _stop_after(stops, stop_at, count, here, way, last > 0 and not changed)
        if there >= 0:
            last += 1
            passed[last], tried[last] = there, 0
    return at


@compiled
def _stop_after(stops: Array, stop_at: Array, count: int, here: int, way: int, may_change: bool) -> int:
    """Return the stop that a way leads to, if it is on a fastest route; else -1."""
    left = int(stops[FROM_END, here])
    if way < 2:
        there = here + 2 * way - 1
        on_line = 0 <= there < count and stops[LINE_OF, there] == stops[LINE_OF, here]
        return there if on_line and stops[FROM_END, there] == left - 1 else -1
    there = int(stop_at[stops[VERTEX_OF, here], way - 2])
    return there if may_change and there >= 0 and stops[FROM_END, there] == left - CHANGE else -1


@compiled
def _route(buffer: JsonBuffer, at: int, view: State, stops: Array, passed: Array, last: int) -> int:
    """Write the sections of a route; a change is none."""
    at = put(buffer, at, b"[")
    for i in range(last):
        if stops[LINE_OF, passed[i]] == stops[LINE_OF, passed[i + 1]]:
            at = _section(buffer, at, view, stops, int(passed[i]), int(passed[i + 1]))
    return close(buffer, at, b"],")


@compiled
def _section(buffer: JsonBuffer, at: int, view: State, stops: Array, start: int, end: int) -> int:
    line = int(stops[LINE_OF, start])
    at = put_line(buffer, put(buffer, at, b"{"), line)
    at = put_text(buffer, at, b'"from":', POINT_TABLE, stops[VERTEX_OF, start])
    at = put_text(buffer, at, b'"to":', POINT_TABLE, stops[VERTEX_OF, end])
    place, last = _place_of(view, line, stops[VERTEX_OF, start]), _place_of(view, line, stops[VERTEX_OF, end])
    step = 1 if place < last else -1
    at = put(buffer, at, b'"path":[')
    for i in range(abs(last - place) + 1):
        at = put_text(buffer, at, b"", POINT_TABLE, view.path[line, place + step * i])
    return close(buffer, at, b"]},")


@compiled
def _place_of(view: State, line: int, vertex: int) -> int:
    """Return where a line passes a vertex."""
    place = 0
    while view.path[line, place] != vertex:
        place += 1
    return place

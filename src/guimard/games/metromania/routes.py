"""The trips told in full: every fastest route section by section, and why a trip is impossible."""

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.kernel import Array
from guimard.games.metromania.lattice import CELL_CORNERS, cell_name, vertex_name
from guimard.games.metromania.scoring import (
    COLUMNS,
    GAIN,
    GUILTY,
    MINUTES,
    SUNDAY,
    TRIPS,
    judge_trips,
    trip_cells,
)
from guimard.games.metromania.state import LETTERS, PAIRS, State
from guimard.games.metromania.trips import (
    CHANGE,
    FROM_END,
    FROM_START,
    LINE_OF,
    VERTEX_OF,
    fastest,
    make_network,
    new_network,
    served,
)

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
Route = list[tuple[int, int]]
"""Sections, each from a stop to a stop of the same line."""


def describe_trips(view: State) -> list[Json]:
    """The seven trips as they stand."""
    table = np.zeros((TRIPS, COLUMNS), np.int16)
    judge_trips(view, table)
    stops, stop_at = new_network()
    count = make_network(view, stops, stop_at)
    return [_trip(view, trip, table[trip], (stops, stop_at), count) for trip in range(TRIPS)]


def _trip(view: State, trip: int, row: Array, network: tuple[Array, Array], count: int) -> Facts:
    stops, stop_at = network
    start, end = trip_cells(view, trip)
    routes: list[Route] = []
    if row[MINUTES] >= 0:
        fastest(stops, stop_at, count, start, end)
        routes = _routes(stops, stop_at, count, int(row[MINUTES]), start)
    return {
        "day": DAYS[trip],
        "name": LETTERS[trip] if trip < SUNDAY else "lake-park",
        "ends": [_end(view, trip, which, cell) for which, cell in enumerate((start, end))],
        "possible": bool(row[MINUTES] >= 0),
        "causes": [] if row[MINUTES] >= 0 else _causes(view, trip, start, end),
        "minutes": int(row[MINUTES]) if row[MINUTES] >= 0 else None,
        "routes": [[_section(view, stops, a, b) for a, b in route] for route in routes],
        "guilty": [seat for seat in range(view.seats) if int(row[GUILTY]) >> seat & 1],
        "points": [int(points) for points in row[GAIN : GAIN + view.seats]],
    }


def _end(view: State, trip: int, which: int, cell: int) -> Facts:
    facts: Facts = {
        "type": ("lake", "park")[which] if trip == SUNDAY else PAIRS[trip][which],
        "cell": cell_name(cell) if cell >= 0 else None,
        "served": bool(cell >= 0 and served(view, cell)),
    }
    if trip < SUNDAY:
        holder = int(view.holder[2 * trip + which])
        facts["seat"] = holder if holder >= 0 else None
    return facts


def _causes(view: State, trip: int, start: int, end: int) -> list[Json]:
    """Everything that makes a trip impossible; the seat is that of the guilty player, if it is known."""
    causes: list[Json] = []
    for which, cell in enumerate((start, end)):
        if cell < 0 or not served(view, cell):
            cause: Facts = {"cause": "not-placed" if cell < 0 else "not-served"}
            causes.append({**cause, **_end(view, trip, which, cell)})
    return causes or [{"cause": "not-connected"}]


def _routes(stops: Array, stop_at: Array, count: int, best: int, start: int) -> list[Route]:
    """Every fastest route: walk from the start, always keeping to the minutes that are left."""
    found: list[Route] = []

    def walk(stop: int, left: int, route: Route, changed: bool) -> None:
        if left == 0:
            found.append(route)
            return
        for near in (stop - 1, stop + 1):
            on_line = 0 <= near < count and stops[LINE_OF, near] == stops[LINE_OF, stop]
            if on_line and stops[FROM_END, near] == left - 1:
                walk(near, left - 1, [*route, (stop, near)], False)
        if route and not changed:
            for other in stop_at[stops[VERTEX_OF, stop]]:
                if other >= 0 and other != stop and stops[FROM_END, other] == left - CHANGE:
                    walk(int(other), left - CHANGE, route, True)

    for vertex in CELL_CORNERS[start]:
        for stop in stop_at[vertex]:
            if stop >= 0 and stops[FROM_START, stop] == 0 and stops[FROM_END, stop] == best:
                walk(int(stop), best, [], False)
    return found


def _section(view: State, stops: Array, a: int, b: int) -> Facts:
    line = int(stops[LINE_OF, a])
    path = [int(vertex) for vertex in view.path[line]]
    here, there = (path.index(int(stops[VERTEX_OF, stop])) for stop in (a, b))
    way = path[here : there + 1] if here < there else path[there : here + 1][::-1]
    return {
        "seat": line // 2,
        "line": line % 2 + 1,
        "from": vertex_name(way[0]),
        "to": vertex_name(way[-1]),
        "path": [vertex_name(vertex) for vertex in way],
    }

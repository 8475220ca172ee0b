"""The trips as JSON: every fastest route, and why a trip is impossible."""

from dataclasses import dataclass
from types import SimpleNamespace

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.flat_record import Array, plain
from guimard.games.metromania.data import LAKE, PARK
from guimard.games.metromania.lattice import CELL_CORNERS
from guimard.games.metromania.names import PLACES, POINTS
from guimard.games.metromania.rules.scoring import COLUMNS, GAIN, GUILTY, MINUTES, SUNDAY, TRIPS, judge_trips
from guimard.games.metromania.rules.trips import (
    CHANGE,
    FROM_END,
    LINE_OF,
    VERTEX_OF,
    fastest,
    make_network,
    new_network,
)
from guimard.games.metromania.state import LETTERS, PAIRS, State

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_CORNERS: list[list[int]] = CELL_CORNERS.tolist()
Route = list[tuple[int, int]]
"""Sections, each from a stop to a stop of the same line."""


def is_served(seen: SimpleNamespace, cell: int) -> bool:
    return any(seen.station[vertex] for vertex in _CORNERS[cell])


def describe_trips(view: State) -> list[Json]:
    """The seven trips as they stand."""
    table = np.empty((TRIPS, COLUMNS), np.int16)
    judge_trips(view, table)
    seen = plain(view)
    stops, stop_at = new_network()
    count = make_network(view, stops, stop_at)
    return [_trip(seen, trip, row, _Network(stops, stop_at, count)) for trip, row in enumerate(table.tolist())]


@dataclass
class _Network:
    """The stops of all lines, and those at each vertex."""

    stops: Array
    stop_at: Array
    count: int


def _trip(seen: SimpleNamespace, trip: int, row: list[int], network: _Network) -> Facts:
    start, end = _cells(seen, trip)
    possible = row[MINUTES] >= 0
    routes = _routes(seen, network, start, end) if possible else []
    return {
        "day": DAYS[trip],
        "name": LETTERS[trip] if trip < SUNDAY else "lake-park",
        "ends": [_end(seen, trip, which, cell) for which, cell in enumerate((start, end))],
        "possible": possible,
        "causes": [] if possible else _causes(seen, trip, start, end),
        "minutes": row[MINUTES] if possible else None,
        "routes": routes,
        "guilty": [seat for seat in range(seen.seats) if row[GUILTY] >> seat & 1],
        "points": [*row[GAIN : GAIN + seen.seats]],
    }


def _cells(seen: SimpleNamespace, trip: int) -> tuple[int, int]:
    if trip == SUNDAY:
        return seen.ground.index(LAKE), seen.ground.index(PARK)
    return seen.placed[2 * trip], seen.placed[2 * trip + 1]


def _end(seen: SimpleNamespace, trip: int, which: int, cell: int) -> Facts:
    facts: Facts = {
        "type": ("lake", "park")[which] if trip == SUNDAY else PAIRS[trip][which],
        "cell": PLACES[cell] if cell >= 0 else None,
        "served": cell >= 0 and is_served(seen, cell),
    }
    if trip < SUNDAY:
        holder = seen.holder[2 * trip + which]
        facts["seat"] = holder if holder >= 0 else None
    return facts


def _causes(seen: SimpleNamespace, trip: int, start: int, end: int) -> list[Json]:
    """Return everything that makes a trip impossible.

    The seat is that of the guilty player, if it is known.
    """
    causes: list[Json] = []
    for which, cell in enumerate((start, end)):
        if cell < 0 or not is_served(seen, cell):
            cause: Facts = {"cause": "not-placed" if cell < 0 else "not-served"}
            causes.append({**cause, **_end(seen, trip, which, cell)})
    return causes or [{"cause": "not-connected"}]


def _routes(seen: SimpleNamespace, network: _Network, start: int, end: int) -> list[Json]:
    """Return every fastest route.

    Walk from the start, always keeping to the minutes that are left.
    """
    best = fastest(network.stops, network.stop_at, network.count, start, end)
    stops = network.stops[:, : network.count].tolist()
    line_of, left_at = stops[LINE_OF], stops[FROM_END]
    at = {vertex: [stop for stop in network.stop_at[vertex].tolist() if stop >= 0] for vertex in stops[VERTEX_OF]}
    found: list[Route] = []

    def walk(stop: int, route: Route, changed: bool) -> None:
        left = left_at[stop]
        if left == 0:
            found.append(route)
            return
        for near in (stop - 1, stop + 1):
            if 0 <= near < network.count and line_of[near] == line_of[stop] and left_at[near] == left - 1:
                walk(near, [*route, (stop, near)], False)
        if route and not changed:
            for other in at[stops[VERTEX_OF][stop]]:
                if left_at[other] == left - CHANGE:
                    walk(other, route, True)

    for vertex in _CORNERS[start]:
        for stop in at.get(vertex, ()):
            if left_at[stop] == best:
                walk(stop, [], False)
    return [[_section(seen, stops, a, b) for a, b in route] for route in found]


def _section(seen: SimpleNamespace, stops: list[list[int]], a: int, b: int) -> Facts:
    line = stops[LINE_OF][a]
    path = seen.path[line]
    here, there = (path.index(stops[VERTEX_OF][stop]) for stop in (a, b))
    way = path[here : there + 1] if here < there else path[there : here + 1][::-1]
    return {
        "seat": line // 2,
        "line": line % 2 + 1,
        "from": POINTS[way[0]],
        "to": POINTS[way[-1]],
        "path": [POINTS[vertex] for vertex in way],
    }

"""Points while building, the final scoring and the winners; also as JSON."""

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Array, Records, array_of
from guimard.core.game import Result
from guimard.core.json_buffer import JsonBuffer, close, put, put_item, put_text
from guimard.games.metromania.json.trips import DAY_TABLE
from guimard.games.metromania.rules.scoring import COLUMNS, GAIN, TRIPS, final_scores, judge_trips, line_points
from guimard.games.metromania.state import LOG_POINTS, MOST_SEATS, State, finished_lines


def scores(state: State) -> list[int]:
    """Return the points of each seat: for stations while building, then final ones."""
    out = np.zeros(MOST_SEATS, np.int16)
    seats = _count(array_of(state), out)
    return out[:seats].tolist()


def result_of(state: State) -> Result:
    """Return the result as if the game ended now."""
    points, won = np.zeros(MOST_SEATS, np.int16), np.zeros(MOST_SEATS, np.int16)
    seats = _judge(array_of(state), points, won)
    return Result(tuple(points[:seats].tolist()), tuple(np.flatnonzero(won).tolist()))


@entry_point
def _count(held: Records, out: Array) -> int:
    """Write the points of each seat; return how many seats there are."""
    points_shown(held[0], out)
    return int(held[0].seats)


@entry_point
def _judge(held: Records, points: Array, won: Array) -> int:
    """Write the final points, and 1 for who has won; return the number of seats."""
    final_scores(held[0], points)
    find_winners(held[0], points, won)
    return int(held[0].seats)


@compiled
def points_shown(state: State, out: Array) -> None:
    """Write the points of each seat, without the unconfirmed steps of a turn."""
    if state.over:
        final_scores(state, out)
        return
    for seat in range(state.seats):
        out[seat] = state.points[seat]
    for step in range(state.steps):
        out[state.turn] -= state.log[step, LOG_POINTS]


@compiled
def find_winners(state: State, points: Array, won: Array) -> None:
    """Write 1 for each seat that has won: most points, then most finished lines.

    Else the win is shared (Metromania 9.7).
    """
    for seat in range(state.seats):
        won[seat] = 1
        for other in range(state.seats):
            more_lines = finished_lines(state, other) > finished_lines(state, seat)
            if points[other] > points[seat] or (points[other] == points[seat] and more_lines):
                won[seat] = 0


@compiled
def put_scores(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write everybody's points, and a comma."""
    shown = np.zeros(MOST_SEATS, np.int16)
    points_shown(view, shown)
    return _put_seats(buffer, put(buffer, at, b'"scores":['), shown, int(view.seats))


@compiled
def put_final(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the final scoring step by step after its brace, with commas."""
    seats, table = int(view.seats), np.zeros((TRIPS, COLUMNS), np.int16)
    totals, finished, won = np.zeros(seats, np.int16), np.zeros(seats, np.int16), np.zeros(seats, np.int16)
    judge_trips(view, table)
    for seat in range(seats):
        totals[seat] = line_points(view, seat)
        finished[seat] = finished_lines(view, seat)
    at = _put_seats(buffer, put(buffer, at, b'"built":['), view.points, seats)
    at = _put_seats(buffer, put(buffer, at, b'"finished_lines":['), finished, seats)
    at = _put_seats(buffer, put(buffer, at, b'"kept":['), totals, seats)
    at = put(buffer, at, b'"days":[')
    for trip in range(TRIPS):
        for seat in range(seats):
            totals[seat] += table[trip, GAIN + seat]
        at = put(buffer, put_text(buffer, at, b'{"day":', DAY_TABLE, trip), b'"totals":[')
        at = close(buffer, _put_seats(buffer, at, totals, seats), b"},")
    find_winners(view, totals, won)
    at = put(buffer, close(buffer, at, b"],"), b'"winners":[')
    for seat in range(seats):
        if won[seat]:
            at = put_item(buffer, at, seat)
    return close(buffer, at, b"],")


@compiled
def _put_seats(buffer: JsonBuffer, at: int, values: Array, seats: int) -> int:
    """Write a number for each seat, end the list, and write a comma."""
    for seat in range(seats):
        at = put_item(buffer, at, values[seat])
    return close(buffer, at, b"],")

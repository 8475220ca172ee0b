"""Line points, the seven test trips, and the final scores."""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array
from guimard.games.metromania.data import LAKE, PARK
from guimard.games.metromania.lattice import N_CELLS, N_VERTICES
from guimard.games.metromania.rules.trips import MOST_STOPS, fastest, lines_ridden, make_network, served
from guimard.games.metromania.state import LETTERS, LINES, MOST_SEATS, NONE, State, finished_lines

TRIPS, SUNDAY = len(LETTERS) + 1, len(LETTERS)
MINUTES, RIDERS, GUILTY, GAIN = 0, 1, 2, 3  # columns of a trip; from GAIN on, one for each seat
COLUMNS = GAIN + MOST_SEATS
PLACER, OTHER, LAST_TRIP, PENALTY = 6, 3, 5, -6


@compiled
def line_points(state: State, seat: int) -> int:
    """Return the points for stations that a seat keeps (Metromania 8.4).

    All, half or none, by how many lines are finished.
    """
    points = int(state.points[seat])
    lines = finished_lines(state, seat)
    return points if lines == 2 else points // 2 if lines == 1 else 0


@compiled
def trip_cells(state: State, trip: int) -> tuple[int, int]:
    """Return the two cells of a trip; on Sunday lake and park.

    -1 where no destination is placed.
    """
    if trip < SUNDAY:
        return int(state.placed[2 * trip]), int(state.placed[2 * trip + 1])
    lake, park = NONE, NONE
    for cell in range(N_CELLS):
        if state.ground[cell] == LAKE:
            lake = cell
        elif state.ground[cell] == PARK:
            park = cell
    return lake, park


@compiled
def guilty(state: State, trip: int) -> int:
    """Return a bit for each seat to blame for an impossible trip (Metromania 9.5).

    Unknown holders are left out.
    """
    seats = 0
    fault = False
    for marker in (2 * trip, 2 * trip + 1):
        cell = int(state.placed[marker])
        if cell < 0 or not served(state, cell):
            fault = True
            seats |= _seat_bit(state, marker)
    return seats if fault else _seat_bit(state, 2 * trip) | _seat_bit(state, 2 * trip + 1)


@compiled
def _seat_bit(state: State, marker: int) -> int:
    return 1 << int(state.holder[marker]) if state.holder[marker] >= 0 else 0


@compiled
def judge_trips(state: State, table: Array) -> None:
    """All seven trips as they stand: a row for each, with the columns named above."""
    stops, stop_at = np.empty((4, MOST_STOPS), np.int16), np.empty((N_VERTICES, LINES), np.int16)
    count = make_network(state, stops, stop_at)
    table[:] = 0
    for trip in range(TRIPS):
        start, end = trip_cells(state, trip)
        minutes = fastest(stops, stop_at, count, start, end) if start >= 0 and end >= 0 else NONE
        table[trip, MINUTES] = minutes
        if minutes >= 0:
            table[trip, RIDERS] = _riders(state, lines_ridden(stops, count, minutes))
        elif trip < SUNDAY:
            table[trip, GUILTY] = guilty(state, trip)
        _gains(state, trip, table[trip])


@compiled
def _riders(state: State, lines: int) -> int:
    """Return a bit for each seat that is paid if these lines are on fastest trips.

    With two players some trips pay nobody: by the usual reading those on lines of both players, by the other one
    those on both lines of a player (Metromania 10.2).
    """
    seats, whole = 0, False
    for seat in range(state.seats):
        own = lines >> 2 * seat & 3
        seats |= int(own != 0) << seat
        whole |= own == 3
    if state.seats == 2 and (whole if state.own_lines else seats == 3):
        return 0
    return seats


@compiled
def _gains(state: State, trip: int, row: Array) -> None:
    if state.seats == 2 and row[GUILTY] == 3:
        return  # Metromania 10.3
    for seat in range(state.seats):
        if int(row[GUILTY]) >> seat & 1:
            row[GAIN + seat] = PENALTY
        elif int(row[RIDERS]) >> seat & 1:
            if trip == SUNDAY:
                row[GAIN + seat] = LAST_TRIP
            else:
                placer = state.holder[2 * trip] == seat or state.holder[2 * trip + 1] == seat
                row[GAIN + seat] = PLACER if placer else OTHER


@compiled
def final_scores(state: State, out: Array) -> None:
    """The points of each seat if the game ended now."""
    table = np.empty((TRIPS, COLUMNS), np.int16)
    judge_trips(state, table)
    for seat in range(state.seats):
        out[seat] = line_points(state, seat)
        for trip in range(TRIPS):
            out[seat] += table[trip, GAIN + seat]

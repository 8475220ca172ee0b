"""The state of a game as one flat record, and small questions about it.

A line is a number: seat * 2 for the solid line of a seat, seat * 2 + 1 for the striped one. A destination
marker is a number too: letter * 2, plus 1 for the right column of the summary table.
"""

from typing import Annotated

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array, FlatRecord
from guimard.core.views import FULL_STATE as FULL_STATE
from guimard.core.views import HIDDEN as HIDDEN
from guimard.core.views import NONE as NONE
from guimard.core.views import SPECTATOR as SPECTATOR
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.lattice import APEX, N_BORDER, N_CELLS, N_EDGES, N_VERTICES

MOST_SEATS, LINES, MARKERS, LETTERS = 4, 8, 12, "ABCDEF"
TUNNELS, STATIONS, DIGS = 18, 30, 3
MAX_ACTIONS = 160  # more than two lines with 5 ways, 2 cells, 2 markers each; 24 starts; 34 stations; the ends
MOST_STEPS = 5  # a dig, a line finished with its bonus station, the other one too
LOG_ACTION, LOG_FIRST, LOG_SECOND, LOG_POINTS = 0, 1, 2, 3

PAIRS = ("RC", "CE", "ER", "RE", "EC", "CR")
"""The types of each letter's two markers, A to F: left and right column (Metromania 1.4)."""
TYPE = np.array([TYPES.index(kind) for pair in PAIRS for kind in pair], np.int16)
MARKER = np.full((len(PAIRS), len(TYPES)), NONE, np.int16)
"""The marker of a letter and a type, or -1."""
for _marker, _type in enumerate(TYPE):
    MARKER[_marker // 2, _type] = _marker

BOTH_LINES, NO_STATIONS, STUCK_LINES, ALL_PASSED = 1, 2, 4, 8
"""Why construction ends (Metromania 8.1); several can hold at once."""


class State(FlatRecord):
    seats: int
    turn: int
    viewer: int
    material: int  # which of the cities that this process has
    town_hall: int  # hidden, transparent or rigorous
    open: int  # whether the letters in hand are known to all
    begins: int  # the seat that begins, or that it is drawn (core.beginning)
    colours: Annotated[Array, MOST_SEATS]  # of the seats; lines are known by their seats
    threshold: int  # lines finished or blocked that end construction
    own_lines: int  # with two players: a trip on both lines of one, not on lines of both, pays nobody
    choosing: int  # whether players still choose which type they hold twice
    ending: int  # why construction ends, 0 while it goes on
    trigger: int  # the seat in whose turn it was decided
    last_turns: int  # turns left after that
    over: int
    passes: int  # turns passed in a row
    stations_left: int
    points: Annotated[Array, MOST_SEATS]
    districts: Annotated[Array, 6, 2]  # district and rotation in each slot
    border: Annotated[Array, N_BORDER]
    ground: Annotated[Array, N_CELLS]
    station: Annotated[Array, N_VERTICES]
    lines_at: Annotated[Array, N_VERTICES]  # a bit for each line through the vertex
    lines_on: Annotated[Array, N_EDGES]
    tunnel: Annotated[Array, N_CELLS + N_BORDER]  # the line whose tunnel is in the cell, or -1
    path: Annotated[Array, LINES, TUNNELS + 1]  # vertices; the first and last may be tips of border cells
    way: Annotated[Array, LINES, TUNNELS]  # the direction of each tunnel
    cell: Annotated[Array, LINES, TUNNELS]
    length: Annotated[Array, LINES]
    begun: Annotated[Array, LINES]  # the border cell, or -1
    ended: Annotated[Array, LINES]
    holder: Annotated[Array, MARKERS]  # the seat that holds or has placed the marker
    placed: Annotated[Array, MARKERS]  # its cell, or -1
    in_hand: Annotated[Array, MOST_SEATS, len(TYPES)]
    doubled: Annotated[Array, MOST_SEATS]  # the type that a seat has chosen to hold twice, or -1
    hand: Annotated[Array, MARKERS]  # before the deal: the type that the marker's hand has twice; then -1
    steps: int
    log: Annotated[Array, MOST_STEPS, 4]  # the unconfirmed steps: action, stations built, points


class Moves(FlatRecord):
    """A list of actions."""

    count: int
    items: Annotated[Array, MAX_ACTIONS]


class Choices(FlatRecord):
    """What was chosen: a field for each option (``Option.write``)."""

    seats: int
    town_hall: int
    blocked_lines: int
    doubles: int
    nobody_scores: int
    material: int
    begins: int
    colours: Annotated[Array, MOST_SEATS]


def blank() -> State:
    """A record in which nothing is built yet and nobody holds anything."""
    state = State.new()
    clear(state)
    return state


@compiled
def clear(state: State) -> None:
    """Make a record of zeros one in which nothing is built and nobody holds anything."""
    state.viewer = FULL_STATE
    state.trigger = NONE
    state.stations_left = STATIONS
    state.tunnel[:] = NONE
    state.path[:] = NONE
    state.way[:] = NONE
    state.cell[:] = NONE
    state.begun[:] = NONE
    state.ended[:] = NONE
    state.holder[:] = NONE
    state.placed[:] = NONE
    state.doubled[:] = NONE
    state.hand[:] = NONE
    state.log[:] = NONE
    state.colours[:] = NONE


@inlined
def tip(state: State, line: int) -> int:
    """The vertex where a line goes on; the tip of a border cell once it is finished."""
    return int(state.path[line, state.length[line]])


@inlined
def bit(line: int) -> int:
    return 1 << line


@inlined
def growing(state: State, line: int) -> bool:
    return bool(state.begun[line] >= 0 and state.ended[line] < 0)


@inlined
def types_are_chosen(state: State) -> bool:
    """Tell whether players choose what they hold twice (Metromania 10.4)."""
    return bool(state.choosing or state.doubled[0] >= 0)


@inlined
def finished_lines(state: State, seat: int) -> int:
    return int(state.ended[seat * 2] >= 0) + int(state.ended[seat * 2 + 1] >= 0)


def apex(border: int) -> int:
    return APEX + border

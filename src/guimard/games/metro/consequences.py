"""What each legal action would do, without playing it: lines, lengths, doubling, points; as JSON.

This is what a player is shown before confirming; the same lines make the events when the move is played.
"""

import numpy as np
from msgspec import json

from guimard.core.events import Facts
from guimard.core.kernel import Array, Records, array_of, compiled, door
from guimard.core.page import Page, close, entry, field, flag, name, names, number, page_of, put
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES
from guimard.games.metro.companies import FACE_UP
from guimard.games.metro.network import DEPARTURE, LINE, MOST_LINES, POINTS, note_line, touched
from guimard.games.metro.state import Moves, State
from guimard.games.metro.stations import wagon_colour
from guimard.games.metro.words import CELLS, COLOURS, key, known, line, lines, place

_LAYS = names([f'{{"text":"lay {code} ' for code in t.CODES])
_CENTRALS = names(CENTRAL_NAMES)


def describe_actions(view: State, moves: Moves) -> list[Facts]:
    """Every listed action with its parts and consequences."""
    held, listed = array_of(view), array_of(moves)
    found: list[Facts] = json.decode(page_of(lambda page: _write(held, listed, page)))
    return found


def line_of_wagon(state: State, central: int, colour: int) -> Facts:
    """The line that would depart from a central station, as far as it is built."""
    held = array_of(state)
    found: Facts = json.decode(page_of(lambda page: _write_wagon(held, central, colour, page)))
    return found


@door
def _write_wagon(held: Records, central: int, colour: int, pages: Records) -> int:
    page, rows = pages[0], np.empty((1, LINE), np.int16)
    _depart(held[0], central, rows)
    return close(page, line(page, 0, rows[0], colour), b"")


@door
def _write(held: Records, listed: Records, pages: Records) -> int:
    return write_actions(pages[0], 0, held[0], listed[0])


@compiled
def write_actions(page: Page, at: int, view: State, moves: Moves) -> int:
    rows = np.empty((MOST_LINES, LINE), np.int16)
    at = put(page, at, b"[")
    for i in range(moves.count):
        action = moves.items[i]
        if action < t.DRAW:
            at = _lay(page, at, view, action, rows)
        elif action == t.DRAW:
            at = field(page, at, b'{"text":"draw","kind":"draw","consequences":{"left":', view.left - 1)
        elif action < t.STATION:
            at = _exchange(page, at, view, action - t.EXCHANGE)
        else:
            at = _wagon(page, at, view, action - t.STATION, rows)
        at = close(page, at, b"}},")
    return close(page, at, b"]")


@compiled
def _lay(page: Page, at: int, view: State, action: int, rows: Array) -> int:
    kind, turns, cell = action // (4 * t.CELLS), action // t.CELLS % 4, action % t.CELLS
    at = name(page, at, _LAYS, kind)
    at = name(page, at, CELLS, cell)
    if turns:
        at = put(page, at, b" r")
        at = number(page, at, turns)
    at = put(page, at, b'","kind":"lay",')
    at = place(page, at, kind, turns, cell)
    count = touched(view, t.TURNED[kind, turns], cell, 1, rows)
    at = put(page, at, b',"consequences":{"lines":')
    at = lines(page, at, view, rows, count)
    return _gains(page, at, view, rows, count)


@compiled
def _gains(page: Page, at: int, view: State, rows: Array, count: int) -> int:
    """What each colour gains, in the order of its first line."""
    at = put(page, at, b'"points":{')
    for i in range(count):
        colour, gain = view.owner[rows[i, DEPARTURE]], 0
        for j in range(count):
            if view.owner[rows[j, DEPARTURE]] == colour:
                gain += rows[j, POINTS]
                rows[j, POINTS] = 0  # counted
        if gain:
            at = key(page, at, COLOURS, colour)
            at = entry(page, at, gain)
    return close(page, at, b"}")


@compiled
def _share(page: Page, at: int, percentage: int) -> int:
    return number(page, at, 10 * (percentage + 1))


@compiled
def _exchange(page: Page, at: int, view: State, which: int) -> int:
    percentage, face_up = which // 2, which % 2 == FACE_UP
    at = put(page, at, b'{"text":"exchange ')
    at = _share(page, at, percentage)
    at = put(page, at, b" up" if face_up else b" down")
    at = put(page, at, b'","kind":"exchange","share":')
    at = _share(page, at, percentage)
    at = flag(page, at, b',"face_up":', face_up)
    at = put(page, at, b'"consequences":{"gives":')
    at = known(page, at, COLOURS, view.shares[view.turn, percentage])
    takes = view.face_up[percentage] if face_up else view.pile[percentage, 0]
    at = put(page, at, b'"takes":')
    return known(page, at, COLOURS, t.NONE if takes == t.HIDDEN else takes)


@compiled
def _wagon(page: Page, at: int, view: State, which: int, rows: Array) -> int:
    central, way = which // t.WAYS, which % t.WAYS
    colour = wagon_colour(view, way)
    at = put(page, at, b'{"text":"station ')
    at = name(page, at, _CENTRALS, central)
    if way:
        at = put(page, at, b" ")
        at = _share(page, at, way - 1)
    at = put(page, at, b'","kind":"station","station":')
    at = known(page, at, _CENTRALS, central)
    at = put(page, at, b'"colour":')
    at = known(page, at, COLOURS, colour)
    at = put(page, at, b'"share":')
    at = _share(page, at, way - 1) if way else put(page, at, b"null")
    _depart(view, central, rows)
    at = put(page, at, b',"consequences":{"lines":[')
    at = line(page, at, rows[0], colour)
    at = close(page, at, b'],"points":{')
    if rows[0, POINTS]:
        at = key(page, at, COLOURS, colour)
        at = number(page, at, rows[0, POINTS])
    return put(page, at, b"}")


@compiled
def _depart(state: State, central: int, rows: Array) -> None:
    """The line from a central station if a wagon stood there, as the first of the rows."""
    departure = t.STATIONS + central
    port = t.DEPARTURE_PORTS[departure]
    note_line(rows, 0, departure, 0, state.length[port], state.far[port], True)

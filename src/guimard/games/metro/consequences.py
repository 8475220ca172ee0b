"""What each legal action would do, without playing it: lines, lengths, doubling, points; as JSON.

This is what a player is shown before confirming; the same lines make the events when the move is played.
"""

import numpy as np
from msgspec import json

from guimard.core.compiler import compiled, entry_point
from guimard.core.events import Facts
from guimard.core.flat_record import Array, Records, array_of
from guimard.core.json_buffer import (
    JsonBuffer,
    close,
    encode,
    name_table,
    put,
    put_field,
    put_flag,
    put_item,
    put_name,
    put_number,
)
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES
from guimard.games.metro.companies import FACE_UP
from guimard.games.metro.network import DEPARTURE, LINE, MOST_LINES, POINTS, note_line, touched
from guimard.games.metro.state import Moves, State
from guimard.games.metro.stations import wagon_colour
from guimard.games.metro.words import CELLS, COLOURS, key, known, line, lines, place

_LAYS = name_table([f'{{"text":"lay {code} ' for code in t.CODES])
_CENTRALS = name_table(CENTRAL_NAMES)


def describe_actions(view: State, moves: Moves) -> list[Facts]:
    """Every listed action with its parts and consequences."""
    held, listed = array_of(view), array_of(moves)
    found: list[Facts] = json.decode(encode(lambda buffer: _write(held, listed, buffer)))
    return found


def line_of_wagon(state: State, central: int, colour: int) -> Facts:
    """The line that would depart from a central station, as far as it is built."""
    held = array_of(state)
    found: Facts = json.decode(encode(lambda buffer: _write_wagon(held, central, colour, buffer)))
    return found


@entry_point
def _write_wagon(held: Records, central: int, colour: int, buffers: Records) -> int:
    buffer, rows = buffers[0], np.empty((1, LINE), np.int16)
    _depart(held[0], central, rows)
    return close(buffer, line(buffer, 0, rows[0], colour), b"")


@entry_point
def _write(held: Records, listed: Records, buffers: Records) -> int:
    return write_actions(buffers[0], 0, held[0], listed[0])


@compiled
def write_actions(buffer: JsonBuffer, at: int, view: State, moves: Moves) -> int:
    rows = np.empty((MOST_LINES, LINE), np.int16)
    at = put(buffer, at, b"[")
    for i in range(moves.count):
        action = moves.items[i]
        if action < t.DRAW:
            at = _lay(buffer, at, view, action, rows)
        elif action == t.DRAW:
            at = put_field(buffer, at, b'{"text":"draw","kind":"draw","consequences":{"left":', view.left - 1)
        elif action < t.STATION:
            at = _exchange(buffer, at, view, action - t.EXCHANGE)
        else:
            at = _wagon(buffer, at, view, action - t.STATION, rows)
        at = close(buffer, at, b"}},")
    return close(buffer, at, b"]")


@compiled
def _lay(buffer: JsonBuffer, at: int, view: State, action: int, rows: Array) -> int:
    kind, turns, cell = action // (4 * t.CELLS), action // t.CELLS % 4, action % t.CELLS
    at = put_name(buffer, at, _LAYS, kind)
    at = put_name(buffer, at, CELLS, cell)
    if turns:
        at = put(buffer, at, b" r")
        at = put_number(buffer, at, turns)
    at = put(buffer, at, b'","kind":"lay",')
    at = place(buffer, at, kind, turns, cell)
    count = touched(view, t.TURNED[kind, turns], cell, 1, rows)
    at = put(buffer, at, b',"consequences":{"lines":')
    at = lines(buffer, at, view, rows, count)
    return _gains(buffer, at, view, rows, count)


@compiled
def _gains(buffer: JsonBuffer, at: int, view: State, rows: Array, count: int) -> int:
    """What each colour gains, in the order of its first line."""
    at = put(buffer, at, b'"points":{')
    for i in range(count):
        colour, gain = view.owner[rows[i, DEPARTURE]], 0
        for j in range(count):
            if view.owner[rows[j, DEPARTURE]] == colour:
                gain += rows[j, POINTS]
                rows[j, POINTS] = 0  # counted
        if gain:
            at = key(buffer, at, COLOURS, colour)
            at = put_item(buffer, at, gain)
    return close(buffer, at, b"}")


@compiled
def _share(buffer: JsonBuffer, at: int, percentage: int) -> int:
    return put_number(buffer, at, 10 * (percentage + 1))


@compiled
def _exchange(buffer: JsonBuffer, at: int, view: State, which: int) -> int:
    percentage, face_up = which // 2, which % 2 == FACE_UP
    at = put(buffer, at, b'{"text":"exchange ')
    at = _share(buffer, at, percentage)
    at = put(buffer, at, b" up" if face_up else b" down")
    at = put(buffer, at, b'","kind":"exchange","share":')
    at = _share(buffer, at, percentage)
    at = put_flag(buffer, at, b',"face_up":', face_up)
    at = put(buffer, at, b'"consequences":{"gives":')
    at = known(buffer, at, COLOURS, view.shares[view.turn, percentage])
    takes = view.face_up[percentage] if face_up else view.pile[percentage, 0]
    at = put(buffer, at, b'"takes":')
    return known(buffer, at, COLOURS, t.NONE if takes == t.HIDDEN else takes)


@compiled
def _wagon(buffer: JsonBuffer, at: int, view: State, which: int, rows: Array) -> int:
    central, way = which // t.WAYS, which % t.WAYS
    colour = wagon_colour(view, way)
    at = put(buffer, at, b'{"text":"station ')
    at = put_name(buffer, at, _CENTRALS, central)
    if way:
        at = put(buffer, at, b" ")
        at = _share(buffer, at, way - 1)
    at = put(buffer, at, b'","kind":"station","station":')
    at = known(buffer, at, _CENTRALS, central)
    at = put(buffer, at, b'"colour":')
    at = known(buffer, at, COLOURS, colour)
    at = put(buffer, at, b'"share":')
    at = _share(buffer, at, way - 1) if way else put(buffer, at, b"null")
    _depart(view, central, rows)
    at = put(buffer, at, b',"consequences":{"lines":[')
    at = line(buffer, at, rows[0], colour)
    at = close(buffer, at, b'],"points":{')
    if rows[0, POINTS]:
        at = key(buffer, at, COLOURS, colour)
        at = put_number(buffer, at, rows[0, POINTS])
    return put(buffer, at, b"}")


@compiled
def _depart(state: State, central: int, rows: Array) -> None:
    """The line from a central station if a wagon stood there, as the first of the rows."""
    departure = t.STATIONS + central
    port = t.DEPARTURE_PORTS[departure]
    note_line(rows, 0, departure, 0, state.length[port], state.far[port], True)

"""What each legal action would do, without playing it, as JSON.

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
    put_item,
    put_name,
    put_number,
)
from guimard.games.metro import tables as t
from guimard.games.metro.json.pieces import CELL_TABLE, COLOUR_TABLE, put_key, put_lines, put_tile_on_cell
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import DEPARTURE, LINE, MOST_LINES, POINTS, touched
from guimard.games.metro.state import BaseState, Moves

_LAYS = name_table([f'{{"text":"lay {code} ' for code in t.CODES])


def describe_actions(view: State, moves: Moves) -> list[Facts]:
    """Return every listed action with its parts and consequences."""
    held, listed = array_of(view), array_of(moves)
    found: list[Facts] = json.decode(encode(lambda buffer: _write(held, listed, buffer)))
    return found


@entry_point
def _write(held: Records, listed: Records, buffers: Records) -> int:
    return write_actions(buffers[0], 0, held[0], listed[0])


@compiled
def write_actions(buffer: JsonBuffer, at: int, view: State, moves: Moves) -> int:
    """Write a list of legal actions with their consequences."""
    rows = np.empty((MOST_LINES, LINE), np.int16)
    at = put(buffer, at, b"[")
    for i in range(moves.count):
        action = moves.items[i]
        if action < t.DRAW:
            at = _lay(buffer, at, view, action, rows)
        elif action == t.DRAW:
            at = put_field(buffer, at, b'{"text":"draw","kind":"draw","consequences":{"left":', view.left - 1)
        else:
            at = hooks.put_verb(buffer, at, view, action, rows)
        at = close(buffer, at, b"}},")
    return close(buffer, at, b"]")


@compiled
def _lay(buffer: JsonBuffer, at: int, view: BaseState, action: int, rows: Array) -> int:
    kind, turns, cell = action // (4 * t.CELLS), action // t.CELLS % 4, action % t.CELLS
    at = put_name(buffer, at, _LAYS, kind)
    at = put_name(buffer, at, CELL_TABLE, cell)
    if turns:
        at = put(buffer, at, b" r")
        at = put_number(buffer, at, turns)
    at = put(buffer, at, b'","kind":"lay",')
    at = put_tile_on_cell(buffer, at, kind, turns, cell)
    count = touched(view, t.TURNED[kind, turns], cell, 1, rows)
    at = put(buffer, at, b',"consequences":{"lines":')
    at = put_lines(buffer, at, view, rows, count)
    return _gains(buffer, at, view, rows, count)


@compiled
def _gains(buffer: JsonBuffer, at: int, view: BaseState, rows: Array, count: int) -> int:
    """Write what each colour gains, in the order of its first line."""
    at = put(buffer, at, b'"points":{')
    for i in range(count):
        colour, gain = view.owner[rows[i, DEPARTURE]], 0
        for j in range(count):
            if view.owner[rows[j, DEPARTURE]] == colour:
                gain += rows[j, POINTS]
                rows[j, POINTS] = 0  # counted
        if gain:
            at = put_key(buffer, at, COLOUR_TABLE, colour)
            at = put_item(buffer, at, gain)
    return close(buffer, at, b"}")

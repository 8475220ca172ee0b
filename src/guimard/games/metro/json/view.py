"""A view as JSON, in the words of the rulebook."""

import numpy as np
from msgspec import json

from guimard.core.compiler import compiled, entry_point, inlined
from guimard.core.events import Facts
from guimard.core.flat_record import Array, Records, array_of
from guimard.core.json_buffer import JsonBuffer, close, encode, put, put_field, put_flag, put_item
from guimard.games.metro import tables as t
from guimard.games.metro.json.pieces import (
    COLOUR_TABLE,
    TILE_TABLE,
    put_key,
    put_known,
    put_lines,
    put_tile_on_cell,
)
from guimard.games.metro.kernel import final_scores, own_points
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.catalogue import put_names
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import LINE, note_line
from guimard.games.metro.rules.unseen import count_unseen
from guimard.games.metro.state import colours_in_play, is_over

KEYED = {"board": "cell", "lines": "departure"}
"""The lists of which a delta has only the entries that changed, with the field that identifies an entry."""


def describe(view: State) -> Facts:
    """Return everything a view knows."""
    held = array_of(view)
    facts: Facts = json.decode(encode(lambda buffer: _write(held, buffer)))
    return facts


def scores(state: State) -> list[int]:
    """Return the points of the seats as everybody sees them."""
    out = np.zeros(t.MAX_SEATS, np.int16)
    seats = _count(array_of(state), out)
    return out[:seats].tolist()


@entry_point
def _count(held: Records, out: Array) -> int:
    """Write the points of each seat; return how many seats there are."""
    points_shown(held[0], out)
    return int(held[0].seats)


@compiled
def points_shown(state: State, out: Array) -> None:
    """Write each seat's points of lines; its final score when the game is over."""
    if is_over(state):
        final_scores(state, out)
    else:
        own_points(state, out)


@entry_point
def _write(held: Records, buffers: Records) -> int:
    return write_view(buffers[0], held[0], held[0], True)


@compiled
def write_view(buffer: JsonBuffer, view: State, old: State, whole: bool) -> int:
    """Write the whole view, or what may have changed since an old one.

    Of the lists in ``KEYED`` a delta has the entries that changed.
    """
    at = put(buffer, 0, b"{")
    if whole:
        at = put_field(buffer, at, b'"game":"metro","seats":', view.seats)
        at = _options(buffer, at, view)
    at = _turn(buffer, at, view)
    at = _board(buffer, at, view, old, whole)
    at = _tiles(buffer, at, view)
    at = _lines(buffer, at, view, old, whole)
    at = _points(buffer, at, view)
    at = hooks.put_facts(buffer, at, view)
    if is_over(view):
        at = _final(buffer, at, view)
    return close(buffer, at, b"}")


@compiled
def _options(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put_field(buffer, at, b'"options":{"hand":', view.hand_size)
    at = put(buffer, at, b'"orientation":')
    at = put(buffer, at, b'"free"' if view.rotations == 4 else b'"fixed"')
    at = put_names(buffer, put(buffer, at, b',"modules":'), view)
    at = hooks.put_options(buffer, at, view)
    at = (
        put_field(buffer, at, b'"begins":', view.begins)
        if view.begins >= 0
        else put(buffer, at, b'"begins":"drawn",')
    )
    at = _chosen_colours(buffer, put(buffer, at, b'"colours":['), view)
    return close(buffer, at, b"]},")


@compiled
def _chosen_colours(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the colours of the seats; nothing if they are in the usual order."""
    usual = True
    for colour in range(view.seats):
        usual &= view.seat_of[colour] == colour
    for seat in range(0 if usual else view.seats):
        for colour in range(view.seats):
            if view.seat_of[colour] == seat:
                at = put_known(buffer, at, COLOUR_TABLE, colour)
    return at


@compiled
def _turn(buffer: JsonBuffer, at: int, view: State) -> int:
    at = _seat(buffer, at, b'"viewer":', view.viewer)
    at = put_flag(buffer, at, b'"over":', is_over(view))
    return _seat(buffer, at, b'"turn":', t.NONE if is_over(view) else view.turn)


@compiled
def _seat(buffer: JsonBuffer, at: int, key: bytes, seat: int) -> int:
    """Write a key and a seat, or that there is none."""
    if seat >= 0:
        return put_field(buffer, at, key, seat)
    return put(buffer, put(buffer, at, key), b"null,")


@compiled
def _board(buffer: JsonBuffer, at: int, view: State, old: State, whole: bool) -> int:
    at = put(buffer, at, b'"board":[')
    for cell in range(t.CELLS):
        if view.board[cell] != t.NONE and (whole or view.board[cell] != old.board[cell]):
            turns = view.turned[cell]
            at = put(buffer, at, b"{")
            at = put_tile_on_cell(buffer, at, t.TURNED[view.board[cell], (4 - turns) % 4], turns, cell)
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _tiles(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the hands, the drawn tile, and how many of each kind are unseen."""
    at = put(buffer, at, b'"hands":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for slot in range(t.MAX_HAND):
            if view.hands[seat, slot] != t.NONE:
                at = put_known(buffer, at, TILE_TABLE, view.hands[seat, slot])
        at = close(buffer, at, b"],")
    at = close(buffer, at, b'],"drawn":')
    at = put_known(buffer, at, TILE_TABLE, view.drawn)
    at = put_field(buffer, at, b'"bag":', view.left)
    at = put_field(buffer, at, b'"to_lay":', t.TILES - view.laid)
    at = put(buffer, at, b'"unseen":{')
    unseen = np.empty(t.KINDS, np.int16)
    count_unseen(view, unseen)
    for kind in range(t.KINDS):
        at = put_key(buffer, at, TILE_TABLE, kind)
        at = put_item(buffer, at, unseen[kind])
    return close(buffer, at, b"},")


@compiled
def _lines(buffer: JsonBuffer, at: int, view: State, old: State, whole: bool) -> int:
    """Write all lines: the edge stations', and those of central stations with a wagon."""
    rows = np.empty((t.DEPARTURES, LINE), np.int16)
    count = 0
    for departure in range(t.DEPARTURES):
        port = t.DEPARTURE_PORTS[departure]
        runs = departure < t.STATIONS or view.owner[departure] != t.NONE
        if runs and (whole or _grew(view, old, departure, port)):
            passed = view.length[port]
            note_line(rows, count, departure, passed, passed, view.far[port], view.owner[departure] != t.NONE)
            count += 1
    at = put(buffer, at, b'"lines":')
    return put_lines(buffer, at, view, rows, count)


@inlined
def _grew(view: State, old: State, departure: int, port: int) -> bool:
    longer = view.length[port] != old.length[port] or view.far[port] != old.far[port]
    return longer or view.owner[departure] != old.owner[departure]


@compiled
def _points(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"points":{')
    for colour in range(colours_in_play(view)):
        at = put_key(buffer, at, COLOUR_TABLE, colour)
        at = put_item(buffer, at, view.points[colour])
    at = close(buffer, at, b'},"colours":[')
    for seat in range(view.seats):
        at = put_known(buffer, at, COLOUR_TABLE, view.own[seat])
    at = close(buffer, at, b'],"scores":[')
    shown = np.zeros(t.MAX_SEATS, np.int16)
    points_shown(view, shown)
    for seat in range(view.seats):
        at = put_item(buffer, at, shown[seat])
    return close(buffer, at, b"],")


@compiled
def _final(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the final scoring, seat by seat."""
    at = put(buffer, at, b'"final":[')
    points = np.empty(t.MAX_SEATS, np.int16)
    own_points(view, points)
    for seat in range(view.seats):
        at = put_field(buffer, at, b'{"seat":', seat)
        at = put_field(buffer, at, b'"lines":', points[seat])
        at = hooks.put_final(buffer, at, view, seat)
        at = close(buffer, at, b"},")
    return close(buffer, at, b"],")

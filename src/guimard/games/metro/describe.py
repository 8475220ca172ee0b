"""A view as JSON, in the words of the rulebook: for clients, terminals, bots in other languages."""

import numpy as np
from msgspec import json

from guimard.core.compiler import compiled, entry_point, inlined
from guimard.core.events import Facts
from guimard.core.flat_record import Array, Records, array_of
from guimard.core.json_buffer import JsonBuffer, close, encode, name_table, put, put_field, put_flag, put_item
from guimard.games.metro import tables as t
from guimard.games.metro.describe_modules import final, module_facts
from guimard.games.metro.kernel import final_scores, is_over
from guimard.games.metro.network import LINE, note_line
from guimard.games.metro.start import MODULES
from guimard.games.metro.state import State
from guimard.games.metro.unseen import count_unseen
from guimard.games.metro.words import CODES, COLOURS, key, known, lines, place

_MODULES = name_table(MODULES)
KEYED = {"board": "cell", "lines": "departure"}
"""Lists of which only some entries may be told: those that changed, known by a field."""


def describe(view: State) -> Facts:
    """Everything a view knows."""
    held = array_of(view)
    facts: Facts = json.decode(encode(lambda buffer: _write(held, buffer)))
    return facts


def scores(state: State) -> list[int]:
    """Points of the seats as everybody sees them: with companies there are none before the end."""
    out = np.zeros(t.MAX_SEATS, np.int16)
    seats = _count(array_of(state), out)
    return out[:seats].tolist()


@entry_point
def _count(held: Records, out: Array) -> int:
    """For how many seats."""
    points_shown(held[0], out)
    return int(held[0].seats)


@compiled
def points_shown(state: State, out: Array) -> None:
    if is_over(state):
        final_scores(state, out)
        return
    for seat in range(state.seats):
        if state.own[seat] != t.NONE:
            out[seat] = state.points[state.own[seat]]


@entry_point
def _write(held: Records, buffers: Records) -> int:
    return write_view(buffers[0], held[0], held[0], True)


@compiled
def write_view(buffer: JsonBuffer, view: State, old: State, whole: bool) -> int:
    """The whole view; or what may have changed since an old one of the same viewer, and of long lists what did."""
    at = put(buffer, 0, b"{")
    if whole:
        at = put_field(buffer, at, b'"game":"metro","seats":', view.seats)
        at = _options(buffer, at, view)
    at = _turn(buffer, at, view)
    at = _board(buffer, at, view, old, whole)
    at = _tiles(buffer, at, view)
    at = _lines(buffer, at, view, old, whole)
    at = _points(buffer, at, view)
    at = module_facts(buffer, at, view)
    if is_over(view):
        at = final(buffer, at, view)
    return close(buffer, at, b"}")


@compiled
def _options(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put_field(buffer, at, b'"options":{"hand":', view.hand_size)
    at = put(buffer, at, b'"orientation":')
    at = put(buffer, at, b'"free"' if view.rotations == 4 else b'"fixed"')
    at = put(buffer, at, b',"modules":[')
    for module in range(len(MODULES)):
        if view.modules >> module & 1:
            at = known(buffer, at, _MODULES, module)
    at = close(buffer, at, b"],")
    at = put_field(buffer, at, b'"numbers":', max(1, view.number_count))
    at = put_flag(buffer, at, b'"central_points":', view.central_weight != 0)
    return close(buffer, at, b"},")


@compiled
def _turn(buffer: JsonBuffer, at: int, view: State) -> int:
    at = _seat(buffer, at, b'"viewer":', view.viewer)
    at = put_flag(buffer, at, b'"over":', is_over(view))
    return _seat(buffer, at, b'"turn":', t.NONE if is_over(view) else view.turn)


@compiled
def _seat(buffer: JsonBuffer, at: int, key: bytes, seat: int) -> int:
    """A seat, or none."""
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
            at = place(buffer, at, t.TURNED[view.board[cell], (4 - turns) % 4], turns, cell)
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _tiles(buffer: JsonBuffer, at: int, view: State) -> int:
    """Hands, the drawn tile, and those still to come by kind: in the bag or in somebody else's hand."""
    at = put(buffer, at, b'"hands":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for slot in range(t.MAX_HAND):
            if view.hands[seat, slot] != t.NONE:
                at = known(buffer, at, CODES, view.hands[seat, slot])
        at = close(buffer, at, b"],")
    at = close(buffer, at, b'],"drawn":')
    at = known(buffer, at, CODES, view.drawn)
    at = put_field(buffer, at, b'"bag":', view.left)
    at = put_field(buffer, at, b'"to_lay":', t.TILES - view.laid)
    at = put(buffer, at, b'"unseen":{')
    unseen = np.empty(t.KINDS, np.int16)
    count_unseen(view, unseen)
    for kind in range(t.KINDS):
        at = key(buffer, at, CODES, kind)
        at = put_item(buffer, at, unseen[kind])
    return close(buffer, at, b"},")


@compiled
def _lines(buffer: JsonBuffer, at: int, view: State, old: State, whole: bool) -> int:
    """All lines: the edge stations', and those of central stations with a wagon."""
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
    return lines(buffer, at, view, rows, count)


@inlined
def _grew(view: State, old: State, departure: int, port: int) -> bool:
    longer = view.length[port] != old.length[port] or view.far[port] != old.far[port]
    return longer or view.owner[departure] != old.owner[departure]


@compiled
def _points(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"points":{')
    for colour in range(t.COLOURS if view.own[0] == t.NONE else view.seats):
        at = key(buffer, at, COLOURS, colour)
        at = put_item(buffer, at, view.points[colour])
    at = close(buffer, at, b'},"colours":[')
    for seat in range(view.seats):
        at = known(buffer, at, COLOURS, view.own[seat])
    at = close(buffer, at, b'],"scores":[')
    shown = np.zeros(t.MAX_SEATS, np.int16)
    points_shown(view, shown)
    for seat in range(view.seats):
        at = put_item(buffer, at, shown[seat])
    return close(buffer, at, b"],")

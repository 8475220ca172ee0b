"""Play an action and write its events, as each seat may see them."""

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.events import Event, Recipients, address_all, address_instead, events_in_buffer, thread_recipients
from guimard.core.flat_record import Records, array_of
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_item, thread_buffer
from guimard.games.metro import tables as t
from guimard.games.metro.json.pieces import TILE_TABLE, put_known, put_line_fields, put_lines, put_tile_on_cell
from guimard.games.metro.json.view import points_shown
from guimard.games.metro.kernel import apply
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import DEPARTURE, LINE, MOST_LINES, MULTIPLE, touched
from guimard.games.metro.state import BaseState, is_over


def play(state: State, action: int) -> list[Event]:
    """Play a legal action; changes the state."""
    return events_in_buffer(_play(array_of(state), action, thread_buffer(), thread_recipients()))


@entry_point
def _play(held: Records, action: int, buffers: Records, recipients: Records) -> int:
    """Play a legal action and write its events; return how many texts these are."""
    state = held[0]
    recipients[0].count = 0
    if action < t.DRAW:
        _lay(buffers[0], recipients[0], state, action)
    elif action == t.DRAW:
        apply(state, action)
        _tile_taken(buffers[0], recipients[0], 0, b'{"event":"draw","seat":', int(state.turn), int(state.drawn))
    else:
        hooks.put_verb_events(buffers[0], recipients[0], state, action)
        apply(state, action)
    return int(recipients[0].count)


@compiled
def _tile_taken(buffer: JsonBuffer, recipients: Recipients, at: int, start: bytes, seat: int, tile: int) -> None:
    """Write that a seat took a tile, which only this seat has seen."""
    at = close(buffer, put_field(buffer, at, start, seat), b"}")
    address_all(recipients, at)
    at = put(buffer, put_field(buffer, at, start, seat), b'"tile":')
    at = close(buffer, put_known(buffer, at, TILE_TABLE, tile), b"}")
    address_instead(recipients, at, seat)


@compiled
def _lay(buffer: JsonBuffer, recipients: Recipients, state: State, action: int) -> None:
    """Write what laying a tile does, and lay it; then what follows from it."""
    kind, turns, cell = action // (4 * t.CELLS), action // t.CELLS % 4, action % t.CELLS
    seat, slot = int(state.turn), t.NONE
    at = _write_lay(buffer, state, kind, turns, cell)
    if state.drawn == t.NONE and state.left:
        slot = 0
        while state.hands[seat, slot] != kind:
            slot += 1
    offers = hooks.open_offers(state)
    apply(state, action)
    at = hooks.put_closings(buffer, at, offers & ~hooks.open_offers(state))
    if is_over(state):
        at = _write_end(buffer, at, state)
    at = close(buffer, at, b"")
    address_all(recipients, at)
    if slot != t.NONE:
        _tile_taken(buffer, recipients, at, b'{"event":"refill","seat":', seat, int(state.hands[seat, slot]))


@compiled
def _write_lay(buffer: JsonBuffer, state: BaseState, kind: int, turns: int, cell: int) -> int:
    """Write that a tile is laid, and then each line that it completes; with commas."""
    rows = np.empty((MOST_LINES, LINE), np.int16)
    count = touched(state, t.TURNED[kind, turns], cell, 1, rows)
    at = put_field(buffer, 0, b'{"event":"lay","seat":', state.turn)
    at = put_tile_on_cell(buffer, at, kind, turns, cell)
    at = put_lines(buffer, put(buffer, at, b',"lines":'), state, rows, count)
    at = close(buffer, at, b"},")
    for i in range(count):
        if rows[i, MULTIPLE]:
            at = put_line_fields(buffer, at, rows[i], state.owner[rows[i, DEPARTURE]])
            at = put_field(buffer, at, b',"event":"complete","seat":', state.turn)
            at = close(buffer, at, b"},")
    return at


@compiled
def _write_end(buffer: JsonBuffer, at: int, state: State) -> int:
    """Write the end of the game, with everybody's points, and a comma."""
    scores = np.zeros(t.MAX_SEATS, np.int16)
    points_shown(state, scores)
    at = put(buffer, at, b'{"event":"end","scores":[')
    for seat in range(state.seats):
        at = put_item(buffer, at, scores[seat])
    return close(buffer, at, b"]},")

"""Playing an action and telling what happened, with what each seat may see of it."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.events import Event, event
from guimard.core.flat_record import Records, array_of
from guimard.core.json_buffer import JsonBuffer, buffer_bytes, close, put, put_field, thread_buffer
from guimard.games.metro import tables as t
from guimard.games.metro.json.pieces import put_line_fields, put_lines, put_tile_on_cell
from guimard.games.metro.json.view import scores
from guimard.games.metro.kernel import apply
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.catalogue import closings, verb_of
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import DEPARTURE, LINE, MOST_LINES, MULTIPLE, touched
from guimard.games.metro.state import BaseState, is_over
from guimard.games.metro.text.actions import lay_parts


class LayResult(NamedTuple):
    """What laying a tile did, beyond the JSON that it wrote into the buffer."""

    json_length: int
    seat: int
    refill: int  # the tile that then came into the hand, or NONE
    closed: int  # the modules whose offer this ended, a bit each
    game_over: bool


def play(state: State, action: int) -> list[Event]:
    """Play a legal action; changes the state."""
    if action < t.DRAW:
        return _lay(state, action)
    held = array_of(state)
    if action == t.DRAW:
        return [_tile_taken("draw", *_draw(held))]
    found = verb_of(action)
    assert found is not None
    verb, which = found
    return verb.play(state, which, lambda: _apply(held, action))


@entry_point
def _apply(held: Records, action: int) -> None:
    apply(held[0], action)


@entry_point
def _draw(held: Records) -> tuple[int, int]:
    """Draw a tile; return the seat and the tile."""
    apply(held[0], t.DRAW)
    return int(held[0].turn), int(held[0].drawn)


@lru_cache(1 << 10)
def _tile_taken(kind: str, seat: int, tile: int) -> Event:
    """A tile that only its seat has seen."""
    return event(kind, {"seat": seat}, {seat: {"tile": t.CODES[tile]}})


def _lay(state: State, action: int) -> list[Event]:
    laid = LayResult(*_play_lay(array_of(state), action, *lay_parts(action), thread_buffer()))
    events = [Event(buffer_bytes(0, laid.json_length))]
    if laid.closed:
        events += closings(laid.closed)
    if laid.refill != t.NONE:
        events.append(_tile_taken("refill", laid.seat, laid.refill))
    if laid.game_over:
        events.append(event("end", {"scores": list(scores(state))}))
    return events


@entry_point
def _play_lay(
    held: Records, action: int, kind: int, turns: int, cell: int, buffers: Records
) -> tuple[int, int, int, int, bool]:
    """Write what laying a tile does into the buffer, then lay it; return the fields of a ``LayResult``.

    Compiled code hands a plain tuple to Python faster than a named one.
    """
    state = held[0]
    seat, slot = state.turn, t.NONE
    json_length = _write_lay(buffers[0], state, kind, turns, cell)
    if state.drawn == t.NONE and state.left:
        slot = 0
        while state.hands[seat, slot] != kind:
            slot += 1
    offers = hooks.open_offers(state)
    apply(state, action)
    refill = t.NONE if slot == t.NONE else state.hands[seat, slot]
    return json_length, int(seat), int(refill), offers & ~hooks.open_offers(state), bool(is_over(state))


@compiled
def _write_lay(buffer: JsonBuffer, state: BaseState, kind: int, turns: int, cell: int) -> int:
    """Write that a tile is laid, and then each line that it completes."""
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
    return close(buffer, at, b"")

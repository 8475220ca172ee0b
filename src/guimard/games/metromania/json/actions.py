"""What each legal action would do, without playing it, as JSON."""

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Array, Records
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_text
from guimard.games.metromania import actions as act
from guimard.games.metromania.json.pieces import (
    BONUS,
    DIG,
    DOUBLE,
    END,
    GROUND_TABLE,
    KIND_TABLE,
    LETTER_TABLE,
    PLACE_TABLE,
    POINT_TABLE,
    SIDE_TABLE,
    START,
    STATION,
    kind_of,
    put_action_text,
    put_lines,
    put_reasons,
)
from guimard.games.metromania.json.trips import put_trips
from guimard.games.metromania.kernel import apply
from guimard.games.metromania.lattice import APEX, BASE, BESIDE, TOOTH
from guimard.games.metromania.lookahead import (
    BLOCKED,
    ENDING,
    FIRST,
    FORESEEN,
    HOPELESS,
    POINTS_WON,
    SECOND,
    blocked_lines,
    foresee_action,
    hopeless_lines,
)
from guimard.games.metromania.rules.digging import spots_at
from guimard.games.metromania.rules.steps import direction_to
from guimard.games.metromania.state import TUNNELS, Moves, State, tip


@compiled
def write_actions(buffer: JsonBuffer, at: int, view: State, moves: Moves, scratch: Records) -> int:
    """Write a list of legal actions with their parts and consequences."""
    blocked, hopeless = blocked_lines(view), hopeless_lines(view)
    at = put(buffer, at, b"[")
    for i in range(moves.count):
        at = put(buffer, at, b"{")
        at = put_action(buffer, at, view, int(moves.items[i]), scratch, blocked, hopeless, True)
        at = close(buffer, at, b"},")
    return close(buffer, at, b"]")


@compiled
def put_action(
    buffer: JsonBuffer,
    at: int,
    view: State,
    action: int,
    scratch: Records,
    blocked: int,
    hopeless: int,
    with_seat: bool,
) -> int:
    """Write an action after its brace, with commas.

    ``blocked`` and ``hopeless`` are the lines that are so before it; ``scratch`` has room for a state.
    """
    kind = kind_of(action)
    at = put_action_text(buffer, put(buffer, at, b'"text":'), action)
    at = put_text(buffer, at, b'"kind":', KIND_TABLE, kind)
    if kind <= BONUS and with_seat:
        at = put_field(buffer, at, b'"seat":', view.turn)
    at = _parts(buffer, at, view, kind, action)
    row = np.empty(FORESEEN, np.int16)
    foresee_action(view, action, scratch, row)
    return _consequences(buffer, at, view, act.is_dig(action), row, blocked, hopeless)


@compiled
def _parts(buffer: JsonBuffer, at: int, view: State, kind: int, action: int) -> int:
    """Write what an action consists of."""
    first = 2 * int(view.turn)
    if kind == DIG:
        return _dig(buffer, at, view, action)
    if kind == START:
        number, border, which = act.start_parts(action)
        return _way(buffer, at, view, first + number, APEX + border, int(BASE[border, which]), TOOTH + border)
    if kind == END:
        number, border = act.end_parts(action)
        here = tip(view, first + number)
        return _way(buffer, at, view, first + number, here, APEX + border, TOOTH + border)
    if kind in (STATION, BONUS):
        number, vertex = act.station_parts(action)
        at = put_field(buffer, at, b'"line":', number + 1)
        return put_text(buffer, at, b'"vertex":', POINT_TABLE, vertex)
    if kind == DOUBLE:
        return put_text(buffer, at, b'"type":', GROUND_TABLE, action - act.DOUBLE_AT)
    return at


@compiled
def _dig(buffer: JsonBuffer, at: int, view: State, action: int) -> int:
    number, vertex, side, letter = act.dig_parts(action)
    line = 2 * int(view.turn) + number
    here = tip(view, line)
    cell = int(BESIDE[here, direction_to(here, vertex), side])
    at = _way(buffer, at, view, line, here, vertex, cell)
    at = put_text(buffer, at, b'"side":', SIDE_TABLE, side)
    if not letter:
        return put(buffer, at, b'"destination":null,')
    at = put_text(buffer, at, b'"destination":{"letter":', LETTER_TABLE, letter - 1)
    return close(buffer, put_text(buffer, at, b'"type":', GROUND_TABLE, view.ground[cell]), b"},")


@compiled
def _way(buffer: JsonBuffer, at: int, view: State, line: int, here: int, there: int, cell: int) -> int:
    at = put_field(buffer, at, b'"line":', line % 2 + 1)
    at = put_text(buffer, at, b'"from":', POINT_TABLE, here)
    at = put_text(buffer, at, b'"to":', POINT_TABLE, there)
    at = put_text(buffer, at, b'"cell":', PLACE_TABLE, cell)
    return put_field(buffer, at, b'"tunnels_left":', TUNNELS - view.length[line] - 1)


@compiled
def _consequences(
    buffer: JsonBuffer, at: int, view: State, is_dig: bool, row: Array, blocked: int, hopeless: int
) -> int:
    """Write what an action does.

    A dig parts where it begins and meets where it ends; other stations are chosen.
    """
    at = put_field(buffer, at, b'"consequences":{"points":', row[POINTS_WON])
    at = put(buffer, at, b'"stations":[')
    if row[FIRST] >= 0:
        at = _station(buffer, at, view, int(row[FIRST]))
        at = put(buffer, at, b'"why":"parts"},' if is_dig else b'"why":"chosen"},')
    if row[SECOND] >= 0:
        at = put(buffer, _station(buffer, at, view, int(row[SECOND])), b'"why":"meets"},')
    now_blocked, now_hopeless = int(row[BLOCKED]), int(row[HOPELESS])
    at = put_lines(buffer, close(buffer, at, b"],"), b'"blocks":[', now_blocked & ~blocked)
    at = put_lines(buffer, at, b'"frees":[', blocked & ~now_blocked)
    at = put_lines(buffer, at, b'"cannot_finish":[', now_hopeless & ~hopeless)
    at = put_reasons(buffer, at, b'"ends_construction":[', int(row[ENDING]) & ~int(view.ending))
    return close(buffer, at, b"},")


@compiled
def _station(buffer: JsonBuffer, at: int, view: State, vertex: int) -> int:
    """Write a station that is built, up to why."""
    at = put_text(buffer, at, b'{"vertex":', POINT_TABLE, vertex)
    return put_field(buffer, at, b'"points":', spots_at(view, vertex))


@entry_point
def write_preview(held: Records, action: int, scratch: Records, buffers: Records) -> int:
    """Write the trips as they would stand after a legal action."""
    scratch[0] = held[0]
    apply(scratch[0], action)
    at = put_trips(buffers[0], put(buffers[0], 0, b'{"trips":'), scratch[0])
    return close(buffers[0], at, b"}")

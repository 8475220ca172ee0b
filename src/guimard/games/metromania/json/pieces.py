"""Lines, markers and texts of actions as JSON, for views, actions and events."""

from guimard.core.compiler import compiled
from guimard.core.json_buffer import (
    JsonBuffer,
    close,
    name_table,
    put,
    put_field,
    put_name,
    put_number,
    put_text,
)
from guimard.games.metromania import actions as act
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.lattice import APEX, BASE
from guimard.games.metromania.names import GROUND_NAMES, PLACES, POINTS
from guimard.games.metromania.state import ALL_PASSED, BOTH_LINES, LETTERS, NO_STATIONS, STUCK_LINES, TYPE

KINDS = ("dig", "start", "end", "station", "bonus", "confirm", "pass", "double")
DIG, START, END, STATION, BONUS, CONFIRM, PASS, DOUBLE = range(len(KINDS))
_REASONS = (BOTH_LINES, NO_STATIONS, STUCK_LINES, ALL_PASSED)

POINT_TABLE = name_table(POINTS)
PLACE_TABLE = name_table(PLACES)
GROUND_TABLE = name_table([*GROUND_NAMES.values()])
LETTER_TABLE = name_table([*LETTERS])
KIND_TABLE = name_table(KINDS)
SIDE_TABLE = name_table(["left", "right"])
_REASON_TABLE = name_table(
    ["both-lines-finished", "no-stations-left", "lines-finished-or-blocked", "everybody-passed"]
)


@compiled
def kind_of(action: int) -> int:
    """Return the kind of an action, as a row of its table."""
    limits = (act.START_AT, act.END_AT, act.STATION_AT, act.BONUS_AT, act.CONFIRM, act.PASS, act.DOUBLE_AT)
    kind = 0
    for limit in limits:
        kind += int(action >= limit)
    return kind


@compiled
def put_line(buffer: JsonBuffer, at: int, line: int) -> int:
    """Write whose line it is and its number, each with a comma."""
    at = put_field(buffer, at, b'"seat":', line // 2)
    return put_field(buffer, at, b'"line":', line % 2 + 1)


@compiled
def put_lines(buffer: JsonBuffer, at: int, key: bytes, lines: int) -> int:
    """Write a key, the lines of a set (a bit each) as a list, and a comma."""
    at = put(buffer, at, key)
    line = 0
    while lines >> line:
        if lines >> line & 1:
            at = close(buffer, put_line(buffer, put(buffer, at, b"{"), line), b"},")
        line += 1
    return close(buffer, at, b"],")


@compiled
def put_marker(buffer: JsonBuffer, at: int, marker: int) -> int:
    """Write a marker's letter and type, each with a comma."""
    at = put_text(buffer, at, b'"letter":', LETTER_TABLE, marker // 2)
    return put_text(buffer, at, b'"type":', GROUND_TABLE, TYPE[marker])


@compiled
def put_reasons(buffer: JsonBuffer, at: int, key: bytes, ending: int) -> int:
    """Write a key, why construction ends as a list, and a comma."""
    at = put(buffer, at, key)
    for i in range(len(_REASONS)):
        if ending & _REASONS[i]:
            at = put_text(buffer, at, b"", _REASON_TABLE, i)
    return close(buffer, at, b"],")


@compiled
def put_action_text(buffer: JsonBuffer, at: int, action: int) -> int:
    """Write the text of an action in quotes, and a comma; as ``text.actions`` does."""
    kind = kind_of(action)
    at = put_name(buffer, put(buffer, at, b'"'), KIND_TABLE, kind)
    if kind == DIG:
        line, vertex, side, letter = act.dig_parts(action)
        at = _put_line_and_point(buffer, at, line, vertex)
        at = put_name(buffer, put(buffer, at, b" "), SIDE_TABLE, side)
        if letter:
            at = put_name(buffer, put(buffer, at, b" "), LETTER_TABLE, letter - 1)
    elif kind == START:
        line, border, which = act.start_parts(action)
        at = _put_line_and_point(buffer, at, line, APEX + border)
        at = put_name(buffer, put(buffer, at, b" "), POINT_TABLE, int(BASE[border, which]))
    elif kind == END:
        line, border = act.end_parts(action)
        at = _put_line_and_point(buffer, at, line, APEX + border)
    elif kind in (STATION, BONUS):
        line, vertex = act.station_parts(action)
        at = _put_line_and_point(buffer, at, line, vertex)
    elif kind == DOUBLE:
        at = put_name(buffer, put(buffer, at, b" "), GROUND_TABLE, action - act.DOUBLE_AT)
    return put(buffer, at, b'",')


@compiled
def _put_line_and_point(buffer: JsonBuffer, at: int, line: int, point: int) -> int:
    at = put_number(buffer, put(buffer, at, b" "), line + 1)
    return put_name(buffer, put(buffer, at, b" "), POINT_TABLE, point)


assert list(GROUND_NAMES)[: len(TYPES)] == list(range(len(TYPES)))

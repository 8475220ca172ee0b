"""A view as JSON, in the words of the rulebook."""

from msgspec import json

from guimard.core.compiler import compiled, entry_point
from guimard.core.events import Facts
from guimard.core.flat_record import Records, array_of
from guimard.core.json_buffer import (
    JsonBuffer,
    close,
    encode,
    keep_if_new,
    name_table,
    put,
    put_field,
    put_flag,
    put_optional,
    put_text,
)
from guimard.games.metromania.data import NOTHING, TYPES
from guimard.games.metromania.json.pieces import (
    GROUND_TABLE,
    PLACE_TABLE,
    POINT_TABLE,
    put_action_text,
    put_line,
    put_lines,
    put_marker,
    put_reasons,
)
from guimard.games.metromania.json.scores import put_final, put_scores
from guimard.games.metromania.json.trips import put_trips
from guimard.games.metromania.kernel import settled_lines
from guimard.games.metromania.lattice import N_CELLS, N_VERTICES
from guimard.games.metromania.lookahead import blocked_lines, hopeless_lines
from guimard.games.metromania.options import COLOURS, NOBODY_SCORES
from guimard.games.metromania.rules.digging import spots_at
from guimard.games.metromania.rules.scoring import line_points
from guimard.games.metromania.rules.steps import digs_done
from guimard.games.metromania.rules.trips import served
from guimard.games.metromania.state import (
    DIGS,
    LOG_ACTION,
    LOG_POINTS,
    MARKERS,
    NONE,
    TUNNELS,
    TYPE,
    State,
    finished_lines,
    tip,
    types_are_chosen,
)
from guimard.games.metromania.town_halls import NAMES as TOWN_HALLS

_COLOUR_TABLE = name_table(COLOURS)
_TOWN_HALL_TABLE = name_table(TOWN_HALLS)
_NOBODY_TABLE = name_table(NOBODY_SCORES)
_PARTS = 12  # of a view: what a delta has or leaves out as one
_OPTIONS, _TABLE, _CITY, _PLAYERS, _LINES, _STATIONS = range(6)
_DESTINATIONS, _PENDING, _ENDING, _TRIPS, _WARNINGS, _SCORES = range(6, _PARTS)
_STYLE_TABLE = name_table(["solid", "striped"])


def describe(view: State) -> Facts:
    """Return everything a view knows."""
    held = array_of(view)
    facts: Facts = json.decode(encode(lambda buffer: _write(held, buffer)))
    return facts


@entry_point
def _write(held: Records, buffers: Records) -> int:
    return write_view(buffers[0], held[0], held[0], True)


@compiled
def write_view(buffer: JsonBuffer, view: State, old: State, whole: bool) -> int:
    """Write the whole view, or the parts of it that differ from an old one."""
    at = put(buffer, 0, b"{")
    for part in range(_PARTS):
        end = _put_part(buffer, at, view, part)
        at = end if whole else keep_if_new(buffer, at, end, _put_part(buffer, end, old, part))
    return close(buffer, at, b"}")


@compiled
def _put_part(buffer: JsonBuffer, at: int, view: State, part: int) -> int:
    """Write one of the parts of a view, with commas."""
    if part == _OPTIONS:
        at = put_field(buffer, at, b'"game":"metromania","seats":', view.seats)
        return _options(buffer, at, view)
    if part == _TABLE:
        return _table(buffer, at, view)
    if part == _CITY:
        return _city(buffer, at, view)
    if part == _PLAYERS:
        return _players(buffer, at, view)
    if part == _LINES:
        return _lines(buffer, at, view)
    if part == _STATIONS:
        return _stations(buffer, at, view)
    if part == _DESTINATIONS:
        return _destinations(buffer, at, view)
    if part == _PENDING:
        return _pending(buffer, at, view)
    if part == _ENDING:
        return _ending(buffer, at, view)
    if part == _TRIPS:
        return put_trips(buffer, put(buffer, at, b'"trips":'), view)
    if part == _WARNINGS:
        return _warnings(buffer, at, view)
    at = put_scores(buffer, at, view)  # the last part
    if view.over:
        at = close(buffer, put_final(buffer, put(buffer, at, b'"final":{'), view), b"},")
    return at


@compiled
def _options(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put_text(buffer, at, b'"options":{"town_hall":', _TOWN_HALL_TABLE, view.town_hall)
    at = put_field(buffer, at, b'"blocked_lines":', view.threshold)
    at = put_text(buffer, at, b'"nobody_scores":', _NOBODY_TABLE, view.own_lines)
    at = put(buffer, at, b'"doubles":"chosen",' if types_are_chosen(view) else b'"doubles":"dealt",')
    if view.begins >= 0:
        at = put_field(buffer, at, b'"begins":', view.begins)
    else:
        at = put(buffer, at, b'"begins":"drawn",')
    at = put(buffer, at, b'"colours":[')
    usual = True
    for seat in range(view.seats):
        usual &= view.colours[seat] == seat
    if not usual:
        at = _colours(buffer, at, view)
    return close(buffer, at, b"]},")


@compiled
def _colours(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the colour of each seat, with commas."""
    for seat in range(view.seats):
        at = put_text(buffer, at, b"", _COLOUR_TABLE, view.colours[seat])
    return at


@compiled
def _table(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write who looks, whose turn it is, and what everybody knows of everybody."""
    at = put_optional(buffer, at, b'"viewer":', view.viewer)
    at = put_flag(buffer, at, b'"over":', view.over != 0)
    at = put_optional(buffer, at, b'"turn":', NONE if view.over else view.turn)
    at = put_flag(buffer, at, b'"choosing":', view.choosing != 0)
    at = close(buffer, _colours(buffer, put(buffer, at, b'"colours":['), view), b"],")
    return put(buffer, at, b'"letters":"open",' if view.open else b'"letters":"hidden",')


@compiled
def _city(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"city":{"districts":[')
    for slot in range(len(view.districts)):
        at = put_field(buffer, at, b'{"district":', view.districts[slot, 0] + 1)
        at = put_field(buffer, at, b'"rotation":', view.districts[slot, 1])
        at = close(buffer, at, b"},")
    at = close(buffer, at, b'],"grounds":{')
    for cell in range(N_CELLS):
        if view.ground[cell] != NOTHING:
            at = close(buffer, put_text(buffer, at, b"", PLACE_TABLE, cell), b":")
            at = put_text(buffer, at, b"", GROUND_TABLE, view.ground[cell])
    return close(buffer, at, b"}},")


@compiled
def _players(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"players":[')
    for seat in range(view.seats):
        at = put_field(buffer, at, b'{"seat":', seat)
        at = put_field(buffer, at, b'"points":', view.points[seat])
        at = put_field(buffer, at, b'"points_kept":', line_points(view, seat))
        at = put_field(buffer, at, b'"finished_lines":', finished_lines(view, seat))
        if view.doubled[seat] >= 0:
            at = put_text(buffer, at, b'"doubled":', GROUND_TABLE, view.doubled[seat])
        else:
            at = put(buffer, at, b'"doubled":null,')
        at = _hand(buffer, put(buffer, at, b'"hand":['), view, seat)
        at = close(buffer, at, b"]},")
    return close(buffer, at, b"],")


@compiled
def _hand(buffer: JsonBuffer, at: int, view: State, seat: int) -> int:
    """Write known markers by name, and of the others the type on their backs."""
    for marker in range(MARKERS):
        if view.holder[marker] == seat and view.placed[marker] < 0:
            at = close(buffer, put_marker(buffer, put(buffer, at, b"{"), marker), b"},")
    for kind in range(len(TYPES)):
        unknown = int(view.in_hand[seat, kind])
        for marker in range(MARKERS):
            known = view.holder[marker] == seat and view.placed[marker] < 0
            unknown -= int(known and TYPE[marker] == kind)
        for _ in range(unknown):
            at = close(buffer, put_text(buffer, at, b'{"letter":null,"type":', GROUND_TABLE, kind), b"},")
    return at


@compiled
def _lines(buffer: JsonBuffer, at: int, view: State) -> int:
    blocked = blocked_lines(view)
    at = put(buffer, at, b'"lines":[')
    for line in range(2 * int(view.seats)):
        at = put_line(buffer, put(buffer, at, b"{"), line)
        at = put_text(buffer, at, b'"style":', _STYLE_TABLE, line % 2)
        at = _path(buffer, at, view, line)
        started, finished = view.begun[line] >= 0, view.ended[line] >= 0
        if started and not finished:
            at = put_text(buffer, at, b'"tip":', POINT_TABLE, tip(view, line))
        else:
            at = put(buffer, at, b'"tip":null,')
        at = put_field(buffer, at, b'"tunnels_left":', TUNNELS - view.length[line])
        at = put_flag(buffer, at, b'"started":', started)
        at = put_flag(buffer, at, b'"finished":', finished)
        at = put_flag(buffer, at, b'"blocked":', blocked >> line & 1 == 1)
        at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _path(buffer: JsonBuffer, at: int, view: State, line: int) -> int:
    """Write the points, the tunnels and the stations of a line."""
    path, points = view.path[line], view.length[line] + 1 if view.length[line] else 0
    at = put(buffer, at, b'"path":[')
    for i in range(points):
        at = put_text(buffer, at, b"", POINT_TABLE, path[i])
    at = close(buffer, at, b'],"tunnels":[')
    for i in range(view.length[line]):
        at = put_text(buffer, at, b'{"cell":', PLACE_TABLE, view.cell[line, i])
        at = put_text(buffer, at, b'"from":', POINT_TABLE, path[i])
        at = put_text(buffer, at, b'"to":', POINT_TABLE, path[i + 1])
        at = close(buffer, at, b"},")
    at = close(buffer, at, b'],"stations":[')
    for i in range(points):
        if path[i] < N_VERTICES and view.station[path[i]]:
            at = put_text(buffer, at, b"", POINT_TABLE, path[i])
    return close(buffer, at, b"],")


@compiled
def _stations(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"stations":[')
    for vertex in range(N_VERTICES):
        if view.station[vertex]:
            at = put_text(buffer, at, b'{"vertex":', POINT_TABLE, vertex)
            at = put_field(buffer, at, b'"spots":', spots_at(view, vertex))
            at = put_lines(buffer, at, b'"lines":[', int(view.lines_at[vertex]))
            at = close(buffer, at, b"},")
    at = close(buffer, at, b"],")
    return put_field(buffer, at, b'"stations_left":', view.stations_left)


@compiled
def _destinations(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"destinations":[')
    for marker in range(MARKERS):
        if view.placed[marker] >= 0:
            at = _destination(buffer, put(buffer, at, b"{"), view, marker)
    return close(buffer, at, b"],")


@compiled
def _destination(buffer: JsonBuffer, at: int, view: State, marker: int) -> int:
    """Write a marker that is placed after its brace, and a comma."""
    at = put_marker(buffer, at, marker)
    at = put_field(buffer, at, b'"seat":', view.holder[marker])
    at = put_text(buffer, at, b'"cell":', PLACE_TABLE, view.placed[marker])
    at = put_flag(buffer, at, b'"served":', served(view, int(view.placed[marker])))
    return close(buffer, at, b"},")


@compiled
def _pending(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the unconfirmed steps, and how many tunnels are left to dig.

    Others never see any steps.
    """
    points = 0
    at = put(buffer, at, b'"pending":{"steps":[')
    for step in range(view.steps):
        at = put_action_text(buffer, at, int(view.log[step, LOG_ACTION]))
        points += view.log[step, LOG_POINTS]
    at = put_field(buffer, close(buffer, at, b"],"), b'"points":', points)
    dug = digs_done(view)
    digging = not view.over and not view.choosing and (view.steps == 0 or dug > 0)
    at = put_field(buffer, at, b'"digs_left":', DIGS - dug if digging else 0)
    return close(buffer, at, b"},")


@compiled
def _ending(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the conditions that end construction, and which of them did."""
    most = 0
    for seat in range(view.seats):
        most = max(most, finished_lines(view, seat))
    at = put_field(buffer, at, b'"ending":{"most_finished":', most)
    at = put_field(buffer, at, b'"stations_left":', view.stations_left)
    at = put_field(buffer, at, b'"settled_lines":', settled_lines(view))
    at = put_field(buffer, at, b'"settled_lines_needed":', view.threshold)
    at = put_reasons(buffer, at, b'"reasons":[', int(view.ending))
    at = put_optional(buffer, at, b'"trigger":', view.trigger if view.ending else NONE)
    at = put_field(buffer, at, b'"last_turns":', view.last_turns)
    return close(buffer, at, b"},")


@compiled
def _warnings(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write lines that cannot be finished, and destinations that no station serves."""
    at, hopeless = put(buffer, at, b'"warnings":['), hopeless_lines(view)
    for line in range(2 * int(view.seats)):
        if hopeless >> line & 1:
            at = put_line(buffer, put(buffer, at, b'{"warning":"line-cannot-finish",'), line)
            at = close(buffer, at, b"},")
    for marker in range(MARKERS):
        if view.placed[marker] >= 0 and not served(view, int(view.placed[marker])):
            at = put(buffer, at, b'{"warning":"destination-not-served",')
            at = _destination(buffer, at, view, marker)
    return close(buffer, at, b"],")

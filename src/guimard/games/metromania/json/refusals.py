"""Why an action is not legal: the first rule it breaks, as JSON.

The sentences are in ``text/refusals.py`` and, in the languages of players, in the page.
"""

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Records
from guimard.core.json_buffer import close, name_table, put, put_text
from guimard.games.metromania import actions as act
from guimard.games.metromania.data import END, LAKE, NOTHING, START
from guimard.games.metromania.json import pieces
from guimard.games.metromania.json.pieces import kind_of, put_action_text
from guimard.games.metromania.lattice import BESIDE, EDGE_AT, TOOTH
from guimard.games.metromania.rules.digging import allowed_border, can_turn, meets, parts
from guimard.games.metromania.rules.steps import (
    began_this_turn,
    digs_done,
    direction_out,
    direction_to,
    just_finished,
    placed_this_turn,
)
from guimard.games.metromania.state import DIGS, FULL_STATE, MARKER, NONE, TUNNELS, State, bit, growing, tip

REASONS = (
    *("viewer", "choose-first", "type-taken", "no-choice", "must-confirm", "dug-three", "must-dig", "must-build"),
    *("nothing-done", "turn-begun", "not-started", "started", "finished", "first-line-first", "one-start"),
    *("no-tunnels", "not-neighbour", "meets-itself", "acute", "no-cell", "cell-taken", "lake-or-park", "no-stations"),
    *("needs-destination", "no-spot", "one-destination", "not-in-hand", "same-letter", "no-start", "no-end"),
    *(
        "end-not-here",
        "side",
        "start-side",
        "not-on-line",
        "station-there",
        "not-between",
        "no-bonus",
        "station-turn",
    ),
)
(
    _VIEWER, _CHOOSE_FIRST, _TYPE_TAKEN, _NO_CHOICE, _MUST_CONFIRM, _DUG_THREE, _MUST_DIG, _MUST_BUILD,
    _NOTHING_DONE, _TURN_BEGUN, _NOT_STARTED, _STARTED, _FINISHED, _FIRST_LINE_FIRST, _ONE_START, _NO_TUNNELS,
    _NOT_NEIGHBOUR, _MEETS_ITSELF, _ACUTE, _NO_CELL, _CELL_TAKEN, _LAKE_OR_PARK, _NO_STATIONS,
    _NEEDS_DESTINATION, _NO_SPOT, _ONE_DESTINATION, _NOT_IN_HAND, _SAME_LETTER, _NO_START, _NO_END,
    _END_NOT_HERE, _SIDE, _START_SIDE, _NOT_ON_LINE, _STATION_THERE, _NOT_BETWEEN, _NO_BONUS, _STATION_TURN,
) = range(len(REASONS))  # fmt: skip
_REASON_TABLE = name_table(REASONS)


@entry_point
def write_refusal(held: Records, action: int, buffers: Records) -> int:
    """Write the reason why an action is not legal for the seat to act, and its text."""
    at = put_text(buffers[0], 0, b'{"reason":', _REASON_TABLE, broken_rule(held[0], action))
    return close(buffers[0], put_action_text(buffers[0], put(buffers[0], at, b'"action":'), action), b"}")


@compiled
def broken_rule(view: State, action: int) -> int:
    """Return the plainest rule that an illegal action breaks."""
    kind = kind_of(action)
    if view.viewer != FULL_STATE and view.viewer != view.turn:
        return _VIEWER
    if kind == pieces.DOUBLE:
        return _TYPE_TAKEN if view.choosing else _NO_CHOICE
    if view.choosing:
        return _CHOOSE_FIRST
    if kind == pieces.CONFIRM:
        return _MUST_DIG if view.steps else _NOTHING_DONE
    if kind == pieces.PASS:
        return _TURN_BEGUN if view.steps else _MUST_BUILD
    if kind == pieces.STATION or kind == pieces.BONUS:
        return _station(view, kind, action)
    if view.steps and not digs_done(view):
        return _MUST_CONFIRM
    if digs_done(view) == DIGS:
        return _DUG_THREE
    if kind == pieces.START:
        return _start(view, action)
    return _end(view, action) if kind == pieces.END else _dig(view, action)


@compiled
def _station(view: State, kind: int, action: int) -> int:
    number, vertex = act.station_parts(action)
    line = int(view.turn) * 2 + number
    if kind == pieces.BONUS and just_finished(view) != line:
        return _NO_BONUS
    if kind == pieces.STATION and view.steps:
        return _STATION_TURN
    if not int(view.lines_at[vertex]) & bit(line):
        return _NOT_ON_LINE
    if view.station[vertex]:
        return _STATION_THERE
    return _NO_STATIONS if view.stations_left == 0 else _NOT_BETWEEN


@compiled
def _start(view: State, action: int) -> int:
    number, border, _ = act.start_parts(action)
    line = int(view.turn) * 2 + number
    if view.begun[line] >= 0:
        return _STARTED
    if number == 1 and view.begun[line - 1] < 0:
        return _FIRST_LINE_FIRST
    if began_this_turn(view):
        return _ONE_START
    if view.border[border] != START:
        return _NO_START
    if view.tunnel[TOOTH + border] >= 0:
        return _CELL_TAKEN
    if number == 1 and not allowed_border(view, START, int(view.begun[line - 1]), border):
        return _START_SIDE
    return _NO_STATIONS


@compiled
def _line(view: State, line: int) -> int:
    """Return why a line cannot grow, or NONE."""
    if view.begun[line] < 0:
        return _NOT_STARTED
    if not growing(view, line):
        return _FINISHED
    return _NO_TUNNELS if view.length[line] == TUNNELS else NONE


@compiled
def _end(view: State, action: int) -> int:
    number, border = act.end_parts(action)
    line = int(view.turn) * 2 + number
    if _line(view, line) != NONE:
        return _line(view, line)
    if view.border[border] != END:
        return _NO_END
    if view.tunnel[TOOTH + border] >= 0:
        return _CELL_TAKEN
    direction = direction_out(tip(view, line), border)
    if direction < 0:
        return _END_NOT_HERE
    if not can_turn(view, line, direction):
        return _ACUTE
    return _NO_STATIONS if allowed_border(view, END, int(view.begun[line]), border) else _SIDE


@compiled
def _dig(view: State, action: int) -> int:
    number, vertex, side, letter = act.dig_parts(action)
    line = int(view.turn) * 2 + number
    if _line(view, line) != NONE:
        return _line(view, line)
    here = tip(view, line)
    direction = direction_to(here, vertex)
    if direction < 0:
        return _NOT_NEIGHBOUR
    if int(view.lines_at[vertex]) & bit(line):
        return _MEETS_ITSELF
    if not can_turn(view, line, direction):
        return _ACUTE
    cell = int(BESIDE[here, direction, side])
    if cell < 0:
        return _NO_CELL
    if view.tunnel[cell] >= 0:
        return _CELL_TAKEN
    if view.ground[cell] >= LAKE:
        return _LAKE_OR_PARK
    edge = int(EDGE_AT[here, direction])
    if int(parts(view, line, edge)) + int(meets(view, line, edge, vertex)) > view.stations_left:
        return _NO_STATIONS
    return _spot(view, cell, letter)


@compiled
def _spot(view: State, cell: int, letter: int) -> int:
    ground = int(view.ground[cell])
    if ground == NOTHING:
        return _NO_SPOT
    if not letter:
        return _NEEDS_DESTINATION
    if placed_this_turn(view):
        return _ONE_DESTINATION
    marker = int(MARKER[letter - 1, ground])
    if marker < 0 or view.holder[marker] != view.turn or view.placed[marker] >= 0:
        return _NOT_IN_HAND
    return _SAME_LETTER

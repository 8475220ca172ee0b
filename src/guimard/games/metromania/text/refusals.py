"""Why an action is not legal: the first rule it breaks, as key and sentence."""

from collections.abc import Iterator

from guimard.core.errors import Illegal
from guimard.games.metromania import actions as act
from guimard.games.metromania.data import END, LAKE, NOTHING, START
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
from guimard.games.metromania.state import DIGS, FULL_STATE, MARKER, TUNNELS, State, bit, growing, tip
from guimard.games.metromania.text.actions import kind as action_kind
from guimard.games.metromania.text.actions import text as action_text

_SENTENCES = {
    "viewer": "Only the seat whose turn it is can play.",
    "must-confirm": "Nothing more can be done in this turn: confirm it, or take a step back.",
    "dug-three": "Three tunnels are dug: confirm the turn, or take one back.",
    "must-dig": "There is still a tunnel you can dig without placing a destination.",
    "must-build": "There is still a station you can build.",
    "nothing-done": "There is nothing to confirm yet.",
    "turn-begun": "The turn is begun: confirm it when it is done.",
    "not-started": "This line is not started yet.",
    "started": "This line is started already.",
    "finished": "This line is finished.",
    "first-line-first": "Start line 1 first.",
    "one-start": "Only one line can be started in a turn that started one.",
    "no-tunnels": "This line has no tunnels left.",
    "not-neighbour": "A tunnel goes from the tip of the line to a vertex next to it.",
    "meets-itself": "A line can never come back to itself.",
    "acute": "A line cannot make an acute angle, except at a station.",
    "no-cell": "There is no cell on that side.",
    "cell-taken": "There is a tunnel in that cell already.",
    "lake-or-park": "No tunnel can be dug in the lake or the park.",
    "no-stations": "This would need more stations than are left.",
    "needs-destination": "This cell is a spot: say which destination you place on it.",
    "no-spot": "This cell is no spot: no destination can be placed on it.",
    "one-destination": "Only one destination can be placed in a turn.",
    "not-in-hand": "You do not hold that destination for this type of spot.",
    "same-letter": "The other destination of this letter would touch it.",
    "no-start": "No line can start in that cell.",
    "no-end": "No line can end in that cell.",
    "end-not-here": "The tip of the line is not beside that cell.",
    "side": "Not on the same side of the city as its start, nor on a side next to it.",
    "start-side": "Not on the side where the first line starts, nor on a side next to it.",
    "not-on-line": "The line does not go through that vertex.",
    "station-there": "A station stands there already.",
    "not-between": "An intermediate station stands between two stations of a line that is not finished.",
    "no-bonus": "The bonus station comes right after the tunnel that finishes its line.",
    "station-turn": "An intermediate station takes a whole turn.",
}


def refusal(view: State, action: int) -> Illegal:
    reason = next(_broken(view, action))
    return Illegal(reason, _SENTENCES[reason], action=action_text(action))


def _broken(view: State, action: int) -> Iterator[str]:
    """Yield the rules that an action breaks, the plainest first.

    There is at least one for an illegal action.
    """
    if view.viewer not in (FULL_STATE, view.turn):
        yield "viewer"
    kind = action_kind(action)
    if kind in ("confirm", "pass"):
        yield from _idle(view, kind)
    elif kind in ("station", "bonus"):
        yield from _station(view, kind, *act.station_parts(action))
    else:
        if view.steps and not digs_done(view):
            yield "must-confirm"
        if digs_done(view) == DIGS:
            yield "dug-three"
        if kind == "start":
            yield from _start(view, *act.start_parts(action))
        elif kind == "end":
            yield from _end(view, *act.end_parts(action))
        else:
            yield from _dig(view, *act.dig_parts(action))


def _idle(view: State, kind: str) -> Iterator[str]:
    if kind == "confirm":
        yield "must-dig" if view.steps else "nothing-done"
    yield "turn-begun" if view.steps else "must-dig"


def _station(view: State, kind: str, number: int, vertex: int) -> Iterator[str]:
    line = int(view.turn) * 2 + number
    if kind == "bonus" and just_finished(view) != line:
        yield "no-bonus"
    if kind == "station" and view.steps:
        yield "station-turn"
    if not int(view.lines_at[vertex]) & bit(line):
        yield "not-on-line"
    if view.station[vertex]:
        yield "station-there"
    if view.stations_left == 0:
        yield "no-stations"
    yield "not-between"


def _start(view: State, number: int, border: int, which: int) -> Iterator[str]:
    line = int(view.turn) * 2 + number
    if view.begun[line] >= 0:
        yield "started"
    if number == 1 and view.begun[line - 1] < 0:
        yield "first-line-first"
    if began_this_turn(view):
        yield "one-start"
    if view.border[border] != START:
        yield "no-start"
    if view.tunnel[TOOTH + border] >= 0:
        yield "cell-taken"
    if number == 1 and not allowed_border(view, START, int(view.begun[line - 1]), border):
        yield "start-side"
    yield "no-stations"


def _growing(view: State, line: int) -> Iterator[str]:
    if view.begun[line] < 0:
        yield "not-started"
    if not growing(view, line):
        yield "finished"
    if view.length[line] == TUNNELS:
        yield "no-tunnels"


def _end(view: State, number: int, border: int) -> Iterator[str]:
    line = int(view.turn) * 2 + number
    yield from _growing(view, line)
    if view.border[border] != END:
        yield "no-end"
    if view.tunnel[TOOTH + border] >= 0:
        yield "cell-taken"
    direction = direction_out(tip(view, line), border)
    if direction < 0:
        yield "end-not-here"
    if not can_turn(view, line, direction):
        yield "acute"
    if not allowed_border(view, END, int(view.begun[line]), border):
        yield "side"
    yield "no-stations"


def _dig(view: State, number: int, vertex: int, side: int, letter: int) -> Iterator[str]:
    line = int(view.turn) * 2 + number
    yield from _growing(view, line)
    here = tip(view, line)
    direction = direction_to(here, vertex)
    if direction < 0:
        yield "not-neighbour"
    if int(view.lines_at[vertex]) & bit(line):
        yield "meets-itself"
    if not can_turn(view, line, direction):
        yield "acute"
    cell = int(BESIDE[here, direction, side])
    if cell < 0:
        yield "no-cell"
    if view.tunnel[cell] >= 0:
        yield "cell-taken"
    if view.ground[cell] >= LAKE:
        yield "lake-or-park"
    edge = int(EDGE_AT[here, direction])
    if int(parts(view, line, edge)) + int(meets(view, line, edge, vertex)) > view.stations_left:
        yield "no-stations"
    yield from _spot(view, cell, letter)


def _spot(view: State, cell: int, letter: int) -> Iterator[str]:
    ground = int(view.ground[cell])
    if ground == NOTHING:
        yield "no-spot"
    if not letter:
        yield "needs-destination"
    if placed_this_turn(view):
        yield "one-destination"
    marker = int(MARKER[letter - 1, ground])
    if marker < 0 or view.holder[marker] != view.turn or view.placed[marker] >= 0:
        yield "not-in-hand"
    yield "same-letter"

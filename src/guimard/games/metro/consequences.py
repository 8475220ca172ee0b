"""What each legal action would do, without playing it: lines, lengths, doubling, points.

This is what a player is shown before confirming; the same lines make the events when the move is played.
"""

from functools import cache, lru_cache

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.kernel import Array, compiled
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, Exchange, Lay, Wagon, cell_name, parts, text
from guimard.games.metro.data import DATA, SIDES
from guimard.games.metro.network import DEPARTURE, LINE, POINTS, times, touched
from guimard.games.metro.state import Moves, State
from guimard.games.metro.stations import wagon_colour

NAMES = DATA.colours
_DEPARTURES = [*range(1, t.STATIONS + 1), *CENTRAL_NAMES]
_CELL_NAMES = [cell_name(cell) for cell in range(t.CELLS)]
_ENDS: list[Facts] = [
    {"arrives": _DEPARTURES[t.ARRIVAL_NUMBER[port] - 1]}
    if t.ARRIVAL_NUMBER[port]
    else {"next": _CELL_NAMES[port // 4], "side": SIDES[port % 4]}
    for port in range(t.PORTS)
]


@compiled
def touched_by_all(state: State, moves: Moves, lines: Array, counts: Array) -> None:
    """For every listed placement, the lines it touches."""
    for i in range(moves.count):
        action = moves.items[i]
        counts[i] = 0
        if action < t.DRAW:
            look = t.TURNED[action // (4 * t.CELLS), action // t.CELLS % 4]
            counts[i] = touched(state, look, action % t.CELLS, 1, lines[i])


def line_facts(row: list[int], owner: str | None) -> Facts:
    """One line as `touched` wrote it."""
    return _line(*row, owner)


@lru_cache(1 << 16)
def _line(departure: int, before: int, after: int, end: int, multiple: int, points: int, owner: str | None) -> Facts:
    """Kept: most lines are as they were one move before."""
    return {
        "departure": _DEPARTURES[departure],
        "owner": owner,
        "before": before,
        "after": after,
        "complete": multiple > 0,
        "times": multiple,
        "points": points,
        **_ENDS[end],
    }


def owner_names(state: State) -> list[str | None]:
    """The colour that owns each departure."""
    return [None if colour == t.NONE else NAMES[colour] for colour in state.owner.tolist()]


def lines_of_lay(state: State, what: Lay) -> list[Facts]:
    lines, owners = np.empty((4, LINE), np.int16), owner_names(state)
    count = touched(state, what.look, what.cell, 1, lines)
    return [line_facts(row, owners[row[DEPARTURE]]) for row in lines[:count].tolist()]


def line_of_wagon(state: State, central: int, colour: int) -> Facts:
    """The line that would depart from a central station, as far as it is built."""
    departure = t.STATIONS + central
    port = int(t.DEPARTURE_PORTS[departure])
    end, passed = int(state.far[port]), int(state.length[port])
    multiple = int(times(departure, end))
    return line_facts([departure, 0, passed, end, multiple, passed * multiple], NAMES[colour])


def action_facts(view: State, moves: Moves) -> list[Facts]:
    """Every listed action with its parts and consequences."""
    count = int(moves.count)
    lines, counts = np.empty((count, 4, LINE), np.int16), np.empty(count, np.int16)
    touched_by_all(view, moves, lines, counts)
    rows, lengths = lines.tolist(), counts.tolist()
    owners = owner_names(view)
    result: list[Facts] = []
    for i, action in enumerate(moves.items[:count].tolist()):
        what = parts(action)
        if isinstance(what, Lay):
            result.append(_lay_facts(what, text(action), rows[i][: lengths[i]], owners))
        else:
            result.append({"text": text(action), **_other_facts(view, what)})
    return result


def _lay_facts(what: Lay, words: str, rows: list[list[int]], owners: list[str | None]) -> Facts:
    lines: list[Json] = []
    gains: dict[str, int] = {}
    for row in rows:
        owner = owners[row[DEPARTURE]]
        lines.append(line_facts(row, owner))
        if owner and row[POINTS]:
            gains[owner] = gains.get(owner, 0) + row[POINTS]
    return {**_lay_parts(what, words), "consequences": {"lines": lines, "points": {**gains}}}


@cache
def _lay_parts(what: Lay, words: str) -> Facts:
    return {
        "text": words,
        "kind": "lay",
        "tile": t.CODES[what.kind],
        "code": t.CODES[what.look],
        "row": what.cell // 8,
        "column": what.cell % 8,
        "cell": _CELL_NAMES[what.cell],
        "rotation": what.turns,
    }


def _other_facts(view: State, what: Exchange | Wagon | None) -> Facts:
    if what is None:
        return {"kind": "draw", "consequences": {"left": int(view.left) - 1}}
    if isinstance(what, Exchange):
        return _exchange_facts(view, what)
    colour = int(wagon_colour(view, 0 if what.share is None else what.share + 1))
    line = line_of_wagon(view, what.central, colour)
    return {
        "kind": "station",
        "station": CENTRAL_NAMES[what.central],
        "colour": NAMES[colour],
        "share": None if what.share is None else 10 * (what.share + 1),
        "consequences": {
            "lines": [line],
            "points": {NAMES[colour]: line["points"]} if line["points"] else {},
        },
    }


def _exchange_facts(view: State, what: Exchange) -> Facts:
    gives, up = view.shares[view.turn, what.percentage], view.face_up[what.percentage]
    top = view.pile[what.percentage, 0]
    takes = up if what.face_up else top
    return {
        "kind": "exchange",
        "share": 10 * (what.percentage + 1),
        "face_up": what.face_up,
        "consequences": {"gives": NAMES[gives], "takes": None if takes == t.HIDDEN else NAMES[takes]},
    }

"""What each legal action would do, without playing it, as JSON."""

from types import SimpleNamespace

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.flat_record import plain
from guimard.games.metromania import actions as act
from guimard.games.metromania.json.routes import describe_trips
from guimard.games.metromania.json.view import REASONS, spots_touching
from guimard.games.metromania.kernel import apply, legal_actions
from guimard.games.metromania.lattice import APEX, BASE, BESIDE, TOOTH
from guimard.games.metromania.names import GROUND_NAMES, PLACES, POINTS, line_facts
from guimard.games.metromania.outlook import (
    BLOCKED,
    ENDING,
    FIRST,
    FORESEEN,
    POINTS_WON,
    SECOND,
    blocked_lines,
    foresee,
)
from guimard.games.metromania.rules.steps import direction_to
from guimard.games.metromania.state import LETTERS, TUNNELS, Moves, State
from guimard.games.metromania.text.actions import kind as action_kind
from guimard.games.metromania.text.actions import text as action_text

_SIDES = ("left", "right")


def legal_moves(view: State) -> Moves:
    moves = Moves.new()
    legal_actions(view, moves)
    return moves


def describe_action(view: State, action: int) -> Facts:
    moves = Moves.new()
    moves.count, moves.items[0] = 1, action
    return describe_actions(view, moves)[0]


def describe_actions(view: State, moves: Moves) -> list[Facts]:
    """Each action with its parts and its consequences."""
    seen, before = plain(view), blocked_lines(view)
    table = np.empty((moves.count, FORESEEN), np.int16)
    foresee(view, moves, np.empty(1, State.dtype), table)
    return [
        {
            "text": action_text(action),
            **_parts(seen, action),
            "consequences": _consequences(seen, action, row, before),
        }
        for action, row in zip(moves.items[: moves.count].tolist(), table.tolist(), strict=True)
    ]


def _parts(seen: SimpleNamespace, action: int) -> Facts:
    kind = action_kind(action)
    first = 2 * seen.turn
    if kind == "dig":
        return {"kind": kind, **_dig(seen, *act.dig_parts(action))}
    if kind == "start":
        number, border, which = act.start_parts(action)
        return {"kind": kind, **_way(seen, first + number, APEX + border, int(BASE[border, which]), TOOTH + border)}
    if kind == "end":
        number, border = act.end_parts(action)
        return {"kind": kind, **_way(seen, first + number, _tip(seen, number), APEX + border, TOOTH + border)}
    if kind in ("station", "bonus"):
        number, vertex = act.station_parts(action)
        return {"kind": kind, **line_facts(first + number), "vertex": POINTS[vertex]}
    return {"kind": kind}


def _tip(seen: SimpleNamespace, number: int) -> int:
    line = 2 * seen.turn + number
    return seen.path[line][seen.length[line]]


def _dig(seen: SimpleNamespace, number: int, vertex: int, side: int, letter: int) -> Facts:
    here = _tip(seen, number)
    cell = int(BESIDE[here, direction_to(here, vertex), side])
    destination: Json = None
    if letter:
        destination = {"letter": LETTERS[letter - 1], "type": GROUND_NAMES[seen.ground[cell]]}
    way = _way(seen, 2 * seen.turn + number, here, vertex, cell)
    return {**way, "side": _SIDES[side], "destination": destination}


def _way(seen: SimpleNamespace, line: int, here: int, there: int, cell: int) -> Facts:
    return {
        **line_facts(line),
        "from": POINTS[here],
        "to": POINTS[there],
        "cell": PLACES[cell],
        "tunnels_left": TUNNELS - seen.length[line] - 1,
    }


def _consequences(seen: SimpleNamespace, action: int, row: list[int], before: int) -> Facts:
    """A dig parts where it begins and meets where it ends; other stations are chosen."""
    reasons = ((FIRST, "parts" if act.is_dig(action) else "chosen"), (SECOND, "meets"))
    changed = [line for line in range(2 * seen.seats) if (row[BLOCKED] ^ before) >> line & 1]
    return {
        "points": row[POINTS_WON],
        "stations": [
            {"vertex": POINTS[row[where]], "points": spots_touching(seen, row[where]), "why": why}
            for where, why in reasons
            if row[where] >= 0
        ],
        "blocks": [line_facts(line) for line in changed if row[BLOCKED] >> line & 1],
        "frees": [line_facts(line) for line in changed if not row[BLOCKED] >> line & 1],
        "ends_construction": reasons_of(row[ENDING] & ~seen.ending),
    }


def reasons_of(ending: int) -> list[Json]:
    return [name for reason, name in REASONS.items() if ending & reason]


def trips_after(view: State, action: int) -> list[Json]:
    """The seven trips as they would stand after a legal action."""
    after = view.copy()
    apply(after, action)
    return describe_trips(after)

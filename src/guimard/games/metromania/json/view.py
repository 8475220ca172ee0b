"""A view as JSON, in the words of the rulebook."""

from types import SimpleNamespace

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.flat_record import plain
from guimard.core.game import Result
from guimard.games.metromania.data import LAKE, NOTHING, TYPES
from guimard.games.metromania.json.routes import DAYS, describe_trips, is_served
from guimard.games.metromania.kernel import settled_lines
from guimard.games.metromania.lattice import CELLS_AT, N_VERTICES
from guimard.games.metromania.names import GROUND_NAMES, PLACES, POINTS, STYLES, line_facts, marker_facts
from guimard.games.metromania.outlook import blocked_lines, hopeless_lines
from guimard.games.metromania.rules.scoring import COLUMNS, GAIN, TRIPS, judge_trips, line_points
from guimard.games.metromania.rules.steps import digs_done
from guimard.games.metromania.state import (
    ALL_PASSED,
    BOTH_LINES,
    DIGS,
    LOG_ACTION,
    LOG_POINTS,
    MARKERS,
    NO_STATIONS,
    STUCK_LINES,
    TUNNELS,
    TYPE,
    State,
    finished_lines,
)
from guimard.games.metromania.text.actions import text as action_text
from guimard.games.metromania.town_halls import NAMES as TOWN_HALLS

REASONS = {
    BOTH_LINES: "both-lines-finished",
    NO_STATIONS: "no-stations-left",
    STUCK_LINES: "lines-finished-or-blocked",
    ALL_PASSED: "everybody-passed",
}
_CELLS_AT: list[list[int]] = CELLS_AT.tolist()


def describe(view: State) -> Facts:
    seen = plain(view)
    blocked = blocked_lines(view)
    facts: Facts = {
        "game": "metromania",
        "seats": seen.seats,
        "options": {"town_hall": TOWN_HALLS[seen.town_hall], "blocked_lines": seen.threshold},
        "viewer": seen.viewer if seen.viewer >= 0 else None,
        "over": bool(seen.over),
        "turn": None if seen.over else seen.turn,
        "letters": "open" if seen.open else "hidden",
        "city": _city(seen),
        "players": [_player(view, seen, seat) for seat in range(seen.seats)],
        "lines": [_line(seen, line, blocked) for line in range(2 * seen.seats)],
        "stations": [_station(seen, vertex) for vertex in range(N_VERTICES) if seen.station[vertex]],
        "stations_left": seen.stations_left,
        "destinations": [_destination(seen, m) for m in range(MARKERS) if seen.placed[m] >= 0],
        "pending": _pending(view, seen),
        "ending": _ending(view, seen),
        "trips": describe_trips(view),
        "warnings": _warnings(view, seen),
        "scores": [*scores(view)],
    }
    return {**facts, "final": final_steps(view)} if seen.over else facts


def _city(seen: SimpleNamespace) -> Facts:
    return {
        "districts": [{"district": district + 1, "rotation": turn} for district, turn in seen.districts],
        "grounds": {PLACES[c]: GROUND_NAMES[kind] for c, kind in enumerate(seen.ground) if kind != NOTHING},
    }


def _player(view: State, seen: SimpleNamespace, seat: int) -> Facts:
    return {
        "seat": seat,
        "points": seen.points[seat],
        "points_kept": line_points(view, seat),
        "finished_lines": finished_lines(view, seat),
        "hand": _hand(seen, seat),
    }


def _hand(seen: SimpleNamespace, seat: int) -> list[Json]:
    """Known markers by name; of the others the type, which is printed on the back."""
    held = [m for m in range(MARKERS) if seen.holder[m] == seat and seen.placed[m] < 0]
    hand: list[Json] = [marker_facts(marker) for marker in held]
    for kind, name in enumerate(TYPES):
        unknown = seen.in_hand[seat][kind] - sum(TYPE[marker] == kind for marker in held)
        hand += [{"letter": None, "type": name} for _ in range(unknown)]
    return hand


def _line(seen: SimpleNamespace, line: int, blocked: int) -> Facts:
    length, begun, ended = seen.length[line], seen.begun[line], seen.ended[line]
    path = seen.path[line][: length + 1] if length else []
    names = [POINTS[vertex] for vertex in path]
    return {
        **line_facts(line),
        "style": STYLES[line % 2],
        "path": [*names],
        "tunnels": [
            {"cell": PLACES[seen.cell[line][i]], "from": names[i], "to": names[i + 1]} for i in range(length)
        ],
        "stations": [POINTS[v] for v in path if v < N_VERTICES and seen.station[v]],
        "tip": names[-1] if begun >= 0 and ended < 0 else None,
        "tunnels_left": TUNNELS - length,
        "started": begun >= 0,
        "finished": ended >= 0,
        "blocked": bool(blocked >> line & 1),
    }


def spots_touching(seen: SimpleNamespace, vertex: int) -> int:
    """The points of a station at a vertex."""
    return sum(cell >= 0 and NOTHING < seen.ground[cell] < LAKE for cell in _CELLS_AT[vertex])


def _station(seen: SimpleNamespace, vertex: int) -> Facts:
    lines = [line for line in range(2 * seen.seats) if seen.lines_at[vertex] >> line & 1]
    return {
        "vertex": POINTS[vertex],
        "spots": spots_touching(seen, vertex),
        "lines": [line_facts(line) for line in lines],
    }


def _destination(seen: SimpleNamespace, marker: int) -> Facts:
    cell = seen.placed[marker]
    return {
        **marker_facts(marker),
        "seat": seen.holder[marker],
        "cell": PLACES[cell],
        "served": is_served(seen, cell),
    }


def _pending(view: State, seen: SimpleNamespace) -> Facts:
    """Return the unconfirmed steps, and how many tunnels are left to dig.

    Others never see any steps.
    """
    steps = seen.log[: seen.steps]
    digging = not seen.over and (not steps or digs_done(view) > 0)
    return {
        "steps": [action_text(step[LOG_ACTION]) for step in steps],
        "points": sum(step[LOG_POINTS] for step in steps),
        "digs_left": DIGS - digs_done(view) if digging else 0,
    }


def _ending(view: State, seen: SimpleNamespace) -> Facts:
    """The three printed conditions as they stand, and what has ended construction."""
    return {
        "most_finished": max(finished_lines(view, seat) for seat in range(seen.seats)),
        "stations_left": seen.stations_left,
        "settled_lines": settled_lines(view),
        "settled_lines_needed": seen.threshold,
        "reasons": [name for reason, name in REASONS.items() if seen.ending & reason],
        "trigger": seen.trigger if seen.ending else None,
        "last_turns": seen.last_turns,
    }


def _warnings(view: State, seen: SimpleNamespace) -> list[Json]:
    """Return lines that cannot be finished, and destinations that no station serves."""
    hopeless = hopeless_lines(view)
    found: list[Json] = [
        {"warning": "line-cannot-finish", **line_facts(line)}
        for line in range(2 * seen.seats)
        if hopeless >> line & 1
    ]
    for marker in range(MARKERS):
        if seen.placed[marker] >= 0 and not is_served(seen, seen.placed[marker]):
            found.append({"warning": "destination-not-served", **_destination(seen, marker)})
    return found


def scores(state: State) -> list[int]:
    """Return the points of each seat: for stations while building, then final ones.

    Without the steps of a turn that is not confirmed.
    """
    if state.over:
        return list(result_of(state).scores)
    points = state.points[: state.seats].tolist()
    points[state.turn] -= int(state.log[: state.steps, LOG_POINTS].sum())
    return points


def result_of(state: State) -> Result:
    """Return the result: most points win, then most finished lines (Metromania 9.7).

    Else the win is shared.
    """
    scores = final_totals(state)[-1]
    ranks = [(score, finished_lines(state, seat)) for seat, score in enumerate(scores)]
    return Result(tuple(scores), tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)))


def final_totals(state: State) -> list[list[int]]:
    """Everybody's points after the line points and after each of the seven trips."""
    table = np.zeros((TRIPS, COLUMNS), np.int16)
    judge_trips(state, table)
    totals = [[line_points(state, seat) for seat in range(state.seats)]]
    for trip in range(TRIPS):
        totals.append([sum(pair) for pair in zip(totals[-1], map(int, table[trip, GAIN:]), strict=False)])
    return totals


def final_steps(view: State) -> Facts:
    """The final scoring, step by step."""
    totals = final_totals(view)
    return {
        "built": [int(points) for points in view.points[: view.seats]],
        "finished_lines": [finished_lines(view, seat) for seat in range(view.seats)],
        "kept": [*totals[0]],
        "days": [{"day": day, "totals": [*row]} for day, row in zip(DAYS, totals[1:], strict=True)],
        "winners": [*result_of(view).winners],
    }

"""A view as JSON, in the words of the rulebook. Everything a client needs to draw a game in progress."""

import numpy as np

from guimard.core.events import Facts, Json
from guimard.core.game import Result
from guimard.games.metromania import actions as act
from guimard.games.metromania.data import NOTHING, TYPES
from guimard.games.metromania.digging import blocked, spots_at
from guimard.games.metromania.kernel import settled_lines
from guimard.games.metromania.lattice import N_CELLS, N_VERTICES, vertex_name
from guimard.games.metromania.names import STYLES, ground_name, line_facts, marker_facts, place, point
from guimard.games.metromania.outlook import warnings
from guimard.games.metromania.routes import DAYS, describe_trips
from guimard.games.metromania.scoring import COLUMNS, GAIN, TRIPS, judge_trips, line_points
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
    tip,
)
from guimard.games.metromania.steps import digs_done
from guimard.games.metromania.trips import served

REASONS = {
    BOTH_LINES: "both-lines-finished",
    NO_STATIONS: "no-stations-left",
    STUCK_LINES: "lines-finished-or-blocked",
    ALL_PASSED: "everybody-passed",
}


def describe(view: State) -> Facts:
    facts: Facts = {
        "game": "metromania",
        "seats": int(view.seats),
        "viewer": int(view.viewer) if view.viewer >= 0 else None,
        "to_act": None if view.over else int(view.turn),
        "letters": "open" if view.open else "hidden",
        "city": _city(view),
        "players": [_player(view, seat) for seat in range(view.seats)],
        "lines": [_line(view, line) for line in range(2 * view.seats)],
        "stations": [_station(view, vertex) for vertex in range(N_VERTICES) if view.station[vertex]],
        "stations_left": int(view.stations_left),
        "destinations": [_destination(view, m) for m in range(MARKERS) if view.placed[m] >= 0],
        "turn": _turn(view),
        "ending": _ending(view),
        "trips": describe_trips(view),
        "warnings": warnings(view),
    }
    return {**facts, "final": final_steps(view)} if view.over else facts


def _city(view: State) -> Facts:
    marked = {place(c): ground_name(int(view.ground[c])) for c in range(N_CELLS) if view.ground[c] != NOTHING}
    return {
        "districts": [{"district": int(d) + 1, "rotation": int(turn)} for d, turn in view.districts],
        "grounds": {**marked},
    }


def _player(view: State, seat: int) -> Facts:
    return {
        "seat": seat,
        "points": int(view.points[seat]),
        "points_kept": line_points(view, seat),
        "finished_lines": finished_lines(view, seat),
        "hand": _hand(view, seat),
    }


def _hand(view: State, seat: int) -> list[Json]:
    """Known markers by name; of the others the type, which is printed on the back."""
    held = [m for m in range(MARKERS) if view.holder[m] == seat and view.placed[m] < 0]
    hand: list[Json] = [marker_facts(marker) for marker in held]
    for kind, name in enumerate(TYPES):
        unknown = int(view.in_hand[seat, kind]) - sum(TYPE[marker] == kind for marker in held)
        hand += [{"letter": None, "type": name} for _ in range(unknown)]
    return hand


def _line(view: State, line: int) -> Facts:
    length, begun, ended = int(view.length[line]), int(view.begun[line]), int(view.ended[line])
    path = [int(vertex) for vertex in view.path[line, : length + 1]] if length else []
    return {
        **line_facts(line),
        "style": STYLES[line % 2],
        "path": [point(vertex) for vertex in path],
        "tunnels": [
            {"cell": place(int(view.cell[line, i])), "from": point(path[i]), "to": point(path[i + 1])}
            for i in range(length)
        ],
        "stations": [point(v) for v in path if v < N_VERTICES and view.station[v]],
        "tip": point(tip(view, line)) if begun >= 0 and ended < 0 else None,
        "tunnels_left": TUNNELS - length,
        "started": begun >= 0,
        "finished": ended >= 0,
        "blocked": bool(blocked(view, line)),
    }


def _station(view: State, vertex: int) -> Facts:
    lines = [line for line in range(2 * view.seats) if int(view.lines_at[vertex]) >> line & 1]
    return {
        "vertex": vertex_name(vertex),
        "spots": spots_at(view, vertex),
        "lines": [line_facts(line) for line in lines],
    }


def _destination(view: State, marker: int) -> Facts:
    cell = int(view.placed[marker])
    return {
        **marker_facts(marker),
        "seat": int(view.holder[marker]),
        "cell": place(cell),
        "served": bool(served(view, cell)),
    }


def _turn(view: State) -> Facts:
    """The unconfirmed steps, and how many tunnels are left to dig. Others never see any steps."""
    steps = [act.text(int(view.log[step, LOG_ACTION])) for step in range(view.steps)]
    digging = view.steps == 0 or digs_done(view) > 0
    return {
        "steps": [*steps],
        "points": int(sum(view.log[: view.steps, LOG_POINTS])),
        "digs_left": DIGS - digs_done(view) if digging and not view.over else 0,
    }


def _ending(view: State) -> Facts:
    """The three printed conditions as they stand, and what has ended construction."""
    return {
        "most_finished": max(finished_lines(view, seat) for seat in range(view.seats)),
        "stations_left": int(view.stations_left),
        "settled_lines": settled_lines(view),
        "settled_lines_needed": int(view.threshold),
        "reasons": [name for reason, name in REASONS.items() if view.ending & reason],
        "trigger": int(view.trigger) if view.ending else None,
        "last_turns": int(view.last_turns),
    }


def result_of(state: State) -> Result:
    """Most points win; then most finished lines; else the win is shared (Metromania 9.7)."""
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

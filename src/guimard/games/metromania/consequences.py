"""What a legal action would do, told before it is played; and the same facts again as events."""

import numpy as np

from guimard.core.events import Event, Facts, Json
from guimard.games.metromania import actions as act
from guimard.games.metromania.describe import REASONS, final_steps
from guimard.games.metromania.digging import blocked, spots_at
from guimard.games.metromania.kernel import MAX_ACTIONS, apply, legal_actions
from guimard.games.metromania.lattice import BASE, BESIDE, vertex_name
from guimard.games.metromania.names import ground_name, line_facts, place, point
from guimard.games.metromania.routes import describe_trips
from guimard.games.metromania.state import (
    LETTERS,
    LOG_ACTION,
    LOG_FIRST,
    LOG_POINTS,
    LOG_SECOND,
    TUNNELS,
    State,
    apex,
    tip,
)
from guimard.games.metromania.steps import direction_to, undo_turn


def legal_list(view: State) -> list[int]:
    actions = np.zeros(MAX_ACTIONS, np.int16)
    return [int(action) for action in actions[: legal_actions(view, actions)]]


def describe_actions(view: State) -> list[Facts]:
    return [describe_action(view, action) for action in legal_list(view)]


def describe_action(view: State, action: int) -> Facts:
    """An action with its parts and its consequences."""
    after = view.copy()
    apply(after, action)
    facts: Facts = {"text": act.text(action), **_parts(view, action)}
    if action < act.CONFIRM:
        facts["consequences"] = _consequences(view, after)
    else:
        facts["consequences"] = {"points": 0, "stations": [], "blocks": [], "frees": []}
    return facts


def _parts(view: State, action: int) -> Facts:
    kind = act.kind(action)
    first = int(view.turn) * 2
    if kind == "dig":
        number, vertex, side, letter = act.dig_parts(action)
        here = tip(view, first + number)
        cell = int(BESIDE[here, direction_to(here, vertex), side])
        ground = ground_name(int(view.ground[cell]))
        destination: Json = {"letter": LETTERS[letter - 1], "type": ground} if letter else None
        way = _way(view, first + number, here, vertex, place(cell))
        return {"kind": kind, **way, "side": ("left", "right")[side], "destination": destination}
    if kind == "start":
        number, border, which = act.start_parts(action)
        way = _way(view, first + number, apex(border), int(BASE[border, which]), place_of_border(border))
        return {"kind": kind, **way}
    if kind == "end":
        number, border = act.end_parts(action)
        here = tip(view, first + number)
        return {"kind": kind, **_way(view, first + number, here, apex(border), place_of_border(border))}
    if kind in ("station", "bonus"):
        number, vertex = act.station_parts(action)
        return {"kind": kind, **line_facts(first + number), "vertex": vertex_name(vertex)}
    return {"kind": kind}


def place_of_border(border: int) -> str:
    return point(apex(border))


def _way(view: State, line: int, here: int, there: int, cell: str) -> Facts:
    left = TUNNELS - int(view.length[line]) - 1
    return {**line_facts(line), "from": point(here), "to": point(there), "cell": cell, "tunnels_left": left}


def _consequences(view: State, after: State) -> Facts:
    step = int(after.steps) - 1
    before_blocked, after_blocked = (
        {line for line in range(2 * view.seats) if blocked(state, line)} for state in (view, after)
    )
    return {
        "points": int(after.log[step, LOG_POINTS]),
        "stations": _stations(after, step),
        "blocks": [line_facts(line) for line in sorted(after_blocked - before_blocked)],
        "frees": [line_facts(line) for line in sorted(before_blocked - after_blocked)],
    }


def _stations(after: State, step: int) -> list[Json]:
    """The stations a step builds; a dig parts where it begins and meets where it ends."""
    forced = act.is_dig(int(after.log[step, LOG_ACTION]))
    built: list[Json] = []
    for where, why in ((LOG_FIRST, "parts" if forced else "chosen"), (LOG_SECOND, "meets")):
        vertex = int(after.log[step, where])
        if vertex >= 0:
            built.append({"vertex": vertex_name(vertex), "points": spots_at(after, vertex), "why": why})
    return built


def preview(view: State, action: int) -> list[Json]:
    """The seven trips as they would stand after a legal action."""
    after = view.copy()
    apply(after, action)
    return describe_trips(after)


def play(state: State, action: int) -> list[Event]:
    """Play a legal action. Steps are told to their player only; confirming tells the whole turn to all."""
    seat = int(state.turn)
    if action < act.CONFIRM:
        facts = _told(seat, describe_action(state, action))
        apply(state, action)
        return [Event("step", facts, only_for=seat)]
    events = [*_turn_events(state, seat), *([Event("pass", {"seat": seat})] if action == act.PASS else [])]
    had_ended = bool(state.ending)
    apply(state, action)
    if state.ending and not had_ended:
        reasons: list[Json] = [name for reason, name in REASONS.items() if state.ending & reason]
        events.append(Event("construction-ends", {"seat": seat, "reasons": reasons}))
    if state.over:
        events.append(Event("game-over", final_steps(state)))
    return events


def _turn_events(state: State, seat: int) -> list[Event]:
    replayed = state.copy()
    undo_turn(replayed)
    events = []
    for step in range(state.steps):
        action = int(state.log[step, LOG_ACTION])
        facts = _told(seat, describe_action(replayed, action))
        events.append(Event(act.kind(action), facts))
        apply(replayed, action)
    return events


def _told(seat: int, facts: Facts) -> Facts:
    return {"seat": seat, **{name: value for name, value in facts.items() if name != "seat"}}

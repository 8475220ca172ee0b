"""Playing an action and telling what happened."""

from guimard.core.events import Event, Facts, event
from guimard.games.metromania import actions as act
from guimard.games.metromania.json.actions import describe_action, reasons_of
from guimard.games.metromania.json.view import final_steps, scores
from guimard.games.metromania.kernel import apply
from guimard.games.metromania.rules.steps import undo_turn
from guimard.games.metromania.state import LOG_ACTION, State
from guimard.games.metromania.text.actions import kind as action_kind


def play(state: State, action: int) -> list[Event]:
    """Play a legal action; changes the state.

    Steps are events for their player only; confirming tells the whole turn to all.
    """
    seat = int(state.turn)
    if action < act.CONFIRM:
        facts = _with_seat_first(seat, describe_action(state, action))
        apply(state, action)
        return [event("step", facts, only_for=seat)]
    events = [*_turn_events(state, seat), *([event("pass", {"seat": seat})] if action == act.PASS else [])]
    had_ended = bool(state.ending)
    apply(state, action)
    if state.ending and not had_ended:
        events.append(event("construction-ends", {"seat": seat, "reasons": reasons_of(int(state.ending))}))
    if state.over:
        events.append(event("end", {"scores": [*scores(state)], **final_steps(state)}))
    return events


def _turn_events(state: State, seat: int) -> list[Event]:
    replayed = state.copy()
    undo_turn(replayed)
    events = []
    for step in range(state.steps):
        action = int(state.log[step, LOG_ACTION])
        facts = _with_seat_first(seat, describe_action(replayed, action))
        events.append(event(action_kind(action), facts))
        apply(replayed, action)
    return events


def _with_seat_first(seat: int, facts: Facts) -> Facts:
    return {"seat": seat, **{name: value for name, value in facts.items() if name != "seat"}}

"""Play an action and write its events."""

from guimard.core.compiler import compiled, entry_point
from guimard.core.events import Event, Recipients, address_all, address_only, events_in_buffer, thread_recipients
from guimard.core.flat_record import Records, array_of, thread_records
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_text, thread_buffer
from guimard.games.metromania import actions as act
from guimard.games.metromania.json.actions import put_action
from guimard.games.metromania.json.pieces import GROUND_TABLE, KIND_TABLE, kind_of, put_reasons
from guimard.games.metromania.json.scores import put_final, put_scores
from guimard.games.metromania.kernel import apply
from guimard.games.metromania.lookahead import blocked_lines, hopeless_lines
from guimard.games.metromania.rules.steps import undo_turn
from guimard.games.metromania.state import LOG_ACTION, State

_REPLAYED = 1  # of the scratch states; the first is for looking ahead


def play(state: State, action: int) -> list[Event]:
    """Play a legal action; changes the state.

    Steps are events for their player only; confirming shows the whole turn to all.
    """
    scratch = thread_records(State, 2)
    return events_in_buffer(_play(array_of(state), action, scratch, thread_buffer(), thread_recipients()))


@entry_point
def _play(held: Records, action: int, scratch: Records, buffers: Records, recipients: Records) -> int:
    """Play a legal action and write its events; return how many texts these are."""
    state, buffer = held[0], buffers[0]
    recipients[0].count = 0
    if action < act.CONFIRM:
        at = _step(buffer, put(buffer, 0, b'{"event":"step",'), state, action, scratch)
        address_only(recipients[0], close(buffer, at, b"}"), int(state.turn))
        apply(state, action)
    elif action >= act.DOUBLE_AT:
        _choose_type(buffer, recipients[0], state, action)
    else:
        at = _turn(buffer, state, scratch)
        if action == act.PASS:
            at = close(buffer, put_field(buffer, at, b'{"event":"pass","seat":', state.turn), b"},")
        at = _end_turn(buffer, at, state, action)
        address_all(recipients[0], close(buffer, at, b""))
    return int(recipients[0].count)


@compiled
def _step(buffer: JsonBuffer, at: int, state: State, action: int, scratch: Records) -> int:
    """Write a step of the seat to act after the name of the event."""
    at = put_field(buffer, at, b'"seat":', state.turn)
    return put_action(buffer, at, state, action, scratch, blocked_lines(state), hopeless_lines(state), False)


@compiled
def _choose_type(buffer: JsonBuffer, recipients: Recipients, state: State, action: int) -> None:
    """Two players choose; the third takes what is left, and everybody is dealt a hand."""
    seat = int(state.turn)
    apply(state, action)
    at = _put_double(buffer, 0, state, seat, True)
    if not state.choosing:
        at = _put_double(buffer, at, state, (seat + 1) % int(state.seats), False)
    address_all(recipients, close(buffer, at, b""))


@compiled
def _put_double(buffer: JsonBuffer, at: int, state: State, seat: int, chosen: bool) -> int:
    at = put_field(buffer, at, b'{"event":"double","seat":', seat)
    at = put_text(buffer, at, b'"type":', GROUND_TABLE, state.doubled[seat])
    return close(buffer, put_flag(buffer, at, b'"chosen":', chosen), b"},")


@compiled
def _turn(buffer: JsonBuffer, state: State, scratch: Records) -> int:
    """Write the steps of a turn as everybody sees them, with commas."""
    replayed, at = scratch[_REPLAYED], 0
    scratch[_REPLAYED] = state
    undo_turn(replayed)
    for step in range(state.steps):
        action = int(state.log[step, LOG_ACTION])
        at = put_text(buffer, at, b'{"event":', KIND_TABLE, kind_of(action))
        at = close(buffer, _step(buffer, at, replayed, action, scratch), b"},")
        apply(replayed, action)
    return at


@compiled
def _end_turn(buffer: JsonBuffer, at: int, state: State, action: int) -> int:
    """End the turn; write what ends with it, with commas."""
    seat, had_ended = int(state.turn), state.ending != 0
    apply(state, action)
    if state.ending and not had_ended:
        at = put_field(buffer, at, b'{"event":"construction-ends","seat":', seat)
        at = close(buffer, put_reasons(buffer, at, b'"reasons":[', int(state.ending)), b"},")
    if state.over:
        at = put_scores(buffer, put(buffer, at, b'{"event":"end",'), state)
        at = close(buffer, put_final(buffer, at, state), b"},")
    return at

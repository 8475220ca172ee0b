"""The rules for search: legal actions, playing them, imagining what is hidden, random games."""

from guimard.core.kernel import Array, Words, compiled
from guimard.core.words import below
from guimard.games.metromania import actions as act
from guimard.games.metromania.actions import CONFIRM, PASS, START_AT
from guimard.games.metromania.data import NOTHING
from guimard.games.metromania.digging import (
    blocked,
    can_end,
    can_start,
    cell_open,
    placeable,
    way_open,
)
from guimard.games.metromania.lattice import BESIDE, N_BORDER, NEXT, OUT
from guimard.games.metromania.scoring import final_scores
from guimard.games.metromania.state import (
    ALL_PASSED,
    BOTH_LINES,
    DIGS,
    LETTERS,
    NO_STATIONS,
    NONE,
    STUCK_LINES,
    TUNNELS,
    State,
    finished_lines,
    growing,
    tip,
)
from guimard.games.metromania.steps import (
    began_this_turn,
    digs_done,
    just_finished,
    placed_this_turn,
    play_step,
)
from guimard.games.metromania.views import imagine

__all__ = ["MAX_ACTIONS", "STATE", "apply", "final_scores", "imagine", "is_over", "legal_actions", "playout"]

STATE = State.dtype
MAX_ACTIONS = 160
"""More than two lines with 5 ways, 2 cells and 2 markers each, 24 starts, 34 stations and the ends."""


@compiled
def is_over(state: State) -> bool:
    return bool(state.over)


@compiled
def legal_actions(state: State, actions: Array) -> int:
    """The legal actions of the seat to act; returns their number."""
    if state.over:
        return 0
    dug = digs_done(state)
    count = _add_digs(state, actions) if state.steps == 0 or 0 < dug < DIGS else 0
    must_go_on = _any_duty(actions, count)
    if state.steps == 0:
        before = count
        for line in (int(state.turn) * 2, int(state.turn) * 2 + 1):
            if growing(state, line):
                count = _add_stations(state, line, actions, count)
        must_go_on |= count > before
    elif just_finished(state) >= 0:
        count = _add_stations(state, just_finished(state), actions, count)
    if not must_go_on:
        actions[count] = PASS if state.steps == 0 else CONFIRM
        count += 1
    return count


@compiled
def _any_duty(actions: Array, count: int) -> bool:
    """Whether some dig places no destination: only one that does may be refused (Metromania 4.6, 6.4)."""
    for i in range(count):
        if actions[i] >= START_AT or act.dig_parts(int(actions[i]))[3] == act.NO_LETTER:
            return True
    return False


@compiled
def _add_digs(state: State, actions: Array) -> int:
    count = 0
    may_place = not placed_this_turn(state)
    for line in (int(state.turn) * 2, int(state.turn) * 2 + 1):
        if growing(state, line):
            if state.length[line] < TUNNELS:
                count = _add_tunnels(state, line, may_place, actions, count)
        elif _may_start(state, line):
            count = _add_starts(state, line, actions, count)
    return count


@compiled
def _may_start(state: State, line: int) -> bool:
    """The solid line first; the striped one in any later turn (Metromania 3.2)."""
    if state.begun[line] >= 0 or began_this_turn(state):
        return False
    return line % 2 == 0 or state.begun[line - 1] >= 0


@compiled
def _add_starts(state: State, line: int, actions: Array, count: int) -> int:
    for border in range(N_BORDER):
        for which in range(2):
            if can_start(state, line, border, which):
                actions[count] = act.start(line % 2, border, which)
                count += 1
    return count


@compiled
def _add_tunnels(state: State, line: int, may_place: bool, actions: Array, count: int) -> int:
    here = tip(state, line)
    for direction in range(6):
        if can_end(state, line, direction):
            actions[count] = act.end(line % 2, OUT[here, direction])
            count += 1
        elif way_open(state, line, direction):
            for side in range(2):
                cell = int(BESIDE[here, direction, side])
                if not cell_open(state, cell):
                    continue
                vertex = int(NEXT[here, direction])
                if state.ground[cell] == NOTHING:
                    actions[count] = act.dig(line % 2, vertex, side, act.NO_LETTER)
                    count += 1
                elif may_place:
                    for letter in range(len(LETTERS)):
                        if placeable(state, line // 2, letter, cell):
                            actions[count] = act.dig(line % 2, vertex, side, letter + 1)
                            count += 1
    return count


@compiled
def _add_stations(state: State, line: int, actions: Array, count: int) -> int:
    """Intermediate stations of a growing line, or bonus stations of a finished one (Metromania 5.5, 7.3)."""
    if state.stations_left == 0:
        return count
    last = int(state.length[line])
    finished = state.ended[line] >= 0
    while not finished and last > 0 and not state.station[state.path[line, last]]:
        last -= 1  # nothing between the last station and the tip
    for place in range(1, last):
        vertex = int(state.path[line, place])
        if not state.station[vertex]:
            actions[count] = act.bonus(line % 2, vertex) if finished else act.station(line % 2, vertex)
            count += 1
    return count


@compiled
def apply(state: State, action: int) -> None:
    """Play a legal action."""
    if action < CONFIRM:
        play_step(state, action)
    else:
        _end_turn(state, action == PASS)


@compiled
def _end_turn(state: State, passed: bool) -> None:
    state.log[:] = NONE
    state.steps = 0
    state.passes = state.passes + 1 if passed else 0
    if state.ending:
        state.last_turns -= 1
    else:
        state.ending = _reasons(state)
        if state.ending:
            state.trigger = state.turn
            state.last_turns = 0 if state.ending & ALL_PASSED else state.seats - 1
    state.over = int(state.ending != 0 and state.last_turns == 0)
    state.turn = (int(state.turn) + 1) % int(state.seats)


@compiled
def _reasons(state: State) -> int:
    """Why construction ends with this turn, or 0 (Metromania 8.1, 8.3)."""
    reasons = 0
    if finished_lines(state, int(state.turn)) == 2:
        reasons |= BOTH_LINES
    if state.stations_left == 0:
        reasons |= NO_STATIONS
    if settled_lines(state) >= state.threshold:
        reasons |= STUCK_LINES
    if reasons == 0 and state.passes == state.seats:
        reasons = ALL_PASSED
    return reasons


@compiled
def settled_lines(state: State) -> int:
    """How many lines are finished or blocked."""
    lines = 0
    for line in range(2 * int(state.seats)):
        lines += int(state.ended[line] >= 0 or blocked(state, line))
    return lines


@compiled
def playout(state: State, actions: Array, rng: Words) -> None:
    """Play random legal actions to the end of the game."""
    while not state.over:
        apply(state, int(actions[below(rng, legal_actions(state, actions))]))

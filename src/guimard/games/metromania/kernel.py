"""The rules as search calls them: legal actions, apply, imagine, playouts."""

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Records
from guimard.core.playouts import sum_of_playouts
from guimard.core.rng import Rng, below
from guimard.games.metromania import actions as act
from guimard.games.metromania.actions import CONFIRM, DOUBLE_AT, PASS, START_AT
from guimard.games.metromania.data import NOTHING
from guimard.games.metromania.lattice import BESIDE, N_BORDER, NEXT, OUT
from guimard.games.metromania.rules.digging import (
    blocked,
    can_end,
    can_start,
    can_turn,
    cell_open,
    placeable,
    way_open,
)
from guimard.games.metromania.rules.doubling import choose_type, list_types
from guimard.games.metromania.rules.scoring import final_scores
from guimard.games.metromania.rules.steps import (
    began_this_turn,
    digs_done,
    just_finished,
    placed_this_turn,
    play_step,
)
from guimard.games.metromania.state import (
    ALL_PASSED,
    BOTH_LINES,
    DIGS,
    LETTERS,
    MAX_ACTIONS,
    NO_STATIONS,
    NONE,
    STUCK_LINES,
    TUNNELS,
    Moves,
    State,
    finished_lines,
    growing,
    tip,
)
from guimard.games.metromania.views import imagine

__all__ = [
    "MAX_ACTIONS",
    "apply",
    "building_actions",
    "final_scores",
    "imagine",
    "is_over",
    "legal_actions",
    "playout",
    "playouts",
]


@inlined
def is_over(state: State) -> bool:
    return bool(state.over)


@compiled
def legal_actions(state: State, moves: Moves) -> None:
    """List the legal actions of the seat to act, the one that ends its turn last."""
    building_actions(state, moves)
    # Metromania 8.2: in the last turns nobody has to play on.
    if state.ending and moves.count > 0 and moves.items[moves.count - 1] < CONFIRM:
        _add(moves, PASS if state.steps == 0 else CONFIRM)


@compiled
def building_actions(state: State, moves: Moves) -> None:
    """List the legal actions, without the right to stop early in the last turns.

    Games that are played out use this list, so that nobody idles in them.
    """
    moves.count = 0
    if state.over:
        return
    if state.choosing:
        list_types(state, moves)
        return
    dug = digs_done(state)
    if state.steps == 0 or 0 < dug < DIGS:
        _list_digs(state, moves)
    must_go_on = _any_duty(moves)
    if state.steps == 0:
        before = moves.count
        for line in (int(state.turn) * 2, int(state.turn) * 2 + 1):
            if growing(state, line):
                _list_stations(state, line, moves)
        must_go_on |= moves.count > before
    elif just_finished(state) >= 0:
        _list_stations(state, just_finished(state), moves)
    if not must_go_on:
        _add(moves, PASS if state.steps == 0 else CONFIRM)


@inlined
def _add(moves: Moves, action: int) -> None:
    moves.items[moves.count] = action
    moves.count += 1


@inlined
def _any_duty(moves: Moves) -> bool:
    """Tell whether some dig places no destination.

    Only one that does may be refused (Metromania 4.6, 6.4).
    """
    for i in range(moves.count):
        if moves.items[i] >= START_AT or act.dig_parts(int(moves.items[i]))[3] == act.NO_LETTER:
            return True
    return False


@inlined
def _list_digs(state: State, moves: Moves) -> None:
    may_place = not placed_this_turn(state)
    for line in (int(state.turn) * 2, int(state.turn) * 2 + 1):
        if growing(state, line):
            if state.length[line] < TUNNELS:
                _list_tunnels(state, line, may_place, moves)
        elif _may_start(state, line):
            _list_starts(state, line, moves)


@inlined
def _may_start(state: State, line: int) -> bool:
    """The solid line first; the striped one in any later turn (Metromania 3.2)."""
    if state.begun[line] >= 0 or began_this_turn(state):
        return False
    return line % 2 == 0 or state.begun[line - 1] >= 0


@compiled
def _list_starts(state: State, line: int, moves: Moves) -> None:
    for border in range(N_BORDER):
        for which in range(2):
            if can_start(state, line, border, which):
                _add(moves, act.start(line % 2, border, which))


@compiled
def _list_tunnels(state: State, line: int, may_place: bool, moves: Moves) -> None:
    here = tip(state, line)
    for direction in range(6):
        if not can_turn(state, line, direction):
            continue
        if can_end(state, line, direction):
            _add(moves, act.end(line % 2, int(OUT[here, direction])))
        elif way_open(state, line, direction):
            for side in range(2):
                if cell_open(state, int(BESIDE[here, direction, side])):
                    _list_tunnel(state, line, direction, side, may_place, moves)


@inlined
def _list_tunnel(state: State, line: int, direction: int, side: int, may_place: bool, moves: Moves) -> None:
    """List the dig into an open cell.

    One action, or on a spot one for each destination that may be placed.
    """
    here = tip(state, line)
    vertex, cell = int(NEXT[here, direction]), int(BESIDE[here, direction, side])
    if state.ground[cell] == NOTHING:
        _add(moves, act.dig(line % 2, vertex, side, act.NO_LETTER))
    elif may_place:
        for letter in range(len(LETTERS)):
            if placeable(state, line // 2, letter, cell):
                _add(moves, act.dig(line % 2, vertex, side, letter + 1))


@compiled
def _list_stations(state: State, line: int, moves: Moves) -> None:
    """List the stations that may be built on a line (Metromania 5.5, 7.3).

    Intermediate ones of a growing line, bonus stations of a finished one.
    """
    if state.stations_left == 0:
        return
    last = int(state.length[line])
    finished = state.ended[line] >= 0
    while not finished and last > 0 and not state.station[state.path[line, last]]:
        last -= 1  # nothing between the last station and the tip
    for place in range(1, last):
        vertex = int(state.path[line, place])
        if not state.station[vertex]:
            _add(moves, act.bonus(line % 2, vertex) if finished else act.station(line % 2, vertex))


@compiled
def apply(state: State, action: int) -> None:
    """Play a legal action."""
    if action < CONFIRM:
        play_step(state, action)
    elif action >= DOUBLE_AT:
        choose_type(state, action - DOUBLE_AT)
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
def playout(state: State, moves: Moves, rng: Rng) -> None:
    """Play uniformly random actions to the end; nobody stops early in the last turns."""
    while not state.over:
        building_actions(state, moves)
        apply(state, int(moves.items[below(rng, moves.count)]))


@compiled
def playouts(template: State, games: Records, count: int, moves: Moves, rng: Rng) -> int:
    """Imagine a view and play it out at random, many times; return a checksum."""
    return sum_of_playouts(template, games, count, moves, rng, imagine, playout)

"""The steps of a turn, played and undone one by one until it is confirmed."""

from guimard.core.compiler import compiled, inlined
from guimard.games.metromania.actions import (
    END_AT,
    NO_LETTER,
    START_AT,
    STATION_AT,
    dig_parts,
    end_parts,
    is_dig,
    start_parts,
    station_parts,
)
from guimard.games.metromania.lattice import APEX, BASE, BESIDE, EDGE_AT, INWARD, NEXT, OUT, TOOTH
from guimard.games.metromania.rules.digging import meets, parts, spots_at
from guimard.games.metromania.state import (
    LOG_ACTION,
    LOG_FIRST,
    LOG_POINTS,
    LOG_SECOND,
    MARKER,
    NONE,
    State,
    bit,
    tip,
)


@inlined
def direction_to(vertex: int, neighbour: int) -> int:
    for direction in range(6):
        if NEXT[vertex, direction] == neighbour:
            return direction
    return NONE


@inlined
def direction_out(vertex: int, border: int) -> int:
    for direction in range(6):
        if OUT[vertex, direction] == border:
            return direction
    return NONE


@inlined
def digs_done(state: State) -> int:
    digs = 0
    for step in range(state.steps):
        digs += int(is_dig(int(state.log[step, LOG_ACTION])))
    return digs


@inlined
def placed_this_turn(state: State) -> bool:
    """Whether a destination was placed in this turn (Metromania 6.2)."""
    for step in range(state.steps):
        action = int(state.log[step, LOG_ACTION])
        if action < START_AT and dig_parts(action)[3] != NO_LETTER:
            return True
    return False


@inlined
def just_finished(state: State) -> int:
    """The line that the last step of this turn finished, or -1 (Metromania 7.3)."""
    if state.steps == 0:
        return NONE
    action = int(state.log[state.steps - 1, LOG_ACTION])
    return int(state.turn) * 2 + end_parts(action)[0] if END_AT <= action < STATION_AT else NONE


@inlined
def began_this_turn(state: State) -> bool:
    for step in range(state.steps):
        if START_AT <= state.log[step, LOG_ACTION] < END_AT:
            return True
    return False


@compiled
def play_step(state: State, action: int) -> None:
    """Play a legal step of the seat to act, and note what is needed to undo it."""
    step = int(state.steps)
    state.steps = step + 1
    state.log[step, LOG_ACTION] = action
    state.log[step, LOG_POINTS] = 0
    first = int(state.turn) * 2
    if action < START_AT:
        _dig(state, first, action)
    elif action < END_AT:
        _start(state, first, action)
    elif action < STATION_AT:
        _end(state, first, action)
    else:
        _build(state, station_parts(action)[1], LOG_FIRST)


@inlined
def _start(state: State, first: int, action: int) -> None:
    number, border, which = start_parts(action)
    line, vertex = first + number, int(BASE[border, which])
    if meets(state, line, -1, vertex):
        _build(state, vertex, LOG_SECOND)
    state.begun[line] = border
    state.path[line, 0] = APEX + border
    _extend(state, line, int(INWARD[border, which]), vertex, TOOTH + border)


@inlined
def _end(state: State, first: int, action: int) -> None:
    number, border = end_parts(action)
    line = first + number
    here = tip(state, line)
    if parts(state, line, -1):
        _build(state, here, LOG_FIRST)
    state.ended[line] = border
    _extend(state, line, direction_out(here, border), APEX + border, TOOTH + border)


@inlined
def _dig(state: State, first: int, action: int) -> None:
    number, vertex, side, letter = dig_parts(action)
    line = first + number
    here = tip(state, line)
    direction = direction_to(here, vertex)
    edge = int(EDGE_AT[here, direction])
    cell = int(BESIDE[here, direction, side])
    if parts(state, line, edge):
        _build(state, here, LOG_FIRST)
    if meets(state, line, edge, vertex):
        _build(state, vertex, LOG_SECOND)
    state.lines_on[edge] |= bit(line)
    _extend(state, line, direction, vertex, cell)
    if letter != NO_LETTER:
        kind = int(state.ground[cell])
        state.placed[MARKER[letter - 1, kind]] = cell
        state.in_hand[state.turn, kind] -= 1


@inlined
def _extend(state: State, line: int, direction: int, vertex: int, cell: int) -> None:
    """One more tunnel at the tip."""
    length = int(state.length[line])
    state.way[line, length] = direction
    state.cell[line, length] = cell
    state.path[line, length + 1] = vertex
    state.length[line] = length + 1
    state.tunnel[cell] = line
    if vertex < APEX:
        state.lines_at[vertex] |= bit(line)


@compiled
def _build(state: State, vertex: int, place: int) -> None:
    """A station, with its points at once (Metromania 5.4)."""
    points = spots_at(state, vertex)
    state.station[vertex] = 1
    state.stations_left -= 1
    state.points[state.turn] += points
    step = int(state.steps) - 1
    state.log[step, place] = vertex
    state.log[step, LOG_POINTS] += points


@compiled
def undo_step(state: State) -> None:
    """Take the last step back: the record is again what it was, byte for byte."""
    step = int(state.steps) - 1
    action = int(state.log[step, LOG_ACTION])
    state.points[state.turn] -= state.log[step, LOG_POINTS]
    for place in (LOG_FIRST, LOG_SECOND):
        if state.log[step, place] >= 0:
            state.station[state.log[step, place]] = 0
            state.stations_left += 1
    first = int(state.turn) * 2
    if action < START_AT:
        _undo_dig(state, first, action)
    elif action < END_AT:
        line = first + start_parts(action)[0]
        _shorten(state, line)
        state.begun[line] = NONE
        state.path[line, 0] = NONE
    elif action < STATION_AT:
        line = first + end_parts(action)[0]
        _shorten(state, line)
        state.ended[line] = NONE
    state.log[step] = NONE
    state.steps = step


@inlined
def _undo_dig(state: State, first: int, action: int) -> None:
    number, _vertex, _side, letter = dig_parts(action)
    line = first + number
    last = int(state.length[line]) - 1
    if letter != NO_LETTER:
        kind = int(state.ground[state.cell[line, last]])
        state.placed[MARKER[letter - 1, kind]] = NONE
        state.in_hand[state.turn, kind] += 1
    state.lines_on[EDGE_AT[state.path[line, last], state.way[line, last]]] &= ~bit(line)
    _shorten(state, line)


@inlined
def _shorten(state: State, line: int) -> None:
    length = int(state.length[line])
    vertex = int(state.path[line, length])
    if vertex < APEX:
        state.lines_at[vertex] &= ~bit(line)
    state.tunnel[state.cell[line, length - 1]] = NONE
    state.path[line, length] = NONE
    state.way[line, length - 1] = NONE
    state.cell[line, length - 1] = NONE
    state.length[line] = length - 1


@compiled
def undo_turn(state: State) -> None:
    """Back to the start of the turn: what everybody else sees until it is confirmed."""
    while state.steps > 0:
        undo_step(state)

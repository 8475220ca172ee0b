"""Metromania's actions as small numbers: by direction and place on the line."""

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Bytes
from guimard.games.metromania import actions as act
from guimard.games.metromania.kernel import legal_actions
from guimard.games.metromania.lattice import N_BORDER, NEXT, OUT
from guimard.games.metromania.rules.steps import direction_out, direction_to
from guimard.games.metromania.state import Moves, State, growing, tip
from guimard.research.metromania.layout import (
    CHOICES,
    CONFIRM,
    DIRECTIONS,
    DOUBLE,
    END,
    PASS,
    PLACES,
    SIDES,
    START,
    STATION,
)


@compiled
def index_of(state: State, action: int) -> int:
    """The number of a legal action of the seat to act."""
    first = int(state.turn) * 2
    if action < act.START_AT:
        line, vertex, side, letter = act.dig_parts(action)
        direction = direction_to(tip(state, first + line), vertex)
        return ((line * DIRECTIONS + direction) * SIDES + side) * CHOICES + letter
    if action < act.END_AT:
        return START + action - act.START_AT
    if action < act.STATION_AT:
        line, border = act.end_parts(action)
        return END + line * DIRECTIONS + direction_out(tip(state, first + line), border)
    if action < act.CONFIRM:
        line, vertex = act.station_parts(action)
        return STATION + line * PLACES + _place_of(state, first + line, vertex) - 1
    if action >= act.DOUBLE_AT:
        return DOUBLE + action - act.DOUBLE_AT
    return CONFIRM if action == act.CONFIRM else PASS


@inlined
def _place_of(state: State, line: int, vertex: int) -> int:
    """How many tunnels lead to a vertex of a line."""
    place = 1
    while state.path[line, place] != vertex:
        place += 1
    return place


@compiled
def action_at(state: State, index: int) -> int:
    """The action of a number that the mask allows."""
    first = int(state.turn) * 2
    if index < START:
        rest, letter = index // CHOICES, index % CHOICES
        line, direction, side = rest // SIDES // DIRECTIONS, rest // SIDES % DIRECTIONS, rest % SIDES
        return act.dig(line, int(NEXT[tip(state, first + line), direction]), side, letter)
    if index < END:
        rest = (index - START) // 2
        return act.start(rest // N_BORDER, rest % N_BORDER, (index - START) % 2)
    if index < STATION:
        line, direction = (index - END) // DIRECTIONS, (index - END) % DIRECTIONS
        return act.end(line, int(OUT[tip(state, first + line), direction]))
    if index < CONFIRM:
        line, place = (index - STATION) // PLACES, (index - STATION) % PLACES + 1
        vertex = int(state.path[first + line, place])
        return act.station(line, vertex) if growing(state, first + line) else act.bonus(line, vertex)
    if index >= DOUBLE:
        return act.double(index - DOUBLE)
    return act.CONFIRM if index == CONFIRM else act.PASS


@compiled
def write_mask(state: State, moves: Moves, mask: Bytes) -> None:
    """1 for each legal action of the seat to act, else 0."""
    mask[:] = 0
    legal_actions(state, moves)
    for i in range(moves.count):
        mask[index_of(state, int(moves.items[i]))] = 1

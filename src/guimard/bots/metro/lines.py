"""What an open line is worth: the four exits ahead, each followed along the track already laid."""

from guimard.bots.metro.places import LEAVES, PLACE, TURN_SHARES
from guimard.bots.metro.values import ARRIVAL, CENTRAL, EDGE, Values
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.numbers import pay
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import seats_own_lines
from guimard.games.metro.tables import ARRIVALS, DEPARTURE_AT, DEPARTURE_PORTS, NONE, STATIONS, TIMES

Exits = tuple[float, float, float, float, float]


@inlined
def relation(state: State, colour: int, turn: int) -> int:
    """How many turns until the owner of a colour acts; companies have no owner."""
    if not seats_own_lines(state):
        return 0
    return (colour - turn + state.seats) % state.seats


@inlined
def is_open(state: State, departure: int) -> bool:
    return state.owner[departure] != NONE and TIMES[state.far[DEPARTURE_PORTS[departure]]] == 0


@inlined
def head_value(values: Values, step: int, line: int, port: int, passed: int) -> float:
    """What a line (or an open arrival) is worth by the place of its head alone."""
    place = PLACE[port]
    return values.lines[step, line, place, 0] + values.lines[step, line, place, 1] * passed


@compiled
def exit_value(state: State, values: Values, step: int, departure: int, leave: int, passed: int) -> float:
    """What a line is worth that leaves through a port, after so many tiles."""
    end = state.far[leave]
    total = passed + state.length[leave]
    multiple = times(departure, end)
    if multiple:
        return float(total * multiple)
    return head_value(values, step, CENTRAL if departure >= STATIONS else EDGE, end, total)


@compiled
def exits_ahead(state: State, values: Values, step: int, departure: int) -> Exits:
    """The values of the four exits in front of an open line, from worst to best, and their mean as tiles go."""
    port = state.far[DEPARTURE_PORTS[departure]]
    passed = state.length[DEPARTURE_PORTS[departure]] + 1
    cell, side = port // 4, port % 4
    after = max(step - 1, 0)
    a = exit_value(state, values, after, departure, LEAVES[cell, side], passed)
    b = exit_value(state, values, after, departure, LEAVES[cell, (side + 1) % 4], passed)
    c = exit_value(state, values, after, departure, LEAVES[cell, (side + 2) % 4], passed)
    d = exit_value(state, values, after, departure, LEAVES[cell, (side + 3) % 4], passed)
    mean = TURN_SHARES[0] * a + TURN_SHARES[1] * b + TURN_SHARES[2] * c + TURN_SHARES[3] * d
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return a, b, c, d, mean


@compiled
def line_value(state: State, values: Values, step: int, turn: int, departure: int) -> float:
    """What an open line will bring, with so many tiles to lay and a seat to act."""
    a, b, c, d, mean = exits_ahead(state, values, step, departure)
    r = relation(state, state.owner[departure], turn)
    return (
        values.ahead[step, r, 0]
        + values.ahead[step, r, 1] * a
        + values.ahead[step, r, 2] * b
        + values.ahead[step, r, 3] * c
        + values.ahead[step, r, 4] * d
        + values.ahead[step, r, 5] * mean
    )


@compiled
def arrival_value(state: State, values: Values, step: int, station: int) -> float:
    """What the line will bring that arrives at a station in the end; what it brought, once it has."""
    start = state.far[ARRIVALS + station]
    if DEPARTURE_AT[start] != NONE:
        return float(pay(state, station))
    return head_value(values, step, ARRIVAL, start, state.length[ARRIVALS + station])

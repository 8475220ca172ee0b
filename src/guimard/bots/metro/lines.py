"""The value of an open line, by its four exits along the track already laid."""

from guimard.bots.metro.records import CENTRAL, EDGE, BaseValues
from guimard.bots.metro.symmetry import EXIT_PORT, PORT_CLASS, TURN_FREQUENCY
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import BaseState, seats_own_lines
from guimard.games.metro.tables import DEPARTURE_PORTS, NONE, STATIONS, TIMES

Exits = tuple[float, float, float, float, float]


@inlined
def turns_until_owner(state: BaseState, colour: int, turn: int) -> int:
    """Return how many turns pass until the owner of a colour acts; 0 for companies."""
    if not seats_own_lines(state):
        return 0
    return int(state.seat_of[colour] - turn + state.seats) % state.seats


@inlined
def is_open(state: BaseState, departure: int) -> bool:
    """Return whether somebody owns this line and it has not arrived yet."""
    return state.owner[departure] != NONE and TIMES[state.far[DEPARTURE_PORTS[departure]]] == 0


@inlined
def head_value(values: BaseValues, step: int, line: int, port: int, passed: int) -> float:
    """Return the value of a line or an open arrival by the place of its head."""
    place = PORT_CLASS[port]
    return values.lines[step, line, place, 0] + values.lines[step, line, place, 1] * passed


@compiled
def exit_value(state: BaseState, values: BaseValues, step: int, departure: int, exit_port: int, passed: int) -> float:
    """Return the value of a line that leaves through a port after ``passed`` tiles."""
    end = state.far[exit_port]
    total = passed + state.length[exit_port]
    multiple = times(departure, end)
    if multiple:
        return float(total * multiple)
    return head_value(values, step, CENTRAL if departure >= STATIONS else EDGE, end, total)


@compiled
def exits_ahead(state: BaseState, values: BaseValues, step: int, departure: int) -> Exits:
    """Return the values of the four exits ahead, worst first, and their mean."""
    port = state.far[DEPARTURE_PORTS[departure]]
    passed = state.length[DEPARTURE_PORTS[departure]] + 1
    cell, side = port // 4, port % 4
    after = max(step - 1, 0)
    a = exit_value(state, values, after, departure, EXIT_PORT[cell, side], passed)
    b = exit_value(state, values, after, departure, EXIT_PORT[cell, (side + 1) % 4], passed)
    c = exit_value(state, values, after, departure, EXIT_PORT[cell, (side + 2) % 4], passed)
    d = exit_value(state, values, after, departure, EXIT_PORT[cell, (side + 3) % 4], passed)
    mean = TURN_FREQUENCY[0] * a + TURN_FREQUENCY[1] * b + TURN_FREQUENCY[2] * c + TURN_FREQUENCY[3] * d
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return a, b, c, d, mean


@compiled
def line_value(state: BaseState, values: BaseValues, step: int, turn: int, departure: int) -> float:
    """Return the points that an open line is expected to bring."""
    a, b, c, d, mean = exits_ahead(state, values, step, departure)
    turns = turns_until_owner(state, state.owner[departure], turn)
    return (
        values.ahead[step, turns, 0]
        + values.ahead[step, turns, 1] * a
        + values.ahead[step, turns, 2] * b
        + values.ahead[step, turns, 3] * c
        + values.ahead[step, turns, 4] * d
        + values.ahead[step, turns, 5] * mean
    )

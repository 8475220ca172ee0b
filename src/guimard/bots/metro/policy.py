"""The one-ply player: the action after which the forecast is best. Also what playouts are made of.

``games`` is room for states: compiled code must not make its own. The first is the position, the second is
used for trying things out.
"""

import numpy as np

from guimard.bots.metro.forecast import Forecast, foresee, steps_left, try_tile
from guimard.bots.metro.lines import line_value
from guimard.bots.metro.margin import judge_by, trial_margin, weigh
from guimard.bots.metro.values import Values
from guimard.core.bits import ONE, ZERO, lowest
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Records
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations import STATION, WAYS, departures, wagon_colour
from guimard.games.metro.rules.laying import doubled, looks
from guimard.games.metro.rules.network import times
from guimard.games.metro.tables import CELLS, COLOURS, DEPARTURE_PORTS, DRAW, NONE, STATIONS, TURNED

POSITION, TRIAL = 0, 1


@inlined
def next_seat(state: State) -> int:
    return (state.turn + 1) % state.seats


@compiled
def foresee_next(state: State, values: Values, forecast: Forecast, knower: int) -> float:
    """The forecast once the seat to act has laid a tile that touches nothing; its margin then."""
    foresee(state, values, forecast, max(steps_left(state) - 1, 0), next_seat(state))
    judge_by(state, forecast, knower)
    return weigh(state, values, forecast, state.turn)


@compiled
def best_lay(games: Records, values: Values, forecast: Forecast, kind: int) -> tuple[float, int]:
    """The best place for a tile: the margin it leads to, and the action."""
    state, after = games[POSITION], games[TRIAL]
    best, best_action = -np.inf, -1
    suited = ZERO
    for r in range(looks(state, kind)):
        suited |= state.frontier & state.suitable[TURNED[kind, r]]
    for r in range(looks(state, kind)):
        look = TURNED[kind, r]
        cells = state.frontier & state.suitable[look] if suited else state.frontier
        while cells:
            cell = lowest(cells)
            cells &= cells - ONE
            games[TRIAL] = state
            try_tile(state, after, values, forecast, look, cell)
            worth = trial_margin(after, values, forecast, state.turn)
            if worth > best:
                best, best_action = worth, (kind * 4 + r) * CELLS + cell
    return best, best_action


@compiled
def central_line(state: State, values: Values, forecast: Forecast, central: int) -> float:
    """What a line from a central station brings to the seat to act, whichever wagon stands there."""
    departure = STATIONS + central
    port = DEPARTURE_PORTS[departure]
    multiple = times(departure, state.far[port])
    if multiple:
        return float(state.length[port] * multiple)
    state.owner[departure] = max(state.own[state.turn], 0)  # no company has an owner: any stands for all
    worth = line_value(state, values, forecast.step, forecast.turn, departure)
    state.owner[departure] = NONE
    return worth


@compiled
def try_wagon(state: State, values: Values, forecast: Forecast, line: float, way: int) -> float:
    """The margin after a wagon is placed whose line brings so much."""
    for colour in range(COLOURS):
        forecast.trial[colour] = forecast.points[colour]
    forecast.trial[wagon_colour(state, way)] += line - values.wagon[forecast.step]
    return trial_margin(state, values, forecast, state.turn)


@compiled
def best_wagon(state: State, values: Values, forecast: Forecast) -> tuple[float, int]:
    best, best_action = -np.inf, -1
    ways = departures(state)
    seen, line = -1, 0.0
    while ways:
        choice = lowest(ways)
        ways &= ways - ONE
        if choice // WAYS != seen:
            seen = choice // WAYS
            line = central_line(state, values, forecast, seen)
        worth = try_wagon(state, values, forecast, line, choice % WAYS)
        if worth > best:
            best, best_action = worth, STATION + choice
    return best, best_action


@inlined
def draw_gain(values: Values, step: int, gain: float) -> float:
    """What a tile from the bag gains on average, where the best tile in hand gains so much."""
    return values.draw[step, 0] + values.draw[step, 1] * gain


@compiled
def policy(games: Records, values: Values, forecast: Forecast) -> int:
    """The action of a fast player: lays, places wagons, and draws when its tiles are worse than most."""
    state = games[POSITION]
    now = foresee_next(state, values, forecast, state.turn)
    if state.drawn != NONE:
        return best_lay(games, values, forecast, state.drawn)[1]
    best, action = best_wagon(state, values, forecast) if state.wagons else (-np.inf, -1)
    for slot in range(state.held[state.turn]):
        if not doubled(state, state.turn, slot):
            worth, lay = best_lay(games, values, forecast, state.hands[state.turn, slot])
            if worth > best:
                best, action = worth, lay
    if state.left and best - now < draw_gain(values, forecast.step, best - now):
        return DRAW
    return action

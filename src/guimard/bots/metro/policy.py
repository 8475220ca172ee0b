"""The careful player: the action with the best forecast one ply ahead."""

import numpy as np

from guimard.bots.metro.forecast import Forecast, forecast_points, tiles_left, try_tile
from guimard.bots.metro.lines import line_value
from guimard.bots.metro.margin import prepare_trials, set_observer, trial_margin
from guimard.bots.metro.values import Values
from guimard.bots.metro.workspace import POSITION, TRIAL, Workspace
from guimard.core.bits import ONE, ZERO, lowest
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations.rules import STATION, WAYS, departures, wagon_colour
from guimard.games.metro.rules.laying import doubled, looks
from guimard.games.metro.rules.network import times
from guimard.games.metro.tables import CELLS, COLOURS, DEPARTURE_PORTS, DRAW, NONE, STATIONS, TURNED


@inlined
def next_seat(state: State) -> int:
    return (state.turn + 1) % state.seats


@compiled
def forecast_next(state: State, values: Values, forecast: Forecast, observer: int) -> float:
    """Forecast the position after a lay that touches no line; return the margin."""
    forecast_points(state, values, forecast, max(tiles_left(state) - 1, 0), next_seat(state))
    set_observer(state, forecast, observer)
    return prepare_trials(state, values, forecast, state.turn)


@compiled
def best_lay(work: Workspace, kind: int) -> tuple[float, int]:
    """Return the margin of the best lay of a tile, and the action."""
    games, values, forecast = work.games, work.values, work.forecast
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
    """Return what a line from a central station brings to the seat to act."""
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
    """Return the margin after placing a wagon whose line brings ``line`` points."""
    for colour in range(COLOURS):
        forecast.trial[colour] = forecast.points[colour]
    forecast.trial[wagon_colour(state, way)] += line - values.wagon[forecast.step]
    return trial_margin(state, values, forecast, state.turn)


@compiled
def best_wagon(state: State, values: Values, forecast: Forecast) -> tuple[float, int]:
    """Return the margin of the best place and wagon for a departure, and the action."""
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
    """Return what a drawn tile gains on average, given the gain of the best in hand."""
    return values.draw[step, 0] + values.draw[step, 1] * gain


@compiled
def policy(work: Workspace) -> int:
    """Return the best lay or wagon, or a draw if the tiles in hand are bad."""
    state, values, forecast = work.games[POSITION], work.values, work.forecast
    now = forecast_next(state, values, forecast, state.turn)
    if state.drawn != NONE:
        return best_lay(work, state.drawn)[1]
    best, action = best_wagon(state, values, forecast) if state.wagons else (-np.inf, -1)
    for slot in range(state.held[state.turn]):
        if not doubled(state, state.turn, slot):
            worth, lay = best_lay(work, state.hands[state.turn, slot])
            if worth > best:
                best, action = worth, lay
    if state.left and best - now < draw_gain(values, forecast.step, best - now):
        return DRAW
    return action

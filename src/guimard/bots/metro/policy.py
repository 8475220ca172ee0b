"""The careful player: the action with the best forecast one ply ahead."""

import numpy as np

from guimard.bots.metro.forecast import forecast_points, try_tile
from guimard.bots.metro.margin import prepare_trials, set_observer, trial_margin
from guimard.bots.metro.modules import hooks
from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.bots.metro.records import tiles_left
from guimard.bots.metro.workspace import POSITION, TRIAL, Workspace
from guimard.core.bits import ONE, ZERO, lowest
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.laying import doubled, looks
from guimard.games.metro.tables import CELLS, DRAW, NONE, TURNED


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
def best_verb(work: Workspace) -> tuple[float, int]:
    """Return the margin of the best action that modules add, and the action."""
    state, values, forecast, moves = work.games[POSITION], work.values, work.forecast, work.moves
    best, best_action = -np.inf, -1
    moves.count = 0
    hooks.list_trials(state, moves)
    for i in range(moves.count):
        hooks.try_action(state, values, forecast, moves.items[i])
        worth = trial_margin(state, values, forecast, state.turn)
        if worth > best:
            best, best_action = worth, moves.items[i]
    return best, best_action


@inlined
def draw_gain(values: Values, step: int, gain: float) -> float:
    """Return what a drawn tile gains on average, given the gain of the best in hand."""
    return values.draw[step, 0] + values.draw[step, 1] * gain


@compiled
def policy(work: Workspace) -> int:
    """Return the best lay or verb, or a draw if the tiles in hand are bad."""
    state, values, forecast = work.games[POSITION], work.values, work.forecast
    now = forecast_next(state, values, forecast, state.turn)
    if state.drawn != NONE:
        return best_lay(work, state.drawn)[1]
    best, action = best_verb(work)
    for slot in range(state.held[state.turn]):
        if not doubled(state, state.turn, slot):
            worth, lay = best_lay(work, state.hands[state.turn, slot])
            if worth > best:
                best, action = worth, lay
    if state.left and best - now < draw_gain(values, forecast.step, best - now):
        return DRAW
    return action

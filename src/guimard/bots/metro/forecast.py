"""Forecast the final points of each colour from the learned values of open lines."""

from guimard.bots.metro.lines import is_open, line_value
from guimard.bots.metro.modules import hooks
from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.bots.metro.records import tiles_left
from guimard.bots.metro.symmetry import EXIT_PORT
from guimard.core.bits import ONE, ZERO, lowest, single
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import join
from guimard.games.metro.tables import ARRIVALS, COLOURS, DEPARTURE_PORTS, DEPARTURES


@compiled
def forecast_points(state: State, values: Values, forecast: Forecast, step: int, turn: int) -> None:
    """Evaluate all lines, with ``step`` tiles left to lay and seat ``turn`` to act."""
    forecast.step = step
    forecast.turn = turn
    forecast.touching[:] = ZERO
    for colour in range(COLOURS):
        forecast.points[colour] = state.points[colour]
    hooks.add_colour_points(state, values, forecast)
    for departure in range(DEPARTURES):
        if is_open(state, departure):
            worth = line_value(state, values, step, turn, departure)
            forecast.line[departure] = worth
            forecast.points[state.owner[departure]] += worth
            _mark_cells(state, forecast, departure)


@compiled
def forecast_view(view: State, values: Values, forecast: Forecast) -> None:
    """Evaluate a view as it is; what others hold is deduced from that."""
    forecast_points(view, values, forecast, tiles_left(view), view.turn)
    hooks.compare_points(view, forecast)


@inlined
def _mark_cells(state: State, forecast: Forecast, departure: int) -> None:
    """Mark the cells that a line's value depends on: ahead of it and of its exits."""
    cell = state.far[DEPARTURE_PORTS[departure]] // 4
    line = single(departure)
    forecast.touching[cell] |= line
    for side in range(4):
        end = state.far[EXIT_PORT[cell, side]]
        if end < ARRIVALS:
            forecast.touching[end // 4] |= line


@compiled
def try_tile(state: State, after: State, values: Values, forecast: Forecast, look: int, cell: int) -> None:
    """Lay a tile on ``after``, a copy of ``state``; write the points to ``trial``."""
    join(after, look, cell, 1)
    for colour in range(COLOURS):
        forecast.trial[colour] = forecast.points[colour] + after.points[colour] - state.points[colour]
    lines = forecast.touching[cell]
    while lines:
        departure = lowest(lines)
        lines &= lines - ONE
        worth = -forecast.line[departure]
        if is_open(after, departure):
            worth += line_value(after, values, forecast.step, forecast.turn, departure)
        forecast.trial[after.owner[departure]] += worth

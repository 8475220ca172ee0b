"""Forecast the final points of each colour from the learned values of open lines."""

from typing import Annotated

from guimard.bots.metro.lines import is_open, line_value
from guimard.bots.metro.symmetry import EXIT_PORT
from guimard.bots.metro.values import Values
from guimard.core.bits import ONE, ZERO, lowest, single
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import BitSets, FlatRecord, Floats
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations.rules import in_stock
from guimard.games.metro.rules.network import join
from guimard.games.metro.tables import ARRIVALS, CELLS, COLOURS, DEPARTURE_PORTS, DEPARTURES, MAX_SEATS, TILES


class Forecast(FlatRecord):
    """A position evaluated once; a trial only updates what it touches."""

    line: Annotated[Floats, DEPARTURES]  # the value of each open line
    touching: Annotated[BitSets, CELLS]  # the departures whose value depends on what is laid on a cell
    points: Annotated[Floats, COLOURS]  # expected final points of each colour
    trial: Annotated[Floats, COLOURS]  # the same after the action that is tried
    step: int  # tiles left to lay when the lines were evaluated
    turn: int
    # Set by ``margin``:
    seat_points: Annotated[Floats, MAX_SEATS]  # expected final points of each seat
    stakes: Annotated[Floats, MAX_SEATS, COLOURS]  # expected tenths of each company, as the observer knows them
    observer: int  # the seat whose knowledge counts, or FULL_INFORMATION
    weights: Annotated[Floats, COLOURS]  # of each company's value in the margin
    bonus_weights: Annotated[Floats, COLOURS]  # of each company's bonus in the margin
    strength: Annotated[Floats, COLOURS]  # Bradley-Terry strength of each company, from ``points``
    trial_strength: Annotated[Floats, COLOURS]  # the same from ``trial``
    base_margin: float  # the margin from ``points``, without station numbers
    # Set by ``share_sampling``:
    relative_points: Annotated[Floats, COLOURS]  # expected points of each company less their mean
    residual: Annotated[Floats, COLOURS]  # the part of that which the shares held do not explain


@inlined
def tiles_left(state: State) -> int:
    """Return how many tiles are still to be laid."""
    return TILES - state.laid


@compiled
def forecast_points(state: State, values: Values, forecast: Forecast, step: int, turn: int) -> None:
    """Evaluate all lines, with ``step`` tiles left to lay and seat ``turn`` to act."""
    forecast.step = step
    forecast.turn = turn
    forecast.touching[:] = ZERO
    for colour in range(COLOURS):
        forecast.points[colour] = state.points[colour]
        if in_stock(state, colour):
            forecast.points[colour] += values.wagon[step]
    for departure in range(DEPARTURES):
        if is_open(state, departure):
            worth = line_value(state, values, step, turn, departure)
            forecast.line[departure] = worth
            forecast.points[state.owner[departure]] += worth
            _mark_cells(state, forecast, departure)


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

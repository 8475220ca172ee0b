"""What each colour will have in the end, as far as the learned values can tell."""

from typing import Annotated

from guimard.bots.metro.lines import is_open, line_value
from guimard.bots.metro.places import LEAVES
from guimard.bots.metro.values import Values
from guimard.core.bits import ONE, ZERO, lowest, single
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import BitSets, FlatRecord, Floats
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations import in_stock
from guimard.games.metro.rules.network import join
from guimard.games.metro.tables import (
    ARRIVALS,
    CELLS,
    COLOURS,
    DEPARTURE_PORTS,
    DEPARTURES,
    MAX_SEATS,
    TILES,
)


class Forecast(FlatRecord):
    """A position valued once, so that trying something only values the lines and the colours it touches."""

    line: Annotated[Floats, DEPARTURES]
    touching: Annotated[BitSets, CELLS]  # the departures whose value depends on what is laid on a cell
    points: Annotated[Floats, COLOURS]  # what each colour will have
    trial: Annotated[Floats, COLOURS]  # the same after trying something
    step: int  # tiles to lay, as of when the lines were valued
    turn: int
    seats: Annotated[Floats, MAX_SEATS]  # what each seat will have; this and the rest are by ``margin``
    stakes: Annotated[Floats, MAX_SEATS, COLOURS]  # tenths of each company, as far as the judging seat knows
    knower: int  # the seat that judges; or ALL_KNOWN
    claims: Annotated[Floats, COLOURS]  # what the value of a company counts in the margin
    bonuses: Annotated[Floats, COLOURS]  # what the bonus of a company counts in it
    odds: Annotated[Floats, COLOURS]  # how companies compare, by ``points``
    tried: Annotated[Floats, COLOURS]  # the same by ``trial``
    now: float  # the margin by ``points``, but for numbers
    success: Annotated[Floats, COLOURS]  # how much better than others each company fares; by ``holders``
    riddle: Annotated[Floats, COLOURS]  # how much of that is not explained by who holds it


@inlined
def steps_left(state: State) -> int:
    return TILES - state.laid


@compiled
def foresee(state: State, values: Values, forecast: Forecast, step: int, turn: int) -> None:
    """Value all lines as if so many tiles were left to lay and this seat to act."""
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
            _note_cells(state, forecast, departure)


@inlined
def _note_cells(state: State, forecast: Forecast, departure: int) -> None:
    """A line's value depends on the cell in front of it, and on those in front of the exits there."""
    cell = state.far[DEPARTURE_PORTS[departure]] // 4
    line = single(departure)
    forecast.touching[cell] |= line
    for side in range(4):
        end = state.far[LEAVES[cell, side]]
        if end < ARRIVALS:
            forecast.touching[end // 4] |= line


@compiled
def try_tile(state: State, after: State, values: Values, forecast: Forecast, look: int, cell: int) -> None:
    """Lay a tile on ``after``, a copy of ``state``, and write what each colour will then have to ``trial``."""
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

"""What each seat will have in the end, as far as the learned values can tell."""

from typing import Annotated

import numpy as np

from guimard.bots.metro.lines import arrival_value, is_open, line_value
from guimard.bots.metro.places import LEAVES
from guimard.bots.metro.values import Values
from guimard.core.kernel import Floats, Record, Words, compiled, inlined
from guimard.core.words import ONE, ZERO, lowest, single
from guimard.games.metro.companies import stake
from guimard.games.metro.network import join
from guimard.games.metro.state import State
from guimard.games.metro.stations import in_stock
from guimard.games.metro.tables import (
    ARRIVALS,
    CELLS,
    COLOURS,
    DEPARTURE_PORTS,
    DEPARTURES,
    MAX_SEATS,
    NONE,
    NUMBER_COLOURS,
    TILES,
)


class Forecast(Record):
    """The lines of a position, valued once, so that trying a tile only values those it touches."""

    line: Annotated[Floats, DEPARTURES]
    touching: Annotated[Words, CELLS]  # the departures whose value depends on what is laid on a cell
    points: Annotated[Floats, COLOURS]  # what each colour will have
    trial: Annotated[Floats, COLOURS]  # the same after trying something
    seats: Annotated[Floats, MAX_SEATS]
    odds: Annotated[Floats, COLOURS]
    step: int  # tiles to lay, as of when the lines were valued
    turn: int


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


@compiled
def foresee_seats(state: State, values: Values, forecast: Forecast, points: Floats) -> None:
    """What each seat will have, if the colours will have these points."""
    for seat in range(state.seats):
        forecast.seats[seat] = points[state.own[seat]] if state.own[seat] != NONE else 0.0
    if state.own[0] == NONE:
        _add_shares(state, values, forecast, points)
    if state.number_count:
        _add_numbers(state, values, forecast)


@compiled
def margin(state: State, values: Values, forecast: Forecast, points: Floats, seat: int) -> float:
    """What a seat will have over the mean of the others, if the colours will have these points."""
    foresee_seats(state, values, forecast, points)
    total = 0.0
    for other in range(state.seats):
        total += forecast.seats[other]
    return (forecast.seats[seat] * state.seats - total) / (state.seats - 1)


@compiled
def chance(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """The chance that a seat wins, by what the seats will have."""
    scale = 0.6 * values.spread[forecast.step]
    total = 0.0
    for other in range(state.seats):
        total += np.exp((forecast.seats[other] - forecast.seats[seat]) / scale)
    return 1 / total


@compiled
def _add_shares(state: State, values: Values, forecast: Forecast, points: Floats) -> None:
    """Each share by the rank its company will probably have, and the bonus of majorities."""
    scale = 1.2 / values.spread[forecast.step]
    best = points.max()
    for company in range(COLOURS):
        forecast.odds[company] = np.exp(scale * (points[company] - best)) + 1e-9
    for company in range(COLOURS):
        worth = 1.0
        for other in range(COLOURS):
            if other != company:  # the chance that this company ends before the other
                worth += forecast.odds[company] / (forecast.odds[company] + forecast.odds[other])
        _pay_shareholders(state, forecast, company, worth, max(points[company] / 10 - 0.45, 0.0))


@inlined
def _pay_shareholders(state: State, forecast: Forecast, company: int, worth: float, bonus: float) -> None:
    most, most_seats = 0, ZERO
    for seat in range(state.seats):
        tenths = stake(state, seat, company)
        forecast.seats[seat] += tenths * worth
        if tenths > most:
            most, most_seats = tenths, single(seat)
        elif tenths == most:
            most_seats |= single(seat)
    while most and most_seats:
        forecast.seats[lowest(most_seats)] += bonus
        most_seats &= most_seats - ONE


@compiled
def _add_numbers(state: State, values: Values, forecast: Forecast) -> None:
    for seat in range(state.seats):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                number = state.numbers[seat, colour, i]
                forecast.seats[seat] += arrival_value(state, values, forecast.step, number)

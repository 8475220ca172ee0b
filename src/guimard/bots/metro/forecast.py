"""What each seat will have in the end, as far as the learned values can tell."""

from typing import Annotated

import numpy as np

from guimard.bots.metro.lines import arrival_value, is_open, line_value
from guimard.bots.metro.places import LEAVES
from guimard.bots.metro.values import Values
from guimard.core.kernel import Floats, Record, Words, compiled, inlined
from guimard.core.words import ONE, ZERO, lowest, single, size
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
    PERCENTAGES,
    TILES,
)

ALL_KNOWN = -1  # instead of the seat that judges: by what really is, not by what one may know


class Forecast(Record):
    """The lines of a position, valued once, so that trying a tile only values those it touches."""

    line: Annotated[Floats, DEPARTURES]
    touching: Annotated[Words, CELLS]  # the departures whose value depends on what is laid on a cell
    points: Annotated[Floats, COLOURS]  # what each colour will have
    trial: Annotated[Floats, COLOURS]  # the same after trying something
    seats: Annotated[Floats, MAX_SEATS]
    stakes: Annotated[Floats, MAX_SEATS, COLOURS]  # tenths of each company, as far as the judging seat knows
    knower: int  # the seat that judges; or ALL_KNOWN
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
def judge_by(state: State, forecast: Forecast, knower: int) -> None:
    """From now on seats are valued by what this seat knows of shares and numbers.

    Everybody in a playout must act by what it knows: players who see each other's shares undo each other's work, and
    then nothing seems worth doing.
    """
    forecast.knower = knower
    if state.own[0] == NONE:
        forecast.stakes[:] = 0.0
        for percentage in range(PERCENTAGES):
            _note_stakes(state, forecast, percentage)


@inlined
def _knows(forecast: Forecast, seen: int) -> bool:
    return forecast.knower == ALL_KNOWN or (seen >> forecast.knower) & 1 == 1


@compiled
def _note_stakes(state: State, forecast: Forecast, percentage: int) -> None:
    """The shares of a percentage: the seen ones as they are, of the others everybody has a part."""
    unseen = single(COLOURS) - ONE
    unseen &= ~single(state.face_up[percentage])
    for i in range(state.pile_size[percentage]):
        if _knows(forecast, state.pile_seen[percentage, i]):
            unseen &= ~single(state.pile[percentage, i])
    for seat in range(state.seats):
        if _knows(forecast, state.shares_seen[seat, percentage]):
            unseen &= ~single(state.shares[seat, percentage])
            forecast.stakes[seat, state.shares[seat, percentage]] += percentage + 1
    for seat in range(state.seats):
        if not _knows(forecast, state.shares_seen[seat, percentage]):
            _note_unseen(forecast, seat, unseen, percentage + 1)


@inlined
def _note_unseen(forecast: Forecast, seat: int, unseen: np.uint64, tenths: int) -> None:
    part = tenths / size(unseen)
    while unseen:
        forecast.stakes[seat, lowest(unseen)] += part
        unseen &= unseen - ONE


@compiled
def foresee_seats(state: State, values: Values, forecast: Forecast, points: Floats) -> None:
    """What each seat will have, if the colours will have these points."""
    for seat in range(state.seats):
        forecast.seats[seat] = points[state.own[seat]] if state.own[seat] != NONE else 0.0
    if state.own[0] == NONE:
        _add_shares(state, values, forecast, points)
    if state.number_count:
        for seat in range(state.seats):
            if _knows(forecast, 1 << seat):  # the numbers of others may pay for any line
                _add_numbers(state, values, forecast, seat)


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
    """To each its tenths; the bonus to whoever has most, as far as it is known who that is."""
    most = 0.0
    for seat in range(state.seats):
        forecast.seats[seat] += forecast.stakes[seat, company] * worth
        most = max(most, forecast.stakes[seat, company])
    for seat in range(state.seats):
        if most > 0.0 and forecast.stakes[seat, company] == most:
            forecast.seats[seat] += bonus * min(most, 1.0)


@compiled
def _add_numbers(state: State, values: Values, forecast: Forecast, seat: int) -> None:
    for colour in range(NUMBER_COLOURS):
        for i in range(state.number_count):
            number = state.numbers[seat, colour, i]
            forecast.seats[seat] += arrival_value(state, values, forecast.step, number)

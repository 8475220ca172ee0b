"""What the forecast of the colours means for the seats: whose lines they are, shares and numbers."""

import numpy as np

from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.lines import arrival_value
from guimard.bots.metro.values import Values
from guimard.core.bits import ONE, lowest, single, size
from guimard.core.compiler import compiled, inlined
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.numbers import NUMBER_COLOURS
from guimard.games.metro.state import seats_own_lines
from guimard.games.metro.tables import COLOURS, NONE, PERCENTAGES

ALL_KNOWN = -1  # instead of the seat that judges: by what really is, not by what one may know


@compiled
def judge_by(state: State, forecast: Forecast, knower: int) -> None:
    """From now on seats are valued by what this seat knows of shares and numbers.

    Everybody in a playout must act by what it knows: players who see each other's shares undo each other's work, and
    then nothing seems worth doing.
    """
    forecast.knower = knower
    if not seats_own_lines(state):
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
def foresee_seats(state: State, values: Values, forecast: Forecast) -> None:
    """What each seat will have, if the colours will have what is foreseen."""
    for seat in range(state.seats):
        forecast.seats[seat] = forecast.points[state.own[seat]] if state.own[seat] != NONE else 0.0
    if not seats_own_lines(state):
        _add_shares(state, values, forecast)
    for seat in range(state.seats):
        forecast.seats[seat] += _numbers(state, values, forecast, seat)


@compiled
def margin(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """What a seat will have over the mean of the others."""
    foresee_seats(state, values, forecast)
    return _lead(state, forecast, seat)


@inlined
def _lead(state: State, forecast: Forecast, seat: int) -> float:
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
def weigh(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """The margin of a seat that judges by what it knows; makes ready for ``trial_margin``."""
    found = margin(state, values, forecast, seat)
    if not seats_own_lines(state):
        forecast.now = found - _numbers(state, values, forecast, seat)
        forecast.claims[:] = 0.0
        forecast.bonuses[:] = 0.0
        for other in range(state.seats):
            _note_claims(state, forecast, other, 1.0 if other == seat else -1 / (state.seats - 1))
    return found


@inlined
def _note_claims(state: State, forecast: Forecast, seat: int, part: float) -> None:
    for company in range(COLOURS):
        stake, most = forecast.stakes[seat, company], _most(state, forecast, company)
        forecast.claims[company] += part * stake
        if stake == most:
            forecast.bonuses[company] += part * min(most, 1.0)


@compiled
def trial_margin(after: State, values: Values, forecast: Forecast, seat: int) -> float:
    """The margin if the colours will have what was tried; of companies only those that have changed are looked at."""
    if not seats_own_lines(after):
        return forecast.now + _numbers(after, values, forecast, seat) + _company_gains(values, forecast)
    for other in range(after.seats):
        forecast.seats[other] = forecast.trial[after.own[other]] + _numbers(after, values, forecast, other)
    return _lead(after, forecast, seat)


@compiled
def _company_gains(values: Values, forecast: Forecast) -> float:
    scale, gain = _surety(values, forecast), 0.0
    for company in range(COLOURS):
        forecast.tried[company] = forecast.odds[company]
    for company in range(COLOURS):
        before, after = forecast.points[company], forecast.trial[company]
        if after != before:
            gain += forecast.bonuses[company] * (_bonus(after) - _bonus(before))
            gain += _overtaking(forecast, company, np.exp(scale * (after - before)))
    return gain


@inlined
def _overtaking(forecast: Forecast, company: int, growth: float) -> float:
    """What it brings that the odds of a company grow by a factor: its value rises, those of others fall."""
    before, gain = forecast.tried[company], 0.0
    after = before * growth
    for other in range(COLOURS):  # itself, too: that counts nothing
        odds = forecast.tried[other]
        likelier = odds * (after - before) / ((after + odds) * (before + odds))
        gain += (forecast.claims[company] - forecast.claims[other]) * likelier
    forecast.tried[company] = after
    return gain


@inlined
def _surety(values: Values, forecast: Forecast) -> float:
    """How much a point tells about which of two companies will be ahead."""
    return float(1.2 / values.spread[forecast.step])


@inlined
def _bonus(points: float) -> float:
    """A tenth of a company's points, rounded down, on average."""
    return max(points / 10 - 0.45, 0.0)


@inlined
def _most(state: State, forecast: Forecast, company: int) -> float:
    most = 0.0
    for seat in range(state.seats):
        most = max(most, forecast.stakes[seat, company])
    return most


@compiled
def _add_shares(state: State, values: Values, forecast: Forecast) -> None:
    """Each share by the rank its company will probably have, and the bonus of majorities."""
    scale, best = _surety(values, forecast), forecast.points.max()
    for company in range(COLOURS):
        forecast.odds[company] = np.exp(scale * (forecast.points[company] - best))
    for company in range(COLOURS):
        worth = 1.0
        for other in range(COLOURS):
            if other != company:  # the chance that this company ends before the other
                worth += forecast.odds[company] / (forecast.odds[company] + forecast.odds[other])
        _pay_shareholders(state, forecast, company, worth)


@inlined
def _pay_shareholders(state: State, forecast: Forecast, company: int, worth: float) -> None:
    """To each its tenths; the bonus to whoever has most, as far as it is known who that is."""
    most, bonus = _most(state, forecast, company), _bonus(forecast.points[company])
    for seat in range(state.seats):
        forecast.seats[seat] += forecast.stakes[seat, company] * worth
        if forecast.stakes[seat, company] == most:
            forecast.seats[seat] += bonus * min(most, 1.0)


@compiled
def _numbers(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """What the numbers of a seat will pay; those of others may pay for any line."""
    found = 0.0
    if state.number_count and _knows(forecast, 1 << seat):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                found += arrival_value(state, values, forecast.step, state.numbers[seat, colour, i])
    return found

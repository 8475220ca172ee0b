"""Points of the seats from those of the colours: lines, shares and numbers."""

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

FULL_INFORMATION = -1  # as observer: everything is known


@compiled
def set_observer(state: State, forecast: Forecast, observer: int) -> None:
    """Evaluate seats by what this seat knows of shares and numbers from now on.

    In a playout every player must act on its own knowledge. Players who saw each other's shares would undo each
    other's work, and no action would seem to gain anything.
    """
    forecast.observer = observer
    if not seats_own_lines(state):
        forecast.stakes[:] = 0.0
        for percentage in range(PERCENTAGES):
            _add_stakes(state, forecast, percentage)


@inlined
def _is_known(forecast: Forecast, seen: int) -> bool:
    return forecast.observer == FULL_INFORMATION or (seen >> forecast.observer) & 1 == 1


@compiled
def _add_stakes(state: State, forecast: Forecast, percentage: int) -> None:
    """Add the shares of a percentage; unknown ones count in equal parts."""
    unseen = single(COLOURS) - ONE
    unseen &= ~single(state.face_up[percentage])
    for i in range(state.pile_size[percentage]):
        if _is_known(forecast, state.pile_seen[percentage, i]):
            unseen &= ~single(state.pile[percentage, i])
    for seat in range(state.seats):
        if _is_known(forecast, state.shares_seen[seat, percentage]):
            unseen &= ~single(state.shares[seat, percentage])
            forecast.stakes[seat, state.shares[seat, percentage]] += percentage + 1
    for seat in range(state.seats):
        if not _is_known(forecast, state.shares_seen[seat, percentage]):
            _add_unseen(forecast, seat, unseen, percentage + 1)


@inlined
def _add_unseen(forecast: Forecast, seat: int, unseen: np.uint64, tenths: int) -> None:
    part = tenths / size(unseen)
    while unseen:
        forecast.stakes[seat, lowest(unseen)] += part
        unseen &= unseen - ONE


@compiled
def forecast_seats(state: State, values: Values, forecast: Forecast) -> None:
    """Write the final points of each seat that follow from those of the colours."""
    for seat in range(state.seats):
        forecast.seat_points[seat] = forecast.points[state.own[seat]] if state.own[seat] != NONE else 0.0
    if not seats_own_lines(state):
        _add_shares(state, values, forecast)
    for seat in range(state.seats):
        forecast.seat_points[seat] += _number_points(state, values, forecast, seat)


@compiled
def margin(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the points of a seat over the mean of the others."""
    forecast_seats(state, values, forecast)
    return _seat_margin(state, forecast, seat)


@inlined
def _seat_margin(state: State, forecast: Forecast, seat: int) -> float:
    total = 0.0
    for other in range(state.seats):
        total += forecast.seat_points[other]
    return (forecast.seat_points[seat] * state.seats - total) / (state.seats - 1)


@compiled
def win_chance(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the chance that a seat wins, from the points of the seats (softmax)."""
    scale = 0.6 * values.spread[forecast.step]
    total = 0.0
    for other in range(state.seats):
        total += np.exp((forecast.seat_points[other] - forecast.seat_points[seat]) / scale)
    return 1 / total


@compiled
def prepare_trials(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the margin of a seat, and prepare the weights that ``trial_margin`` uses."""
    found = margin(state, values, forecast, seat)
    if not seats_own_lines(state):
        forecast.base_margin = found - _number_points(state, values, forecast, seat)
        forecast.weights[:] = 0.0
        forecast.bonus_weights[:] = 0.0
        for other in range(state.seats):
            _add_weights(state, forecast, other, 1.0 if other == seat else -1 / (state.seats - 1))
    return found


@inlined
def _add_weights(state: State, forecast: Forecast, seat: int, part: float) -> None:
    for company in range(COLOURS):
        stake, most = forecast.stakes[seat, company], _largest_stake(state, forecast, company)
        forecast.weights[company] += part * stake
        if stake == most:
            forecast.bonus_weights[company] += part * min(most, 1.0)


@compiled
def trial_margin(after: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the margin after a trial; only companies that changed are evaluated."""
    if not seats_own_lines(after):
        return forecast.base_margin + _number_points(after, values, forecast, seat) + _company_gain(values, forecast)
    for other in range(after.seats):
        forecast.seat_points[other] = forecast.trial[after.own[other]] + _number_points(
            after, values, forecast, other
        )
    return _seat_margin(after, forecast, seat)


@compiled
def _company_gain(values: Values, forecast: Forecast) -> float:
    scale, gain = _strength_scale(values, forecast), 0.0
    for company in range(COLOURS):
        forecast.trial_strength[company] = forecast.strength[company]
    for company in range(COLOURS):
        before, after = forecast.points[company], forecast.trial[company]
        if after != before:
            gain += forecast.bonus_weights[company] * (_bonus(after) - _bonus(before))
            gain += _strength_gain(forecast, company, np.exp(scale * (after - before)))
    return gain


@inlined
def _strength_gain(forecast: Forecast, company: int, growth: float) -> float:
    """Return the gain when a company's strength grows and its rank rises."""
    before, gain = forecast.trial_strength[company], 0.0
    after = before * growth
    for other in range(COLOURS):  # including itself, which adds 0
        rival = forecast.trial_strength[other]
        likelier = rival * (after - before) / ((after + rival) * (before + rival))
        gain += (forecast.weights[company] - forecast.weights[other]) * likelier
    forecast.trial_strength[company] = after
    return gain


@inlined
def _strength_scale(values: Values, forecast: Forecast) -> float:
    """Return how much a point counts in the Bradley-Terry model."""
    return float(1.2 / values.spread[forecast.step])


@inlined
def _bonus(points: float) -> float:
    """Return the expected bonus: a tenth of a company's points, rounded down."""
    return max(points / 10 - 0.45, 0.0)


@inlined
def _largest_stake(state: State, forecast: Forecast, company: int) -> float:
    most = 0.0
    for seat in range(state.seats):
        most = max(most, forecast.stakes[seat, company])
    return most


@compiled
def _add_shares(state: State, values: Values, forecast: Forecast) -> None:
    """Add the value of shares by expected ranks, and the majority bonuses."""
    scale, best = _strength_scale(values, forecast), forecast.points.max()
    for company in range(COLOURS):
        forecast.strength[company] = np.exp(scale * (forecast.points[company] - best))
    for company in range(COLOURS):
        worth = 1.0
        for other in range(COLOURS):
            if other != company:  # the chance that this company ends ahead of the other
                worth += forecast.strength[company] / (forecast.strength[company] + forecast.strength[other])
        _pay_shareholders(state, forecast, company, worth)


@inlined
def _pay_shareholders(state: State, forecast: Forecast, company: int, worth: float) -> None:
    """Add to each seat its tenths of a company, and the bonus to those who hold most."""
    most, bonus = _largest_stake(state, forecast, company), _bonus(forecast.points[company])
    for seat in range(state.seats):
        forecast.seat_points[seat] += forecast.stakes[seat, company] * worth
        if forecast.stakes[seat, company] == most:
            forecast.seat_points[seat] += bonus * min(most, 1.0)


@compiled
def _number_points(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return what the numbers of a seat will pay, as far as the observer knows."""
    found = 0.0
    if state.number_count and _is_known(forecast, 1 << seat):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                found += arrival_value(state, values, forecast.step, state.numbers[seat, colour, i])
    return found

"""Points of seats that hold shares, from the expected points of the companies."""

from typing import Annotated

import numpy as np

from guimard.bots.metro.records import STEPS, BaseForecast, BaseValues, is_known
from guimard.core.bits import ONE, lowest, single, size
from guimard.core.compiler import compiled, inlined
from guimard.core.exact import exp
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.companies import rules
from guimard.games.metro.modules.companies.rules import NUMBER, Companies, stake
from guimard.games.metro.state import seats_own_lines
from guimard.games.metro.tables import COLOURS, MAX_SEATS, PERCENTAGES

BIT = 1 << (NUMBER - 1)  # in a state's set of modules


class ShareValues(BaseValues):
    share_effect: Annotated[Floats, STEPS]  # points that a company gains for each tenth that players hold
    residual_sd: Annotated[Floats, STEPS]  # standard deviation of what that does not explain


class ShareForecast(BaseForecast):
    stakes: Annotated[Floats, MAX_SEATS, COLOURS]  # expected tenths of each company, as the observer knows them
    weights: Annotated[Floats, COLOURS]  # of each company's value in the margin
    bonus_weights: Annotated[Floats, COLOURS]  # of each company's bonus in the margin
    strength: Annotated[Floats, COLOURS]  # Bradley-Terry strength of each company, from ``points``
    trial_strength: Annotated[Floats, COLOURS]  # the same from ``trial``
    # Set by ``sampling``:
    relative_points: Annotated[Floats, COLOURS]  # expected points of each company less their mean
    residual: Annotated[Floats, COLOURS]  # the part of that which the shares held do not explain


def set_first_values(values: ShareValues) -> None:
    """Assume that shares explain nothing; training starts from that."""
    values.residual_sd[:] = 1.0


@compiled
def observe(state: Companies, forecast: ShareForecast) -> None:
    """Add up the shares of each seat, as far as the observer knows them."""
    if not seats_own_lines(state):
        forecast.stakes[:] = 0.0
        for percentage in range(PERCENTAGES):
            _add_stakes(state, forecast, percentage)


@compiled
def _add_stakes(state: Companies, forecast: ShareForecast, percentage: int) -> None:
    """Add the shares of a percentage; unknown ones count in equal parts."""
    unseen = single(COLOURS) - ONE
    unseen &= ~single(state.face_up[percentage])
    for i in range(state.pile_size[percentage]):
        if is_known(forecast, state.pile_seen[percentage, i]):
            unseen &= ~single(state.pile[percentage, i])
    for seat in range(state.seats):
        if is_known(forecast, state.shares_seen[seat, percentage]):
            unseen &= ~single(state.shares[seat, percentage])
            forecast.stakes[seat, state.shares[seat, percentage]] += percentage + 1
    for seat in range(state.seats):
        if not is_known(forecast, state.shares_seen[seat, percentage]):
            _add_unseen(forecast, seat, unseen, percentage + 1)


@inlined
def _add_unseen(forecast: ShareForecast, seat: int, unseen: np.uint64, tenths: int) -> None:
    part = tenths / size(unseen)
    while unseen:
        forecast.stakes[seat, lowest(unseen)] += part
        unseen &= unseen - ONE


@compiled
def add_seat_points(state: Companies, values: ShareValues, forecast: ShareForecast) -> None:
    """Add the value of shares by expected ranks, and the majority bonuses."""
    if seats_own_lines(state):
        return
    scale, best = _strength_scale(values, forecast), forecast.points[0]
    for company in range(1, COLOURS):
        best = max(best, forecast.points[company])
    for company in range(COLOURS):
        forecast.strength[company] = exp(scale * (forecast.points[company] - best))
    for company in range(COLOURS):
        worth = 1.0
        for other in range(COLOURS):
            if other != company:  # the chance that this company ends ahead of the other
                worth += forecast.strength[company] / (forecast.strength[company] + forecast.strength[other])
        _pay_shareholders(state, forecast, company, worth)


@inlined
def _pay_shareholders(state: Companies, forecast: ShareForecast, company: int, worth: float) -> None:
    """Add to each seat its tenths of a company, and the bonus to those who hold most."""
    most, bonus = _largest_stake(state, forecast, company), _bonus(forecast.points[company])
    for seat in range(state.seats):
        forecast.seat_points[seat] += forecast.stakes[seat, company] * worth
        if forecast.stakes[seat, company] == most:
            forecast.seat_points[seat] += bonus * min(most, 1.0)


@compiled
def prepare_trials(state: Companies, forecast: ShareForecast, seat: int) -> None:
    """Prepare the weights of companies in the margin of a seat."""
    if not seats_own_lines(state):
        forecast.weights[:] = 0.0
        forecast.bonus_weights[:] = 0.0
        for other in range(state.seats):
            _add_weights(state, forecast, other, 1.0 if other == seat else -1 / (state.seats - 1))


@inlined
def _add_weights(state: Companies, forecast: ShareForecast, seat: int, part: float) -> None:
    for company in range(COLOURS):
        held, most = forecast.stakes[seat, company], _largest_stake(state, forecast, company)
        forecast.weights[company] += part * held
        if held == most:
            forecast.bonus_weights[company] += part * min(most, 1.0)


@compiled
def trial_gain(values: ShareValues, forecast: ShareForecast) -> float:
    """Return what a trial adds to the margin; evaluate companies that changed."""
    scale, gain = _strength_scale(values, forecast), 0.0
    for company in range(COLOURS):
        forecast.trial_strength[company] = forecast.strength[company]
    for company in range(COLOURS):
        before, after = forecast.points[company], forecast.trial[company]
        if after != before:
            gain += forecast.bonus_weights[company] * (_bonus(after) - _bonus(before))
            gain += _strength_gain(forecast, company, exp(scale * (after - before)))
    return gain


@inlined
def _strength_gain(forecast: ShareForecast, company: int, growth: float) -> float:
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
def _strength_scale(values: ShareValues, forecast: ShareForecast) -> float:
    """Return how much a point counts in the Bradley-Terry model."""
    return float(1.2 / values.spread[forecast.step])


@inlined
def _bonus(points: float) -> float:
    """Return the expected bonus: a tenth of a company's points, rounded down."""
    return max(points / 10 - 0.45, 0.0)


@inlined
def _largest_stake(state: Companies, forecast: ShareForecast, company: int) -> float:
    most = 0.0
    for seat in range(state.seats):
        most = max(most, forecast.stakes[seat, company])
    return most


@inlined
def is_exchange(action: int) -> bool:
    return rules.is_exchange(action)


@compiled
def greedy_point_values(state: Companies, out: Floats) -> None:
    """Write what a point of each company is worth to the seat to act, by its shares."""
    if not seats_own_lines(state):
        for company in range(COLOURS):
            part = stake(state, state.turn, company) / 10
            out[company] = part - (1 - part) * 0.25 / (state.seats - 1)

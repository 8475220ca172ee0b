"""Who holds which shares, as far as the board tells.

Players push the companies that they hold much of, so a company that fares better than the shares one sees explain is
probably held by others. How far a tenth pushes a company, and how far off that is, is learned along with the values.
"""

import numpy as np

from guimard.bots.metro.forecast import Forecast, foresee, steps_left
from guimard.bots.metro.others import CERTAIN
from guimard.bots.metro.values import Values
from guimard.core.compiler import compiled, inlined
from guimard.core.rng import Rng, below
from guimard.games.metro.modules.companies.rules import stake
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import seats_own_lines
from guimard.games.metro.tables import COLOURS, PERCENTAGES

ROUNDS = 16  # in which every share that a seat does not see may change its holder in thought
ALL_TENTHS = 10  # of each seat: one share of each percentage


@compiled
def note_success(state: State, values: Values, forecast: Forecast) -> None:
    """How much better than others each company will fare."""
    if not seats_own_lines(state):
        foresee(state, values, forecast, steps_left(state), state.turn)
        mean = forecast.points.mean()
        for company in range(COLOURS):
            forecast.success[company] = forecast.points[company] - mean


@inlined
def held(state: State, company: int) -> float:
    """The tenths of a company that the seats hold, more than of companies on average."""
    tenths = 0
    for seat in range(state.seats):
        tenths += stake(state, seat, company)
    return tenths - ALL_TENTHS * state.seats / COLOURS


@compiled
def guess_holders(state: State, values: Values, forecast: Forecast, knower: int, rng: Rng) -> None:
    """Exchange shares that a seat does not see, until who holds them is as likely as the companies' success tells."""
    if seats_own_lines(state):
        return
    push = values.push[steps_left(state)]
    for company in range(COLOURS):
        forecast.riddle[company] = forecast.success[company] - push * held(state, company)
    for _ in range(ROUNDS):
        for seat in range(state.seats):
            for percentage in range(PERCENTAGES):
                if not (state.shares_seen[seat, percentage] >> knower) & 1:
                    _exchange_in_thought(state, values, forecast, knower, seat, percentage, rng)


@inlined
def _exchange_in_thought(
    state: State, values: Values, forecast: Forecast, knower: int, seat: int, percentage: int, rng: Rng
) -> None:
    """With any other share of the pile, if that explains the companies' success better; seldom if it does worse."""
    i = below(rng, max(state.pile_size[percentage], 1))
    if state.pile_size[percentage] == 0 or (state.pile_seen[percentage, i] >> knower) & 1:
        return
    step = steps_left(state)
    own, other = state.shares[seat, percentage], state.pile[percentage, i]
    push = values.push[step] * (percentage + 1)
    surprise = push * (forecast.riddle[own] - forecast.riddle[other] + push) / values.doubt[step] ** 2
    if surprise <= 0.0 or below(rng, CERTAIN) < CERTAIN * np.exp(-surprise):
        state.shares[seat, percentage], state.pile[percentage, i] = other, own
        forecast.riddle[own] += push
        forecast.riddle[other] -= push

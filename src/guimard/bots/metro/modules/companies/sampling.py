"""Sample who holds the hidden shares of companies, by the Metropolis algorithm.

The model: each tenth that players hold of a company raises its points by ``share_effect``, because they favour it;
what is left is normal with standard deviation ``residual_sd``. Both are learned along with the values. So a company
that does better than the visible shares explain is probably held by other players.
"""

from guimard.bots.metro.modules.companies.judging import ShareForecast, ShareValues
from guimard.bots.metro.records import PROBABILITY_SCALE, tiles_left
from guimard.core.compiler import compiled, inlined
from guimard.core.exact import exp
from guimard.core.rng import Rng, below
from guimard.games.metro.modules.companies.rules import Companies, stake
from guimard.games.metro.state import seats_own_lines
from guimard.games.metro.tables import COLOURS, PERCENTAGES

SWEEPS = 16  # each proposes a new owner for every share that the observer does not see
TENTHS_EACH = 10  # that a seat holds in all: one share of each percentage


@compiled
def compare_points(state: Companies, forecast: ShareForecast) -> None:
    """Write how many points more than the mean each company is expected to have."""
    if not seats_own_lines(state):
        mean = forecast.points.mean()
        for company in range(COLOURS):
            forecast.relative_points[company] = forecast.points[company] - mean


@inlined
def excess_tenths(state: Companies, company: int) -> float:
    """Return the tenths of a company that players hold, less the mean over companies."""
    tenths = 0
    for seat in range(state.seats):
        tenths += stake(state, seat, company)
    return tenths - TENTHS_EACH * state.seats / COLOURS


@compiled
def sample_holders(state: Companies, values: ShareValues, forecast: ShareForecast, observer: int, rng: Rng) -> None:
    """Redistribute the shares that ``observer`` does not see."""
    if seats_own_lines(state):
        return
    effect = values.share_effect[tiles_left(state)]
    for company in range(COLOURS):
        forecast.residual[company] = forecast.relative_points[company] - effect * excess_tenths(state, company)
    for _ in range(SWEEPS):
        for seat in range(state.seats):
            for percentage in range(PERCENTAGES):
                if not (state.shares_seen[seat, percentage] >> observer) & 1:
                    _metropolis_step(state, values, forecast, observer, seat, percentage, rng)


@inlined
def _metropolis_step(
    state: Companies,
    values: ShareValues,
    forecast: ShareForecast,
    observer: int,
    seat: int,
    percentage: int,
    rng: Rng,
) -> None:
    """Propose to swap a share with an unseen one of its pile; accept or reject."""
    i = below(rng, max(state.pile_size[percentage], 1))
    if state.pile_size[percentage] == 0 or (state.pile_seen[percentage, i] >> observer) & 1:
        return
    step = tiles_left(state)
    own, other = state.shares[seat, percentage], state.pile[percentage, i]
    effect = values.share_effect[step] * (percentage + 1)
    energy = effect * (forecast.residual[own] - forecast.residual[other] + effect) / values.residual_sd[step] ** 2
    if energy <= 0.0 or below(rng, PROBABILITY_SCALE) < PROBABILITY_SCALE * exp(-energy):
        state.shares[seat, percentage], state.pile[percentage, i] = other, own
        forecast.residual[own] += effect
        forecast.residual[other] -= effect

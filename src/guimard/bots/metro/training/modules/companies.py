"""Learn how far players push the companies that they hold shares of."""

from typing import Annotated

import numpy as np

from guimard.bots.metro.forecast import forecast_view
from guimard.bots.metro.modules.companies.sampling import excess_tenths
from guimard.bots.metro.records import tiles_left
from guimard.bots.metro.training.regression import BaseEquations, Features, add_sample, room, solve
from guimard.bots.metro.workspace import Workspace
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import seats_own_lines
from guimard.games.metro.tables import COLOURS


class ShareEquations(BaseEquations):
    share_effect: Annotated[Floats, *room(1)]
    residual_sd: Annotated[Floats, *room(1)]


@compiled
def learn_share_effect(state: State, work: Workspace, sums: ShareEquations, features: Features) -> None:
    """Learn how many points more companies get for each tenth that players hold."""
    if not seats_own_lines(state):
        step = tiles_left(state)
        effect, tenths = work.values.share_effect[step], features.number
        forecast_view(state, work.values, work.forecast)
        for company in range(COLOURS):
            tenths[0] = excess_tenths(state, company)
            points = work.forecast.relative_points[company]
            add_sample(sums.share_effect, step, tenths, points)
            add_sample(sums.residual_sd, step, features.one, (points - effect * tenths[0]) ** 2)


def fit(sums: ShareEquations) -> dict[str, Floats]:
    """Return the values of companies at the knots."""
    variance = solve(sums.residual_sd, 1, [1.0], 1.0)[..., 0]
    return {
        "share_effect": solve(sums.share_effect, 1, [0.0], 1.0)[..., 0],
        "residual_sd": np.sqrt(np.maximum(variance, 1.0)),
    }

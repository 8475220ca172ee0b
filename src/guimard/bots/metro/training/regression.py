"""Linear regressions as normal equations, which add up over games and machines."""

from typing import NamedTuple

import numpy as np

from guimard.bots.metro.symmetry import PORT_CLASSES
from guimard.bots.metro.values import EXITS_AHEAD, HATS, KNOTS, LINES, OPPONENT_FEATURES, STEPS
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.tables import MAX_SEATS

_KNOTS = len(KNOTS)
# Each number of tiles lies between two knots: the first of them, and the weight of each.
BELOW = np.array([min(int(np.searchsorted(KNOTS, step, "right")) - 1, _KNOTS - 2) for step in range(STEPS)])
KNOT_WEIGHTS = np.array([HATS[step, BELOW[step] : BELOW[step] + 2] for step in range(STEPS)])


def _equations(*shape: int, features: int) -> Floats:
    """Return zeros for the products of features; the last column is the target."""
    size = _KNOTS * features
    return np.zeros((*shape, size, size + 1))


class NormalEquations(NamedTuple):
    """The sums of one regression for each field of ``Values``."""

    lines: Floats
    ahead: Floats
    draw: Floats
    wagon: Floats
    spread: Floats
    simple_weights: Floats
    share_effect: Floats
    residual_sd: Floats

    @classmethod
    def new(cls) -> "NormalEquations":
        return cls(
            lines=_equations(LINES, PORT_CLASSES, features=2),
            ahead=_equations(MAX_SEATS, features=EXITS_AHEAD),
            draw=_equations(features=2),
            wagon=_equations(features=1),
            spread=_equations(features=1),
            simple_weights=_equations(features=OPPONENT_FEATURES),
            share_effect=_equations(features=1),
            residual_sd=_equations(features=1),
        )

    def add(self, other: "NormalEquations") -> None:
        for sums, added in zip(self, other, strict=True):
            sums += added

    def discount(self, factor: float) -> None:
        """Weaken what earlier games taught.

        Without any of them successive players oscillate; with all of them at full weight they stop improving.
        """
        for sums in self:
            sums *= factor


@compiled
def add_sample(sums: Floats, step: int, features: Floats, target: float) -> None:
    """Add one observation, made with ``step`` tiles left to lay."""
    count = len(features)
    first = BELOW[step] * count
    target_column = sums.shape[1] - 1
    for i in range(2 * count):
        left = KNOT_WEIGHTS[step, i // count] * features[i % count]
        if left != 0.0:
            for j in range(2 * count):
                sums[first + i, first + j] += left * KNOT_WEIGHTS[step, j // count] * features[j % count]
            sums[first + i, target_column] += left * target


def solve(sums: Floats, features: int, prior_mean: list[float], prior_weight: float) -> Floats:
    """Return the coefficients at each knot (ridge regression towards the prior)."""
    size = _KNOTS * features
    products, targets = sums[..., :size], sums[..., size:]
    prior = np.tile(np.array(prior_mean), _KNOTS)[:, None]
    found = np.asarray(
        np.linalg.solve(products + prior_weight * np.eye(size), targets + prior_weight * prior), np.float64
    )
    return np.moveaxis(found[..., 0].reshape(*sums.shape[:-2], _KNOTS, features), -2, 0)


def fit(sums: NormalEquations) -> dict[str, Floats]:
    """Return the values at the knots."""
    share_variance = solve(sums.residual_sd, 1, [1.0], 1.0)[..., 0]
    return {
        "lines": solve(sums.lines, 2, [8.0, 1.2], 3.0),
        "ahead": solve(sums.ahead, EXITS_AHEAD, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0], 300.0),
        "draw": solve(sums.draw, 2, [0.0, 0.0], 1.0),
        "wagon": solve(sums.wagon, 1, [6.0], 1.0)[..., 0],
        "spread": np.sqrt(np.maximum(solve(sums.spread, 1, [100.0], 1.0)[..., 0], 4.0)),
        "simple_weights": solve(sums.simple_weights, OPPONENT_FEATURES, [0.5] + [0.0] * (OPPONENT_FEATURES - 1), 3.0),
        "share_effect": solve(sums.share_effect, 1, [0.0], 1.0)[..., 0],
        "residual_sd": np.sqrt(np.maximum(share_variance, 1.0)),
    }

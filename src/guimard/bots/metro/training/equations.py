"""The sums of all regressions as one record: added up, weakened and solved."""

import numpy as np

from guimard.bots.metro.records import EXITS_AHEAD, OPPONENT_FEATURES
from guimard.bots.metro.training.modules import hooks
from guimard.bots.metro.training.modules.hooks import NormalEquations
from guimard.bots.metro.training.regression import solve
from guimard.core.flat_record import Floats

Knots = dict[str, Floats]
FIELDS = NormalEquations.dtype.names or ()


def arrays(sums: NormalEquations) -> Knots:
    """Return the sums of each regression by the name of its value."""
    return {name: sums[name] for name in FIELDS}  # type: ignore[index]


def add(sums: NormalEquations, added: NormalEquations) -> None:
    """Add what other games taught."""
    for name, array in arrays(added).items():
        arrays(sums)[name] += array


def discount(sums: NormalEquations, factor: float) -> None:
    """Weaken what earlier games taught.

    Without any of them successive players oscillate; with all of them at full weight they stop improving.
    """
    for array in arrays(sums).values():
        array *= factor


def fit(sums: NormalEquations) -> Knots:
    """Return the values at the knots."""
    return {
        "lines": solve(sums.lines, 2, [8.0, 1.2], 3.0),
        "ahead": solve(sums.ahead, EXITS_AHEAD, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0], 300.0),
        "draw": solve(sums.draw, 2, [0.0, 0.0], 1.0),
        "spread": np.sqrt(np.maximum(solve(sums.spread, 1, [100.0], 1.0)[..., 0], 4.0)),
        "simple_weights": solve(sums.simple_weights, OPPONENT_FEATURES, [0.5] + [0.0] * (OPPONENT_FEATURES - 1), 3.0),
        **hooks.fit(sums),
    }

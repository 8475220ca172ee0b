"""Linear regressions as normal equations, which add up over games and machines."""

from typing import Annotated, NamedTuple

import numpy as np

from guimard.bots.metro.records import EXITS_AHEAD, LINES, OPPONENT_FEATURES, STEPS
from guimard.bots.metro.symmetry import PORT_CLASSES
from guimard.bots.metro.values import HATS, KNOTS
from guimard.core.compiler import compiled
from guimard.core.flat_record import FlatRecord, Floats
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import DEPARTURE_PORTS, MAX_SEATS, NONE

_KNOTS = len(KNOTS)
# Each number of tiles lies between two knots: the first of them, and the weight of each.
BELOW = np.array([min(int(np.searchsorted(KNOTS, step, "right")) - 1, _KNOTS - 2) for step in range(STEPS)])
KNOT_WEIGHTS = np.array([HATS[step, BELOW[step] : BELOW[step] + 2] for step in range(STEPS)])


def room(features: int) -> tuple[int, int]:
    """Return the shape of the products of features; the last column is the target."""
    return _KNOTS * features, _KNOTS * features + 1


class BaseEquations(FlatRecord):
    """The sums of one regression for each learned value of the base game."""

    lines: Annotated[Floats, LINES, PORT_CLASSES, *room(2)]
    ahead: Annotated[Floats, MAX_SEATS, *room(EXITS_AHEAD)]
    draw: Annotated[Floats, *room(2)]
    spread: Annotated[Floats, *room(1)]
    simple_weights: Annotated[Floats, *room(OPPONENT_FEATURES)]


class Features(NamedTuple):
    """Room for the features of one sample of each regression."""

    line: Floats  # 1 and the tiles passed; also 1 and the gain of the tile in hand
    ahead: Floats  # 1, the four exits and their mean
    one: Floats  # 1
    number: Floats  # one number
    opponents: Floats  # by seat


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


@compiled
def final_points(end: BaseState, departure: int) -> float:
    """Return the points of a line when the game is over."""
    port = DEPARTURE_PORTS[departure]
    if end.owner[departure] == NONE:
        return 0.0
    return float(end.length[port] * times(departure, end.far[port]))


def solve(sums: Floats, features: int, prior_mean: list[float], prior_weight: float) -> Floats:
    """Return the coefficients at each knot (ridge regression towards the prior)."""
    size = _KNOTS * features
    products, targets = sums[..., :size], sums[..., size:]
    prior = np.tile(np.array(prior_mean), _KNOTS)[:, None]
    found = np.asarray(
        np.linalg.solve(products + prior_weight * np.eye(size), targets + prior_weight * prior), np.float64
    )
    return np.moveaxis(found[..., 0].reshape(*sums.shape[:-2], _KNOTS, features), -2, 0)

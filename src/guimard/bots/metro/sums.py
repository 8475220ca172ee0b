"""Sums for the regressions of the learned values: they add up over games, machines and rounds of training."""

from dataclasses import dataclass, fields

import numpy as np

from guimard.bots.metro.places import PLACES
from guimard.bots.metro.values import EXITS_AHEAD, HATS, KNOTS, LINES, SIGNS, STEPS
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.tables import MAX_SEATS

_KNOTS = len(KNOTS)
# Each number of tiles lies between two knots: the first of them, and how much each counts.
BELOW = np.array([min(int(np.searchsorted(KNOTS, step, "right")) - 1, _KNOTS - 2) for step in range(STEPS)])
NEARNESS = np.array([HATS[step, BELOW[step] : BELOW[step] + 2] for step in range(STEPS)])


def _room(*shape: int, features: int) -> Floats:
    """For every case: the products of all features with each other and, in the last column, with the truth."""
    size = _KNOTS * features
    return np.zeros((*shape, size, size + 1))


@dataclass
class Sums:
    lines: Floats
    ahead: Floats
    draw: Floats
    wagon: Floats
    spread: Floats
    signs: Floats
    push: Floats
    doubt: Floats

    @classmethod
    def new(cls) -> "Sums":
        return cls(
            lines=_room(LINES, PLACES, features=2),
            ahead=_room(MAX_SEATS, features=EXITS_AHEAD),
            draw=_room(features=2),
            wagon=_room(features=1),
            spread=_room(features=1),
            signs=_room(features=SIGNS),
            push=_room(features=1),
            doubt=_room(features=1),
        )

    def add(self, other: "Sums") -> None:
        for name in self.names():
            getattr(self, name)[...] += getattr(other, name)

    def fade(self, by: float) -> None:
        """Older games count less: without them successive players swing, with all of them they stand still."""
        for name in self.names():
            getattr(self, name)[...] *= by

    @classmethod
    def names(cls) -> list[str]:
        return [field.name for field in fields(cls)]


@compiled
def add_sample(sums: Floats, step: int, features: Floats, truth: float) -> None:
    """One observation of a case."""
    count = len(features)
    first = BELOW[step] * count
    truth_column = sums.shape[1] - 1
    for i in range(2 * count):
        left = NEARNESS[step, i // count] * features[i % count]
        if left != 0.0:
            for j in range(2 * count):
                sums[first + i, first + j] += left * NEARNESS[step, j // count] * features[j % count]
            sums[first + i, truth_column] += left * truth


def solve(sums: Floats, features: int, expected: list[float], trust: float) -> Floats:
    """The best linear values at each knot; where little was seen, those expected beforehand."""
    size = _KNOTS * features
    products, truth = sums[..., :size], sums[..., size:]
    prior = np.tile(np.array(expected), _KNOTS)[:, None]
    found = np.asarray(np.linalg.solve(products + trust * np.eye(size), truth + trust * prior), np.float64)
    return np.moveaxis(found[..., 0].reshape(*sums.shape[:-2], _KNOTS, features), -2, 0)


def fit(sums: Sums) -> dict[str, Floats]:
    """The values at the knots."""
    return {
        "lines": solve(sums.lines, 2, [8.0, 1.2], 3.0),
        "ahead": solve(sums.ahead, EXITS_AHEAD, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0], 300.0),
        "draw": solve(sums.draw, 2, [0.0, 0.0], 1.0),
        "wagon": solve(sums.wagon, 1, [6.0], 1.0)[..., 0],
        "spread": np.sqrt(np.maximum(solve(sums.spread, 1, [100.0], 1.0)[..., 0], 4.0)),
        "signs": solve(sums.signs, SIGNS, [0.5] + [0.0] * (SIGNS - 1), 3.0),
        "push": solve(sums.push, 1, [0.0], 1.0)[..., 0],
        "doubt": np.sqrt(np.maximum(solve(sums.doubt, 1, [1.0], 1.0)[..., 0], 1.0)),
    }

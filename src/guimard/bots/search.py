"""Flat search: the best candidates of one ply are played out, and the worse ones dropped as soon as that is safe.

The same for every game; what differs is in its ``Judge``. All candidates are tried on the same imagined deals, so
luck hits them alike, and few deals tell which is better. With a number of playouts the answer follows from view and
seed alone; a time limit or a cancellation can only cut the work short between two batches.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from guimard.core.flat_record import Floats
from guimard.core.rng import below, new_rng

BATCH = 24  # playouts between two looks at the clock
FEWEST = 16  # deals that a candidate is tried on before it may be dropped for what they say
CLEARLY = 3.0  # standard errors by which a candidate must be behind for that
Cancel = Callable[[], bool]
Way = tuple[int, ...]  # one action, or all those of a turn
MARGIN, CHANCE = 0, 1  # what a playout tells


class Judge(Protocol):
    """What a search asks of a game."""

    win: float  # what winning is worth beside the margin, in points

    def rate(self, view: Any, seed: int, deduce: bool) -> tuple[list[Way], Floats]:
        """The ways to act, and the margin that each leads to by one look ahead."""

    def play_out(self, view: Any, ways: list[Way], seed: int, first: int, horizon: int, told: Floats) -> None:
        """Play each way on some deals, from the first on; ``told`` is by way, deal, and margin or chance to win."""

    def line(self, view: Any, way: Way, seed: int, length: int) -> list[int]:
        """How the game may go on after that: so many actions, with those of the way."""


@dataclass(frozen=True)
class Level:
    """How well to play: playouts in all (none: one look ahead), and points by which judgement errs."""

    playouts: int = 0
    thorough: bool = False  # given a time limit, uses all of that instead
    candidates: int = 12
    horizon: int = 8
    noise: float = 0.0
    deduce: bool = False  # guesses what others hide from what they have done; playouts always do


@dataclass
class Budget:
    """When to stop, whatever the level says."""

    seconds: float | None = None
    cancel: Cancel | None = None

    def __post_init__(self) -> None:
        self._begun = time.monotonic()

    @property
    def cancelled(self) -> bool:
        return self.cancel is not None and self.cancel()

    def spent(self) -> float:
        """The part of the time that is used up."""
        return 0.0 if self.seconds is None else (time.monotonic() - self._begun) / max(self.seconds, 1e-9)


@dataclass
class Candidate:
    way: Way
    rating: float  # by one look ahead
    error: float = 0.0  # of judgement: added, whatever playouts tell
    win: float = 0.0
    told: Floats = field(default_factory=lambda: np.zeros((0, 2)))  # margin and chance to win by playouts

    @property
    def action(self) -> int:
        return self.way[0]

    @property
    def playouts(self) -> int:
        return len(self.told)

    @property
    def margin(self) -> float:
        return float(self.told[:, MARGIN].mean()) if self.playouts else self.rating

    @property
    def chance(self) -> float | None:
        return float(self.told[:, CHANCE].mean()) if self.playouts else None

    @property
    def worths(self) -> Floats:
        """What each playout says: the margin, and what winning is worth beside it."""
        return self.told[:, MARGIN] + self.win * self.told[:, CHANCE]

    @property
    def worth(self) -> float:
        return self.error + (float(self.worths.mean()) if self.playouts else self.rating)


def search(judge: Judge, view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
    """The candidates from best to worst."""
    ways, ratings = judge.rate(view, seed, level.deduce)
    errors = level.noise * _noise(len(ratings), seed) if level.noise else np.zeros(len(ratings))
    found = _best_first(
        [Candidate(way, float(r), float(e), judge.win) for way, r, e in zip(ways, ratings, errors, strict=True)]
    )
    if not level.playouts:
        return found
    return _race(judge, view, seed, level, budget, found[: level.candidates]) + found[level.candidates :]


def _best_first(candidates: list[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: -candidate.worth)


def _noise(count: int, seed: int) -> Floats:
    """Errors of judgement of about one point: the difference of two such is logistic."""
    rng = new_rng(seed ^ 0x6E6F697365)
    return np.array([-np.log(-np.log((below(rng, 1 << 30) + 0.5) / (1 << 30))) for _ in range(count)])


def _race(
    judge: Judge, view: Any, seed: int, level: Level, budget: Budget, racing: list[Candidate]
) -> list[Candidate]:
    """Play out until one candidate is left or the budget is spent; who stays longer is better."""
    entered, played = len(racing), 0
    dropped: list[Candidate] = []
    while len(racing) > 1 and not budget.cancelled:
        by_number = 0.0 if level.thorough and budget.seconds is not None else played / level.playouts
        spent = max(by_number, budget.spent())
        if spent >= 1:
            break
        _play_out(judge, view, seed, level, racing)
        played += len(racing) * max(BATCH // len(racing), 1)
        racing = _best_first(racing)
        # The field thins out evenly: half of it in the time it would take to drop a half of that again, and so on.
        stay = min(_contenders(racing), max(int(np.ceil(entered ** (1 - spent))), 2))
        racing, dropped = racing[:stay], racing[stay:] + dropped
    return racing + dropped


def _contenders(racing: list[Candidate]) -> int:
    """How many of them, the best first, are not clearly behind the first one on the same deals."""
    if racing[0].playouts < FEWEST:
        return len(racing)
    worths = np.array([candidate.worths for candidate in racing])
    doubt = CLEARLY * (worths[0] - worths).std(axis=1) / np.sqrt(racing[0].playouts)
    behind = racing[0].worth - np.array([candidate.worth for candidate in racing])
    return int(np.flatnonzero(behind <= doubt)[-1]) + 1


def _play_out(judge: Judge, view: Any, seed: int, level: Level, racing: list[Candidate]) -> None:
    told = np.zeros((len(racing), max(BATCH // len(racing), 1), 2))
    judge.play_out(view, [c.way for c in racing], seed, racing[0].playouts, level.horizon, told)
    for candidate, added in zip(racing, told, strict=True):
        candidate.told = np.concatenate([candidate.told, added])

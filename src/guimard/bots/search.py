"""Flat Monte Carlo search over the best candidates of one ply.

The search is the same for every game; a game supplies an ``Evaluator``. All candidates are played out on the same
imagined deals (common random numbers), so few deals tell which is better; those that fall behind are dropped. With a
number of playouts the answer follows from view and seed alone; a time limit or a cancellation can only end the search
between two batches.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from guimard.core.flat_record import FlatRecord, Floats
from guimard.core.rng import below, new_rng

BATCH = 24  # playouts between two looks at the clock
MIN_DEALS = 16  # deals that all candidates are played out on before one is dropped for its results
CLEARLY_BEHIND = 3.0  # standard errors by which a candidate must then be behind
Cancel = Callable[[], bool]
Turn = tuple[int, ...]  # the actions of a candidate: one, or all those of a turn
MARGIN, WIN = 0, 1  # columns of a playout's results: points over the mean of the others, chance to win


class Evaluator(Protocol):
    """What a search needs to know of a game."""

    state: type[FlatRecord]  # the type of its views
    win_bonus: float  # points that winning is worth beside the margin

    def rate(self, view: Any, seed: int, deduce: bool) -> tuple[list[Turn], Floats]:
        """Return the candidates, and the margin of each one turn ahead."""

    def play_out(
        self, view: Any, turns: list[Turn], seed: int, first_deal: int, horizon: int, results: Floats
    ) -> None:
        """Play each candidate on the same deals; write MARGIN and WIN for each."""

    def continuation(self, view: Any, turn: Turn, seed: int, length: int) -> list[int]:
        """Return the actions of a candidate and how the game may go on, so many in all."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    playouts: int = 0  # in all; 0: it only looks one turn ahead
    thorough: bool = False  # given a time limit, it plays out until that is over instead
    candidates: int = 12
    horizon: int = 8
    noise: float = 0.0  # scale of random errors of judgement, in points
    deduce: bool = False  # infers what others hide from what they have done; playouts always do


@dataclass
class Budget:
    """Limits of time that end a search early."""

    seconds: float | None = None
    cancel: Cancel | None = None

    def __post_init__(self) -> None:
        self._started = time.monotonic()

    @property
    def cancelled(self) -> bool:
        return self.cancel is not None and self.cancel()

    def spent(self) -> float:
        """Return the part of the time that is used up."""
        return 0.0 if self.seconds is None else (time.monotonic() - self._started) / max(self.seconds, 1e-9)


@dataclass
class Candidate:
    turn: Turn
    rating: float  # the margin by looking one turn ahead
    noise: float = 0.0  # error of judgement, added to whatever playouts say
    win_bonus: float = 0.0
    results: Floats = field(default_factory=lambda: np.zeros((0, 2)))  # by playout: MARGIN, WIN

    @property
    def action(self) -> int:
        return self.turn[0]

    @property
    def playouts(self) -> int:
        return len(self.results)

    @property
    def margin(self) -> float:
        return float(self.results[:, MARGIN].mean()) if self.playouts else self.rating

    @property
    def win_chance(self) -> float | None:
        return float(self.results[:, WIN].mean()) if self.playouts else None

    @property
    def utilities(self) -> Floats:
        """The utility of each playout: its margin plus the bonus for winning."""
        return self.results[:, MARGIN] + self.win_bonus * self.results[:, WIN]

    @property
    def utility(self) -> float:
        return self.noise + (float(self.utilities.mean()) if self.playouts else self.rating)


def search(evaluator: Evaluator, view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
    """Return the candidates from best to worst."""
    turns, ratings = evaluator.rate(view, seed, level.deduce)
    noise = level.noise * _noise(len(ratings), seed) if level.noise else np.zeros(len(ratings))
    found = _best_first(
        [
            Candidate(turn, float(rating), float(error), evaluator.win_bonus)
            for turn, rating, error in zip(turns, ratings, noise, strict=True)
        ]
    )
    if not level.playouts:
        return found
    return _race(evaluator, view, seed, level, budget, found[: level.candidates]) + found[level.candidates :]


def _best_first(candidates: list[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: -candidate.utility)


def _noise(count: int, seed: int) -> Floats:
    """Return Gumbel noise: the difference of two such errors is logistic."""
    rng = new_rng(seed ^ 0x6E6F697365)
    return np.array([-np.log(-np.log((below(rng, 1 << 30) + 0.5) / (1 << 30))) for _ in range(count)])


def _race(
    evaluator: Evaluator, view: Any, seed: int, level: Level, budget: Budget, racing: list[Candidate]
) -> list[Candidate]:
    """Play out until one candidate is left or the budget is spent."""
    entered, played = len(racing), 0
    dropped: list[Candidate] = []
    while len(racing) > 1 and not budget.cancelled:
        by_number = 0.0 if level.thorough and budget.seconds is not None else played / level.playouts
        spent = max(by_number, budget.spent())
        if spent >= 1:
            break
        _play_out(evaluator, view, seed, level, racing)
        played += len(racing) * max(BATCH // len(racing), 1)
        racing = _best_first(racing)
        # As in sequential halving, the number of candidates falls geometrically with the budget that is spent.
        stay = min(_contenders(racing), max(int(np.ceil(entered ** (1 - spent))), 2))
        racing, dropped = racing[:stay], racing[stay:] + dropped
    return racing + dropped


def _contenders(racing: list[Candidate]) -> int:
    """Return how many candidates are not clearly behind the first one."""
    if racing[0].playouts < MIN_DEALS:
        return len(racing)
    utilities = np.array([candidate.utilities for candidate in racing])
    tolerance = CLEARLY_BEHIND * (utilities[0] - utilities).std(axis=1) / np.sqrt(racing[0].playouts)
    behind = racing[0].utility - np.array([candidate.utility for candidate in racing])
    return int(np.flatnonzero(behind <= tolerance)[-1]) + 1


def _play_out(evaluator: Evaluator, view: Any, seed: int, level: Level, racing: list[Candidate]) -> None:
    results = np.zeros((len(racing), max(BATCH // len(racing), 1), 2))
    turns, first_deal = [candidate.turn for candidate in racing], racing[0].playouts
    evaluator.play_out(view, turns, seed, first_deal, level.horizon, results)
    for candidate, added in zip(racing, results, strict=True):
        candidate.results = np.concatenate([candidate.results, added])

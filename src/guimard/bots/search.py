"""Flat Monte Carlo search over the best candidates of one ply.

The search is the same for every game; a game supplies an ``Evaluator``. All candidates are played out on the same
imagined deals (common random numbers), so few deals tell which is better; those that fall behind are dropped. With a
number of playouts the answer follows from view and seed alone; a time limit or a cancellation can only end the search
between two batches.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from guimard.bots.noise import gumbel
from guimard.bots.race import Race, add_results, batch, begin, drop, utility
from guimard.core.flat_record import FlatRecord, Floats
from guimard.core.rng import new_rng

Cancel = Callable[[], bool]
Turn = tuple[int, ...]  # the actions of a candidate: one, or all those of a turn


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


@dataclass(frozen=True)
class Candidate:
    """A turn and what is known of it: by looking one turn ahead, then by playouts."""

    turn: Turn
    margin: float  # points over the mean of the others
    noise: float = 0.0  # error of judgement
    utility: float = 0.0  # what candidates are compared by: margin, bonus for winning, error of judgement
    win_chance: float | None = None
    playouts: int = 0

    @property
    def action(self) -> int:
        return self.turn[0]


def search(evaluator: Evaluator, view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
    """Return the candidates from best to worst."""
    turns, ratings = evaluator.rate(view, seed, level.deduce)
    noise = level.noise * _noise(len(ratings), seed) if level.noise else np.zeros(len(ratings))
    found = _best_first(
        [
            Candidate(turn, float(rating), float(error), float(rating + error))
            for turn, rating, error in zip(turns, ratings, noise, strict=True)
        ]
    )
    if not level.playouts:
        return found
    return _race(evaluator, view, seed, level, budget, found[: level.candidates]) + found[level.candidates :]


def _best_first(candidates: list[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: -candidate.utility)


def _noise(count: int, seed: int) -> Floats:
    """Return an error of judgement for each candidate."""
    rng = new_rng(seed ^ 0x6E6F697365)
    return np.array([gumbel(rng) for _ in range(count)])


def _race(
    evaluator: Evaluator, view: Any, seed: int, level: Level, budget: Budget, found: list[Candidate]
) -> list[Candidate]:
    """Play out until one candidate is left or the budget is spent."""
    race, played = Race.new(), 0
    begin(race, np.array([candidate.noise for candidate in found]), evaluator.win_bonus)
    while race.racing > 1 and not budget.cancelled:
        by_number = 0.0 if level.thorough and budget.seconds is not None else played / level.playouts
        spent = max(by_number, budget.spent())
        if spent >= 1:
            break
        racing = race.order[: race.racing].tolist()
        results = np.zeros((len(racing), batch(race), 2))
        first_deal = int(race.deals[racing[0]])
        evaluator.play_out(view, [found[i].turn for i in racing], seed, first_deal, level.horizon, results)
        add_results(race, results)
        drop(race, spent)
        played += results.shape[0] * results.shape[1]
    return [_with_results(found[i], race, i) for i in race.order[: len(found)].tolist()]


def _with_results(candidate: Candidate, race: Race, number: int) -> Candidate:
    deals = int(race.deals[number])
    if not deals:
        return candidate
    return replace(
        candidate,
        playouts=deals,
        margin=float(race.margins[number]) / deals,
        win_chance=float(race.wins[number]) / deals,
        utility=float(utility(race, number)),
    )

"""Flat search: the best candidates of one ply are played out, and the worse half of them dropped, again and again.

The same for every game; what differs is in its ``Judge``. All candidates are tried on the same imagined deals, so
luck hits them alike. With a number of playouts the answer follows from view and seed alone; a time limit or a
cancellation can only cut the work short between two batches.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from guimard.core.kernel import Floats
from guimard.core.words import below, new_rng

BATCH = 32  # playouts between two looks at the clock
FEWEST = 8  # deals that a candidate is tried on before it may be dropped
Cancel = Callable[[], bool]
Way = tuple[int, ...]  # one action, or all those of a turn


class Judge(Protocol):
    """What a search asks of a game."""

    def rate(self, view: Any, seed: int) -> tuple[list[Way], Floats]:
        """The ways to act, and the margin that each leads to by one look ahead."""

    def play_out(
        self, view: Any, ways: list[Way], seed: int, first: int, deals: int, horizon: int, sums: Floats
    ) -> None:
        """Play each way on these deals, and add margins and chances to win to the columns of ``sums``."""

    def line(self, view: Any, way: Way, seed: int, length: int) -> list[int]:
        """How the game may go on after that: so many actions, with those of the way."""


@dataclass(frozen=True)
class Level:
    """How well to play: playouts in all (none: one look ahead), and points by which judgement errs."""

    playouts: int = 0
    candidates: int = 12
    horizon: int = 8
    noise: float = 0.0


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
    error: float = 0.0  # of judgement: added to the margin, whatever it is
    playouts: int = 0
    sums: Floats = field(default_factory=lambda: np.zeros(2))  # of margins and of chances to win

    @property
    def action(self) -> int:
        return self.way[0]

    @property
    def margin(self) -> float:
        return float(self.sums[0]) / self.playouts if self.playouts else self.rating

    @property
    def chance(self) -> float | None:
        return float(self.sums[1]) / self.playouts if self.playouts else None


def search(judge: Judge, view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
    """The candidates from best to worst."""
    ways, ratings = judge.rate(view, seed)
    errors = level.noise * _noise(len(ratings), seed) if level.noise else np.zeros(len(ratings))
    found = [Candidate(way, float(r), float(e)) for way, r, e in zip(ways, ratings, errors, strict=True)]
    found.sort(key=_worst_last)
    if level.playouts and len(found) > 1:
        _halve(judge, view, seed, level, budget, found)
    return found


def _worst_last(candidate: Candidate) -> float:
    return -candidate.margin - candidate.error


def _noise(count: int, seed: int) -> Floats:
    """Errors of judgement of about one point: the difference of two such is logistic."""
    rng = new_rng(seed ^ 0x6E6F697365)
    return np.array([-np.log(-np.log((below(rng, 1 << 30) + 0.5) / (1 << 30))) for _ in range(count)])


def _halve(judge: Judge, view: Any, seed: int, level: Level, budget: Budget, found: list[Candidate]) -> None:
    """Play out the first candidates in rounds; each round keeps the better half. Sorts what was found."""
    active = min(level.candidates, len(found))
    rounds = max(int(np.ceil(np.log2(active))), 1)
    deal = 0
    for number in range(1, rounds + 1):
        end = deal + max(level.playouts // (rounds * active), FEWEST)
        while deal < end and budget.spent() < number / rounds and not budget.cancelled:
            deals = min(max(BATCH // active, 1), end - deal)
            _play_out(judge, view, seed, level, found[:active], deal, deals)
            deal += deals
        found[:active] = sorted(found[:active], key=_worst_last)
        active = max((active + 1) // 2, 2)


def _play_out(
    judge: Judge, view: Any, seed: int, level: Level, candidates: list[Candidate], first: int, deals: int
) -> None:
    sums = np.zeros((len(candidates), 2))
    judge.play_out(view, [c.way for c in candidates], seed, first, deals, level.horizon, sums)
    for candidate, added in zip(candidates, sums, strict=True):
        candidate.sums += added
        candidate.playouts += deals

"""Flat Monte Carlo search over the best candidates of one ply.

All candidates are played out on the same imagined deals (common random numbers), so few deals tell which is better;
those that fall behind are dropped. The search itself is compiled (``race.py``, and a file of each game); here it is
given its time. With a number of playouts the answer follows from view and seed alone; a time limit or a cancellation
can only end the search between two steps.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from guimard.bots.race import (
    NO_ACTION,
    Race,
    batch,
    enter,
    list_turn,
    rank,
    spent,
    start,
    take_results,
    utility,
)
from guimard.core.flat_record import FlatRecord, Floats
from guimard.core.rng import new_rng

Cancel = Callable[[], bool]
Turn = tuple[int, ...]  # the actions of a candidate: one, or all those of a turn
WORD = (1 << 64) - 1


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


Advance = Callable[[bool, float], bool]
"""Plays out one step further, unless the search is over: tells whether it is.

It is told whether the search is open-ended, and the part of the time that is used up.
"""


class Evaluator(Protocol):
    """What a search needs to know of a game."""

    state: type[FlatRecord]  # the type of its views

    def begin(self, view: Any, seed: int, level: Level) -> tuple[Race, Advance]:
        """List, rate and rank the candidates; return them with what plays them out."""

    def continuation(self, view: Any, turn: Turn, seed: int, length: int) -> list[int]:
        """Return the actions of a candidate and how the game may go on, so many in all."""


class PlainEvaluator(ABC):
    """An evaluator in plain Python, for games whose rules are not compiled."""

    win_bonus: float  # points that winning is worth beside the margin

    @abstractmethod
    def rate(self, view: Any, seed: int, deduce: bool) -> tuple[list[Turn], Floats]:
        """Return the candidates, and the margin of each one turn ahead."""

    @abstractmethod
    def play_out(
        self, view: Any, turns: list[Turn], seed: int, first_deal: int, horizon: int, results: Floats
    ) -> None:
        """Play each candidate on the same deals; write MARGIN and WIN for each."""

    def begin(self, view: Any, seed: int, level: Level) -> tuple[Race, Advance]:
        race = Race.new()
        turns, ratings = self.rate(view, seed, level.deduce)
        start(race, np.uint64(seed & WORD), level.playouts, level.horizon)
        for turn in turns:
            list_turn(race, np.array(turn, np.int16))
        race.ratings[: len(turns)] = ratings
        rank(race, level.noise, new_rng(0))
        enter(race, level.candidates, self.win_bonus)

        def advance(open_ended: bool, by_clock: float) -> bool:
            used = spent(race, open_ended, by_clock)
            if used >= 1:
                return True
            racing = [turns[int(race.ranking[place])] for place in race.order[: race.racing]]
            results = np.zeros((len(racing), batch(race), 2))
            first_deal = int(race.deals[race.order[0]])
            self.play_out(view, racing, seed, first_deal, level.horizon, results)
            take_results(race, results, used)
            return False

        return race, advance


def search(evaluator: Evaluator, view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
    """Return the candidates from best to worst."""
    race, advance = evaluator.begin(view, seed, level)
    open_ended = level.thorough and budget.seconds is not None
    while not budget.cancelled and not advance(open_ended, budget.spent()):
        pass
    order = race.order[: race.entered].tolist()
    ranked = [_candidate(race, candidate) for candidate in race.ranking[: race.listed].tolist()]
    return [_with_results(ranked[place], race, place) for place in order] + ranked[len(order) :]


def _candidate(race: Race, candidate: int) -> Candidate:
    turn = tuple(action for action in race.turns[candidate].tolist() if action != NO_ACTION)
    rating, error = float(race.ratings[candidate]), float(race.errors[candidate])
    return Candidate(turn, rating, error, rating + error)


def _with_results(candidate: Candidate, race: Race, place: int) -> Candidate:
    deals = int(race.deals[place])
    if not deals:
        return candidate
    return replace(
        candidate,
        playouts=deals,
        margin=float(race.margins[place]) / deals,
        win_chance=float(race.wins[place]) / deals,
        utility=float(utility(race, place)),
    )

"""Help for the notebooks in docs/study: games of bots, means with intervals."""

import os
from typing import Any, NamedTuple

import numpy as np

from guimard.bots import choose
from guimard.core.deal import Deal
from guimard.core.flat_record import Array
from guimard.research.batch import Batch
from guimard.research.codings import coding
from guimard.research.episode import Episode

Z = 1.96


class Estimate(NamedTuple):
    """A mean and half its 95 % interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half:.2f}"


def estimate(values: Any) -> Estimate:
    found = np.asarray(values, np.float64)
    return Estimate(float(found.mean()), float(Z * found.std(ddof=1) / np.sqrt(len(found))))


def sample(games: int) -> int:
    """Return so many games, or the part of them that ``GUIMARD_STUDY`` asks for.

    Tests run notebooks with few.
    """
    return max(int(games * float(os.environ.get("GUIMARD_STUDY", "1"))), 8)


def play_batch(game: str, seats: int, bot: str, games: int, seed: int = 1, **options: object) -> Batch:
    """Play games of one bot in every seat, in compiled code, to their ends."""
    batch = Batch(coding(game, seats, **options), games, bot)
    batch.seed(seed)
    batch.deal(np.ones(games, bool))
    batch.seats[:] = 0
    batch.finish()
    return batch


def play_table(game: str, bots: list[str], seed: str, luck: str = "", **options: object) -> Episode:
    """Play one game of several bots on the deal of a seed.

    ``luck`` decides how they err.
    """
    episode = Episode(coding(game, len(bots), **options), seed)
    while (seat := episode.to_act) is not None:
        word = Deal(f"{seed} {luck} move {len(episode.played)}").word()
        episode.apply(choose(bots[seat], episode.coding.setup.game, episode.view(seat), word))
    return episode


def margins(scores: Array) -> Any:
    """Own points less the mean of the others', by game and seat."""
    seats = scores.shape[1]
    return (scores * seats - scores.sum(1, keepdims=True)) / (seats - 1)

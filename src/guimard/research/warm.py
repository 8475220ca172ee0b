"""Compile the research bench ahead of its use.

``python -m guimard.research.warm``
"""

from concurrent.futures import ProcessPoolExecutor

import numpy as np

from guimard.games.registry import GAMES
from guimard.research.batch import Batch
from guimard.research.codings import coding
from guimard.research.episode import Episode

OPPONENTS = {"metro": (None, "random", "one-ply", "easy"), "metromania": (None, "random", "one-ply")}


def warm(game: str) -> None:
    """Play a step of every kind."""
    code = coding(game, 2)
    for opponents in OPPONENTS[game]:
        batch = Batch(code, 2, opponents, threads=1)
        batch.seed(1)
        batch.deal(np.ones(2, bool))
        batch.step(batch.masks.argmax(1).astype(np.int16), np.array([True, False]))
    batch.over[:] = 1
    batch.scores()
    episode = Episode(code, 1)
    episode.play(episode.legal()[0])
    code.number(episode.state, episode.coding.action(episode.state, episode.legal()[0]))


if __name__ == "__main__":
    with ProcessPoolExecutor(len(GAMES)) as games:
        list(games.map(warm, GAMES))

"""How bots judge Takeaway.

Everything is worth its counters; playouts take at random.
"""

from typing import Any

import numpy as np
from guimard.games.takeaway.game import TAKEAWAY, State

from guimard.bots.race import MARGIN, WIN
from guimard.bots.search import PlainEvaluator, Turn
from guimard.core.flat_record import FlatRecord, Floats
from guimard.core.rng import below, new_rng


class TakeawayEvaluator(PlainEvaluator):
    state: type[FlatRecord] = State
    win_bonus = 1.0

    def rate(self, view: State, seed: int, deduce: bool) -> tuple[list[Turn], Floats]:
        legal = list(TAKEAWAY.legal(view))
        return [(action,) for action in legal], np.array(legal, np.float64)

    def play_out(
        self, view: State, turns: list[Turn], seed: int, first_deal: int, horizon: int, results: Floats
    ) -> None:
        seat = int(view.turn)
        for candidate, turn in enumerate(turns):
            for deal in range(results.shape[1]):
                rng = new_rng(seed + first_deal + deal)  # the same deals for all candidates
                state = TAKEAWAY.imagine(view, rng)
                TAKEAWAY.apply(state, turn[0])
                while legal := TAKEAWAY.legal(state):
                    TAKEAWAY.apply(state, legal[below(rng, len(legal))])
                scores = TAKEAWAY.scores(state)
                others = scores[:seat] + scores[seat + 1 :]
                results[candidate, deal, MARGIN] = scores[seat] - sum(others) / len(others)
                results[candidate, deal, WIN] = scores[seat] > max(others)

    def continuation(self, view: State, turn: Turn, seed: int, length: int) -> list[int]:
        return [*turn][:length]


def greedy(view: Any, seed: int) -> int:
    """Take as many as possible: the yardstick."""
    return max(TAKEAWAY.legal(view))

"""Metromania as the search sees it: a way to act is a whole turn, or the rest of one."""

from collections import Counter

import numpy as np

from guimard.bots.metromania import turns as t
from guimard.bots.metromania.builder import aims, build_step, step_score
from guimard.bots.search import Way
from guimard.core.flat_record import Array, Floats
from guimard.core.rng import new_rng
from guimard.games.metromania.kernel import apply, imagine, legal_actions
from guimard.games.metromania.state import Moves, State

SAMPLING, PLAYING = 2.0, 1.0  # points by which builders err: to find turns, and to play on
SAMPLES = 160  # turns that are sampled
MOST_WAYS = 48
_ALL = (1 << 64) - 1


class MetromaniaJudge:
    """Samples turns, and values them by games played on to the end."""

    win = 5.0

    def rate(self, view: State, seed: int, deduce: bool) -> tuple[list[Way], Floats]:
        """The turns a builder may think of, the likeliest first; which is better only whole games can tell.

        Nothing is deduced: what others aim at shows once they have built it.
        """
        ways = self._ways(view, seed)
        return ways, np.zeros(len(ways))

    def _ways(self, view: State, seed: int) -> list[Way]:
        moves = Moves.new()
        legal_actions(view, moves)
        if moves.count == 1:
            return [(int(moves.items[0]),)]
        turns = np.empty((SAMPLES, t.LONGEST), np.int16)
        t.sample_turns(view, _room(), moves, np.uint64(seed & _ALL), new_rng(0), SAMPLING, turns)
        found = Counter(tuple(step for step in turn if step != t.NO_STEP) for turn in turns.tolist())
        return [way for way, _ in found.most_common(MOST_WAYS)]

    def play_out(self, view: State, ways: list[Way], seed: int, first: int, horizon: int, told: Floats) -> None:
        """Games are played to the end, whatever the horizon: only there trips are judged."""
        t.play_out(
            view, _room(), Moves.new(), t.Score.new(), _table(ways), np.uint64(seed & _ALL), new_rng(0),
            first, PLAYING, told,
        )  # fmt: skip

    def line(self, view: State, way: Way, seed: int, length: int) -> list[int]:
        rng, moves = new_rng(seed), Moves.new()
        state = view.copy()
        imagine(state, rng)
        actions: list[int] = []
        while not state.over and len(actions) < max(length, len(way)):
            chosen = way[len(actions)] if len(actions) < len(way) else int(build_step(state, moves, rng, 0.0))
            apply(state, chosen)
            actions.append(chosen)
        return actions


def greedy(view: State, seed: int) -> int:
    """The step a builder likes best: the yardstick."""
    moves = Moves.new()
    legal_actions(view, moves)
    goals = aims(view)
    scores = [step_score(view, goals, action) for action in moves.items[: moves.count].tolist()]
    best = [i for i, score in enumerate(scores) if score == max(scores)]
    return int(moves.items[best[seed % len(best)]])


def _table(ways: list[Way]) -> Array:
    table = np.full((len(ways), t.LONGEST), t.NO_STEP, np.int16)
    for row, way in enumerate(ways):
        table[row, : len(way)] = way
    return table


def _room() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    return np.zeros(2, State.dtype)

"""Metromania for the search: a candidate is a whole turn, or the rest of one."""

from collections import Counter

import numpy as np

from guimard.bots.metromania import turns as t
from guimard.bots.metromania.builder import aims, build_step, step_score
from guimard.bots.search import Turn
from guimard.core.flat_record import Array, FlatRecord, Floats
from guimard.core.rng import new_rng
from guimard.games.metromania.kernel import apply, building_actions, imagine, legal_actions
from guimard.games.metromania.state import Moves, State

SAMPLING_NOISE, PLAYING_NOISE = 2.0, 1.0  # errors of the builders in points: to find turns, and in playouts
SAMPLES = 160  # turns that are sampled
MOST_TURNS = 48
_WORD = (1 << 64) - 1


class MetromaniaEvaluator:
    """Samples turns, and evaluates them by playing the game to its end."""

    state: type[FlatRecord] = State
    win_bonus = 5.0

    def rate(self, view: State, seed: int, deduce: bool) -> tuple[list[Turn], Floats]:
        """Return the likeliest turns of a builder, all rated 0.

        Nothing is deduced: what others aim at shows once they have built it.
        """
        turns = self._turns(view, seed)
        return turns, np.zeros(len(turns))

    def _turns(self, view: State, seed: int) -> list[Turn]:
        work = t.new_workspace()
        legal_actions(view, work.moves)
        if view.choosing:
            return [(action,) for action in work.moves.items[: work.moves.count].tolist()]
        stop = (int(work.moves.items[work.moves.count - 1]),)
        if work.moves.count == 1:
            return [stop]
        turns = np.empty((SAMPLES, t.LONGEST), np.int16)
        t.sample_turns(view, work, np.uint64(seed & _WORD), SAMPLING_NOISE, turns)
        found = Counter(tuple(step for step in turn if step != t.NO_STEP) for turn in turns.tolist())
        likely = [turn for turn, _ in found.most_common(MOST_TURNS)]
        # Metromania 8.2: builders never stop early in the last turns, so that choice is added.
        return [*likely, stop] if view.ending and stop not in likely else likely

    def play_out(
        self, view: State, turns: list[Turn], seed: int, first_deal: int, horizon: int, results: Floats
    ) -> None:
        """Play to the end of the game, whatever the horizon: trips are judged only there."""
        table, word = _table(turns), np.uint64(seed & _WORD)
        t.play_out(view, t.new_workspace(), table, word, first_deal, PLAYING_NOISE, results)

    def continuation(self, view: State, turn: Turn, seed: int, length: int) -> list[int]:
        rng, moves = new_rng(seed), Moves.new()
        state = view.copy()
        imagine(state, rng)
        actions: list[int] = []
        while not state.over and len(actions) < max(length, len(turn)):
            chosen = turn[len(actions)] if len(actions) < len(turn) else int(build_step(state, moves, rng, 0.0))
            apply(state, chosen)
            actions.append(chosen)
        return actions


def greedy(view: State, seed: int) -> int:
    """Return the step that a builder likes best: the yardstick."""
    moves = Moves.new()
    building_actions(view, moves)
    goals = aims(view)
    scores = [step_score(view, goals, action) for action in moves.items[: moves.count].tolist()]
    best = [i for i, score in enumerate(scores) if score == max(scores)]
    return int(moves.items[best[seed % len(best)]])


def _table(turns: list[Turn]) -> Array:
    """Return the steps of each turn as a row, filled up with NO_STEP."""
    table = np.full((len(turns), t.LONGEST), t.NO_STEP, np.int16)
    for row, turn in enumerate(turns):
        table[row, : len(turn)] = turn
    return table

"""Metromania for the search: a candidate is a whole turn, or the rest of one."""

import numpy as np

from guimard.bots.metromania import searching
from guimard.bots.metromania.builder import aims, build_step, step_score
from guimard.bots.metromania.turns import new_workspace
from guimard.bots.race import Race
from guimard.bots.search import WORD, Advance, Level, Turn
from guimard.core.flat_record import FlatRecord
from guimard.core.rng import new_rng
from guimard.games.metromania.kernel import apply, building_actions, imagine
from guimard.games.metromania.state import Moves, State


class MetromaniaEvaluator:
    """Samples turns, and evaluates them by playing the game to its end."""

    state: type[FlatRecord] = State

    def begin(self, view: State, seed: int, level: Level) -> tuple[Race, Advance]:
        work, race, word = new_workspace(), Race.new(), np.uint64(seed & WORD)
        how = (level.playouts, level.candidates, level.horizon, level.noise, level.deduce)
        searching.begin(view, work, race, word, *how)
        return race, lambda open_ended, by_clock: searching.advance(view, work, race, open_ended, by_clock)

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

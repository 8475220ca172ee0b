"""The yardstick: a greedy player that counts the lines an action completes.

Completing an own line early loses the points it could still have gained, so a completed line counts its points
less ``EXPECTED_POINTS``. Completing an opponent's line early gains as much.
"""

import numpy as np

from guimard.bots.metro.modules import hooks
from guimard.bots.metro.records import EXPECTED_POINTS
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, Floats
from guimard.core.rng import Rng, below, new_rng
from guimard.games.metro.kernel import legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import DEPARTURE, LINE, MULTIPLE, POINTS, touched
from guimard.games.metro.state import Moves, seats_own_lines
from guimard.games.metro.tables import CELLS, COLOURS, DRAW, MAX_ACTIONS, NONE, TURNED


@compiled
def point_values(state: State, out: Floats) -> None:
    """Write what a point of each colour is worth to the seat to act."""
    out[:] = -1 / (state.seats - 1)
    if seats_own_lines(state):
        out[state.own[state.turn]] = 1.0
    hooks.greedy_point_values(state, out)


@compiled
def _lay_value(state: State, worth: Floats, lines: Array, action: int) -> float:
    total = 0.0
    look = TURNED[action // (4 * CELLS), action // CELLS % 4]
    for i in range(touched(state, look, action % CELLS, 1, lines)):
        owner = state.owner[lines[i, DEPARTURE]]
        if lines[i, MULTIPLE] and owner != NONE:
            total += worth[owner] * (lines[i, POINTS] - EXPECTED_POINTS)
    return total


@compiled
def rate_actions(state: State, moves: Moves, ratings: Floats) -> None:
    """Write what each legal action brings the seat to act over the mean of the others."""
    worth, lines = np.empty(COLOURS, np.float64), np.empty((4, LINE), np.int16)
    point_values(state, worth)
    for i in range(moves.count):
        action = moves.items[i]
        if action < DRAW:
            ratings[i] = _lay_value(state, worth, lines, action)
        else:
            ratings[i] = hooks.greedy_gain(state, worth, action)


@compiled
def pick(state: State, moves: Moves, rng: Rng) -> int:
    """Return one of the best actions, each with the same chance."""
    ratings = np.empty(MAX_ACTIONS, np.float64)
    legal_actions(state, moves)
    rate_actions(state, moves, ratings)
    chosen, equal = 0, 1
    for i in range(1, moves.count):
        if ratings[i] > ratings[chosen]:
            chosen, equal = i, 1
        elif ratings[i] == ratings[chosen]:
            equal += 1
            if below(rng, equal) == 0:
                chosen = i
    return int(moves.items[chosen])


def choose(view: State, seed: int) -> int:
    return int(pick(view, Moves.new(), new_rng(seed)))

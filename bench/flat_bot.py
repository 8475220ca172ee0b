"""A yardstick: flat Monte Carlo for Metro, 60 random playouts a candidate.

The candidates are the 8 best actions of one ply. It plays in the arena like any external program:
``--bot-cmd "python bench/flat_bot.py"`` (docs/bots.md).
"""

import json
import sys
from typing import Any

import numpy as np

from guimard.bots.metro.one_ply import rate_actions
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats, Records
from guimard.core.rng import Rng, new_rng
from guimard.games.metro.game import METRO
from guimard.games.metro.kernel import apply, final_scores, imagine, legal_actions, playout
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves
from guimard.games.metro.tables import MAX_SEATS

CANDIDATES, PLAYOUTS = 8, 60


@compiled
def value(view: State, games: Records, moves: Moves, action: int, rng: Rng) -> float:
    """Return the total margin of random games after an action."""
    state, points, total = games[0], np.zeros(MAX_SEATS, np.int16), 0.0
    for _ in range(PLAYOUTS):
        games[0] = view
        imagine(state, rng)
        apply(state, action)
        playout(state, moves, rng)
        final_scores(state, points)
        total += points[view.turn] - (points.sum() - points[view.turn]) / (view.seats - 1)
    return total


def choose(view: State, rng: Rng) -> int:
    moves, games = Moves.new(), np.zeros(1, State.dtype)
    legal_actions(view, moves)
    ratings: Floats = np.zeros(int(moves.count))
    rate_actions(view, moves, ratings)
    best = [int(moves.items[i]) for i in np.argsort(-ratings, kind="stable")[:CANDIDATES]]
    return max(best, key=lambda action: float(value(view, games, moves, action, rng)))


def answer(message: dict[str, Any], rng: Rng) -> dict[str, str] | None:
    if message["type"] == "hello":
        return {"name": "flat Monte Carlo"}
    if message["type"] == "act":
        return {"action": METRO.text(choose(METRO.parse_position(message["position"]), rng))}
    return None


if __name__ == "__main__":
    rng = new_rng(1)
    for line in sys.stdin:
        if (reply := answer(json.loads(line), rng)) is not None:
            print(json.dumps(reply), flush=True)

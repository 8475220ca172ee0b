"""Bots that answer in a batch of Metro games: ``one-ply`` and one-ply levels.

They get views, as everywhere. What a level chooses is drawn with the same errors as in ``bots``, by the generator of
its game.
"""

from typing import Any

import numpy as np

from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro.one_ply import pick
from guimard.bots.metro.opponent_model import models_opponents
from guimard.bots.metro.rating import rate_actions
from guimard.bots.metro.searching import HIDDEN_DEALS
from guimard.bots.metro.values import family, values_of
from guimard.bots.metro.workspace import Workspace, new_workspace
from guimard.bots.noise import gumbel
from guimard.core.compiler import compiled
from guimard.core.flat_record import Bytes, Records
from guimard.core.rng import below
from guimard.games.metro.kernel import apply, legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves, is_over, seats_own_lines
from guimard.games.metro.tables import MAX_ACTIONS
from guimard.games.metro.views import show

_SEEDS = 1 << 30


class OnePly:
    """``one-ply`` in every seat that does not learn."""

    def reply(self, games: Records, rngs: Records, learners: Bytes) -> None:
        _reply_one_ply(games, np.zeros(1, State.dtype), Moves.new(), rngs, learners)


class Level:
    """A level that looks one ply ahead: ``easy``, ``medium`` or ``hard``."""

    def __init__(self, name: str, start: State) -> None:
        self._noise = GAME_BOTS["metro"].levels[name].noise
        self._values = values_of(family(start))
        self._deals = 1 if seats_own_lines(start) else HIDDEN_DEALS

    def reply(self, games: Records, rngs: Records, learners: Bytes) -> None:
        work, views = new_workspace(self._values), np.zeros(1, State.dtype)
        _reply_level(games, views, work, self._deals, self._noise, rngs, learners)


def opponent(name: str, start: Any) -> OnePly | Level:
    """The bot of a name; raises ``ValueError`` for those that cannot play in a batch."""
    if name == "one-ply":
        return OnePly()
    levels = [level for level, how in GAME_BOTS["metro"].levels.items() if not how.playouts]
    if name not in levels:
        raise ValueError(f"In a batch of Metro games 'random', 'one-ply', {', '.join(map(repr, levels))} can play.")
    if models_opponents(start):
        raise ValueError("In a batch, levels play at tables of up to four seats, or with modules.")
    return Level(name, start)


@compiled
def _reply_one_ply(games: Records, views: Records, moves: Moves, rngs: Records, learners: Bytes) -> None:
    for i in range(len(games)):
        state = games[i]
        while not is_over(state) and state.turn != learners[i]:
            show(state, views[0], state.turn)
            apply(state, pick(views[0], moves, rngs[i]))


@compiled
def _reply_level(
    games: Records, views: Records, work: Workspace, deals: int, noise: float, rngs: Records, learners: Bytes
) -> None:
    ratings, view, moves = np.empty(MAX_ACTIONS, np.float64), views[0], work.moves
    for i in range(len(games)):
        state, rng = games[i], rngs[i]
        while not is_over(state) and state.turn != learners[i]:
            show(state, view, state.turn)
            legal_actions(view, moves)
            rate_actions(view, work, np.uint64(below(rng, _SEEDS)), deals, False, ratings)
            best = 0
            for j in range(moves.count):
                if noise:
                    ratings[j] += noise * gumbel(rng)
                if ratings[j] > ratings[best]:
                    best = j
            apply(state, moves.items[best])

"""Bots that answer in a batch of Metro games, in compiled code: the yardstick and the levels that look one ply ahead.

They get views, as everywhere. What a level chooses is drawn with the same errors as in ``bots``, by the generator of
its game.
"""

from typing import Any

import numpy as np

from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.judge import HIDDEN_DEALS
from guimard.bots.metro.one_ply import pick
from guimard.bots.metro.rating import rate_actions
from guimard.bots.metro.signs import may_be_simple
from guimard.bots.metro.values import Values, family, values_of
from guimard.core.compiler import compiled
from guimard.core.flat_record import Bytes, Records
from guimard.core.rng import Rng, below, new_rng
from guimard.games.metro.kernel import apply, is_over, legal_actions
from guimard.games.metro.state import Moves, State
from guimard.games.metro.tables import MAX_ACTIONS, NONE
from guimard.games.metro.views import show

_FINE = 1 << 30
VIEW, ROOMS = 3, 4  # places for states: three for the rating, one for the view


class OnePly:
    """``one-ply`` in every seat that does not learn."""

    def reply(self, games: Records, rngs: Records, learners: Bytes) -> None:
        _reply_one_ply(games, np.zeros(ROOMS, State.dtype), Moves.new(), rngs, learners)


class Level:
    """A level that looks one ply ahead: ``easy``, ``medium`` or ``hard``."""

    def __init__(self, name: str, start: State) -> None:
        self._noise = GAME_BOTS["metro"].levels[name].noise
        self._values = values_of(family(start))
        self._deals = HIDDEN_DEALS if start.own[0] == NONE else 1

    def reply(self, games: Records, rngs: Records, learners: Bytes) -> None:
        _reply_level(
            games, np.zeros(ROOMS, State.dtype), self._values, Forecast.new(), Moves.new(), new_rng(1), self._deals,
            self._noise, rngs, learners,
        )  # fmt: skip


def opponent(name: str, start: Any) -> OnePly | Level:
    """The bot of a name; raises ``ValueError`` for those that cannot play in a batch."""
    if name == "one-ply":
        return OnePly()
    levels = [level for level, how in GAME_BOTS["metro"].levels.items() if not how.playouts]
    if name not in levels:
        raise ValueError(f"In a batch of Metro games 'random', 'one-ply', {', '.join(map(repr, levels))} can play.")
    if may_be_simple(start):
        raise ValueError("In a batch, levels play at tables of up to four seats, or with modules.")
    return Level(name, start)


@compiled
def _reply_one_ply(games: Records, rooms: Records, moves: Moves, rngs: Records, learners: Bytes) -> None:
    for i in range(len(games)):
        state = games[i]
        while not is_over(state) and state.turn != learners[i]:
            show(state, rooms[VIEW], state.turn)
            apply(state, pick(rooms[VIEW], moves, rngs[i]))


@compiled
def _reply_level(
    games: Records, rooms: Records, values: Values, forecast: Forecast, moves: Moves, luck: Rng, deals: int,
    noise: float, rngs: Records, learners: Bytes,
) -> None:  # fmt: skip
    ratings = np.empty(MAX_ACTIONS, np.float64)
    for i in range(len(games)):
        state, rng = games[i], rngs[i]
        while not is_over(state) and state.turn != learners[i]:
            show(state, rooms[VIEW], state.turn)
            legal_actions(rooms[VIEW], moves)
            seed = np.uint64(below(rng, _FINE))
            rate_actions(rooms[VIEW], rooms, values, forecast, moves, seed, luck, deals, False, ratings)
            best = 0
            for j in range(moves.count):
                if noise:
                    ratings[j] -= noise * np.log(-np.log((below(rng, _FINE) + 0.5) / _FINE))
                if ratings[j] > ratings[best]:
                    best = j
            apply(state, moves.items[best])

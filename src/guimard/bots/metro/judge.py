"""Metro as the search sees it."""

import numpy as np

from guimard.bots.metro import rating
from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.policy import policy
from guimard.bots.metro.values import Values, family, values_of
from guimard.bots.search import Way
from guimard.core.kernel import Floats
from guimard.core.words import new_rng
from guimard.games.metro.kernel import apply, imagine, is_over, legal_actions
from guimard.games.metro.state import Moves, State
from guimard.games.metro.tables import NONE

HIDDEN_DEALS = 8  # imagined deals for one look ahead, where an exchange may bring any share
_ALL = (1 << 64) - 1


class MetroJudge:
    """Rates and plays out by learned values: the shipped ones, if none are given."""

    win = 40.0

    def __init__(self, values: Values | None = None) -> None:
        self._values = values

    def _values_for(self, view: State) -> Values:
        return self._values if self._values is not None else values_of(family(view))

    def rate(self, view: State, seed: int) -> tuple[list[Way], Floats]:
        moves = Moves.new()
        legal_actions(view, moves)
        ratings = np.empty(int(moves.count))
        hidden = view.own[0] == NONE
        rating.rate_actions(
            view, _room(), self._values_for(view), Forecast.new(), moves, np.uint64(seed & _ALL), new_rng(0),
            HIDDEN_DEALS if hidden else 1, ratings,
        )  # fmt: skip
        return [(action,) for action in moves.items[: moves.count].tolist()], ratings

    def play_out(self, view: State, ways: list[Way], seed: int, first: int, horizon: int, told: Floats) -> None:
        rating.play_out(
            view, _room(), self._values_for(view), Forecast.new(), np.array(ways, np.int16)[:, 0],
            Moves.new(), np.uint64(seed & _ALL), new_rng(0), first, horizon, told,
        )  # fmt: skip

    def line(self, view: State, way: Way, seed: int, length: int) -> list[int]:
        games = _room()
        games[0] = view
        imagine(games[0], new_rng(seed))
        actions = list(way)
        apply(games[0], way[0])
        while len(actions) < length and not is_over(games[0]):
            actions.append(int(policy(games, self._values_for(view), Forecast.new())))
            apply(games[0], actions[-1])
        return actions


def _room() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    return np.zeros(3, State.dtype)

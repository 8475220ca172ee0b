"""Metro as the search sees it."""

import numpy as np

from guimard.bots.metro import rating
from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.policy import policy
from guimard.bots.metro.signs import guess_simple, may_be_simple
from guimard.bots.metro.values import EIGHTHS, SIMPLE, Values, family, values_among, values_of
from guimard.bots.search import Way
from guimard.core.flat_record import Floats
from guimard.core.rng import new_rng
from guimard.games.metro.kernel import apply, imagine, legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves, is_over, seats_own_lines
from guimard.games.metro.tables import MAX_SEATS

HIDDEN_DEALS = 16  # imagined deals for one look ahead, where shares are hidden
_ALL = (1 << 64) - 1


class MetroJudge:
    """Rates and plays out by the shipped values."""

    win = 40.0

    def rate(self, view: State, seed: int, deduce: bool) -> tuple[list[Way], Floats]:
        moves = Moves.new()
        legal_actions(view, moves)
        ratings = np.empty(int(moves.count))
        hidden = not seats_own_lines(view)
        rating.rate_actions(
            view, _room(), _known(view)[0], Forecast.new(), moves, np.uint64(seed & _ALL), new_rng(0),
            HIDDEN_DEALS if hidden else 1, deduce and hidden, ratings,
        )  # fmt: skip
        return [(action,) for action in moves.items[: moves.count].tolist()], ratings

    def play_out(self, view: State, ways: list[Way], seed: int, first: int, horizon: int, told: Floats) -> None:
        values, odds = _known(view)
        rating.play_out(
            view, _room(), values, Forecast.new(), np.array(ways, np.int16)[:, 0], odds,
            Moves.new(), np.uint64(seed & _ALL), new_rng(0), first, horizon, told,
        )  # fmt: skip

    def line(self, view: State, way: Way, seed: int, length: int) -> list[int]:
        games, (values, _) = _room(), _known(view)
        games[0] = view
        imagine(games[0], new_rng(seed))
        actions = list(way)
        apply(games[0], way[0])
        while len(actions) < length and not is_over(games[0]):
            actions.append(int(policy(games, values, Forecast.new())))
            apply(games[0], actions[-1])
        return actions


def _known(view: State) -> tuple[Values, Floats]:
    """The values to judge by, and how likely each seat is to play simply. Both follow from the view."""
    key, odds = family(view), np.zeros(MAX_SEATS)
    values = values_of(key)
    if not may_be_simple(view):
        return values, odds
    guess_simple(view, values, odds)
    share = odds.sum() / (int(view.seats) - 1) / (SIMPLE / 4)
    return values_among(key, round(EIGHTHS * min(share, 1.0))), odds


def _room() -> np.ndarray[tuple[int], np.dtype[np.void]]:
    return np.zeros(3, State.dtype)

"""Metro for the search: candidates are actions, rated by the learned values."""

import numpy as np

from guimard.bots.metro import rating
from guimard.bots.metro.opponent_model import estimate_simple, models_opponents
from guimard.bots.metro.policy import policy
from guimard.bots.metro.values import BLEND_STEPS, SIMPLE, blended_values, family, values_of
from guimard.bots.metro.workspace import POSITION, Workspace, new_workspace
from guimard.bots.search import Turn
from guimard.core.flat_record import FlatRecord, Floats
from guimard.core.rng import new_rng
from guimard.games.metro.kernel import apply, imagine, legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import is_over, seats_own_lines
from guimard.games.metro.tables import MAX_SEATS

HIDDEN_DEALS = 16  # imagined deals for one look ahead, where shares are hidden
_WORD = (1 << 64) - 1


class MetroEvaluator:
    """Rates and plays out by the values that ship."""

    state: type[FlatRecord] = State
    win_bonus = 40.0

    def rate(self, view: State, seed: int, deduce: bool) -> tuple[list[Turn], Floats]:
        work = _workspace(view)
        legal_actions(view, work.moves)
        actions = work.moves.items[: work.moves.count].tolist()
        ratings = np.empty(len(actions))
        hidden = not seats_own_lines(view)
        deals = HIDDEN_DEALS if hidden else 1
        rating.rate_actions(view, work, np.uint64(seed & _WORD), deals, deduce and hidden, ratings)
        return [(action,) for action in actions], ratings

    def play_out(
        self, view: State, turns: list[Turn], seed: int, first_deal: int, horizon: int, results: Floats
    ) -> None:
        actions = np.array(turns, np.int16)[:, 0]
        rating.play_out(view, _workspace(view), actions, np.uint64(seed & _WORD), first_deal, horizon, results)

    def continuation(self, view: State, turn: Turn, seed: int, length: int) -> list[int]:
        work = _workspace(view)
        work.games[POSITION] = view
        state = work.games[POSITION]
        imagine(state, new_rng(seed))
        actions = list(turn)
        apply(state, turn[0])
        while len(actions) < length and not is_over(state):
            actions.append(int(policy(work)))
            apply(state, actions[-1])
        return actions


def _workspace(view: State) -> Workspace:
    """Return a workspace with the values and opponents that fit a view."""
    key, odds = family(view), np.zeros(MAX_SEATS)
    values = values_of(key)
    if models_opponents(view):
        estimate_simple(view, values, odds)
        share = odds.sum() / (int(view.seats) - 1) / (SIMPLE / 4)
        values = blended_values(key, round(BLEND_STEPS * min(share, 1.0)))
    return new_workspace(values, odds)

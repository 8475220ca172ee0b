"""Metro for the search: candidates are actions, rated by the learned values."""

import numpy as np

from guimard.bots.metro import searching
from guimard.bots.metro.opponent_model import CAREFUL_TABLE, count_simple
from guimard.bots.metro.policy import policy
from guimard.bots.metro.values import blended_values, family, values_of
from guimard.bots.metro.workspace import POSITION, Workspace, new_workspace
from guimard.bots.race import Race
from guimard.bots.search import WORD, Advance, Level, Turn
from guimard.core.flat_record import FlatRecord
from guimard.core.rng import new_rng
from guimard.games.metro.kernel import apply, imagine
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import is_over
from guimard.games.metro.tables import MAX_SEATS


class MetroEvaluator:
    """Rates and plays out by the values that ship."""

    state: type[FlatRecord] = State

    def begin(self, view: State, seed: int, level: Level) -> tuple[Race, Advance]:
        work, race, word = workspace_of(view), Race.new(), np.uint64(seed & WORD)
        how = (level.playouts, level.candidates, level.horizon, level.noise, level.deduce)
        searching.begin(view, work, race, word, *how)
        return race, lambda open_ended, by_clock: searching.advance(view, work, race, open_ended, by_clock)

    def continuation(self, view: State, turn: Turn, seed: int, length: int) -> list[int]:
        work = workspace_of(view)
        work.games[POSITION] = view
        state = work.games[POSITION]
        imagine(state, new_rng(seed))
        actions = list(turn)
        apply(state, turn[0])
        while len(actions) < length and not is_over(state):
            actions.append(int(policy(work)))
            apply(state, actions[-1])
        return actions


def workspace_of(view: State) -> Workspace:
    """Return a workspace with the values and opponents that fit a view."""
    key, odds = family(view), np.zeros(MAX_SEATS)
    values = values_of(key)
    simple = count_simple(view, values, odds)
    return new_workspace(values if simple == CAREFUL_TABLE else blended_values(key, simple), odds)

"""The search of Metro's bots, compiled: candidates are the legal actions."""

import numpy as np

from guimard.bots.metro.rating import play_out, rate_actions
from guimard.bots.metro.workspace import Workspace
from guimard.bots.race import (
    Race,
    batch,
    candidate_at,
    enter,
    first_deal,
    list_actions,
    rank,
    spent,
    start,
    take_results,
)
from guimard.core.compiler import compiled
from guimard.games.metro.kernel import legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import seats_own_lines

HIDDEN_DEALS = 16  # imagined deals for one look ahead, where shares are hidden
WIN_BONUS = 40.0  # points that winning is worth beside the margin


@compiled
def begin(
    view: State,
    work: Workspace,
    race: Race,
    seed: np.uint64,
    playouts: int,
    candidates: int,
    horizon: int,
    noise: float,
    deduce: bool,
) -> None:
    """List and rate the legal actions, and let the best race."""
    start(race, seed, playouts, horizon)
    legal_actions(view, work.moves)
    list_actions(race, work.moves.items[: work.moves.count])
    hidden = not seats_own_lines(view)
    deals = HIDDEN_DEALS if hidden else 1
    rate_actions(view, work, seed, deals, deduce and hidden, race.ratings[: race.listed])
    rank(race, noise, work.rng)
    enter(race, candidates, WIN_BONUS)


@compiled
def advance(view: State, work: Workspace, race: Race, open_ended: bool, by_clock: float) -> bool:
    """Play out one step further; return whether the search is over."""
    used = spent(race, open_ended, by_clock)
    if used >= 1:
        return True
    racing = int(race.racing)
    actions = np.empty(racing, np.int16)
    for place in range(racing):
        actions[place] = race.turns[candidate_at(race, place), 0]
    results = np.zeros((racing, batch(race), 2), np.float64)
    play_out(view, work, actions, race.seed, first_deal(race), int(race.horizon), results)
    take_results(race, results, used)
    return False

"""Rate every legal action of a view one ply ahead, and play out the best."""

import numpy as np

from guimard.bots.metro.forecast import forecast_points, forecast_view, try_tile
from guimard.bots.metro.margin import margin, set_observer, trial_margin, win_chance
from guimard.bots.metro.modules import hooks
from guimard.bots.metro.opponents import play_turns, sample_simple_seats
from guimard.bots.metro.policy import best_lay, forecast_next
from guimard.bots.metro.records import FULL_INFORMATION, tiles_left
from guimard.bots.metro.workspace import DEALT, POSITION, TRIAL, Workspace
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, Floats
from guimard.core.rng import reseed
from guimard.games.metro.kernel import apply, imagine
from guimard.games.metro.modules.hooks import State, play_verb
from guimard.games.metro.rules.unseen import count_unseen
from guimard.games.metro.tables import CELLS, DRAW, KINDS, TURNED

RATING_STREAM = 1 << 32  # keeps these random numbers apart from those of playouts
UNRATED = -1e6  # an action of a module that these bots do not judge: they never choose it


@compiled
def _rate_draw(work: Workspace, unseen: Array) -> float:
    """Return the mean margin of the best lay over the tiles that may be drawn."""
    total, tiles = 0.0, 0
    for kind in range(KINDS):
        if unseen[kind]:
            total += unseen[kind] * best_lay(work, kind)[0]
            tiles += unseen[kind]
    return total / tiles


@compiled
def _rate_exchange(work: Workspace, action: int) -> float:
    """Return the margin after an action that changes what seats hold."""
    values, forecast = work.values, work.forecast
    state, after, observer = work.games[POSITION], work.games[TRIAL], forecast.observer
    play_verb(after, action)
    set_observer(after, forecast, observer)
    worth = margin(after, values, forecast, state.turn)
    set_observer(state, forecast, observer)
    return worth


@compiled
def _rate(work: Workspace, unseen: Array, action: int) -> float:
    """Return the margin that an action leads to."""
    games, values, forecast = work.games, work.values, work.forecast
    state, after = games[POSITION], games[TRIAL]
    if action == DRAW:
        return _rate_draw(work, unseen)
    games[TRIAL] = state
    if action < DRAW:
        try_tile(state, after, values, forecast, TURNED[action // (4 * CELLS), action // CELLS % 4], action % CELLS)
        return trial_margin(after, values, forecast, state.turn)
    if hooks.try_action(after, values, forecast, action):
        return trial_margin(after, values, forecast, state.turn)
    return _rate_exchange(work, action) if hooks.is_exchange(action) else UNRATED


@compiled
def rate_actions(view: State, work: Workspace, seed: np.uint64, deals: int, deduce: bool, ratings: Floats) -> None:
    """Write the mean margin of each action of ``work.moves`` over imagined deals.

    Without ``deduce`` unknown shares count in equal parts; with it they are sampled and then taken as known.
    """
    position, values, forecast = work.games[POSITION], work.values, work.forecast
    unseen = np.empty(KINDS, np.int16)
    count_unseen(view, unseen)
    ratings[:] = 0.0
    if deduce:
        forecast_view(view, values, forecast)
    for deal in range(deals):
        reseed(work.rng, seed, RATING_STREAM + deal)
        work.games[POSITION] = view
        imagine(position, work.rng)
        if deduce:
            hooks.sample_holders(position, values, forecast, view.turn, work.rng)
        forecast_next(position, values, forecast, FULL_INFORMATION if deduce else view.turn)
        for i in range(work.moves.count):
            ratings[i] += _rate(work, unseen, work.moves.items[i]) / deals


@compiled
def play_out(
    view: State, work: Workspace, candidates: Array, seed: np.uint64, first_deal: int, horizon: int, results: Floats
) -> None:
    """Play every candidate on the same deals; write margins and win chances."""
    games, values, forecast, rng = work.games, work.values, work.forecast, work.rng
    state = games[POSITION]
    seat = view.turn
    forecast_view(view, values, forecast)
    for deal in range(results.shape[1]):
        reseed(rng, seed, first_deal + deal)
        games[DEALT] = view
        imagine(games[DEALT], rng)
        hooks.sample_holders(games[DEALT], values, forecast, seat, rng)
        simple = sample_simple_seats(work.simple_odds, rng)
        after_deal = rng.word
        for i in range(len(candidates)):
            rng.word = after_deal
            games[POSITION] = games[DEALT]
            apply(state, candidates[i])
            play_turns(work, simple, horizon - int(candidates[i] != DRAW))
            forecast_points(state, values, forecast, tiles_left(state), state.turn)
            set_observer(state, forecast, FULL_INFORMATION)
            results[i, deal, 0] = margin(state, values, forecast, seat)
            results[i, deal, 1] = win_chance(state, values, forecast, seat)

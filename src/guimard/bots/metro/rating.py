"""Every legal action of a view rated, and playouts from the best of them: what the search is made of."""

import numpy as np

from guimard.bots.metro.forecast import Forecast, foresee, steps_left, try_tile
from guimard.bots.metro.holders import guess_holders, note_success
from guimard.bots.metro.margin import ALL_KNOWN, chance, judge_by, margin, trial_margin
from guimard.bots.metro.others import play_on, simple_seats
from guimard.bots.metro.policy import POSITION, TRIAL, best_lay, central_line, foresee_next, try_wagon
from guimard.bots.metro.values import Values
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, Floats, Records
from guimard.core.rng import Rng, reseed
from guimard.games.metro.kernel import apply, imagine
from guimard.games.metro.modules.companies.rules import EXCHANGE, exchange
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations import STATION, WAYS
from guimard.games.metro.rules.unseen import count_unseen
from guimard.games.metro.state import Moves
from guimard.games.metro.tables import CELLS, DRAW, KINDS, TURNED

LOOKING = 1 << 32  # streams of random numbers apart from those of playouts
DEALT = 2  # a third room for states: the position as imagined, before a candidate is tried


@compiled
def _rate_draw(games: Records, values: Values, forecast: Forecast, unseen: Array) -> float:
    """The best lay of each kind of tile that may come, as likely as it is."""
    total, tiles = 0.0, 0
    for kind in range(KINDS):
        if unseen[kind]:
            total += unseen[kind] * best_lay(games, values, forecast, kind)[0]
            tiles += unseen[kind]
    return total / tiles


@compiled
def _rate(games: Records, values: Values, forecast: Forecast, unseen: Array, action: int) -> float:
    state, after = games[POSITION], games[TRIAL]
    if action == DRAW:
        return _rate_draw(games, values, forecast, unseen)
    games[TRIAL] = state
    if action < DRAW:
        try_tile(state, after, values, forecast, TURNED[action // (4 * CELLS), action // CELLS % 4], action % CELLS)
        return trial_margin(after, values, forecast, state.turn)
    if action < STATION:
        exchange(after, (action - EXCHANGE) // 2, (action - EXCHANGE) % 2)
        knower = forecast.knower
        judge_by(after, forecast, knower)
        worth = margin(after, values, forecast, state.turn)
        judge_by(state, forecast, knower)
        return worth
    line = central_line(after, values, forecast, (action - STATION) // WAYS)
    return try_wagon(after, values, forecast, line, (action - STATION) % WAYS)


@compiled
def rate_actions(
    view: State, games: Records, values: Values, forecast: Forecast, moves: Moves, seed: np.uint64, rng: Rng,
    deals: int, deduce: bool, ratings: Floats,
) -> None:  # fmt: skip
    """The margin that each listed action leads to, averaged over some ways to fill in what is hidden.

    Those are all alike, and everybody may hold any share; or they are deduced from the board, and then taken as true.
    """
    unseen = np.empty(KINDS, np.int16)
    count_unseen(view, unseen)
    ratings[:] = 0.0
    if deduce:
        note_success(view, values, forecast)
    for deal in range(deals):
        reseed(rng, seed, LOOKING + deal)
        games[POSITION] = view
        imagine(games[POSITION], rng)
        if deduce:
            guess_holders(games[POSITION], values, forecast, view.turn, rng)
        foresee_next(games[POSITION], values, forecast, ALL_KNOWN if deduce else view.turn)
        for i in range(moves.count):
            ratings[i] += _rate(games, values, forecast, unseen, moves.items[i]) / deals


@compiled
def play_out(
    view: State, games: Records, values: Values, forecast: Forecast, candidates: Array, odds: Floats, moves: Moves,
    seed: np.uint64, rng: Rng, first: int, horizon: int, told: Floats,
) -> None:  # fmt: skip
    """Try every candidate on the same deals, among the same others; tells its margin and its chance to win."""
    state = games[POSITION]
    seat = view.turn
    note_success(view, values, forecast)
    for deal in range(told.shape[1]):
        reseed(rng, seed, first + deal)
        games[DEALT] = view
        imagine(games[DEALT], rng)
        guess_holders(games[DEALT], values, forecast, seat, rng)
        simple = simple_seats(odds, rng)
        luck = rng.word
        for i in range(len(candidates)):
            rng.word = luck
            games[POSITION] = games[DEALT]
            apply(state, candidates[i])
            play_on(games, values, forecast, simple, moves, rng, horizon - int(candidates[i] != DRAW))
            foresee(state, values, forecast, steps_left(state), state.turn)
            judge_by(state, forecast, ALL_KNOWN)
            told[i, deal, 0] = margin(state, values, forecast, seat)
            told[i, deal, 1] = chance(state, values, forecast, seat)

"""Self-play: every position of a game is a sample for the regressions."""

import numpy as np

from guimard.bots.metro.forecast import forecast_points
from guimard.bots.metro.lines import exits_ahead, is_open, turns_until_owner
from guimard.bots.metro.modules.hooks import Values
from guimard.bots.metro.opponent_model import models_opponents, read_features
from guimard.bots.metro.opponents import choose_action, sample_training_seats
from guimard.bots.metro.policy import best_lay, forecast_next
from guimard.bots.metro.records import CENTRAL, EDGE, EXITS_AHEAD, OPPONENT_FEATURES, tiles_left
from guimard.bots.metro.symmetry import PORT_CLASS
from guimard.bots.metro.training.modules import hooks
from guimard.bots.metro.training.modules.hooks import NormalEquations
from guimard.bots.metro.training.regression import Features, add_sample, final_points
from guimard.bots.metro.workspace import POSITION, Workspace, new_workspace
from guimard.core.compiler import compiled
from guimard.core.flat_record import Records
from guimard.core.rng import below
from guimard.games.metro.kernel import apply, imagine, legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import is_over
from guimard.games.metro.tables import COLOURS, DEPARTURE_PORTS, DEPARTURES, MAX_SEATS, NONE, STATIONS, TILES

HISTORY = 4 * TILES  # positions of a game that are kept
RANDOM_OPENING = 10  # a game starts with fewer random actions than this, for a variety of positions
FINAL = 2  # the place of ``Workspace.games`` for the end of the game


@compiled
def play_game(work: Workspace, history: Records, simple: int) -> int:
    """Play a dealt game to its end; write its positions down, return their number."""
    state, moves, rng = work.games[POSITION], work.moves, work.rng
    opening = below(rng, RANDOM_OPENING)
    count = 0
    while not is_over(state) and count < HISTORY:
        history[count] = state
        if count < opening:
            legal_actions(state, moves)
            apply(state, moves.items[below(rng, moves.count)])
        else:
            apply(state, choose_action(work, simple))
        count += 1
    return count


@compiled
def _learn_lines(state: State, end: State, values: Values, sums: NormalEquations, features: Features) -> None:
    """Learn the final points of open lines, by place and by the exits ahead."""
    step = tiles_left(state)
    line, ahead = features.line, features.ahead
    for departure in range(DEPARTURES):
        if is_open(state, departure):
            port = DEPARTURE_PORTS[departure]
            points = final_points(end, departure)
            line[1] = state.length[port]
            kind = CENTRAL if departure >= STATIONS else EDGE
            add_sample(sums.lines[kind, PORT_CLASS[state.far[port]]], step, line, points)
            ahead[1], ahead[2], ahead[3], ahead[4], ahead[5] = exits_ahead(state, values, step, departure)
            turns = turns_until_owner(state, state.owner[departure], state.turn)
            add_sample(sums.ahead[turns], step, ahead, points)


@compiled
def _learn_spread(state: State, end: State, work: Workspace, sums: NormalEquations, features: Features) -> None:
    """Learn the error of the forecast of a colour's points."""
    forecast_points(state, work.values, work.forecast, tiles_left(state), state.turn)
    for colour in range(COLOURS):
        error = work.forecast.points[colour] - end.points[colour]
        if error != 0.0:
            add_sample(sums.spread, tiles_left(state), features.one, error * error)


@compiled
def _learn_draw(work: Workspace, sums: NormalEquations, features: Features) -> None:
    """Learn what a drawn tile gains, given what the first tile in hand gains."""
    state = work.games[POSITION]
    if state.drawn == NONE and state.left and state.held[state.turn]:
        now = forecast_next(state, work.values, work.forecast, state.turn)
        features.line[1] = best_lay(work, state.hands[state.turn, 0])[0] - now
        drawn = best_lay(work, state.bag[0])[0] - now
        add_sample(sums.draw, work.forecast.step, features.line, drawn)


@compiled
def _learn_simple_weights(state: State, simple: int, sums: NormalEquations, features: Features) -> None:
    """Learn to recognise simple players, as a careful one at the table sees them."""
    if models_opponents(state) and not (simple >> state.turn) & 1:
        read_features(state, features.opponents)
        for seat in range(state.seats):
            if seat != state.turn:
                target = float((simple >> seat) & 1)
                add_sample(sums.simple_weights, tiles_left(state), features.opponents[seat], target)


@compiled
def _play_training_games(
    template: State, work: Workspace, history: Records, quarters: int, count: int, sums: NormalEquations
) -> None:
    features = Features(
        np.ones(2, np.float64),
        np.ones(EXITS_AHEAD, np.float64),
        np.ones(1, np.float64),
        np.ones(1, np.float64),
        np.empty((MAX_SEATS, OPPONENT_FEATURES), np.float64),
    )
    games, end = work.games, work.games[FINAL]
    for _ in range(count):
        games[POSITION] = template
        imagine(games[POSITION], work.rng)
        simple = sample_training_seats(games[POSITION], quarters, work.rng)
        positions = play_game(work, history, simple)
        games[FINAL] = games[POSITION]
        for i in range(positions):
            state = history[i]
            _learn_lines(state, end, work.values, sums, features)
            _learn_spread(state, end, work, sums, features)
            _learn_simple_weights(state, simple, sums, features)
            hooks.learn(state, end, work, sums, features)
            games[POSITION] = state
            _learn_draw(work, sums, features)


def play_training_games(
    template: State, values: Values, simple_quarters: int, count: int, seed: int
) -> NormalEquations:
    """Return the sums of so many games, each dealt from a view that knows nothing."""
    sums, history = NormalEquations.new(), np.zeros(HISTORY, State.dtype)
    _play_training_games(template, new_workspace(values, seed=seed), history, simple_quarters, count, sums)
    return sums

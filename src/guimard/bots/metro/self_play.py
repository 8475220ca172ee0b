"""Games of the fast player against itself, at big tables also against simple ones, watched by the regressions."""

import numpy as np

from guimard.bots.metro.forecast import Forecast, foresee, steps_left
from guimard.bots.metro.holders import held, note_success
from guimard.bots.metro.lines import exits_ahead, is_open, relation
from guimard.bots.metro.others import act, simple_quarters
from guimard.bots.metro.places import PLACE
from guimard.bots.metro.policy import POSITION, best_lay, foresee_next
from guimard.bots.metro.signs import may_be_simple, read_signs
from guimard.bots.metro.sums import Sums, add_sample
from guimard.bots.metro.values import ARRIVAL, CENTRAL, EDGE, EXITS_AHEAD, SIGNS, Values
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats, Records
from guimard.core.rng import Rng, below, new_rng
from guimard.games.metro.kernel import apply, imagine, legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.numbers import pay
from guimard.games.metro.modules.stations import in_stock
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import Moves, is_over, seats_own_lines
from guimard.games.metro.tables import (
    ARRIVALS,
    COLOURS,
    DEPARTURE_AT,
    DEPARTURE_PORTS,
    DEPARTURES,
    MAX_SEATS,
    NONE,
    STATIONS,
    TILES,
)

HISTORY = 4 * TILES  # positions of a game that are kept
RANDOM_OPENING = 10  # up to so many random actions, so that all kinds of positions are seen
FINAL = 2  # a third room for states: how the game ended


@compiled
def record_game(
    games: Records, history: Records, values: Values, forecast: Forecast, simple: int, moves: Moves, rng: Rng
) -> int:
    """Play the dealt position to the end; its positions go to the history. How many there are."""
    state = games[POSITION]
    opening = below(rng, RANDOM_OPENING)
    count = 0
    while not is_over(state) and count < HISTORY:
        history[count] = state
        if count < opening:
            legal_actions(state, moves)
            apply(state, moves.items[below(rng, moves.count)])
        else:
            apply(state, act(games, values, forecast, simple, moves, rng))
        count += 1
    return count


@compiled
def _final_points(state: State, departure: int) -> float:
    port = DEPARTURE_PORTS[departure]
    if state.owner[departure] == NONE:
        return 0.0
    return float(state.length[port] * times(departure, state.far[port]))


@compiled
def _learn_lines(
    state: State, end: State, values: Values, lines: Floats, ahead: Floats, short: Floats, long: Floats
) -> None:
    step = steps_left(state)
    short[0] = 1.0
    long[0] = 1.0
    for departure in range(DEPARTURES):
        if is_open(state, departure):
            port = DEPARTURE_PORTS[departure]
            truth = _final_points(end, departure)
            short[1] = state.length[port]
            kind = CENTRAL if departure >= STATIONS else EDGE
            add_sample(lines[kind, PLACE[state.far[port]]], step, short, truth)
            long[1], long[2], long[3], long[4], long[5] = exits_ahead(state, values, step, departure)
            add_sample(ahead[relation(state, state.owner[departure], state.turn)], step, long, truth)


@compiled
def _learn_arrivals(state: State, end: State, lines: Floats, short: Floats) -> None:
    for station in range(STATIONS):
        start = state.far[ARRIVALS + station]
        if DEPARTURE_AT[start] == NONE:
            short[1] = state.length[ARRIVALS + station]
            add_sample(lines[ARRIVAL, PLACE[start]], steps_left(state), short, float(pay(end, station)))


@compiled
def _learn_wagons(state: State, end: State, wagon: Floats, one: Floats) -> None:
    for colour in range(COLOURS):
        if in_stock(state, colour):
            truth = 0.0
            for departure in range(STATIONS, DEPARTURES):
                if end.owner[departure] == colour:
                    truth = _final_points(end, departure)
            add_sample(wagon, steps_left(state), one, truth)


@compiled
def _learn_spread(state: State, end: State, values: Values, forecast: Forecast, spread: Floats, one: Floats) -> None:
    foresee(state, values, forecast, steps_left(state), state.turn)
    for colour in range(COLOURS):
        error = forecast.points[colour] - end.points[colour]
        if error != 0.0:
            add_sample(spread, steps_left(state), one, error * error)


@compiled
def _learn_draw(games: Records, values: Values, forecast: Forecast, draw: Floats, short: Floats) -> None:
    """What another tile gains, beside what the first tile in hand gains."""
    state = games[POSITION]
    if state.drawn == NONE and state.left and state.held[state.turn]:
        now = foresee_next(state, values, forecast, state.turn)
        short[1] = best_lay(games, values, forecast, state.hands[state.turn, 0])[0] - now
        other = best_lay(games, values, forecast, state.bag[0])[0] - now
        add_sample(draw, forecast.step, short, other)


@compiled
def _learn_signs(state: State, simple: int, signs: Floats, seen: Floats) -> None:
    """What a careful player sees of the others."""
    if may_be_simple(state) and not (simple >> state.turn) & 1:
        read_signs(state, seen)
        for seat in range(state.seats):
            if seat != state.turn:
                add_sample(signs, steps_left(state), seen[seat], float((simple >> seat) & 1))


@compiled
def _learn_push(
    state: State, values: Values, forecast: Forecast, push: Floats, doubt: Floats, one: Floats, tenths: Floats
) -> None:
    """How much better the companies fare that seats hold more of."""
    if not seats_own_lines(state):
        step = steps_left(state)
        note_success(state, values, forecast)
        for company in range(COLOURS):
            tenths[0] = held(state, company)
            success = forecast.success[company]
            add_sample(push, step, tenths, success)
            add_sample(doubt, step, one, (success - values.push[step] * tenths[0]) ** 2)


@compiled
def _watch(
    template: State,
    games: Records,
    history: Records,
    values: Values,
    forecast: Forecast,
    moves: Moves,
    rng: Rng,
    quarters: int,
    count: int,
    lines: Floats,
    ahead: Floats,
    draw: Floats,
    wagon: Floats,
    spread: Floats,
    signs: Floats,
    push: Floats,
    doubt: Floats,
) -> None:
    short, long, one = np.ones(2, np.float64), np.ones(EXITS_AHEAD, np.float64), np.ones(1, np.float64)
    tenths = np.ones(1, np.float64)
    seen = np.empty((MAX_SEATS, SIGNS), np.float64)
    end = games[FINAL]
    for _ in range(count):
        games[POSITION] = template
        imagine(games[POSITION], rng)
        simple = simple_quarters(games[POSITION], quarters, rng)
        positions = record_game(games, history, values, forecast, simple, moves, rng)
        games[FINAL] = games[POSITION]
        for i in range(positions):
            state = history[i]
            _learn_lines(state, end, values, lines, ahead, short, long)
            _learn_arrivals(state, end, lines, short)
            _learn_wagons(state, end, wagon, one)
            _learn_spread(state, end, values, forecast, spread, one)
            _learn_signs(state, simple, signs, seen)
            _learn_push(state, values, forecast, push, doubt, one, tenths)
            games[POSITION] = state
            _learn_draw(games, values, forecast, draw, short)


def watch(template: State, values: Values, quarters: int, count: int, seed: int) -> Sums:
    """The sums of so many games, each dealt anew from a view that knows nothing."""
    sums = Sums.new()
    games, history = np.zeros(3, State.dtype), np.zeros(HISTORY, State.dtype)
    room = [getattr(sums, name) for name in Sums.names()]
    _watch(template, games, history, values, Forecast.new(), Moves.new(), new_rng(seed), quarters, count, *room)
    return sums

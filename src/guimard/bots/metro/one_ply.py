"""The yardstick: a greedy player that counts the lines an action completes.

Completing an own line early loses the points it could still have gained, so a completed line counts its points
less ``EXPECTED_POINTS``. Completing an opponent's line early gains as much.
"""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, Floats
from guimard.core.rng import Rng, below, new_rng
from guimard.games.metro.kernel import legal_actions
from guimard.games.metro.modules.companies.rules import stake
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations.rules import STATION, WAYS, is_wagon, wagon_colour
from guimard.games.metro.rules.network import DEPARTURE, LINE, MULTIPLE, POINTS, times, touched
from guimard.games.metro.state import Moves, seats_own_lines
from guimard.games.metro.tables import CELLS, COLOURS, DEPARTURE_PORTS, DRAW, MAX_ACTIONS, NONE, STATIONS, TURNED

EXPECTED_POINTS = 14


@compiled
def point_values(state: State, out: Floats) -> None:
    """Write what a point of each colour is worth to the seat to act."""
    opponents = state.seats - 1
    for colour in range(COLOURS):
        if not seats_own_lines(state):
            part = stake(state, state.turn, colour) / 10
            out[colour] = part - (1 - part) * 0.25 / opponents
        else:
            out[colour] = 1.0 if state.own[state.turn] == colour else -1 / opponents


@compiled
def _lay_value(state: State, stakes: Floats, lines: Array, action: int) -> float:
    total = 0.0
    look = TURNED[action // (4 * CELLS), action // CELLS % 4]
    for i in range(touched(state, look, action % CELLS, 1, lines)):
        owner = state.owner[lines[i, DEPARTURE]]
        if lines[i, MULTIPLE] and owner != NONE:
            total += stakes[owner] * (lines[i, POINTS] - EXPECTED_POINTS)
    return total


@compiled
def _wagon_value(state: State, stakes: Floats, choice: int) -> float:
    departure = STATIONS + choice // WAYS
    port = DEPARTURE_PORTS[departure]
    multiple = times(departure, state.far[port])
    if multiple == 0:
        return 0.0
    return stakes[wagon_colour(state, choice % WAYS)] * (state.length[port] * multiple - EXPECTED_POINTS)


@compiled
def rate_actions(state: State, moves: Moves, ratings: Floats) -> None:
    """Write what each legal action brings the seat to act over the mean of the others."""
    stakes, lines = np.empty(COLOURS, np.float64), np.empty((4, LINE), np.int16)
    point_values(state, stakes)
    for i in range(moves.count):
        action = moves.items[i]
        ratings[i] = 0.0
        if action < DRAW:
            ratings[i] = _lay_value(state, stakes, lines, action)
        elif is_wagon(action):
            ratings[i] = _wagon_value(state, stakes, action - STATION)


@compiled
def pick(state: State, moves: Moves, rng: Rng) -> int:
    """Return one of the best actions, each with the same chance."""
    ratings = np.empty(MAX_ACTIONS, np.float64)
    legal_actions(state, moves)
    rate_actions(state, moves, ratings)
    chosen, equal = 0, 1
    for i in range(1, moves.count):
        if ratings[i] > ratings[chosen]:
            chosen, equal = i, 1
        elif ratings[i] == ratings[chosen]:
            equal += 1
            if below(rng, equal) == 0:
                chosen = i
    return int(moves.items[chosen])


def choose(view: State, seed: int) -> int:
    return int(pick(view, Moves.new(), new_rng(seed)))

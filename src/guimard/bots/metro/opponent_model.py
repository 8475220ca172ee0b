"""Estimate from the board which opponents play simply, as ``one_ply`` does.

Simple players end the lines of others as soon as they can and lay other tiles anywhere: lines end short, and many
are not begun for long. Careful players make their own lines long. A view does not say who laid which tile, so the
features are those of a seat's lines and of the whole table. Their weights are learned along with the values.
"""

import numpy as np

from guimard.bots.metro.modules.hooks import Values, is_plain
from guimard.bots.metro.records import OPPONENT_FEATURES
from guimard.core.bits import size
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.network import times
from guimard.games.metro.tables import DEPARTURE_PORTS, EDGE, MAX_SEATS, NONE, STATIONS, TILES

BIG_TABLE = 5  # seats; at smaller tables everybody is taken to be careful
SHORT = 6  # points: somebody else ended a line that brings fewer
# Stretch the estimate around 0.33: after twenty tiles the regression says 0.70 at tables where all play simply and
# 0.05 where all play carefully.
CENTRE = 0.33
STRETCH = 1.7
OPENING_ROUNDS = 3  # rounds in which the board says little: the estimate is then at least the prior
PRIOR = 0.75
BLEND_STEPS = 8  # from a table of careful opponents to one where as many play simply as in training
SIMPLE_IN_TRAINING = 0.75  # of the opponents at a big table
CAREFUL_TABLE = -1
ONE, ENDED, POINTS, PASSED, WAITING, ALL_ENDED, ALL_SHORT, ALL_WAITING, ON_EDGE = range(OPPONENT_FEATURES)


@compiled
def models_opponents(state: State) -> bool:
    """Return whether opponents may play simply: at big tables without modules only."""
    return bool(state.seats >= BIG_TABLE and is_plain(state))


@compiled
def read_features(state: State, features: Floats) -> None:
    """Write the features of each seat: its own lines, then all at the table."""
    features[:] = 0.0
    for departure in range(STATIONS):
        if state.owner[departure] != NONE:
            _add_line(state, departure, features)
    features[:, ONE] = 1.0
    features[:, ALL_ENDED] = features[:, ENDED].sum()
    features[:, ALL_SHORT] = features[:, ALL_SHORT].sum()
    features[:, ALL_WAITING] = features[:, WAITING].sum()
    features[:, ON_EDGE] = size(EDGE & ~state.free)


@compiled
def _add_line(state: State, departure: int, features: Floats) -> None:
    port, seat = DEPARTURE_PORTS[departure], state.owner[departure]
    length, multiple = state.length[port], times(departure, state.far[port])
    if multiple:
        features[seat, ENDED] += 1
        features[seat, POINTS] += length * multiple
        features[seat, ALL_SHORT] += int(length * multiple < SHORT)
    else:
        features[seat, PASSED] += length
        features[seat, WAITING] += int(length == 0)


@compiled
def estimate_simple(view: State, values: Values, odds: Floats) -> None:
    """Write how likely each seat is to play simply; 0 for the seat to act."""
    features = np.empty((MAX_SEATS, OPPONENT_FEATURES), np.float64)
    read_features(view, features)
    odds[:] = 0.0
    for seat in range(view.seats):
        if seat != view.turn:
            estimate = (values.simple_weights[TILES - view.laid] * features[seat]).sum()
            odds[seat] = min(max(0.5 + STRETCH * (estimate - CENTRE), 0.0), 1.0)
            if view.laid < OPENING_ROUNDS * view.seats:
                odds[seat] = max(odds[seat], PRIOR)


@compiled
def count_simple(view: State, values: Values, odds: Floats) -> int:
    """Estimate who plays simply; return how many do, in BLEND_STEPS.

    Where everybody is taken to be careful: CAREFUL_TABLE. ``values`` are those of a table of simple opponents.
    """
    odds[:] = 0.0
    if not models_opponents(view):
        return CAREFUL_TABLE
    estimate_simple(view, values, odds)
    total = 0.0
    for seat in range(view.seats):
        total += odds[seat]
    steps = BLEND_STEPS * min(total / (view.seats - 1) / SIMPLE_IN_TRAINING, 1.0)
    below = int(steps)
    rest = steps - below
    return below + int(rest > 0.5 or (rest == 0.5 and below % 2 == 1))

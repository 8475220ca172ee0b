"""Deals for batches: a new game from an empty board, by the fast generator, in compiled code.

The deals of records come from ``core.deal`` and can be checked by anybody; these are for training by the million.
"""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.rng import Rng, below, shuffle
from guimard.games.metro.data import DATA
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.numbers import NUMBER_COLOUR_OF, NUMBER_COLOURS
from guimard.games.metro.rules.network import join
from guimard.games.metro.tables import (
    CENTRAL_CELLS,
    CODES,
    COLOURS,
    COUNTS,
    KINDS,
    PERCENTAGES,
    STATIONS,
    TILES,
    TURNED,
)
from guimard.research.metro.layout import Plan

_ALL_TILES = np.repeat(np.arange(KINDS), COUNTS).astype(np.int16)
_CENTRE = np.array(CENTRAL_CELLS, np.int16)
_CENTRAL_TRACKS = np.array([CODES.index(code) for code in DATA.central_tracks], np.int16)
CENTRAL_TRACKS_BIT = 4  # in a state's set of modules


@compiled
def deal(state: State, plan: Plan, rng: Rng) -> None:
    """Deal everything that chance decides onto an empty board (Metro 3, and the set-up of each module)."""
    _deal_tiles(state, rng)
    if plan.companies:
        _deal_shares(state, rng)
    if state.modules & CENTRAL_TRACKS_BIT:
        _cover_centre(state, rng)
    if plan.numbers:
        _deal_numbers(state, rng)


@compiled
def _deal_tiles(state: State, rng: Rng) -> None:
    tiles = _ALL_TILES.copy()
    shuffle(rng, tiles)
    left = TILES
    for seat in range(state.seats):
        state.held[seat] = state.hand_size
        for slot in range(state.hand_size):
            left -= 1
            state.hands[seat, slot] = tiles[left]
    state.left = left
    for i in range(left):
        state.bag[i] = tiles[i]


@compiled
def _deal_shares(state: State, rng: Rng) -> None:
    """One share of each percentage for everybody, then the top of each pile face up (Metro 7.2)."""
    pile = np.empty(COLOURS, np.int16)
    for percentage in range(PERCENTAGES):
        for company in range(COLOURS):
            pile[company] = company
        shuffle(rng, pile)
        for seat in range(state.seats):
            state.shares[seat, percentage] = pile[seat]
            state.shares_seen[seat, percentage] = 1 << seat
        state.face_up[percentage] = pile[state.seats]
        depth = COLOURS - 1 - state.seats
        state.pile_size[percentage] = depth
        for i in range(depth):
            state.pile[percentage, i] = pile[state.seats + 1 + i]


@compiled
def _cover_centre(state: State, rng: Rng) -> None:
    """Four of the central track tiles, each turned at random (Metro 9.1)."""
    chosen = _CENTRAL_TRACKS.copy()
    shuffle(rng, chosen)
    for i in range(len(_CENTRE)):
        look = TURNED[chosen[i], below(rng, 4)]
        state.board[_CENTRE[i]] = look
        join(state, look, _CENTRE[i], state.central_weight)


@compiled
def _deal_numbers(state: State, rng: Rng) -> None:
    tiles = np.empty(STATIONS, np.int16)
    for colour in range(NUMBER_COLOURS):
        count = 0
        for number in range(STATIONS):
            if NUMBER_COLOUR_OF[number] == colour:
                tiles[count] = number
                count += 1
        shuffle(rng, tiles[:count])
        for seat in range(state.seats):
            for i in range(state.number_count):
                count -= 1
                state.numbers[seat, colour, i] = tiles[count]

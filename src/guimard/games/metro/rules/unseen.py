"""The tiles that a viewer has not seen: in the bag or in another hand."""

import numpy as np

from guimard.core.bits import contains
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.state import BaseState
from guimard.games.metro.tables import CELLS, COUNTS, HIDDEN, KINDS, LAND, NONE, TILES, TURNED


@compiled
def count_unseen(state: BaseState, unseen: Array) -> None:
    """Count the tiles of each kind that the viewer has not seen.

    Neither on the board nor known to be in a hand.
    """
    unseen[:] = COUNTS
    for cell in range(CELLS):
        if state.board[cell] != NONE and contains(LAND, cell):
            unseen[TURNED[state.board[cell], (4 - state.turned[cell]) % 4]] -= 1
    for seat in range(state.seats):
        for slot in range(state.held[seat]):
            if state.hands[seat, slot] >= 0:
                unseen[state.hands[seat, slot]] -= 1
    if state.drawn >= 0:
        unseen[state.drawn] -= 1


@compiled
def imagine_tiles(state: BaseState, rng: Rng) -> None:
    """Deal the unseen tiles at random to the bag and to the hidden hands."""
    unseen = np.empty(KINDS, np.int16)
    count_unseen(state, unseen)
    tiles = np.empty(TILES, np.int16)
    count = 0
    for kind in range(KINDS):
        for _ in range(unseen[kind]):
            tiles[count] = kind
            count += 1
    shuffle(rng, tiles[:count])
    for i in range(state.left):
        count -= 1
        state.bag[i] = tiles[count]
    for seat in range(state.seats):
        for slot in range(state.held[seat]):
            if state.hands[seat, slot] == HIDDEN:
                count -= 1
                state.hands[seat, slot] = tiles[count]
    if state.drawn == HIDDEN:
        state.drawn = tiles[0]

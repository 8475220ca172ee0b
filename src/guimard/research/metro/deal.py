"""Deals for batches, in compiled code: a new game by the fast generator.

The deals of records come from ``core.deal`` and can be checked by anybody; these are for training by the million.
"""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.rng import Rng, below, shuffle
from guimard.games.metro.deal import hand_out_tiles
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.tables import COUNTS, KINDS
from guimard.research.metro.modules import hooks

_ALL_TILES = np.repeat(np.arange(KINDS), COUNTS).astype(np.int16)


@compiled
def deal(state: State, rng: Rng) -> None:
    """Deal everything that chance decides onto an empty board (Metro 3)."""
    _deal_tiles(state, rng)
    hooks.deal(state, rng)
    if state.begins < 0:  # drawn
        state.turn = below(rng, state.seats)


@compiled
def _deal_tiles(state: State, rng: Rng) -> None:
    tiles = _ALL_TILES.copy()
    shuffle(rng, tiles)
    hand_out_tiles(state, tiles)

"""Metro's actions as small numbers: slot × turn × cell, draw, modules.

A lay names the slot of the hand, not the kind of tile: a mask has 65 entries in the base game and 817 at most.
Slot 0 is the drawn tile while there is one. Of two equal tiles in a hand only the first slot is legal.
"""

import numpy as np

from guimard.core.compiler import inlined
from guimard.core.flat_record import Bytes
from guimard.games.metro.kernel import legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves
from guimard.games.metro.tables import CELLS, DRAW, NONE
from guimard.research.metro.modules import hooks
from guimard.research.metro.modules.hooks import Plan


@inlined
def slot_of(state: State, kind: int) -> int:
    """The slot that a kind of tile is laid from."""
    if state.drawn != NONE:
        return 0
    slot = 0
    while state.hands[state.turn, slot] != kind:
        slot += 1
    return slot


@inlined
def index_of(state: State, plan: Plan, action: int) -> int:
    """The number of a legal action of the seat to act."""
    if action < DRAW:
        slot = slot_of(state, action // (4 * CELLS))
        return int((slot * plan.turns + action // CELLS % 4) * CELLS + action % CELLS)
    if action == DRAW:
        return int(plan.draw)
    return hooks.action_number(plan, action)


@inlined
def action_at(state: State, plan: Plan, index: int) -> int:
    """The action of a number that the mask allows."""
    if index < plan.draw:
        slot, turns = index // CELLS // plan.turns, index // CELLS % plan.turns
        kind = state.drawn if state.drawn != NONE else state.hands[state.turn, slot]
        return int((kind * 4 + turns) * CELLS + index % CELLS)
    if index == plan.draw:
        return DRAW
    return hooks.action_of(plan, index)


@inlined
def write_mask(state: State, moves: Moves, plan: Plan, mask: Bytes) -> None:
    """1 for each legal action of the seat to act, else 0."""
    mask[:] = 0
    legal_actions(state, moves)
    laid, first = NONE, 0  # a kind of tile and its turn, and the number of that lay on cell 0
    for i in range(moves.count):
        action = int(np.int64(moves.items[i]))
        if action >= DRAW:
            mask[index_of(state, plan, action)] = 1
            continue
        if action // CELLS != laid:  # lays of one tile come one after the other
            laid = action // CELLS
            first = index_of(state, plan, laid * CELLS)
        mask[first + action % CELLS] = 1

"""Laying and drawing tiles (Metro 4)."""

import numpy as np

from guimard.core.bits import ONE, lowest, single
from guimard.core.compiler import inlined
from guimard.games.metro.rules.network import join
from guimard.games.metro.state import BaseState, Moves
from guimard.games.metro.tables import CELLS, LOOKS, NEIGHBOURS, NONE, TILES, TURNED


@inlined
def append(moves: Moves, actions: np.uint64, offset: int) -> None:
    """Add the elements of a set, each plus an offset, to a list."""
    count = moves.count
    while actions:
        moves.items[count] = offset + lowest(actions)
        actions &= actions - ONE
        count += 1
    moves.count = count


@inlined
def looks(state: BaseState, kind: int) -> int:
    """Return how many turns of a tile are different choices.

    One, unless tiles may be turned (Metro 6.1).
    """
    return min(state.rotations, LOOKS[kind])


@inlined
def list_lays(state: BaseState, kind: int, moves: Moves) -> None:
    """List all ways to lay a tile on the frontier.

    None that makes a line of one tile, unless there is no other way.
    """
    before = moves.count
    for r in range(looks(state, kind)):
        cells = state.frontier & state.suitable[TURNED[kind, r]]
        append(moves, cells, (kind * 4 + r) * CELLS)
    if moves.count == before:  # Metro 4.5
        for r in range(looks(state, kind)):
            append(moves, state.frontier, (kind * 4 + r) * CELLS)


@inlined
def doubled(state: BaseState, seat: int, slot: int) -> bool:
    """Tell whether an earlier slot of the hand has the same kind of tile.

    Two alike are one choice.
    """
    again = False
    for earlier in range(slot):
        again |= state.hands[seat, earlier] == state.hands[seat, slot]
    return again


@inlined
def list_hand(state: BaseState, moves: Moves) -> None:
    for slot in range(state.held[state.turn]):
        if not doubled(state, state.turn, slot):
            list_lays(state, state.hands[state.turn, slot], moves)


@inlined
def draw(state: BaseState) -> int:
    """Take a tile from the bag, which is not empty."""
    state.left -= 1
    kind = state.bag[state.left]
    state.bag[state.left] = NONE
    return int(kind)


@inlined
def refill(state: BaseState, seat: int, kind: int) -> None:
    """Replace a laid tile of a hand from the bag, while there are any (Metro 4.1)."""
    slot = 0
    while state.hands[seat, slot] != kind:
        slot += 1
    if state.left:
        state.hands[seat, slot] = draw(state)
    else:
        state.held[seat] -= 1
        state.hands[seat, slot] = state.hands[seat, state.held[seat]]
        state.hands[seat, state.held[seat]] = NONE


@inlined
def put(state: BaseState, kind: int, r: int, cell: int) -> None:
    """Put a tile on the board: the frontier moves, paths join, complete lines score."""
    look = TURNED[kind, r]
    state.board[cell] = look
    state.turned[cell] = r
    state.laid += 1
    state.free &= ~single(cell)
    state.frontier = (state.frontier | NEIGHBOURS[cell]) & state.free
    join(state, look, cell, 1)


@inlined
def lay(state: BaseState, kind: int, r: int, cell: int) -> None:
    """Lay the drawn tile, or else one of the hand, which is refilled."""
    put(state, kind, r, cell)
    if state.drawn != NONE:
        state.drawn = NONE
    else:
        refill(state, state.turn, kind)


@inlined
def next_turn(state: BaseState) -> None:
    """The next seat that has a tile left acts; the others are passed over (Metro 8.6)."""
    if state.laid == TILES:
        return
    seat = state.turn
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.held[seat]:
            break
    state.turn = seat

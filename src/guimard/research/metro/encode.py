"""Metro observations: what a seat may know, as bytes that layout.py explains.

Reads what is public and what the viewer's seat holds or has seen, so a state and the view of it give the same
numbers; tests hold that.
"""

import numpy as np

from guimard.core.compiler import inlined, unchecked
from guimard.core.flat_record import Bytes
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import is_over
from guimard.games.metro.tables import (
    ARRIVALS,
    CELLS,
    CENTRAL_ARRIVAL_PORTS,
    CENTRAL_CELLS,
    CENTRALS,
    COUNTS,
    DEPARTURE_PORTS,
    DEPARTURES,
    KINDS,
    NONE,
    PORTS,
    STATIONS,
    TURNED,
)
from guimard.research.metro.modules import hooks
from guimard.research.metro.modules.hooks import Plan
from guimard.research.metro.plan import NOBODY, PIECE, TO_CENTRE, TO_EDGE, owner_number

_PATHS, _LENGTHS = CELLS, 5 * CELLS  # where ports and lengths begin
_BYTE = 255
_NIBBLE, _NIBBLES = np.uint64(4), np.uint64(15)

# How many tiles of each kind, as two numbers with five bits for a kind: a tile on the board is one subtraction.
_HALF, _FIVE, _FIVE_BITS = KINDS // 2, np.uint64(5), np.uint64(31)


def _counted(kind: int, count: int) -> list[int]:
    """So many tiles of a kind, as these numbers."""
    bits = count << 5 * (kind % _HALF)
    return [bits, 0] if kind < _HALF else [0, bits]


_ALL_TILES = tuple(
    np.uint64(sum(column)) for column in zip(*map(_counted, range(KINDS), COUNTS.tolist()), strict=True)
)
# Tiles of the centre (central tracks) are not among them.
_LAND_CELLS = np.array([cell for cell in range(CELLS) if cell not in CENTRAL_CELLS])
# By what lies on a cell plus 1 (0: nothing), and quarter turns.
_TILE = np.zeros((KINDS + 1, 4, 2), np.uint64)
for _kind in range(KINDS):
    for _turns in range(4):
        _TILE[_kind + 1, _turns] = _counted(int(TURNED[_kind, -_turns % 4]), 1)


@inlined
def encode(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Write the observation of a seat."""
    if len(out) != plan.size:
        raise ValueError("The array has not the size of an observation.")
    _write_board(state, plan, viewer, out)
    _write_tiles(state, plan, viewer, out)
    _write_table(state, plan, viewer, out)
    hooks.write(state, plan, viewer, out)


@unchecked
def _write_board(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Write tiles, paths and lengths.

    With hardly a branch, because a wrong guess costs the processor more than a write: the other end of a path that
    has arrived is no port of a cell, so what is written for it lands on the first lengths, which are written last.
    """
    for cell in range(CELLS):
        out[cell] = state.board[cell] + 1
    for port in range(4 * CELLS):
        out[_PATHS + port] = PIECE if state.far[port] != port else 0
    for arrival in range(ARRIVALS, PORTS):
        out[_PATHS + state.far[arrival]] = TO_EDGE
    for central in range(CENTRALS):
        out[_PATHS + state.far[CENTRAL_ARRIVAL_PORTS[central]]] = TO_CENTRE
    owners = _owner_numbers(state, plan, viewer)
    for departure in range(STATIONS):
        out[_PATHS + state.far[DEPARTURE_PORTS[departure]]] = _owner_number_of(owners, state.owner[departure])
    for departure in range(STATIONS, DEPARTURES):
        if state.owner[departure] != NONE:
            out[_PATHS + state.far[DEPARTURE_PORTS[departure]]] = _owner_number_of(owners, state.owner[departure])
    for port in range(4 * CELLS):
        out[_LENGTHS + port] = min(state.length[port], _BYTE)


@inlined
def _owner_numbers(state: State, plan: Plan, viewer: int) -> np.uint64:
    """Pack the owner of each colour's lines, four bits for each, after NOBODY."""
    found = np.uint64(NOBODY)
    for colour in range(plan.line_owners):
        found |= np.uint64(owner_number(state, plan, viewer, colour)) << _NIBBLE * np.uint64(colour + 1)
    return found


@inlined
def _owner_number_of(owners: np.uint64, colour: int) -> np.uint64:
    return owners >> _NIBBLE * np.uint64(colour + 1) & _NIBBLES


@unchecked
def _write_tiles(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    unseen, hands = int(plan.unseen), int(plan.hand)  # read once: the compiler cannot know that writing keeps them
    for i in range(hands, plan.turn):
        out[i] = 0
    few, more = _ALL_TILES
    for cell in _LAND_CELLS:
        few -= _TILE[state.board[cell] + 1, state.turned[cell], 0]
        more -= _TILE[state.board[cell] + 1, state.turned[cell], 1]
    for kind in range(_HALF):
        out[unseen + kind] = few >> _FIVE * np.uint64(kind) & _FIVE_BITS
        out[unseen + _HALF + kind] = more >> _FIVE * np.uint64(kind) & _FIVE_BITS
    for slot in range(state.held[viewer]):
        kind = state.hands[viewer, slot]
        out[unseen + kind] -= 1
        out[hands + slot * KINDS + kind] = 1
    if state.turn == viewer and state.drawn != NONE:
        out[unseen + state.drawn] -= 1
        out[plan.drawn + state.drawn] = 1


@inlined
def _write_table(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    seats = plan.seats
    for i in range(seats):
        seat = viewer + i if viewer + i < seats else viewer + i - seats
        out[plan.turn + i] = 1 if state.turn == seat and not is_over(state) else 0
        out[plan.held + i] = state.held[seat]
    out[plan.bag] = state.left
    for colour in range(plan.line_owners):
        at = plan.points + 2 * (owner_number(state, plan, viewer, colour) - 1)
        out[at] = state.points[colour] // 100
        out[at + 1] = state.points[colour] % 100

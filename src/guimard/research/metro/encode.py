"""Metro observations: what a seat may know, as bytes that layout.py explains.

Reads what is public and what the viewer's seat holds or has seen, so a state and the view of it give the same
numbers; tests hold that.
"""

from guimard.core.bits import ONE, lowest
from guimard.core.compiler import inlined, unchecked
from guimard.core.flat_record import Bytes
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import is_over
from guimard.games.metro.tables import (
    ARRIVALS,
    CELLS,
    CENTRAL_ARRIVAL_PORTS,
    CENTRALS,
    COUNTS,
    DEPARTURE_PORTS,
    DEPARTURES,
    KINDS,
    LAND,
    NONE,
    PORTS,
    STATIONS,
    TURNED,
)
from guimard.research.metro.modules import hooks
from guimard.research.metro.modules.hooks import Plan
from guimard.research.metro.plan import NOBODY, PIECE, TO_CENTRE, TO_EDGE, party

_PATHS, _LENGTHS = CELLS, 5 * CELLS  # where ports and lengths begin
_BYTE = 255


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

    First what needs no look at the other end, in loops that the compiler vectorises.
    """
    for cell in range(CELLS):
        out[cell] = state.board[cell] + 1
    for port in range(4 * CELLS):
        out[_PATHS + port] = PIECE if state.far[port] != port else 0
    for port in range(4 * CELLS):
        out[_LENGTHS + port] = min(state.length[port], _BYTE)
    for arrival in range(ARRIVALS, PORTS):
        if state.far[arrival] < ARRIVALS:
            out[_PATHS + state.far[arrival]] = TO_EDGE
    for central in range(CENTRALS):
        out[_PATHS + state.far[CENTRAL_ARRIVAL_PORTS[central]]] = TO_CENTRE
    for departure in range(DEPARTURES):
        head, colour = state.far[DEPARTURE_PORTS[departure]], state.owner[departure]
        if head < ARRIVALS and colour != NONE:
            out[_PATHS + head] = party(state, plan, viewer, colour)
        elif head < ARRIVALS and departure < STATIONS:
            out[_PATHS + head] = NOBODY


@unchecked
def _write_tiles(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    unseen, hands = int(plan.unseen), int(plan.hand)  # read once: the compiler cannot know that writing keeps them
    for i in range(hands, plan.turn):
        out[i] = 0
    for kind in range(KINDS):
        out[unseen + kind] = COUNTS[kind]
    laid = LAND & ~state.free
    while laid:
        cell = lowest(laid)
        laid &= laid - ONE
        out[unseen + TURNED[state.board[cell], (4 - state.turned[cell]) & 3]] -= 1
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
    for colour in range(plan.parties):
        at = plan.points + 2 * (party(state, plan, viewer, colour) - 1)
        out[at] = state.points[colour] // 100
        out[at + 1] = state.points[colour] % 100

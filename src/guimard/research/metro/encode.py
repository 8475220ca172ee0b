"""Metro observations: what a seat may know, as bytes (layout.py says what each means).

Reads what is public and what the viewer's seat holds or has seen, so a state and the view of it give the same
numbers; tests hold that.
"""

from guimard.core.bits import ONE, lowest
from guimard.core.compiler import compiled, inlined, unchecked
from guimard.core.flat_record import Bytes
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.numbers import NUMBER_COLOURS, pay
from guimard.games.metro.state import is_over
from guimard.games.metro.tables import (
    ARRIVALS,
    CELLS,
    CENTRAL_ARRIVAL_PORTS,
    CENTRALS,
    COLOURS,
    COUNTS,
    DEPARTURE_PORTS,
    DEPARTURES,
    HIDDEN,
    KINDS,
    LAND,
    NONE,
    PERCENTAGES,
    PORTS,
    STATIONS,
    TURNED,
)
from guimard.research.metro.layout import NOBODY, PIECE, TO_CENTRE, TO_EDGE, Plan

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
    if plan.companies:
        _write_shares(state, plan, viewer, out)
    if plan.wagons < plan.size:
        _write_wagons(state, plan, viewer, out)
    if plan.numbers:
        _write_numbers(state, plan, viewer, out)


@inlined
def _party(plan: Plan, viewer: int, colour: int) -> int:
    """1 for the viewer's own colour, then the seats after it; companies as they are."""
    if plan.companies or colour < viewer:
        return int(colour + 1 if plan.companies else colour - viewer + plan.seats + 1)
    return int(colour - viewer + 1)


@unchecked
def _write_board(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Tiles, paths and lengths. First what needs no look at the other end, in loops that the compiler vectorises."""
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
            out[_PATHS + head] = _party(plan, viewer, colour)
        elif head < ARRIVALS and departure < STATIONS:
            out[_PATHS + head] = NOBODY


@unchecked
def _write_tiles(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    for i in range(plan.hands, plan.turn):
        out[i] = 0
    for kind in range(KINDS):
        out[plan.unseen + kind] = COUNTS[kind]
    laid = LAND & ~state.free
    while laid:
        cell = lowest(laid)
        laid &= laid - ONE
        out[plan.unseen + TURNED[state.board[cell], (4 - state.turned[cell]) & 3]] -= 1
    for slot in range(state.held[viewer]):
        kind = state.hands[viewer, slot]
        out[plan.unseen + kind] -= 1
        out[plan.hands + slot * KINDS + kind] = 1
    if state.turn == viewer and state.drawn != NONE:
        out[plan.unseen + state.drawn] -= 1
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
        at = plan.points + 2 * (_party(plan, viewer, colour) - 1)
        out[at] = state.points[colour] // 100
        out[at + 1] = state.points[colour] % 100


@compiled
def _write_shares(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Shares that the seat has seen, wherever they are now; all of them when the game is over (Metro 7)."""
    over, bit = is_over(state), 1 << viewer
    for p in range(PERCENTAGES):
        for i in range(plan.seats):
            seat, at = (viewer + i) % plan.seats, i * PERCENTAGES + p
            known = over or (state.shares_seen[seat, p] & bit and state.shares[seat, p] != HIDDEN)
            out[plan.shares + at] = state.shares[seat, p] + 1 if known else 0
            out[plan.locked + at] = state.locked[seat, p]
        out[plan.face_up + p] = state.face_up[p] + 1
        depth = COLOURS - 1 - plan.seats
        for i in range(depth):
            known = over or state.pile_seen[p, i] & bit
            out[plan.pile + p * depth + i] = state.pile[p, i] + 1 if known else 0
    out[plan.exchanges] = state.exchanges


@compiled
def _write_wagons(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    for colour in range(plan.parties):
        out[plan.wagons + _party(plan, viewer, colour) - 1] = (state.wagons >> colour) & 1
    for central in range(CENTRALS):
        colour = state.owner[STATIONS + central]
        out[plan.central + central] = 0 if colour == NONE else _party(plan, viewer, colour)


@compiled
def _write_numbers(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    for colour in range(NUMBER_COLOURS):
        for i in range(plan.numbers):
            out[plan.own_numbers + colour * plan.numbers + i] = state.numbers[viewer, colour, i] + 1
    for station in range(STATIONS):
        out[plan.pays + station] = min(pay(state, station), _BYTE)

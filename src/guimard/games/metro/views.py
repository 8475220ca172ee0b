"""What each seat may know: made by copying what it may, never by copying all and striking out."""

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Records
from guimard.core.views import FULL_STATE, SPECTATOR, make_view
from guimard.games.metro import tables as t
from guimard.games.metro.kernel import is_over
from guimard.games.metro.state import PUBLIC_BIT, State


def view(state: State, seat: int | None) -> State:
    """The state as a seat, or a spectator, knows it."""
    return make_view(State, state, seat, _show)


@entry_point
def _show(held: Records, shown: Records, viewer: int) -> bool:
    return show(held[0], shown[0], viewer)


@compiled
def show(state: State, seen: State, viewer: int) -> bool:
    """Copy what a viewer may know onto a blank record; only from the full state, or from the viewer's own view."""
    if state.viewer != FULL_STATE and state.viewer != viewer:
        return False
    seen.viewer = viewer
    _show_table(state, seen)
    _show_board(state, seen)
    _show_tiles(state, seen, viewer)
    _show_shares(state, seen, viewer)
    _show_numbers(state, seen, viewer)
    return True


@compiled
def _show_table(state: State, seen: State) -> None:
    seen.seats = state.seats
    seen.turn = state.turn
    seen.hand_size = state.hand_size
    seen.rotations = state.rotations
    seen.modules = state.modules
    seen.number_count = state.number_count
    seen.central_weight = state.central_weight
    seen.own[:] = state.own
    seen.wagons = state.wagons


@compiled
def _show_board(state: State, seen: State) -> None:
    seen.far[:] = state.far
    seen.length[:] = state.length
    seen.owner[:] = state.owner
    seen.points[:] = state.points
    seen.pays[:] = state.pays
    seen.board[:] = state.board
    seen.turned[:] = state.turned
    seen.frontier = state.frontier
    seen.free = state.free
    seen.suitable[:] = state.suitable
    seen.laid = state.laid


@compiled
def _show_tiles(state: State, seen: State, viewer: int) -> None:
    """How many tiles there are everywhere, and which ones in the own hand."""
    seen.left = state.left
    seen.bag[:] = t.NONE
    seen.bag[: state.left] = t.HIDDEN
    seen.held[:] = state.held
    seen.hands[:] = t.NONE
    for seat in range(state.seats):
        if seat == viewer:
            seen.hands[seat] = state.hands[seat]
        else:
            seen.hands[seat, : state.held[seat]] = t.HIDDEN
    seen.drawn = state.drawn if state.turn == viewer or state.drawn == t.NONE else t.HIDDEN


@compiled
def _show_shares(state: State, seen: State, viewer: int) -> None:
    """Shares that the seat has seen, wherever they are now; all of them when the game is over."""
    bit = PUBLIC_BIT if viewer == SPECTATOR else 1 << viewer
    over = is_over(state)
    seen.exchanges = state.exchanges
    seen.face_up[:] = state.face_up
    seen.locked[:] = state.locked
    seen.shares_seen[:] = state.shares_seen
    seen.pile_seen[:] = state.pile_seen
    seen.pile_size[:] = state.pile_size
    seen.shares[:] = t.NONE
    seen.pile[:] = t.NONE
    if state.shares[0, 0] == t.NONE:
        return
    for p in range(t.PERCENTAGES):
        for seat in range(state.seats):
            known = over or state.shares_seen[seat, p] & bit
            seen.shares[seat, p] = state.shares[seat, p] if known else t.HIDDEN
        for i in range(state.pile_size[p]):
            known = over or state.pile_seen[p, i] & bit
            seen.pile[p, i] = state.pile[p, i] if known else t.HIDDEN


@compiled
def _show_numbers(state: State, seen: State, viewer: int) -> None:
    """The own numbers; all of them when the game is over."""
    seen.numbers[:] = t.NONE
    for seat in range(state.seats):
        if seat == viewer or is_over(state):
            seen.numbers[seat] = state.numbers[seat]
        else:
            seen.numbers[seat, :, : state.number_count] = t.HIDDEN

"""What each seat may know: copied field by field, never by striking out."""

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Records
from guimard.core.views import FULL_STATE, SPECTATOR, make_view
from guimard.games.metro import tables as t
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import PUBLIC_BIT, BaseState, is_over

BLANK = np.zeros(1, State.dtype)
BLANK.setflags(write=False)


def view(state: State, seat: int | None) -> State:
    """Return the state as a seat, or a spectator, knows it."""
    return make_view(State, state, seat, _show)


@entry_point
def _show(held: Records, shown: Records, viewer: int) -> bool:
    return show(held[0], shown[0], viewer)


@entry_point
def take_turn(held: Records) -> bool:
    """Let the viewer of a view act now, for plans; False if it has nothing to lay."""
    view = held[0]
    view.turn = view.viewer
    view.drawn = t.NONE
    return not is_over(view) and view.held[view.viewer] > 0


@compiled
def show(state: State, seen: State, viewer: int) -> bool:
    """Copy what a viewer may know onto a blank record.

    Only from the full state, or from the viewer's own view.
    """
    if state.viewer != FULL_STATE and state.viewer != viewer:
        return False
    seen.viewer = viewer
    _show_table(state, seen)
    _show_board(state, seen)
    _show_tiles(state, seen, viewer)
    _show_shares(state, seen, viewer)
    hooks.show(state, seen, viewer)
    return True


@compiled
def _show_table(state: BaseState, seen: BaseState) -> None:
    seen.seats = state.seats
    seen.turn = state.turn
    seen.material = state.material
    seen.hand_size = state.hand_size
    seen.rotations = state.rotations
    seen.modules = state.modules
    seen.begins = state.begins
    seen.seat_of[:] = state.seat_of
    seen.own[:] = state.own


@compiled
def _show_board(state: BaseState, seen: BaseState) -> None:
    seen.far[:] = state.far
    seen.length[:] = state.length
    seen.owner[:] = state.owner
    seen.points[:] = state.points
    seen.board[:] = state.board
    seen.turned[:] = state.turned
    seen.frontier = state.frontier
    seen.free = state.free
    seen.suitable[:] = state.suitable
    seen.laid = state.laid


@compiled
def _show_tiles(state: BaseState, seen: BaseState, viewer: int) -> None:
    """Show how many tiles there are everywhere, and which ones in the own hand."""
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
def _show_shares(state: BaseState, seen: BaseState, viewer: int) -> None:
    """Show the shares that the viewer has seen; all of them when the game is over."""
    bit = PUBLIC_BIT if viewer == SPECTATOR else 1 << viewer
    seen.locked[:] = state.locked
    seen.shares_seen[:] = state.shares_seen
    seen.shares[:] = t.NONE
    for seat in range(state.seats):
        for p in range(t.PERCENTAGES):
            share = state.shares[seat, p]
            known = share == t.NONE or is_over(state) or state.shares_seen[seat, p] & bit
            seen.shares[seat, p] = share if known else t.HIDDEN

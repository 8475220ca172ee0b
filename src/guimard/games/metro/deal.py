"""Setting up a game: the base game (Metro 3), then each module.

All chance is drawn here, in this order.
"""

import numpy as np

from guimard.core.beginning import begins_code, first_seat
from guimard.core.compiler import compiled, entry_point
from guimard.core.deal import Deal, DealState, shuffle
from guimard.core.flat_record import Array, Records, array_of
from guimard.core.options import Options
from guimard.core.views import FULL_STATE
from guimard.games.metro import tables as t
from guimard.games.metro.material import Material, material_record
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.catalogue import bits_of
from guimard.games.metro.modules.hooks import Choices, State
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.state import BaseState


def deal_game(seats: int, options: Options, deal: Deal) -> State:
    """Return a new game."""
    state, chosen = State.new(), _choices(seats, options)
    _deal(array_of(state), array_of(chosen), material_record(int(chosen.material)), deal.state)
    return state


def empty_board(seats: int, options: Options) -> State:
    """Return a board with its wagons, and nothing dealt yet."""
    state, chosen = State.new(), _choices(seats, options)
    _set_up(array_of(state), array_of(chosen), material_record(int(chosen.material)))
    return state


def _choices(seats: int, options: Options) -> Choices:
    choices = Choices.new()
    choices.seats = seats
    OPTIONS.write(options, choices)
    return choices


@entry_point
def _set_up(held: Records, chosen: Records, printed: Records) -> None:
    set_up(held[0], chosen[0], printed[0])


@entry_point
def _deal(held: Records, chosen: Records, printed: Records, deals: Records) -> None:
    """Deal a game onto a blank record: tiles, what modules deal, then who begins."""
    state = held[0]
    set_up(state, chosen[0], printed[0])
    _deal_tiles(state, deals[0])
    hooks.deal(state, deals[0], printed[0])
    state.turn = first_seat(int(state.begins), int(state.seats), deals[0])


@compiled
def set_up(state: State, choices: Choices, printed: Material) -> None:
    """Set a board with its wagons up on a blank record."""
    state.seats = choices.seats
    state.viewer = FULL_STATE
    state.material = choices.material
    state.hand_size = t.HANDS[choices.hand]
    state.rotations = t.ROTATIONS[choices.orientation]
    state.modules = bits_of(choices)
    state.begins = begins_code(int(choices.begins), t.MAX_SEATS)
    state.turn = max(0, int(state.begins))
    state.board[:] = t.NONE
    state.bag[:] = t.NONE
    state.hands[:] = t.NONE
    state.shares[:] = t.NONE
    state.drawn = t.NONE
    state.frontier, state.free = t.EDGE, t.LAND
    state.suitable[:] = t.SUITABLE
    for port in range(t.PORTS):
        state.far[port] = port
    _place_wagons(state, choices)
    hooks.set_up(state, choices, printed)


@compiled
def _place_wagons(state: BaseState, choices: Choices) -> None:
    """Put everybody's wagons on the edge stations (Metro 3).

    Seats have the colours that were chosen, or the usual ones in their order (Metro 3.1).
    """
    state.owner[:] = t.NONE
    for station in range(t.STATIONS):
        state.owner[station] = t.OWNERS[state.seats, station]
    state.own[:] = t.NONE
    state.seat_of[:] = t.NONE
    for seat in range(state.seats):
        colour = seat if choices.colours[seat] == t.NONE else choices.colours[seat]
        state.own[seat] = colour
        state.seat_of[colour] = seat


@compiled
def _deal_tiles(state: BaseState, deal: DealState) -> None:
    tiles, left = np.empty(t.TILES, np.int16), 0
    for kind in range(t.KINDS):
        for _ in range(t.COUNTS[kind]):
            tiles[left] = kind
            left += 1
    shuffle(deal, tiles)
    hand_out_tiles(state, tiles)


@compiled
def hand_out_tiles(state: BaseState, tiles: Array) -> None:
    """Give everybody a hand from the end of the shuffled tiles; the rest is the bag."""
    left = t.TILES
    for seat in range(state.seats):
        state.held[seat] = state.hand_size
        for slot in range(state.hand_size):
            left -= 1
            state.hands[seat, slot] = tiles[left]
    state.left = left
    for i in range(left):
        state.bag[i] = tiles[i]

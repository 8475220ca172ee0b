"""Setting up a game: the base game (Metro 3), then each module.

All chance is drawn here, in this order.
"""

import numpy as np

from guimard.core.deal import Deal
from guimard.core.options import Options
from guimard.core.views import FULL_STATE
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA
from guimard.games.metro.modules.catalogue import MODULES, bits_of, modules_on
from guimard.games.metro.modules.hooks import State


def deal_game(seats: int, options: Options, deal: Deal) -> State:
    """Return a new game: tiles first, then what each module deals."""
    state = empty_board(seats, options)
    _deal_tiles(state, deal)
    for module in modules_on(state):
        module.deal(state, deal)
    return state


def empty_board(seats: int, options: Options) -> State:
    """Return a board with its wagons, and nothing dealt yet."""
    state = State.new()
    state.seats = seats
    state.viewer = FULL_STATE
    state.hand_size = int(str(options["hand"]))
    state.rotations = 4 if options["orientation"] == "free" else 1
    state.modules = bits_of(options)
    state.far[:] = np.arange(t.PORTS)
    for field in (state.board, state.bag, state.hands, state.shares):
        field[:] = t.NONE
    state.drawn = t.NONE
    state.frontier, state.free, state.suitable[:] = t.EDGE, t.LAND, t.SUITABLE
    _place_wagons(state)
    for module in MODULES:
        module.blank(state, options)
    for module in modules_on(state):
        module.prepare(state, options)
    return state


def _place_wagons(state: State) -> None:
    """Put everybody's wagons on the edge stations (Metro 3)."""
    state.owner[:] = t.NONE
    for colour, numbers in enumerate(DATA.owners[str(state.seats)].values()):
        state.owner[[number - 1 for number in numbers]] = colour
    state.own[:] = t.NONE
    state.own[: state.seats] = np.arange(state.seats)


def _deal_tiles(state: State, deal: Deal) -> None:
    tiles = deal.shuffled([kind for kind in range(t.KINDS) for _ in range(t.COUNTS[kind])])
    for seat in range(state.seats):
        for slot in range(state.hand_size):
            state.hands[seat, slot] = tiles.pop()
    state.held[: state.seats] = state.hand_size
    state.left = len(tiles)
    state.bag[: len(tiles)] = tiles

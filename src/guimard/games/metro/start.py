"""Setting up a game (Metro 3, and the set-up of each module). All chance is drawn here, in this order."""

import numpy as np

from guimard.core.deal import Deal
from guimard.core.options import Options
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA
from guimard.games.metro.network import join
from guimard.games.metro.state import FULL_STATE, State

MODULES = ("companies", "stations", "central-tracks", "station-numbers")
COMPANIES, WAGONS, CENTRAL_TRACKS, NUMBERS = 1, 2, 4, 8  # their bits in a state


def empty(seats: int, options: Options) -> State:
    """A board with its wagons, and nothing dealt yet."""
    modules = options["modules"]
    assert isinstance(modules, tuple)
    state = State.new()
    state.seats = seats
    state.viewer = FULL_STATE
    state.hand_size = int(str(options["hand"]))
    state.rotations = 4 if options["orientation"] == "free" else 1
    state.modules = sum(1 << MODULES.index(module) for module in modules)
    state.number_count = int(str(options["numbers"])) if "station-numbers" in modules else 0
    state.central_weight = int(bool(options["central_points"]))
    state.far[:] = np.arange(t.PORTS)
    for field in (
        state.board,
        state.bag,
        state.hands,
        state.shares,
        state.face_up,
        state.pile,
        state.numbers,
    ):
        field[:] = t.NONE
    state.drawn = t.NONE
    state.frontier, state.free, state.suitable[:] = t.EDGE, t.LAND, t.SUITABLE
    _place_wagons(state, "companies" in modules, "stations" in modules)
    return state


def _place_wagons(state: State, companies: bool, stations: bool) -> None:
    """Wagons on the edge stations; central ones in stock (Metro 3, 7.1, 8.1)."""
    state.owner[:] = t.NONE
    chart = DATA.companies if companies else DATA.owners[str(state.seats)]
    for colour, numbers in enumerate(chart.values()):
        state.owner[[number - 1 for number in numbers]] = colour
    state.own[:] = t.NONE
    if not companies:
        state.own[: state.seats] = np.arange(state.seats)
    if stations:
        state.wagons = (1 << len(chart)) - 1


def deal_out(state: State, options: Options, deal: Deal) -> None:
    """Everything that chance decides."""
    _deal_tiles(state, deal)
    modules = options["modules"]
    assert isinstance(modules, tuple)
    if "companies" in modules:
        _deal_shares(state, deal)
    if "central-tracks" in modules:
        _cover_centre(state, deal)
    if "station-numbers" in modules:
        _deal_numbers(state, deal)


def _deal_tiles(state: State, deal: Deal) -> None:
    tiles = deal.shuffled([kind for kind in range(t.KINDS) for _ in range(t.COUNTS[kind])])
    for seat in range(state.seats):
        for slot in range(state.hand_size):
            state.hands[seat, slot] = tiles.pop()
    state.held[: state.seats] = state.hand_size
    state.left = len(tiles)
    state.bag[: len(tiles)] = tiles


def _deal_shares(state: State, deal: Deal) -> None:
    """Four piles; one share of each for everybody, then the top of each pile face up (Metro 7.2)."""
    for percentage in range(t.PERCENTAGES):
        pile = deal.shuffled(list(range(t.COLOURS)))
        for seat in range(state.seats):
            state.shares[seat, percentage] = pile.pop(0)
            state.shares_seen[seat, percentage] = 1 << seat
        state.face_up[percentage] = pile.pop(0)
        state.pile_size[percentage] = len(pile)
        state.pile[percentage, : len(pile)] = pile


def _cover_centre(state: State, deal: Deal) -> None:
    """Four of the central track tiles, each turned at random (Metro 9.1)."""
    chosen = deal.shuffled(list(DATA.central_tracks))[:4]
    for cell, code in zip(t.CENTRAL_CELLS, chosen, strict=True):
        lay_central(state, int(t.TURNED[t.CODES.index(code), deal.below(4)]), cell)


def lay_central(state: State, look: int, cell: int) -> None:
    state.board[cell] = look
    join(state, look, cell, state.central_weight)


def _deal_numbers(state: State, deal: Deal) -> None:
    for colour, numbers in enumerate(DATA.number_colours.values()):
        tiles = deal.shuffled([number - 1 for number in numbers])
        for seat in range(state.seats):
            for i in range(state.number_count):
                state.numbers[seat, colour, i] = tiles.pop()

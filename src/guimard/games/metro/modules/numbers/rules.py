"""Number tiles: dealt, seen, imagined and paid (Metro 10)."""

from typing import Annotated

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState
from guimard.core.deal import shuffle as shuffle_deal
from guimard.core.flat_record import Array
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.data import DATA
from guimard.games.metro.material import Material
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import BaseChoices, BaseState, has_module, is_over
from guimard.games.metro.tables import ARRIVALS, DEPARTURE_AT, HIDDEN, NONE, STATIONS

NUMBER = 4
NUMBER_COLOURS = len(DATA.number_colours)
FEWEST = min(map(len, DATA.number_colours.values()))  # of any colour
EACH = tuple(range(1, FEWEST // 2 + 1))  # of each colour for a player, as an option; the most with two
OPEN = (False, True)  # as an option: whether everybody sees everybody's


class StationNumbers(BaseState):
    number_count: int  # number tiles of each colour a player holds
    open_numbers: int  # 1: everybody sees everybody's
    numbers: Annotated[Array, NUMBER_COLOURS, FEWEST]  # of each colour: those of the first seat, the next, …
    number_colour: Annotated[Array, STATIONS]  # of each station's number tile


class NumbersChoices(BaseChoices):
    numbers: int
    open_numbers: int


@inlined
def place(state: StationNumbers, seat: int, i: int) -> int:
    """Return where a seat's number stands among all that are held of a colour."""
    return int(seat * state.number_count + i)


@compiled
def set_up(state: StationNumbers, choices: NumbersChoices, printed: Material) -> None:
    """Give each number the colour of its tile, as it is printed."""
    state.open_numbers = int(OPEN[choices.open_numbers])
    state.numbers[:] = NONE
    for colour in range(NUMBER_COLOURS):
        for i in range(FEWEST):
            state.number_colour[printed.number_colours[colour, i]] = colour
    if has_module(state, NUMBER):
        state.number_count = EACH[choices.numbers]


@compiled
def deal_numbers(state: StationNumbers, deal: DealState, printed: Material) -> None:
    """Deal everybody numbers of each colour; the rest stays in the box (Metro 10.1)."""
    if not has_module(state, NUMBER):
        return
    for colour in range(NUMBER_COLOURS):
        tiles = printed.number_colours[colour].copy()
        shuffle_deal(deal, tiles)
        left = len(tiles)
        for seat in range(state.seats):
            for i in range(state.number_count):
                left -= 1
                state.numbers[colour, place(state, seat, i)] = tiles[left]


@inlined
def pay(state: BaseState, station: int) -> int:
    """Return what a number pays: the points of the line that arrived (Metro 10.2).

    Twice, if the line came from the centre.
    """
    port = ARRIVALS + station
    departure = DEPARTURE_AT[state.far[port]]
    if departure == NONE or state.owner[departure] == NONE:
        return 0
    return int(state.length[port] * times(departure, port) * (2 if departure >= STATIONS else 1))


@compiled
def score_numbers(state: StationNumbers, out: Array) -> None:
    """Add what each number pays its holder: nothing if nobody's line arrived there."""
    for seat in range(state.seats):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                number = state.numbers[colour, place(state, seat, i)]
                if number >= 0:
                    out[seat] += pay(state, number)


@compiled
def show(state: StationNumbers, seen: StationNumbers, viewer: int) -> None:
    """Show the viewer's own numbers; all of them if they are open or the game is over."""
    seen.number_count = state.number_count
    seen.open_numbers = state.open_numbers
    seen.number_colour[:] = state.number_colour
    seen.numbers[:] = NONE
    for seat in range(state.seats):
        first, end = place(state, seat, 0), place(state, seat + 1, 0)
        if seat == viewer or state.open_numbers or is_over(state):
            seen.numbers[:, first:end] = state.numbers[:, first:end]
        else:
            seen.numbers[:, first:end] = HIDDEN


@compiled
def _held(state: StationNumbers, number: int) -> bool:
    """Tell whether a number is seen in somebody's hand."""
    colour = state.number_colour[number]
    for seat in range(state.seats):
        for i in range(state.number_count):
            if state.numbers[colour, place(state, seat, i)] == number:
                return True
    return False


@compiled
def imagine_numbers(state: StationNumbers, rng: Rng) -> None:
    """Give the numbers not seen, shuffled, to those whose tiles are hidden."""
    if state.number_count == 0:
        return
    unseen = np.empty(STATIONS, np.int16)
    for colour in range(NUMBER_COLOURS):
        count = 0
        for number in range(STATIONS):
            if state.number_colour[number] == colour and not _held(state, number):
                unseen[count] = number
                count += 1
        shuffle(rng, unseen[:count])
        for seat in range(state.seats):
            for i in range(state.number_count):
                if state.numbers[colour, place(state, seat, i)] == HIDDEN:
                    count -= 1
                    state.numbers[colour, place(state, seat, i)] = unseen[count]

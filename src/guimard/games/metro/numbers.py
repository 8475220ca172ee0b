"""Module 4, Station numbers: what the secret number tiles pay at the end (Metro 10)."""

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.state import State
from guimard.games.metro.tables import HIDDEN, NUMBER_COLOUR_OF, NUMBER_COLOURS, STATIONS


@compiled
def score_numbers(state: State, out: Array) -> None:
    """Each number pays its holder the points of the line that arrived there (none if nobody's)."""
    for seat in range(state.seats):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                number = state.numbers[seat, colour, i]
                if number >= 0:
                    out[seat] += state.pays[number]


@compiled
def _held(state: State, number: int) -> bool:
    """Is a number seen in somebody's hand?"""
    colour = NUMBER_COLOUR_OF[number]
    for seat in range(state.seats):
        for i in range(state.number_count):
            if state.numbers[seat, colour, i] == number:
                return True
    return False


@compiled
def imagine_numbers(state: State, rng: Rng) -> None:
    """Per colour: the numbers not seen go, shuffled, to those whose tiles are hidden; the rest is in the box."""
    if state.number_count == 0:
        return
    unseen = np.empty(STATIONS, np.int16)
    for colour in range(NUMBER_COLOURS):
        count = 0
        for number in range(STATIONS):
            if NUMBER_COLOUR_OF[number] == colour and not _held(state, number):
                unseen[count] = number
                count += 1
        shuffle(rng, unseen[:count])
        for seat in range(state.seats):
            for i in range(state.number_count):
                if state.numbers[seat, colour, i] == HIDDEN:
                    count -= 1
                    state.numbers[seat, colour, i] = unseen[count]

"""The start of a game: the city laid at random, the destinations dealt."""

import numpy as np

from guimard.core.beginning import begins_code, first_seat
from guimard.core.compiler import compiled, entry_point
from guimard.core.deal import Deal, DealState, below, shuffle
from guimard.core.flat_record import Records, array_of
from guimard.core.options import Options
from guimard.games.metromania.city import Material, lay_city, material_record
from guimard.games.metromania.data import DISTRICTS, THIRDS
from guimard.games.metromania.options import (
    BLOCKED_LINES,
    CHOSEN,
    DOUBLES,
    NOBODY_SCORES,
    OPTIONS,
    OWN_LINES,
    USUAL,
    usual_threshold,
)
from guimard.games.metromania.state import MARKERS, MOST_SEATS, NONE, TYPE, Choices, State, clear
from guimard.games.metromania.town_halls import LETTERS_OPEN, deal_destinations, deal_hands


def deal_game(seats: int, options: Options, deal: Deal) -> State:
    """Return a new game; all chance is drawn here."""
    state, chosen = State.new(), Choices.new()
    chosen.seats = seats
    OPTIONS.write(options, chosen)
    _deal(array_of(state), array_of(chosen), material_record(int(chosen.material)), deal.state)
    return state


@entry_point
def _deal(held: Records, chosen: Records, printed: Records, deals: Records) -> None:
    """Deal a game onto a record of zeros: the city, the destinations, then who begins."""
    state, choices = held[0], chosen[0]
    _set_up(state, choices)
    _lay_at_random(state, deals[0], printed[0])
    if state.seats == 3 and DOUBLES[choices.doubles] == CHOSEN:
        state.choosing = 1
        deal_hands(deals[0], state.hand)
    else:
        _give(state, deals[0])
    state.turn = first_seat(int(state.begins), int(state.seats), deals[0])


@compiled
def _set_up(state: State, choices: Choices) -> None:
    clear(state)
    state.seats = choices.seats
    state.material = choices.material
    threshold = BLOCKED_LINES[choices.blocked_lines]
    state.threshold = usual_threshold(int(choices.seats)) if threshold == USUAL else threshold
    state.own_lines = int(choices.seats == 2 and NOBODY_SCORES[choices.nobody_scores] == OWN_LINES)
    open_town_hall(state, int(choices.town_hall))
    for seat in range(choices.seats):
        state.colours[seat] = seat if choices.colours[seat] == NONE else choices.colours[seat]
    state.begins = begins_code(int(choices.begins), MOST_SEATS)


@compiled
def open_town_hall(state: State, town_hall: int) -> None:
    """With two players all letters are known in any case (Metromania 10.1)."""
    state.town_hall = town_hall
    state.open = 1 if state.seats == 2 else LETTERS_OPEN[town_hall]


@compiled
def _lay_at_random(state: State, deal: DealState, printed: Material) -> None:
    order, turns = np.empty(DISTRICTS, np.int16), np.empty(DISTRICTS, np.int16)
    for slot in range(DISTRICTS):
        order[slot] = slot
    shuffle(deal, order)
    for slot in range(DISTRICTS):
        turns[slot] = below(deal, THIRDS)
    lay_city(state, order, turns, printed)


@compiled
def _give(state: State, deal: DealState) -> None:
    """Hand the markers out; how many of each type everybody has is public."""
    deal_destinations(int(state.town_hall), int(state.seats), deal, state.holder)
    for marker in range(MARKERS):
        state.in_hand[state.holder[marker], TYPE[marker]] += 1

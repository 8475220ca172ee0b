"""Who may know what: views made by selection, and imagining the rest."""

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Array, Records
from guimard.core.rng import Rng, shuffle
from guimard.core.views import FULL_STATE, HIDDEN, NONE, make_view
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.rules.steps import undo_turn
from guimard.games.metromania.state import LETTERS, MARKERS, TYPE, State


def view(state: State, seat: int | None) -> State:
    """What a seat, or a spectator, may know."""
    return make_view(State, state, seat, _show)


@entry_point
def _show(held: Records, shown: Records, viewer: int) -> bool:
    return show(held[0], shown[0], viewer)


@entry_point
def take_turn(held: Records) -> bool:
    """Let the viewer of a view act now, for plans; False if it has no turn left."""
    view = held[0]
    turns_before = (view.viewer - view.turn) % view.seats
    if view.over or view.choosing or (view.ending and turns_before >= view.last_turns):
        return False
    view.turn = view.viewer
    return True


@compiled
def show(state: State, seen: State, viewer: int) -> bool:
    """Copy what a viewer may know onto a blank record.

    Only from the full state, or from the viewer's own view. The unconfirmed steps of somebody else are undone before
    letters are chosen.
    """
    if state.viewer != FULL_STATE and state.viewer != viewer:
        return False
    seen.viewer = viewer
    _show_table(state, seen)
    _show_city(state, seen)
    seen.placed[:] = state.placed
    seen.in_hand[:] = state.in_hand
    seen.steps = state.steps
    seen.log[:] = state.log
    seen.hand[:] = HIDDEN if state.choosing else NONE  # Metromania 10.4: nobody has seen a letter yet
    if viewer != state.turn:
        undo_turn(seen)
    for marker in range(MARKERS):
        public = state.open or state.over or seen.placed[marker] >= 0
        holder = int(state.holder[marker])
        known = public or holder == viewer or holder == NONE  # that nobody holds it yet is public
        seen.holder[marker] = holder if known else HIDDEN
    return True


@compiled
def _show_table(state: State, seen: State) -> None:
    seen.seats = state.seats
    seen.turn = state.turn
    seen.material = state.material
    seen.town_hall = state.town_hall
    seen.open = state.open
    seen.begins = state.begins
    seen.colours[:] = state.colours
    seen.threshold = state.threshold
    seen.own_lines = state.own_lines
    seen.choosing = state.choosing
    seen.doubled[:] = state.doubled
    seen.ending = state.ending
    seen.trigger = state.trigger
    seen.last_turns = state.last_turns
    seen.over = state.over
    seen.passes = state.passes
    seen.stations_left = state.stations_left
    seen.points[:] = state.points


@compiled
def _show_city(state: State, seen: State) -> None:
    seen.districts[:] = state.districts
    seen.border[:] = state.border
    seen.ground[:] = state.ground
    seen.station[:] = state.station
    seen.lines_at[:] = state.lines_at
    seen.lines_on[:] = state.lines_on
    seen.tunnel[:] = state.tunnel
    seen.path[:] = state.path
    seen.way[:] = state.way
    seen.cell[:] = state.cell
    seen.length[:] = state.length
    seen.begun[:] = state.begun
    seen.ended[:] = state.ended


@compiled
def imagine(state: State, rng: Rng) -> None:
    """Deal the unknown markers at random (Metromania 1.6).

    All deals that fit are equally likely.
    """
    state.viewer = FULL_STATE
    if state.hand[0] == HIDDEN:
        deal_hands(state.hand, rng)
    unknown = np.zeros(MARKERS, np.int16)
    for marker in range(MARKERS):
        unknown[marker] = int(state.holder[marker] == HIDDEN)
    if not unknown.any():
        return
    while True:  # a deal with the same letter twice in a hand is dealt again
        for kind in range(len(TYPES)):
            _deal_type(state, kind, unknown, rng)
        if letters_differ(state.holder):
            return


@compiled
def deal_hands(hand: Array, rng: Rng) -> None:
    """Put the markers into three hands, one for each type (Metromania 10.4).

    All ways in which no hand has a letter twice are equally likely.
    """
    hands = np.empty(len(TYPES) + 1, np.int16)
    while True:
        for kind in range(len(TYPES)):
            for other in range(len(TYPES)):
                hands[other] = other
            hands[len(TYPES)] = kind
            shuffle(rng, hands)
            left = len(hands)
            for marker in range(MARKERS):
                if TYPE[marker] == kind:
                    left -= 1
                    hand[marker] = hands[left]
        if letters_differ(hand):
            return


@compiled
def _deal_type(state: State, kind: int, unknown: Array, rng: Rng) -> None:
    owners = np.empty(MARKERS, np.int16)
    count = 0
    for seat in range(state.seats):
        owed = int(state.in_hand[seat, kind])
        for marker in range(MARKERS):
            in_hand = state.placed[marker] < 0 and state.holder[marker] == seat
            owed -= int(TYPE[marker] == kind and in_hand and not unknown[marker])
        owners[count : count + owed] = seat
        count += owed
    shuffle(rng, owners[:count])
    for marker in range(MARKERS):
        if unknown[marker] and TYPE[marker] == kind:
            count -= 1
            state.holder[marker] = owners[count]


@compiled
def letters_differ(owners: Array) -> bool:
    """Whether nobody has both markers of a letter; ``owners`` says who has each."""
    for letter in range(len(LETTERS)):
        if owners[2 * letter] == owners[2 * letter + 1]:
            return False
    return True

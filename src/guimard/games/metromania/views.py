"""Who may know what: views made by selection, and imagining the rest."""

import numpy as np

from guimard.core.kernel import Array, Words, compiled
from guimard.core.words import shuffle
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.state import FULL, HIDDEN, LETTERS, MARKERS, SPECTATOR, TYPE, State
from guimard.games.metromania.steps import undo_turn

PUBLIC = tuple(name for name in State.dtype.names or () if name not in ("viewer", "holder", "_spare"))
"""Everything but who holds which letter."""


def view(state: State, seat: int | None) -> State:
    """What a seat, or a spectator, may know."""
    seen = State.new()
    for name in PUBLIC:
        setattr(seen, name, getattr(state, name))
    seen.viewer = SPECTATOR if seat is None else seat
    # Undoing steps needs no holder; holders are chosen afterwards, from what is public by then.
    if seat != state.turn:
        undo_turn(seen)
    for marker in range(MARKERS):
        known = state.open or state.over or seen.placed[marker] >= 0 or state.holder[marker] == seat
        seen.holder[marker] = state.holder[marker] if known else HIDDEN
    return seen


@compiled
def imagine(state: State, rng: Words) -> None:
    """Deal the unknown markers at random, all deals that fit being equally likely (Metromania 1.6)."""
    state.viewer = FULL
    unknown = np.zeros(MARKERS, np.int16)
    for marker in range(MARKERS):
        unknown[marker] = int(state.holder[marker] == HIDDEN)
    if not unknown.any():
        return
    while True:  # a deal with the same letter twice in a hand is dealt again
        for kind in range(len(TYPES)):
            _deal_type(state, kind, unknown, rng)
        if letters_differ(state):
            return


@compiled
def _deal_type(state: State, kind: int, unknown: Array, rng: Words) -> None:
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
def letters_differ(state: State) -> bool:
    """Whether nobody has both markers of a letter."""
    for letter in range(len(LETTERS)):
        if state.holder[2 * letter] == state.holder[2 * letter + 1]:
            return False
    return True

"""With three players: who holds which type of destination twice (Metromania 10.4).

The destinations lie in three secret hands, one for each type that a hand has twice. Whoever doubles a type gets
that hand, so a deal follows from the seed and the choices alone.
"""

from guimard.core.compiler import compiled
from guimard.games.metromania.actions import double
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.state import HIDDEN, MARKERS, Moves, State


@compiled
def list_types(state: State, moves: Moves) -> None:
    """List the choice of each type that nobody has chosen yet."""
    for kind in range(len(TYPES)):
        if chooser(state, kind) < 0:
            moves.items[moves.count] = double(kind)
            moves.count += 1


@compiled
def chooser(state: State, kind: int) -> int:
    """Return the seat that holds a type twice, or -1."""
    for seat in range(state.seats):
        if state.doubled[seat] == kind:
            return seat
    return -1


@compiled
def choose_type(state: State, kind: int) -> None:
    """Let the seat to act double a type; the last seat takes what is left."""
    _take(state, kind)
    open_types = 0
    for other in range(len(TYPES)):
        if chooser(state, other) < 0:
            open_types += 1
            kind = other
    if open_types == 1:
        _take(state, kind)
        _deal_hands(state)


@compiled
def _take(state: State, kind: int) -> None:
    state.doubled[state.turn] = kind
    state.turn = (int(state.turn) + 1) % int(state.seats)


@compiled
def _deal_hands(state: State) -> None:
    """Give each seat the hand it has chosen; in a view the letters stay unknown."""
    state.choosing = 0
    for marker in range(MARKERS):
        hand = int(state.hand[marker])
        state.holder[marker] = HIDDEN if hand < 0 else chooser(state, hand)
        state.hand[marker] = -1
    for seat in range(state.seats):
        for kind in range(len(TYPES)):
            state.in_hand[seat, kind] = 2 if state.doubled[seat] == kind else 1

"""What each seat may know: made by copying what it may, never by copying all and striking out."""

from guimard.games.metro import tables as t
from guimard.games.metro.kernel import is_over
from guimard.games.metro.state import EVERYTHING, PUBLIC_BIT, SPECTATOR, State

# Everything but the bag, the drawn tile, hands, shares in hand and pile, and numbers.
_PUBLIC = (
    *("seats", "turn", "hand_size", "rotations", "modules", "number_count", "central_weight"),
    *("far", "length", "owner", "points", "pays"),
    *("board", "turned", "frontier", "free", "suitable", "laid", "left", "held"),
    *("own", "shares_seen", "locked", "face_up", "pile_seen", "pile_size", "exchanges", "wagons"),
)


def view(state: State, seat: int | None) -> State:
    """The state as a seat, or a spectator, knows it."""
    if state.viewer not in (EVERYTHING, SPECTATOR if seat is None else seat):
        raise ValueError("A view is made from the whole state.")
    seen = State.new()
    for name in _PUBLIC:
        seen[name] = state[name]  # type: ignore[index]
    seen.viewer = SPECTATOR if seat is None else seat
    seen.bag[:] = t.NONE
    seen.bag[: state.left] = t.HIDDEN
    seen.drawn = state.drawn if state.turn == seat or state.drawn == t.NONE else t.HIDDEN
    _show_hands(state, seen, seat)
    _show_shares(state, seen, seat)
    _show_numbers(state, seen, seat)
    return seen


def _show_hands(state: State, seen: State, seat: int | None) -> None:
    seen.hands[:] = t.NONE
    for other in range(state.seats):
        seen.hands[other, : state.held[other]] = t.HIDDEN
    if seat is not None:
        seen.hands[seat] = state.hands[seat]


def _show_shares(state: State, seen: State, seat: int | None) -> None:
    """Shares that the seat has seen, wherever they are now; all of them when the game is over."""
    bit = PUBLIC_BIT if seat is None else 1 << seat
    over = is_over(state)
    seen.shares[:] = t.NONE
    seen.pile[:] = t.NONE
    if state.shares[0, 0] == t.NONE:
        return
    for p in range(t.PERCENTAGES):
        for other in range(state.seats):
            known = over or state.shares_seen[other, p] & bit
            seen.shares[other, p] = state.shares[other, p] if known else t.HIDDEN
        for i in range(state.pile_size[p]):
            known = over or state.pile_seen[p, i] & bit
            seen.pile[p, i] = state.pile[p, i] if known else t.HIDDEN


def _show_numbers(state: State, seen: State, seat: int | None) -> None:
    seen.numbers[:] = t.NONE
    seen.numbers[: state.seats, :, : state.number_count] = t.HIDDEN
    if is_over(state):
        seen.numbers[:] = state.numbers
    elif seat is not None:
        seen.numbers[seat] = state.numbers[seat]

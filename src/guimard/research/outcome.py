"""How the kernels say in one number what was played and who acts next."""

from guimard.core.compiler import inlined

ILLEGAL = -1
NEXT_SEATS = 8  # more than seats can act next


@inlined
def outcome(action: int, over: bool, turn: int) -> int:
    """Return an action and the seat that acts next as one number.

    ``NEXT_SEATS`` times the action, plus the seat from 1; 0 when the game is over.
    """
    return NEXT_SEATS * action + (0 if over else turn + 1)


@inlined
def next_seat(played: int) -> int:
    """The seat that acts next; -1 when the game is over or nothing was played."""
    return -1 if played == ILLEGAL else played % NEXT_SEATS - 1

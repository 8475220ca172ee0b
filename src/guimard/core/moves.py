"""What the lists of legal actions of all games have in common."""

from typing import Protocol

from guimard.core.compiler import inlined
from guimard.core.flat_record import Array


class Moves(Protocol):
    """Legal actions: the first ``count`` of ``items``. Games declare their records."""

    count: int
    items: Array


@inlined
def includes(moves: Moves, action: int) -> bool:
    """Return whether an action is in the list."""
    for i in range(moves.count):
        if moves.items[i] == action:
            return True
    return False

"""What every view has in common: whose it is, how it is made, and the numbers for what is not there."""

from collections.abc import Callable
from typing import TypeVar

from guimard.core.kernel import Record, Records, array_of

WHOLE, SPECTATOR = -2, -1  # as the viewer of a state: everything is known; what anybody may know
HIDDEN, NONE = -2, -1  # in a field: there is something, but not for this viewer; there is nothing

S = TypeVar("S", bound=Record)


def make_view(kind: type[S], state: S, seat: int | None, show: Callable[[Records, Records, int], bool]) -> S:
    """A new record with what ``show`` copies of a state for a seat, or for a spectator.

    ``show`` (a door) copies what the viewer may know and nothing else; it refuses what is not the whole state.
    """
    seen = kind.new()
    if not show(array_of(state), array_of(seen), SPECTATOR if seat is None else seat):
        raise ValueError("A view is made from the whole state.")
    return seen

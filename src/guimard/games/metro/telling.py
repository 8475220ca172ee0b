"""What a server tells a seat after every move, in one go: its view, or what changed of it, and its legal actions."""

import numpy as np

from guimard.core.kernel import Records, array_of, door
from guimard.core.page import own_page, own_records, put, written
from guimard.core.views import SPECTATOR
from guimard.games.metro.consequences import write_actions
from guimard.games.metro.describe import write_view
from guimard.games.metro.kernel import is_over, legal_actions
from guimard.games.metro.state import Moves, State
from guimard.games.metro.views import show

_NOW, _BEFORE = range(2)
_BLANK = np.zeros(1, State.dtype)
_BLANK.setflags(write=False)


def told(state: State, seat: int | None, before: State | None) -> tuple[bytes, bytes]:
    """The view of a seat as JSON, or what changed of it since a state before; and its legal actions."""
    viewer = SPECTATOR if seat is None else seat
    earlier = array_of(state if before is None else before)
    views, moves = own_records(State, 2), own_records(Moves, 1)
    middle, end = _tell(array_of(state), earlier, before is None, viewer, _BLANK, views, moves, own_page())
    if end == 0:
        raise ValueError("A view is made from the whole state.")
    return written(0, middle), written(middle, end)


@door
def _tell(
    held: Records,
    earlier: Records,
    whole: bool,
    viewer: int,
    blank: Records,
    views: Records,
    moves: Records,
    pages: Records,
) -> tuple[int, int]:
    """Where the view ends, and where the actions do."""
    page, view, old = pages[0], views[_NOW], views[_BEFORE]
    views[_NOW] = blank[0]
    views[_BEFORE] = blank[0]
    if not show(held[0], view, viewer) or not show(earlier[0], old, viewer):
        return 0, 0
    middle = write_view(page, view, old, whole)
    if viewer != view.turn or is_over(view):
        return middle, put(page, middle, b"[]")
    legal_actions(view, moves[0])
    return middle, write_actions(page, middle, view, moves[0])

"""Encode what a server sends to a seat: view or delta, and legal actions."""

import numpy as np

from guimard.core.compiler import entry_point
from guimard.core.flat_record import Records, array_of, thread_records
from guimard.core.json_buffer import buffer_bytes, put, thread_buffer
from guimard.core.views import SPECTATOR
from guimard.games.metromania.json.actions import write_actions
from guimard.games.metromania.json.view import write_view
from guimard.games.metromania.kernel import legal_actions
from guimard.games.metromania.state import Moves, State
from guimard.games.metromania.views import show

_NOW, _BEFORE = 1, 2  # of the views; looking ahead uses the first
BLANK = np.zeros(1, State.dtype)
BLANK.setflags(write=False)


def encode(state: State, seat: int | None, before: State | None) -> tuple[bytes, bytes]:
    """Return the view of a seat, or its delta, and its legal actions as JSON.

    With an earlier state the view is a delta: what has changed since.
    """
    viewer = SPECTATOR if seat is None else seat
    earlier = array_of(state if before is None else before)
    views, moves = thread_records(State, 3), thread_records(Moves, 1)
    middle, end = _write(array_of(state), earlier, before is None, viewer, BLANK, views, moves, thread_buffer())
    if end == 0:
        raise ValueError("A view is made from the full state.")
    return buffer_bytes(0, middle), buffer_bytes(middle, end)


@entry_point
def _write(
    held: Records,
    earlier: Records,
    whole: bool,
    viewer: int,
    blank: Records,
    views: Records,
    moves: Records,
    buffers: Records,
) -> tuple[int, int]:
    """Where the view ends, and where the actions do; ``views`` are three states."""
    buffer, view, old = buffers[0], views[_NOW], views[_BEFORE]
    views[_NOW] = blank[0]
    views[_BEFORE] = blank[0]
    if not show(held[0], view, viewer) or not show(earlier[0], old, viewer):
        return 0, 0
    middle = write_view(buffer, view, old, whole)
    if viewer != view.turn or view.over:
        return middle, put(buffer, middle, b"[]")
    legal_actions(view, moves[0])
    return middle, write_actions(buffer, middle, view, moves[0], views)

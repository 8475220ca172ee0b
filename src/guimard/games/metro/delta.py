"""Encode what a server sends to a seat: view or delta, and legal actions."""

from guimard.core.compiler import entry_point
from guimard.core.flat_record import Records, array_of, thread_records
from guimard.core.json_buffer import buffer_bytes, put, thread_buffer
from guimard.core.views import SPECTATOR
from guimard.games.metro.json.actions import write_actions
from guimard.games.metro.json.view import write_view
from guimard.games.metro.kernel import legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves, is_over
from guimard.games.metro.views import BLANK, show

_NOW, _BEFORE = range(2)


def encode(state: State, seat: int | None, before: State | None) -> tuple[bytes, bytes]:
    """Return the view of a seat, or its delta, and its legal actions as JSON.

    With an earlier state the view is a delta: what has changed since.
    """
    viewer = SPECTATOR if seat is None else seat
    earlier = array_of(state if before is None else before)
    views, moves = thread_records(State, 2), thread_records(Moves, 1)
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
    """Where the view ends, and where the actions do."""
    buffer, view, old = buffers[0], views[_NOW], views[_BEFORE]
    views[_NOW] = blank[0]
    views[_BEFORE] = blank[0]
    if not show(held[0], view, viewer) or not show(earlier[0], old, viewer):
        return 0, 0
    middle = write_view(buffer, view, old, whole)
    if viewer != view.turn or is_over(view):
        return middle, put(buffer, middle, b"[]")
    legal_actions(view, moves[0])
    return middle, write_actions(buffer, middle, view, moves[0])

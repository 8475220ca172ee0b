"""Encode what a seat is sent: its view or the delta to it, and its legal actions.

Both are written by compiled code of the game. Its entry point hands its functions to ``write_for_seat``.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from guimard.core.compiler import inlined
from guimard.core.flat_record import FlatRecord, Records, array_of, thread_records
from guimard.core.json_buffer import buffer_bytes, thread_buffer
from guimard.core.views import SPECTATOR

_NOW, _BEFORE = 1, 2  # of the views; the first is for looking ahead
_VIEWS = 3


def encode_for_seat(
    write: Callable[..., tuple[int, int]],
    blank: Records,
    states: type[FlatRecord],
    moves: type[FlatRecord],
    state: Any,
    seat: int | None,
    before: Any,
) -> tuple[bytes, bytes]:
    """Return the view of a seat, or its delta, and its legal actions as JSON.

    With an earlier state the view is a delta: what has changed since. ``write`` is the game's entry point, ``blank``
    its empty state.
    """
    viewer = SPECTATOR if seat is None else seat
    earlier = array_of(state if before is None else before)
    views, listed = thread_records(states, _VIEWS), thread_records(moves, 1)
    middle, end = write(array_of(state), earlier, before is None, viewer, blank, views, listed, thread_buffer())
    if end == 0:
        raise ValueError("A view is made from the full state.")
    return buffer_bytes(0, middle), buffer_bytes(middle, end)


class Wanted(NamedTuple):
    """What is sent to whom: the whole view, or what changed since ``before``."""

    state: Records
    before: Records
    whole: bool
    viewer: int


class Scratch(NamedTuple):
    """Records are made in Python only, so compiled code is given all it needs."""

    blank: Records
    views: Records
    moves: Records
    buffers: Records


@inlined
def write_for_seat(
    wanted: Wanted,
    scratch: Scratch,
    show: Callable[..., bool],
    write_view: Callable[..., int],
    write_legal: Callable[..., int],
) -> tuple[int, int]:
    """Return where the view and the actions end; zeros if it may not be seen."""
    views, buffer, viewer = scratch.views, scratch.buffers[0], wanted.viewer
    view, old = views[_NOW], views[_BEFORE]
    views[_NOW] = scratch.blank[0]
    views[_BEFORE] = scratch.blank[0]
    if not show(wanted.state[0], view, viewer) or not show(wanted.before[0], old, viewer):
        return 0, 0
    middle = write_view(buffer, view, old, wanted.whole)
    return middle, write_legal(buffer, middle, view, scratch.moves[0], views)

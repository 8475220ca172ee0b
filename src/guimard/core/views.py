"""What every view has in common: its viewer, its making, marks of unknown fields."""

from base64 import b64encode
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from guimard.core.flat_record import FlatRecord, Records, array_of

NONE = -1
"""In a field: there is nothing."""
HIDDEN = -2
"""In a field of a view: there is something that this viewer may not know."""
SPECTATOR = -3
"""As the viewer of a view: it holds what is public and nothing else."""
FULL_STATE = -4
"""As the viewer: this is no view, but the state itself with all its secrets."""

S = TypeVar("S", bound=FlatRecord)


def is_full(state: FlatRecord) -> bool:
    """Tell a full state from a view. Every state has the field ``viewer``."""
    return bool(cast(Any, state).viewer == FULL_STATE)


def is_flat(state: object) -> bool:
    """Tell whether a game's states are flat records; plain Python may do without."""
    return isinstance(state, np.void)


def make_view(kind: type[S], state: S, seat: int | None, show: Callable[[Records, Records, int], bool]) -> S:
    """Return a new record with what a seat or a spectator may know of a state.

    ``show`` (an entry point) copies what the viewer may know and nothing else; it refuses what is not the full state.
    """
    seen = kind.new()
    if not show(array_of(state), array_of(seen), SPECTATOR if seat is None else seat):
        raise ValueError("A view is made from the full state.")
    return seen


def encode_record(view: FlatRecord, before: FlatRecord | None) -> str:
    """Return the bytes of a view for clients that hold the compiled rules, in base64.

    With an earlier view: what has changed since, as pairs of 16-bit numbers, the place of a number and its new value.
    """
    if before is None:
        return b64encode(view.tobytes()).decode()
    now, then = (np.frombuffer(record.tobytes(), "<u2") for record in (view, before))
    changed = np.flatnonzero(now != then)
    return b64encode(np.column_stack((changed, now[changed])).astype("<u2").tobytes()).decode()

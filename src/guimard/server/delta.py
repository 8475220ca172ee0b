"""Deltas: send a listener what the last turn changed instead of the whole view.

A delta leads from one version to the next, so only a listener that was sent the version before can use it.
"""

from typing import Any

from guimard.core.match import Match
from guimard.server.listener import Connection


class ViewEncoder:
    """Encodes views of one match. Keeps one copy of its state: as it was before the last turn."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._before: Any = None

    def copy_state(self) -> Any:
        """Return a copy of the state to start a turn from, if the game encodes deltas."""
        return None if self._match.game.delta_keys is None else self._match.state.copy()

    def start_turn(self, before: Any) -> None:
        """Deltas now lead from this state, copied before the first step of the turn."""
        self._before = before

    def has_delta_for(self, listener: Connection, version: int) -> bool:
        """Return whether the last turn led from the version a listener was sent to this version."""
        return self._before is not None and listener.known_version == version - 1

    def encode(self, seat: int | None, delta: bool) -> tuple[bytes, bytes]:
        """Return the view of a seat, or its delta since the last turn, and its legal actions."""
        return self._match.game.encode(self._match.state, seat, self._before if delta else None)


def mark_sent(listener: Connection, version: int, unconfirmed: bool) -> None:
    """Record what a listener was sent. A view with unconfirmed steps is not a version of the game."""
    listener.known_version = None if unconfirmed else version

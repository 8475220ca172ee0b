"""What a table needs from the process that owns it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from guimard.server.ops.metrics import Metrics
from guimard.server.tables.clock import Time
from guimard.server.tables.thinking import Thinker
from guimard.server.wire.messages import Message
from guimard.server.wire.shapes import PlayerFacts
from guimard.store.store import Store


@dataclass(frozen=True)
class Services:
    store: Store
    time: Time
    thinker: Thinker
    metrics: Metrics
    chance: Callable[[int], int]
    """A number below another, from a secure source."""
    notify: Callable[[str, Message], None]
    """Tell a player, wherever they are connected."""
    disown: Callable[[str], None]
    """Give up a table that another process has written to."""
    seat_returning: Callable[[str, PlayerFacts], Awaitable[None]]
    """Give a player the seats kept for them at a table, whichever process owns it."""

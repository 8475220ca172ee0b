"""What a table needs from the process around it, so that tables can be tested without one."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from guimard.server.clock import Time
from guimard.server.facts import PlayerFacts
from guimard.server.messages import Message
from guimard.server.metrics import Metrics
from guimard.server.thinking import Thinker
from guimard.store.store import Store

if TYPE_CHECKING:
    from guimard.server.table import Table


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
    disown: Callable[["Table"], None]
    """Another process has written to this table: it is no longer ours."""
    seat_returning: Callable[[str, PlayerFacts], Awaitable[None]]
    """Give a player the seats kept for them at a table, whichever process owns it."""

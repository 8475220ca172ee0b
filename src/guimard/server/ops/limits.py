"""Token-bucket rate limits per connection, player and address."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from guimard.server.ops.config import Config

SWEEP = 1 << 14  # buckets from which on full ones are deleted; seldom, as many come back soon


@dataclass(slots=True)
class Bucket:
    """Allows ``rate`` a second, and ``burst`` at once."""

    rate: float
    burst: float
    clock: Callable[[], float] = monotonic
    _level: float = field(init=False)
    _seen: float = field(init=False)

    def __post_init__(self) -> None:
        self._level = self.burst
        self._seen = self.clock()

    def take(self, amount: float = 1.0) -> bool:
        now = self.clock()
        self._level = min(self.burst, self._level + (now - self._seen) * self.rate)
        self._seen = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    @property
    def level(self) -> float:
        """What could be taken now."""
        return min(self.burst, self._level + (self.clock() - self._seen) * self.rate)

    @property
    def full(self) -> bool:
        return self.level >= self.burst


class Limits:
    """A bucket for each key (a player, an address); full ones are deleted."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = SWEEP

    def bucket(self, key: str) -> Bucket:
        if (known := self._buckets.get(key)) is not None:
            return known
        if len(self._buckets) >= self._sweep_at:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
            self._sweep_at = max(SWEEP, 2 * len(self._buckets))
        new = self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        return new

    def take(self, key: str) -> bool:
        return self.bucket(key).take()


class RateLimits:
    """Every rate limit of a process that is kept by player or by address."""

    def __init__(self, config: Config) -> None:
        requests, at_once = config.requests_a_second, config.requests_at_once
        self.by_player = Limits(2 * config.messages_a_second, 2 * config.messages_at_once)
        self.by_address = Limits(requests, at_once)
        self.costly = Limits(requests / 10, at_once / 5)
        """Requests that change something, by address and by player."""
        self.files = Limits(5 * requests, 5 * at_once)
        """Everything by HTTP, by address. Opening the page takes thirty files."""
        self.new_tables = Limits(requests / 100, at_once / 20)
        """Tables that a person opens, rematches too."""
        self.tables_of_address = Limits(requests / 200, at_once / 10)
        """Tables that are opened from one address: guests are made quickly."""
        self.new_guests = Limits(requests / 100, at_once / 10)
        """By address."""
        self.open_tables_of_host = config.open_tables_of_host
        self.chat = Limits(config.chat_a_second, config.chat_at_once)
        self.guesses = Limits(0.2, 20)
        """Passphrases that were tried."""
        self.codes = Limits(1 / 30, 10)
        """Codes that no table has, by address."""

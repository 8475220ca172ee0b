"""How much one connection, one player or one address may ask for: token buckets, forgotten when full."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

SWEEP = 1 << 14  # buckets to look through at once: seldom, for many are new again a moment later


@dataclass(slots=True)
class Bucket:
    """``rate`` a second, and ``burst`` at once."""

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

    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1.0 - self._level) / self.rate)

    @property
    def full(self) -> bool:
        return self._level + (self.clock() - self._seen) * self.rate >= self.burst


class Limits:
    """A bucket for each key (a player, an address). Those that are full again are thrown away."""

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

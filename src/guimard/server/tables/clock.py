"""Game clocks. Pure arithmetic: autoplay.py sets the timer for ``deadline``."""

import time
from collections.abc import Callable

from guimard.server.wire.shapes import ClockRule, Clocks, DaysClock, GameClock, NoClock

DAY = 86_400_000


class Time:
    """Milliseconds since 1970, unaffected by jumps of the system clock."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> int:
        return int((self._offset + self._steady()) * 1000)


class TurnClock:
    """The time that each seat has left. Bots use none, nor does a restart."""

    def __init__(self, rule: ClockRule, seats: int, now: int) -> None:
        self.rule = rule
        self.left = [_allowance(rule)] * seats
        self.running: int | None = None
        self.began = now

    @property
    def ticking(self) -> bool:
        return self.running is not None and not isinstance(self.rule, NoClock)

    def run(self, seat: int | None, now: int) -> None:
        """Let the time of this seat run from now on (``None``: of nobody)."""
        self.running = seat
        self.began = now

    def spent(self, now: int) -> int:
        """Return what the running seat has used since ``run``; never negative."""
        return max(0, now - self.began) if self.ticking else 0

    def charge(self, seat: int, spent: int) -> None:
        """Subtract the time of a turn, as stored with its last action; add the increment."""
        if isinstance(self.rule, GameClock):
            self.left[seat] = max(0, self.left[seat] - spent) + self.rule.increment * 1000

    def run_out(self, seat: int) -> None:
        """Leave a seat no time: a bot plays on for it."""
        self.left[seat] = 0

    def deadline(self) -> int | None:
        """Return when the running seat has no time left."""
        if not self.ticking or self.running is None:
            return None
        return self.began + self.left[self.running]

    def facts(self) -> Clocks | None:
        if isinstance(self.rule, NoClock):
            return None
        return Clocks(left=list(self.left), running=self.running, at=self.began)


def _allowance(rule: ClockRule) -> int:
    match rule:
        case GameClock(seconds=seconds):
            return seconds * 1000
        case DaysClock(days=days):
            return days * DAY
        case _:
            return 0

"""Run the garbage collector on a schedule instead of by allocation counts.

Python collects whenever enough objects have been made that still exist. With thousands of requests under way nearly
all of them are in use: an eighth of a busy server's time went into it, with pauses of 0.1 s. Here the youngest
generation is collected once a second, everything only after many connections or tables have gone
(docs/decisions/10-garbage-collection-by-schedule.md).
"""

import asyncio
import gc
import time
from collections.abc import Callable, Set

_INTERVAL = 1.0  # seconds between two collections
_YOUNGEST = 0  # the generation of objects made since the last collection
_MANY = 1000  # dropped objects that are worth a full collection, if they are twice as many as are left
_SELDOM = 3600.0  # seconds between full collections in any case


class Collector:
    """``lasting`` returns long-lived objects; dropping many makes it collect all."""

    def __init__(self, lasting: Callable[[], Set[object]], clock: Callable[[], float] = time.monotonic) -> None:
        self._lasting = lasting
        self._clock = clock
        self._here = lasting()
        self._start_counting()

    def _start_counting(self) -> None:
        self._gone = 0
        self._since = self._clock()

    def collect(self) -> None:
        before, self._here = self._here, self._lasting()
        self._gone += len(before - self._here)
        many = self._gone > max(_MANY, 2 * len(self._here))
        if many or self._clock() - self._since > _SELDOM:
            gc.collect()
            self._start_counting()
        else:
            gc.collect(_YOUNGEST)


async def collect_garbage(lasting: Callable[[], Set[object]]) -> None:
    """Replace Python's automatic collection until cancelled."""
    gc.disable()
    gc.collect()
    gc.freeze()  # what is loaded now stays: never look at it again
    collector = Collector(lasting)
    try:
        while True:
            await asyncio.sleep(_INTERVAL)
            collector.collect()
    finally:
        gc.enable()

"""When to look for garbage: cycles of things that nobody else holds.

Python looks whenever enough has been made that still exists. With thousands of requests under way nearly all of that
is in use: an eighth of a busy server's time went into looking, and now and then people waited 0.1 s for it. Here what
is new is looked at once a second; everything only when much of what lasts (connections, tables) has gone.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Set

_OFTEN = 1.0  # seconds between two looks
_NEW = 0  # the generation of what was made since the last look
_MANY = 1000  # gone: worth a look at everything, if they are also twice as many as are here
_SELDOM = 3600.0  # seconds: everything is looked at so often in any case


class Sweeper:
    """``lasting`` tells what is here whose end leaves garbage that was not new at the last look."""

    def __init__(self, lasting: Callable[[], Set[object]], clock: Callable[[], float] = time.monotonic) -> None:
        self._lasting = lasting
        self._clock = clock
        self._here = lasting()
        self._start_counting()

    def _start_counting(self) -> None:
        self._gone = 0
        self._since = self._clock()

    def sweep(self) -> None:
        before, self._here = self._here, self._lasting()
        self._gone += len(before - self._here)
        many = self._gone > max(_MANY, 2 * len(self._here))
        if many or self._clock() - self._since > _SELDOM:
            gc.collect()
            self._start_counting()
        else:
            gc.collect(_NEW)


async def keep_clean(lasting: Callable[[], Set[object]]) -> None:
    """Instead of Python's own collector, until cancelled."""
    gc.disable()
    gc.collect()
    gc.freeze()  # what is there now stays: no need to look at it again
    sweeper = Sweeper(lasting)
    try:
        while True:
            await asyncio.sleep(_OFTEN)
            sweeper.sweep()
    finally:
        gc.enable()

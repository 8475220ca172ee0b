"""Share bots' time between people, not between thoughts.

Somebody with many tables waits for their own bots; everybody else's think as long as before.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """A semaphore of ``at_once`` slots for which people queue in turn.

    Each person's own jobs wait in line.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._free = at_once
        self._jobs: Counter[str] = Counter()  # of each person, running or waiting
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the first person is next

    def share(self, person: str) -> float:
        """Return which part of its full time a job gets: people share, then their jobs."""
        return min(1.0, self._at_once / len(self._jobs) / self._jobs[person])

    @asynccontextmanager
    async def slot(self, person: str) -> AsyncIterator[None]:
        """Wait for a slot, and hold it while the job runs."""
        self._jobs[person] += 1
        try:
            await self._acquire(person)
            try:
                yield
            finally:
                self._release()
        finally:
            self._jobs[person] -= 1
            if not self._jobs[person]:
                del self._jobs[person]

    async def _acquire(self, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        slot = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(slot)
        try:
            await slot
        except asyncio.CancelledError:
            if not slot.cancelled():  # it was given a slot at the same moment
                self._release()
            raise

    def _release(self) -> None:
        """Give the slot to the next person's oldest job; they then go to the end."""
        while self._waiting:
            person = next(iter(self._waiting))
            slots = self._waiting.pop(person)
            slot = slots.popleft()
            if slots:
                self._waiting[person] = slots
            if not slot.done():
                slot.set_result(None)
                return
        self._free += 1

"""Share bots' time between people, not between thoughts.

Somebody with many tables waits for their own bots; everybody else's think as long as before.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Lets ``at_once`` jobs run.

    People take turns, and each person's jobs wait in line.
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
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it while the job runs."""
        self._jobs[person] += 1
        try:
            await self._take_place(person)
            try:
                yield
            finally:
                self._free_place()
        finally:
            self._jobs[person] -= 1
            if not self._jobs[person]:
                del self._jobs[person]

    async def _take_place(self, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given a place at the same moment
                self._free_place()
            raise

    def _free_place(self) -> None:
        """Give the place to the next person's oldest job; they then go to the end."""
        while self._waiting:
            person = next(iter(self._waiting))
            places = self._waiting.pop(person)
            place = places.popleft()
            if places:
                self._waiting[person] = places
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

"""People take turns, whoever asks for more."""

import asyncio

import pytest

from guimard.server.tables.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


class Bench:
    """Jobs that run until they are told to end."""

    def __init__(self, at_once: int) -> None:
        self.queue = FairQueue(at_once)
        self.running: list[str] = []
        self.shares: dict[str, float] = {}
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *jobs: str) -> None:
        """Begin jobs; the first letter of each says whose it is."""
        for job in jobs:
            self._ends[job] = asyncio.Event()
            self._tasks[job] = asyncio.create_task(self._run(job))
        await self.settle()

    async def _run(self, job: str) -> None:
        async with self.queue.slot(job[0]):
            self.running.append(job)
            self.shares[job] = self.queue.share(job[0])
            try:
                await self._ends[job].wait()
            finally:
                self.running.remove(job)

    async def end(self, job: str) -> None:
        self._ends[job].set()
        await self.settle()

    async def cancel(self, *jobs: str) -> None:
        for job in jobs:
            self._tasks[job].cancel()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


async def test_the_next_place_is_for_who_has_waited_without_a_turn() -> None:
    bench = Bench(2)
    await bench.ask("e1", "e2", "e3", "e4", "e5", "a1", "b1")
    assert bench.running == ["e1", "e2"]
    await bench.end("e1")
    assert bench.running == ["e2", "e3"]
    await bench.end("e2")
    assert bench.running == ["e3", "a1"]
    await bench.end("e3")
    assert bench.running == ["a1", "b1"]
    await bench.end("a1")
    assert bench.running == ["b1", "e4"]


async def test_people_share_the_time_and_then_their_jobs() -> None:
    bench = Bench(2)
    await bench.ask("a1")
    assert bench.shares["a1"] == 1.0
    await bench.ask("e1", "e2", "e3", "e4", "b1", "b2")
    await bench.end("a1")
    assert bench.shares["e1"] == 1.0  # it began beside one other person
    assert bench.running == ["e1", "e2"]
    assert bench.shares["e2"] == pytest.approx(2 / 2 / 4)
    await bench.end("e1")
    assert bench.running == ["e2", "b1"]
    assert bench.shares["b1"] == pytest.approx(2 / 2 / 2)


async def test_a_job_that_is_called_off_leaves_the_line() -> None:
    bench = Bench(1)
    await bench.ask("a1", "a2", "a3", "b1")
    await bench.cancel("a2")
    await bench.end("a1")
    assert bench.running == ["b1"]
    await bench.cancel("a3", "b1")
    assert bench.running == []
    await bench.ask("c1")
    assert bench.running == ["c1"]
    assert bench.shares["c1"] == 1.0

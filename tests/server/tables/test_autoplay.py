"""Autoplay alone, without a table.

Which turn it plays, what it gives up, when it tries again.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from guimard.server.tables import autoplay
from guimard.server.tables.autoplay import Autoplay, Turn
from guimard.server.wire.refusals import unavailable

pytestmark = pytest.mark.anyio
T = TypeVar("T")


class FakeTable:
    """Notes what autoplay calls back for."""

    def __init__(self) -> None:
        self.now = 0
        self.played: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
        self.expired = asyncio.Event()
        self.reloaded = asyncio.Event()
        self.refusals = 0  # so many calls are refused first
        self.autoplay = Autoplay("table", lambda: self.now, self.play, self.expire, self.reload)

    def _refuse(self) -> None:
        if self.refusals:
            self.refusals -= 1
            raise unavailable()

    async def play(self, turn: Turn, action: str) -> None:
        self._refuse()
        self.played.put_nowait((turn.number, action))

    async def expire(self) -> None:
        self._refuse()
        self.expired.set()

    async def reload(self) -> None:
        self._refuse()
        self.reloaded.set()


def turn(
    number: int, choose: Callable[[], Coroutine[Any, Any, str]] | None = None, deadline: int | None = None
) -> Turn:
    return Turn(number, 0, choose, deadline, live=True)


def soon(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """What should happen, or the test fails instead of waiting for ever."""
    return asyncio.wait_for(work, 60.0)


async def at_once() -> str:
    return "draw"


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> FakeTable:
    monkeypatch.setattr(autoplay, "_RETRY", 0.0)
    return FakeTable()


class Thinking:
    """A bot that thinks until it is cancelled."""

    def __init__(self) -> None:
        self.began, self.cancelled = 0, asyncio.Event()

    async def __call__(self) -> str:
        self.began += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.cancelled.set()
        return ""


async def test_a_bot_plays_its_turn(table: FakeTable) -> None:
    table.autoplay.expect(turn(3, at_once))
    assert table.autoplay.busy
    assert await soon(table.played.get()) == (3, "draw")


async def test_after_a_refusal_it_tries_again(table: FakeTable) -> None:
    table.refusals = 2
    table.autoplay.expect(turn(3, at_once))
    assert await soon(table.played.get()) == (3, "draw")
    assert table.refusals == 0


async def test_the_same_turn_goes_on_and_another_replaces_it(table: FakeTable) -> None:
    bot = Thinking()
    for _ in range(3):
        table.autoplay.expect(turn(3, bot))
        await asyncio.sleep(0)
    assert bot.began == 1
    table.autoplay.expect(turn(4, at_once))
    await soon(bot.cancelled.wait())
    assert await soon(table.played.get()) == (4, "draw")


@pytest.mark.parametrize("then", [turn(3), None])
async def test_a_bot_stops_when_a_person_takes_over_or_the_game_ends(table: FakeTable, then: Turn | None) -> None:
    bot = Thinking()
    table.autoplay.expect(turn(3, bot))
    await asyncio.sleep(0)
    table.autoplay.expect(then)
    await soon(bot.cancelled.wait())
    assert table.played.empty()


async def test_a_deadline_that_has_passed_expires_the_clock(table: FakeTable) -> None:
    table.now, table.refusals = 1000, 1
    table.autoplay.expect(turn(3, deadline=900))
    await soon(table.expired.wait())


async def test_a_live_clock_keeps_the_table_here(table: FakeTable) -> None:
    table.autoplay.expect(turn(3, deadline=60_000))
    assert table.autoplay.busy
    table.autoplay.expect(turn(3))
    assert not table.autoplay.busy


async def test_a_table_out_of_sync_is_reloaded_until_that_succeeds(table: FakeTable) -> None:
    table.refusals = 2
    table.autoplay.retry()
    await soon(table.reloaded.wait())


async def test_once_stopped_it_does_nothing(table: FakeTable) -> None:
    bot = Thinking()
    table.autoplay.expect(turn(3, bot))
    await asyncio.sleep(0)
    table.autoplay.stop()
    await soon(bot.cancelled.wait())
    table.autoplay.expect(turn(4, at_once, deadline=0))
    await asyncio.sleep(0)
    assert table.played.empty()
    assert not table.autoplay.busy

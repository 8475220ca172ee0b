"""Clocks: what is charged, what runs out; system clocks cannot move them."""

import time
from pathlib import Path

import pytest
from tests.support.in_process import FakeTime, eventually, prepare_table, running
from tests.support.table_client import at_table
from tests.support.toy_game import TOY

from guimard.games import registry
from guimard.server.tables.clock import DAY, Time, TurnClock
from guimard.server.wire.shapes import DaysClock, GameClock, NoClock

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]


def test_time_does_not_follow_jumps_of_the_wall_clock() -> None:
    fake_time = FakeTime()
    clock = fake_time.time()
    before = clock.now()
    fake_time.wall += 86_400
    assert clock.now() == before
    fake_time.steady += 1.5
    assert clock.now() == before + 1500


def test_time_is_the_real_time() -> None:
    before = int(time.time() * 1000)
    now = Time().now()
    assert before - 1 <= now <= time.time() * 1000 + 1  # rounded to milliseconds


def test_a_turn_costs_its_time_and_earns_its_increment() -> None:
    clock = TurnClock(GameClock(seconds=60, increment=5), 2, now=1000)
    clock.run(0, 1000)
    assert clock.deadline() == 61_000
    assert clock.spent(11_000) == 10_000
    clock.charge(0, 10_000)
    assert clock.left == [55_000, 60_000]
    clock.charge(0, 70_000)
    assert clock.left[0] == 5_000
    assert clock.spent(500) == 0  # a clock that went backwards charges nothing


def test_days_are_for_each_turn_and_no_clock_never_ends() -> None:
    clock = TurnClock(DaysClock(days=2), 2, now=0)
    clock.run(1, 0)
    assert clock.deadline() == 2 * DAY
    clock.charge(1, DAY)
    assert clock.left == [2 * DAY, 2 * DAY]
    assert TurnClock(NoClock(), 2, now=0).deadline() is None


async def test_a_game_clock_runs_out_and_the_game_is_lost(tmp_path: Path) -> None:
    fake_time = FakeTime()
    rule = GameClock(seconds=60, increment=0)
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], clock=rule)
    async with running(tmp_path, fake_time) as (server, url):
        ada, ben = await at_table(url, tokens, table)
        fake_time.wall += 1e6  # a jump of the system's clock is nobody's time
        fake_time.steady += 20
        await ada.act("confirm")
        assert ada.state["clocks"]["left"] == [40_000, 60_000]
        assert ada.state["clocks"]["running"] == 1
        fake_time.steady += 59
        await server.tables.by_id[table]._expire_clock()  # as the timer does, a second too early
        await ben.ask(type="ping")
        assert ben.table["seats"][1]["status"] == "playing"
        fake_time.steady += 2
        server.tables.by_id[table].await_turn()
        await ada.until(lambda: ada.over)
        assert ada.table["outcome"]["left"] == [None, "timed-out"]
        assert ada.table["outcome"]["winners"] == [0]
        late = await ben.ask(type="sit", seat=1)
        assert late["type"] == "refused"
        await ada.close()
        await ben.close()


async def test_downtime_is_not_charged_to_a_game_clock(tmp_path: Path) -> None:
    fake_time = FakeTime()
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], clock=GameClock(seconds=60))
    async with running(tmp_path, fake_time) as (_, url):
        (ada,) = await at_table(url, tokens[:1], table)
        fake_time.steady += 10
        await ada.act("confirm")
        await ada.close()
    fake_time.steady += 5000
    async with running(tmp_path, fake_time) as (_, url):
        (ada,) = await at_table(url, tokens[:1], table)
        assert ada.state["clocks"]["left"] == [50_000, 60_000]
        assert ada.table["seats"][1]["status"] == "playing"
        await ada.close()


async def test_a_table_with_a_running_clock_stays_in_memory(tmp_path: Path) -> None:
    """Nobody looks at it, but only this process will say when the time is up."""
    fake_time = FakeTime()
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], clock=GameClock(seconds=600))
    async with running(tmp_path, fake_time, idle=0.0) as (server, url):
        (ada,) = await at_table(url, tokens[:1], table)
        await ada.act("confirm")
        await ada.close()
        await eventually(lambda: not server.tables.by_id[table].audience.connections)
        for _ in range(3):
            await server.tables.refresh()
        assert table in server.tables.by_id


async def test_days_run_out_while_nobody_looks(tmp_path: Path) -> None:
    """The table is not even in memory: the server finds it by its deadline."""
    fake_time = FakeTime()
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], clock=DaysClock(days=3))
    async with running(tmp_path, fake_time, idle=0.0) as (server, url):
        (ada,) = await at_table(url, tokens[:1], table)
        fake_time.steady += 2 * 86_400
        await ada.act("confirm")
        await ada.close()
        await eventually(lambda: table not in server.tables.by_id)
        fake_time.steady += 2 * 86_400
        await server.tables.refresh()
        assert table not in server.tables.by_id
        fake_time.steady += 2 * 86_400
        await server.tables.refresh()
        (ada,) = await at_table(url, tokens[:1], table)
        await ada.until(lambda: ada.over)
        assert ada.table["seats"][1]["status"] == "timed-out"
        await ada.close()

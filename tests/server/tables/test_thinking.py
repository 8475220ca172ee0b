"""Bots at the table keep to their time, and stop when nobody needs them."""

import asyncio
import pickle
import threading
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import at_table
from tests.support.toy_game import TOY, TOY_BOTS

from guimard import bots
from guimard.bots.levels import GAME_BOTS
from guimard.games import registry
from guimard.server.ops.metrics import Metrics
from guimard.server.tables.thinking import CancelFlag, Thinker
from guimard.server.wire.refusals import Refusal
from guimard.store.actions import Entry

pytestmark = pytest.mark.anyio


class Ponderer:
    """A bot that thinks until it is told to stop; tells how often that happened."""

    def __init__(self) -> None:
        self.began = threading.Semaphore(0)
        self.stopped = threading.Semaphore(0)
        self.enough = threading.Event()

    def choose(self, level: str, game: Any, view: Any, seed: int, seconds: float, cancel: Any) -> int:
        self.began.release()
        until = time.monotonic() + 300
        while not cancel() and not self.enough.is_set() and time.monotonic() < until:
            time.sleep(0.005)
        if cancel():
            self.stopped.release()
        return int(game.legal(view)[-1])


async def happens(semaphore: threading.Semaphore) -> bool:
    return await asyncio.to_thread(semaphore.acquire, True, 60.0)


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    slow = Ponderer()
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]
    monkeypatch.setitem(GAME_BOTS, "toy", TOY_BOTS)
    monkeypatch.setattr(bots, "choose", slow.choose)
    return slow


async def test_a_bot_stops_when_its_seat_is_taken_back_or_the_game_ends(tmp_path: Path, ponderer: Ponderer) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = await at_table(url, tokens, table)
        await ada.ask(type="stand", seat=0)
        assert await happens(ponderer.began)
        await ada.ask(type="sit", seat=0)
        assert await happens(ponderer.stopped)
        assert (await ada.act("confirm"))["type"] == "done"  # her own move, not the bot's
        await ben.ask(type="stand", seat=1)
        assert await happens(ponderer.began)
        await ada.ask(type="end-early", agree=True)
        assert await happens(ponderer.stopped)
        await ben.until(lambda: ben.over)
        assert ben.state["version"] == 1
        for client in (ada, ben):
            await client.close()


async def test_a_hint_is_given_up_when_its_player_leaves_or_moves(tmp_path: Path, ponderer: Ponderer) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = await at_table(url, tokens, table)
        waiting = asyncio.create_task(ada.ask(type="hint", level="expert"))
        assert await happens(ponderer.began)
        assert (await ada.ask(type="hint", level="expert"))["reason"] == "busy"
        await ada.ask(type="act", version=0, revision=0, action="confirm")
        assert await happens(ponderer.stopped)
        assert (await waiting)["reason"] == "stale"
        await ben.until(lambda: ben.my_turn)
        waiting = asyncio.create_task(ben.ask(type="hint", level="expert"))
        assert await happens(ponderer.began)
        await ben.ask(type="leave")
        assert await happens(ponderer.stopped)
        assert (await waiting)["type"] == "refused"
        for client in (ada, ben):
            await client.close()


async def test_a_hint_goes_on_when_somebody_else_hands_over(tmp_path: Path, ponderer: Ponderer) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = await at_table(url, tokens, table)
        waiting = asyncio.create_task(ada.ask(type="hint", level="expert"))
        assert await happens(ponderer.began)
        assert (await ben.ask(type="stand", seat=1))["type"] == "done"
        ponderer.enough.set()
        assert (await waiting)["type"] == "suggested"
        for client in (ada, ben):
            await client.close()


async def test_a_server_that_stops_stops_its_bots_and_the_next_goes_on(tmp_path: Path, ponderer: Ponderer) -> None:
    """Nobody comes back to the table.

    The bot that was interrupted still makes its move.
    """
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = await at_table(url, tokens, table)
        await ada.ask(type="stand", seat=0)
        assert await happens(ponderer.began)
        for client in (ada, ben):
            await client.close()
    assert await happens(ponderer.stopped)
    async with running(tmp_path) as (server, url):
        assert await happens(ponderer.began)
        assert table in server.tables.by_id


async def test_a_bot_whose_table_was_taken_over_does_not_play_on(tmp_path: Path, ponderer: Ponderer) -> None:
    """Another process has written to the log: from then on the table is that one's."""
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (server, url):
        ada, ben = await at_table(url, tokens, table)
        await ada.ask(type="stand", seat=0)
        assert await happens(ponderer.began)
        lost = server.tables.by_id[table]
        await server.store.append(Entry(table, 0, 0, "act", "confirm", "elsewhere", 1, 0, 5))
        ponderer.enough.set()
        await ben.until(lambda: ben.socket.state.name == "CLOSED")
        assert ben.socket.close_code == 1012
        assert table not in server.tables.by_id
        await ben.reconnect()
        assert (ben.state["version"], ben.my_turn) == (1, True)
        with pytest.raises(Refusal, match="moving"):
            await lost.reload()
        assert not lost.ready
        for client in (ada, ben):
            await client.close()


class Inline(Executor):
    """Runs what it is given at once, so that nothing depends on threads."""

    def submit(self, work: Any, /, *args: Any, **values: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(work(*args, **values))
        return done


async def test_bots_of_one_person_share_the_time_and_other_people_lose_none(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, float]] = []

    def hurried(level: str, game: Any, view: Any, seed: int, seconds: float, cancel: Any) -> int:
        given.append((view, seconds))
        return 0

    monkeypatch.setattr(bots, "choose", hurried)
    thinker = Thinker(Inline(), Metrics(), seconds=1.0, at_once=2)
    people = [*["eve"] * 75, "ada"]
    await asyncio.gather(*(thinker.choose(person, "expert", TOY, person) for person in people))  # type: ignore[arg-type]
    assert [person for person, _ in given][:5].count("ada") == 1  # she waits for two or three thoughts, not for 75
    times = [seconds for person, seconds in given if person == "eve"]
    assert times[:2] == [1.0, 1.0]  # there was nobody else when they began
    assert max(times[2:40]) < 0.06
    assert dict(given)["ada"] == 1.0
    await thinker.choose("eve", "expert", TOY, "eve")  # type: ignore[arg-type]
    assert given[-1] == ("eve", 1.0)


@pytest.mark.parametrize("name", ["metro", "metromania"])
async def test_an_expert_keeps_to_its_time_and_can_be_stopped(name: str) -> None:
    game = registry.GAMES[name]
    view = registry.game(name, 4).start(seed=3).observation(0)
    with ThreadPoolExecutor(1) as threads:
        thinker = Thinker(threads, Metrics(), seconds=0.2, at_once=1)
        async with asyncio.timeout(120):  # how much more than its time depends on the machine
            await thinker.choose("ada", "expert", game, view)
        endless = Thinker(threads, Metrics(), seconds=1e9, at_once=1)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await endless.choose("ada", "expert", game, view)
        async with asyncio.timeout(120):
            await thinker.choose("ada", "random", game, view)  # the thread is free again


def test_a_cancel_flag_can_be_sent_to_another_process() -> None:
    flag = CancelFlag()
    flag.cancelled = True
    assert pickle.loads(pickle.dumps(CancelFlag()))() is False
    assert flag()

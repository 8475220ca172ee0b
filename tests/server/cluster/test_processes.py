"""Two processes on PostgreSQL and Redis.

Whichever is asked, the table is the same.
"""

import asyncio
import os
import secrets
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from services import Postgres
from sqlalchemy import Connection, update
from test_faults import one_game
from tests.support.in_process import prepare_table, running
from tests.support.table_client import (
    OPEN,
    Client,
    ServerProcess,
    bearer,
    human,
    new_guest,
    open_table,
    play_on,
    player,
    serving,
)

import guimard
from guimard.server.cluster import bus
from guimard.server.cluster.lease import Lease
from guimard.server.cluster.relay import Relay
from guimard.server.tables.replays import check_archive
from guimard.server.wire import messages
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import leases
from guimard.store.database import Unavailable
from guimard.store.schema import processes
from guimard.store.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    database = postgres.new_database(f"pair_{secrets.token_hex(4)}")
    folder = tmp_path_factory.mktemp("pair")
    with (
        serving(database, redis=redis, log=folder / "1") as one,
        serving(database, redis=redis, log=folder / "2") as two,
    ):
        yield one, two
    assert [checked.fault for checked in check_archive(database) if checked.fault] == []
    for log in ("1", "2"):
        assert "Traceback" not in (folder / log).read_text()


async def _at(server: ServerProcess, token: str | None, table: str, invite: str | None = None) -> Client:
    client = Client([server.url], token)
    await client.connect()
    assert (await client.enter(table, invite=invite))["type"] == "entered"
    return client


async def test_players_and_spectators_at_different_processes(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = pair
    tokens = [new_guest(one.url, "Ada"), new_guest(two.url, "Ben")]
    table = open_table(one.url, tokens[0], [human(), OPEN], public=True)["id"]
    ada = await _at(one, tokens[0], table)
    ben = await _at(two, tokens[1], table)
    watchers = [await _at(server, None, table) for server in pair]
    assert (await ben.send_until_answered(type="sit", seat=1))["type"] == "done"
    await ben.ask(type="chat", text="bonsoir")
    await ada.until(lambda: any(m["type"] == "said" for m in ada.received))
    await asyncio.gather(play_on(ada), play_on(ben))
    for watcher in watchers:
        await watcher.until(lambda watcher=watcher: watcher.over)
    moved = [[m["state"] for m in w.received if m["type"] == "moved"] for w in watchers]
    assert moved[0] == moved[1]  # both processes told the same, byte for byte
    records = [httpx.get(f"{server.url}/api/tables/{table}/record").text for server in pair]
    assert records[0] == records[1]
    assert guimard.replay(records[0]).scores() == ada.state["scores"] == ben.state["scores"]
    assert (await ben.ask(type="rematch"))["type"] == "done"
    await ada.until(lambda: ada.table["next"])
    assert (await ada.ask(type="rematch"))["type"] == "done"
    following = ada.table["next"]
    await ben.enter(following)
    await ben.until(lambda: ben.table["phase"] == "playing")
    for client in (ada, ben, *watchers):
        await client.close()


async def test_your_turn_crosses_processes(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = pair
    tokens = [new_guest(one.url, "Ada"), new_guest(one.url, "Ben")]
    table = open_table(one.url, tokens[0], [human(), OPEN])
    ada = await _at(one, tokens[0], table["id"])
    ben = await _at(two, tokens[1], table["id"], table["invite"])
    await ben.send_until_answered(type="sit", seat=1)
    await ben.ask(type="leave")
    await ada.until(lambda: ada.my_turn and not ada.table["seats"][1]["online"])
    await ada.act()
    while not any(m["type"] == "your-turn" for m in ben.received):
        await ada.until(lambda: ada.my_turn or ada.state["to_act"] == 1)
        if ada.state["to_act"] == 1:
            await ben.until(lambda: any(m["type"] == "your-turn" for m in ben.received))
            break
        await ada.act()
    mine = httpx.get(f"{two.url}/api/tables?which=mine", headers=bearer(tokens[1])).json()
    assert (mine["tables"][0]["id"], mine["turns"][0]) == (table["id"], 1)
    await ada.close()
    await ben.close()


async def test_a_table_is_taken_over_when_its_process_dies(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    tokens = [new_guest(one.url, "Ada"), new_guest(one.url, "Ben")]
    table = open_table(one.url, tokens[0], [human(), OPEN])
    ada = await _at(one, tokens[0], table["id"])  # so the first process owns it
    ben = await _at(two, tokens[1], table["id"], table["invite"])
    await ben.send_until_answered(type="sit", seat=1)
    await ada.until(lambda: ada.my_turn)
    await ada.act()
    version = ada.state["version"]
    try:
        await asyncio.to_thread(one.kill)
        ada.urls = ben.urls = [two.url]
        await asyncio.gather(ada.reconnect(), ben.reconnect())
        assert ada.state["version"] == ben.state["version"] == version
        await asyncio.gather(play_on(ada), play_on(ben))
        assert ada.table["outcome"] == ben.table["outcome"]
    finally:
        one.start()
    await ada.close()
    await ben.close()


@pytest.mark.soak
async def test_a_process_stands_still_for_longer_than_its_lease(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """It wakes up believing that it owns tables which another has taken over."""
    urls = [server.url for server in pair]
    tokens = [new_guest(urls[0], name) for name in ("Ada", "Ben")]

    async def stand_still() -> None:
        for victim in (*pair, *pair):
            await asyncio.sleep(3)
            os.kill(victim.pid, signal.SIGSTOP)
            await asyncio.sleep(2 * leases.SECONDS)
            os.kill(victim.pid, signal.SIGCONT)
            await asyncio.sleep(5)

    standing = asyncio.create_task(stand_still())
    while not standing.done():
        await one_game(urls, tokens)
    await standing


async def test_who_comes_and_is_gone_at_once_is_not_at_the_table(tmp_path: Path) -> None:
    """The owner is still reading the table when the news arrives that they have gone."""
    table, _ = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path) as (server, _):
        relay = Relay("redis://nowhere", server.tables, server.connections, server.forget_here)
        frame = messages.json.encode(messages.Enter(id="e", table=table))
        relay._receive(bus.Forward("far", "c1", table, PlayerFacts(id="ben", name="Ben"), frame))
        relay._receive(bus.Gone("far", "c1"))
        while relay._tasks:
            await asyncio.sleep(0.01)
        assert table in server.tables.by_id
        assert server.tables.by_id[table].audience.connections == set()


async def test_who_was_not_let_in_or_was_forgotten_cannot_ask_for_anything(tmp_path: Path) -> None:
    """The owner does not trust frames of connections that never entered."""
    table, _ = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], public=False)
    async with running(tmp_path) as (server, _):
        relay = Relay("redis://nowhere", server.tables, server.connections, server.forget_here)
        answers: list[bus.Packet] = []
        relay._bus.post = lambda _, packet: answers.append(packet)  # type: ignore[method-assign]

        async def ask(who: str, request: messages.Request) -> list[bus.Packet]:
            answers.clear()
            frame = messages.json.encode(request)
            relay._receive(bus.Forward("far", f"connection of {who}", table, PlayerFacts(id=who, name=who), frame))
            while relay._tasks:
                await asyncio.sleep(0.01)
            return [*answers]

        (refused,) = await ask("eve", messages.Enter(id="e", table=table))
        assert isinstance(refused, bus.Deliver)
        assert b"no-table" in refused.frame
        (refused,) = await ask("eve", messages.Chat(id="c", text="hello"))
        assert isinstance(refused, bus.Deliver)
        assert b"not-at-table" in refused.frame
        forgotten = await ask("ben", messages.Resign(id="r"))
        assert [type(packet) for packet in forgotten] == [bus.Deliver, bus.Reconnect]  # so that Ben enters again
        assert [seat.status for seat in server.tables.by_id[table].stored.seats] == ["playing", "playing"]


async def test_signing_out_everywhere_closes_sockets_at_other_processes(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    here, elsewhere = (server.url for server in pair)
    token = new_guest(here, "Ada")
    async with player(elsewhere, token=token) as ada, player(elsewhere, name="Ben") as ben:
        assert httpx.post(f"{here}/api/me/sign-out-everywhere", headers=bearer(token)).status_code == 204
        await ada.until(lambda: ada.disconnected)
        assert httpx.get(f"{elsewhere}/api/me", headers=bearer(token)).status_code == 204
        assert (await ben.ask(type="ping"))["type"] == "pong"


async def test_deleted_names_disappear_at_other_processes(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, elsewhere = (server.url for server in pair)
    tokens = [new_guest(elsewhere, "Ada"), new_guest(elsewhere, "Zebulon")]
    table = open_table(elsewhere, tokens[0], [human(), OPEN], public=True)["id"]
    async with player(elsewhere, token=tokens[0]) as ada, player(elsewhere, token=tokens[1]) as other:
        for client in (ada, other):
            await client.enter(table)
        await other.send_until_answered(type="sit", seat=1)
        await ada.send_until_answered(type="resign")
        await ada.until(lambda: ada.over)
        facts = f"{elsewhere}/api/tables/{table}"
        assert "Zebulon" in httpx.get(f"{facts}/record").text
        deleted = httpx.post(f"{here}/api/me/delete", json={}, headers=bearer(tokens[1]))
        assert deleted.status_code == 204, deleted.text
        await other.until(lambda: other.disconnected)
        for path in (facts, f"{facts}/record"):
            answer = httpx.get(path)
            assert answer.status_code == 200
            assert "Zebulon" not in answer.text


async def test_deleting_ones_data_resigns_a_game_at_another_process(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    here, elsewhere = (server.url for server in pair)
    tokens = [new_guest(elsewhere, "Ada"), new_guest(elsewhere, "Zebulon")]
    table = open_table(elsewhere, tokens[0], [human(), OPEN], public=True)["id"]
    async with player(elsewhere, token=tokens[0]) as ada, player(elsewhere, token=tokens[1]) as other:
        for client in (ada, other):
            await client.enter(table)
        await other.send_until_answered(type="sit", seat=1)
        deleted = httpx.post(f"{here}/api/me/delete", json={}, headers=bearer(tokens[1]))
        assert deleted.status_code == 204, deleted.text
        await ada.until(lambda: ada.over)
        assert ada.table["outcome"]["left"] == [None, "resigned"]


NUL_PATHS = ("tables/a%00b", "tables/a%00b/record", "players/a%00b", "players/a%00b/history")


async def test_nul_is_refused_with_a_sentence_on_postgresql(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """PostgreSQL takes no NUL in texts.

    Asked with one, it must not look as if the database were away.
    """
    url = pair[0].url
    token = new_guest(url, "Ada")
    for path in NUL_PATHS:
        assert httpx.get(f"{url}/api/{path}", headers=bearer(token)).status_code in (400, 404), path
    assert httpx.post(f"{url}/api/me", json={"name": "A\0da"}).status_code == 422
    body = {"game": "metro", "seats": [human("A\0da"), OPEN]}
    assert httpx.post(f"{url}/api/tables", json=body, headers=bearer(token)).status_code == 422
    signing_in = httpx.post(f"{url}/api/me/sign-in", json={"name": "A\0da", "passphrase": "open sesame"})
    assert signing_in.status_code == 400
    async with player(url, token=token) as ada:
        for table, invite in (("a\0b", None), (open_table(url, token, [human(), OPEN])["id"], "a\0b")):
            await ada.send(type="enter", table=table, invite=invite)
            await ada.until(lambda: ada.received)
            assert ada.received.pop()["reason"] == "malformed"


async def test_redis_is_needed_at_the_start(tmp_path: Path) -> None:
    lost = ServerProcess(str(tmp_path / "guimard.db"), redis="redis://127.0.0.1:1/0", log=tmp_path / "log")
    with pytest.raises(RuntimeError, match="Redis does not answer"):
        lost.start()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_lost_lease_is_not_valid_until_lost_tables_are_dropped(tmp_path: Path) -> None:
    store, now, dropped = Store(str(tmp_path / "guimard.db")), 100.0, asyncio.Semaphore(0)
    lease = Lease(store, "one", dropped.acquire, lambda: now)
    assert not lease.valid()
    await lease.acquire()
    assert lease.valid()
    now += leases.SECONDS
    assert not lease.valid()  # nobody renewed it
    store.write_blocking(_let_run_out)
    lease.renew()
    lease.renew()  # in force again, but others may have taken tables meanwhile
    assert store.write_blocking(leases.alive) == {"one"}
    assert not lease.valid()
    store.write_blocking(_let_run_out)
    lease.renew()  # lost a second time: dropping for the first is not enough
    dropped.release()
    await until(lambda: dropped.locked() and lease._resynced == 1)
    lease.renew()
    assert not lease.valid()
    dropped.release()
    await until(lambda: lease._resynced == 2)
    lease.renew()
    assert lease.valid()
    store.close()


async def test_dropping_lost_tables_is_tried_again_while_the_database_is_away(tmp_path: Path) -> None:
    store, tries = Store(str(tmp_path / "guimard.db")), [Unavailable("away"), None]

    async def drop() -> None:
        if (error := tries.pop(0)) is not None:
            raise error

    lease = Lease(store, "one", drop)
    await lease.acquire()
    store.write_blocking(_let_run_out)
    lease.renew()
    await until(lambda: not tries)
    lease.renew()
    assert lease.valid()
    store.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def _let_run_out(connection: Connection) -> None:
    connection.execute(update(processes).values(lease_until=0))

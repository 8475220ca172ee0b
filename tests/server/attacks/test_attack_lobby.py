"""One guest fills neither lobby nor chat, and a host keeps order at the table."""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import FakeTime, eventually, prepare_table, running
from tests.support.table_client import OPEN, Client, Json, bearer, bot, human

from guimard.server.cluster import local_tables

pytestmark = pytest.mark.anyio
TABLE: Json = {"game": "metro", "seats": [human(), OPEN], "public": True}


async def opened(url: str, token: str, count: int, **more: object) -> list[int]:
    async with httpx.AsyncClient(base_url=url, headers=bearer(token)) as web:
        return [(await web.post("/api/tables", json={**TABLE, **more})).status_code for _ in range(count)]


async def listed(url: str, **more: int) -> list[Json]:
    async with httpx.AsyncClient(base_url=url) as web:
        tables: list[Json] = (await web.get("/api/tables", params={"which": "open", **more})).json()["tables"]
        return tables


async def test_one_guest_does_not_push_others_off_the_list(tmp_path: Path) -> None:
    _, (ada, eve) = await prepare_table(tmp_path, "metro", ["Ada", "Eve"], phase="closed")
    async with running(tmp_path, open_tables_of_host=8) as (_, url):
        assert await opened(url, ada, 1) == [201]
        assert await opened(url, eve, 55) == [201] * 8 + [422] * 47
        names = [table["host"]["name"] for table in await listed(url)]
        assert names == ["Eve", "Ada"] + ["Eve"] * 7  # one of everybody first
        assert [table["host"]["name"] for table in await listed(url, limit=3)] == names[:3]


async def test_new_tables_and_rematches_are_counted_together(tmp_path: Path) -> None:
    _, (eve, _) = await prepare_table(tmp_path, "metro", ["Eve", "Ben"], phase="closed")
    async with running(tmp_path, requests_a_second=0.001, requests_at_once=1000) as (server, url):
        seats = [human(), bot("random")]
        assert await opened(url, eve, 49, seats=seats) == [201] * 49  # they begin at once
        person = Client([url], eve)
        played = 0
        async with httpx.AsyncClient(base_url=url, headers=bearer(eve)) as web:
            table = (await web.post("/api/tables", json={**TABLE, "seats": seats})).json()["table"]["id"]
        answer: Json = {}
        for _ in range(3):
            await person.enter(table)
            await person.ask(type="end-early", agree=True)
            answer = await person.ask(type="rematch")
            if answer["type"] == "refused":
                break
            played += 1
            table = person.table["next"]
        assert (played, answer["reason"]) == (0, "too-fast")
        assert len(server.tables.by_id) <= 50
        await person.close()


async def test_one_person_says_only_so_much_at_once(tmp_path: Path) -> None:
    table, (ada, eve) = await prepare_table(tmp_path, "metro", ["Ada", "Eve"])
    async with running(tmp_path, chat_a_second=0.001, chat_at_once=8) as (_, url):
        people = [Client([url], token) for token in (ada, eve)]
        for person in people:
            await person.enter(table)
        answers = [await people[1].ask(type="chat", text=f"line {n}") for n in range(77)]
        assert [answer["type"] for answer in answers] == ["done"] * 8 + ["refused"] * 69
        assert {answer["reason"] for answer in answers[8:]} == {"too-fast"}
        assert (await people[0].ask(type="chat", text="me too"))["type"] == "done"
        for person in people:
            await person.close()


async def test_the_host_mutes_somebody_for_all(tmp_path: Path) -> None:
    table, (ada, eve) = await prepare_table(tmp_path, "metro", ["Ada", "Eve"])
    async with running(tmp_path) as (server, url):
        host, other = Client([url], ada), Client([url], eve)
        for person in (host, other):
            await person.enter(table)
        refused = await other.ask(type="silence", player="ada", on=True)
        assert refused["reason"] == "not-host"
        assert (await host.ask(type="silence", player="eve", on=True))["type"] == "done"
        assert (await other.ask(type="chat", text="but"))["reason"] == "silenced"
        await host.close()
        await other.close()
        await eventually(lambda: not server.tables.by_id[table].audience.connections)
        server.tables._idle = 0.0
        await eventually(lambda: table not in server.tables.by_id)  # it outlives the table's time in memory
        server.tables._idle = 60.0
        other, host = Client([url], eve), Client([url], ada)
        await other.enter(table)
        assert (await other.ask(type="chat", text="but"))["reason"] == "silenced"
        assert "silenced" not in await other.ask(type="enter", table=table)
        await host.connect()
        entered = await host.ask(type="enter", table=table)
        assert entered["silenced"] == ["eve"]
        await host.ask(type="silence", player="eve", on=False)
        assert (await other.ask(type="chat", text="thank you"))["type"] == "done"
        for person in (host, other):
            await person.close()


async def test_the_host_removes_somebody_before_the_game(tmp_path: Path) -> None:
    _, (ada, eve) = await prepare_table(tmp_path, "metro", ["Ada", "Eve"], phase="closed")
    async with running(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url, headers=bearer(ada)) as web:
            seats = [human(), OPEN, OPEN]
            table = (await web.post("/api/tables", json={**TABLE, "seats": seats})).json()["table"]["id"]
        host, other = Client([url], ada), Client([url], eve)
        for person in (host, other):
            await person.enter(table)
        await other.ask(type="sit", seat=1)
        assert (await other.ask(type="remove", player="ada"))["reason"] == "not-host"
        assert (await host.ask(type="remove", player="ada"))["reason"] == "malformed"
        assert (await host.ask(type="remove", player="eve"))["type"] == "done"
        await host.until(lambda: host.table["seats"][1]["kind"] == "open")
        assert other.socket is not None
        await other.socket.wait_closed()
        again = Client([url], eve)
        assert (await again.enter(table))["reason"] == "removed"
        for person in (host, other, again):
            await person.close()


async def test_who_plays_cannot_be_removed(tmp_path: Path) -> None:
    table, (ada, eve) = await prepare_table(tmp_path, "metro", ["Ada", "Eve"])
    async with running(tmp_path) as (_, url):
        host, other = Client([url], ada), Client([url], eve)
        for person in (host, other):
            await person.enter(table)
        assert (await host.ask(type="remove", player="eve"))["reason"] == "not-open"
        assert (await other.ask(type="ping"))["type"] == "pong"
        for person in (host, other):
            await person.close()


async def test_the_host_sees_who_watches_and_removes_them(tmp_path: Path) -> None:
    table, (ada, ben) = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        async with httpx.AsyncClient(base_url=url) as web:
            eve = (await web.post("/api/me", json={"name": "Eve", "token": True})).json()
        host, guest, watcher = (Client([url], token) for token in (ada, ben, eve["token"]))
        for person in (host, guest, watcher):
            await person.enter(table)
        await host.until(lambda: [one["id"] for one in host.table["watchers"]] == [eve["id"]])
        assert guest.table["watchers"] == watcher.table["watchers"] == []
        assert (await host.ask(type="remove", player=eve["id"]))["type"] == "done"
        await host.until(lambda: host.table["watchers"] == [])
        assert (await Client([url], eve["token"]).enter(table))["reason"] == "removed"
        for person in (host, guest, watcher):
            await person.close()


async def test_a_table_that_nobody_sits_at_is_closed_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ada, eve) = await prepare_table(tmp_path, "metro", ["Ada", "Eve"], phase="closed")
    fake_time = FakeTime()
    async with running(tmp_path, fake_time, idle=0.0) as (server, url):
        await opened(url, ada, 1)
        await opened(url, eve, 2, seats=[OPEN, OPEN])

        async def left_after(minutes: int) -> list[str]:
            fake_time.steady += minutes * 60
            server.tables._next_closing = 0.0
            await server.tables.refresh()
            return [table["host"]["name"] for table in await listed(url)]

        assert sorted(await left_after(9)) == ["Ada", "Eve", "Eve"]
        assert await left_after(2) == ["Ada"]
        assert await left_after(6 * 24 * 60) == ["Ada"]
        assert await left_after(24 * 60) == []
        assert local_tables._EMPTY < local_tables._FORGOTTEN

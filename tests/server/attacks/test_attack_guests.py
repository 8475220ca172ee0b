"""What one address, or one game, can fill the server with."""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import OPEN, Client, Json, bearer, bot, human

from guimard.server.tables.requests import MOST_REVISIONS

pytestmark = pytest.mark.anyio


async def test_one_address_brings_only_so_many_guests_and_tables(tmp_path: Path) -> None:
    limits = {"requests_a_second": 0.001, "requests_at_once": 100}
    async with running(tmp_path, proxies=1, **limits) as (_, url), httpx.AsyncClient(base_url=url) as web:

        async def come(address: str, name: str) -> httpx.Response:
            body = {"name": name, "token": True}
            return await web.post("/api/me", json=body, headers={"x-forwarded-for": address})

        eves = [await come("6.6.6.6", f"Eve {number}") for number in range(15)]
        assert [eve.status_code for eve in eves] == [200] * 10 + [429] * 5
        assert (await come("1.2.3.4", "Ada")).status_code == 200

    async with running(tmp_path, proxies=1, **limits) as (_, url), httpx.AsyncClient(base_url=url) as web:

        async def open_one(token: str, address: str) -> int:
            body = {"game": "metro", "seats": [human(), OPEN], "public": True}
            headers = {**bearer(token), "x-forwarded-for": address}
            return (await web.post("/api/tables", json=body, headers=headers)).status_code

        tokens = [eve.json()["token"] for eve in eves[:10]]
        assert [await open_one(token, "6.6.6.6") for token in (*tokens, *tokens)] == [201] * 10 + [429] * 10
        assert await open_one(tokens[0], "1.2.3.4") == 201


async def test_steps_are_not_taken_back_for_ever(tmp_path: Path) -> None:
    """Each is kept in the log, which is replayed whenever the table is loaded."""
    table, tokens = await prepare_table(tmp_path, "metromania", ["Ada", "Ben"])
    async with running(tmp_path) as (server, url):
        ada = Client([url], tokens[0])
        await ada.enter(table)
        step, answer = ada.state["actions"][0]["text"], Json()
        for _ in range(MOST_REVISIONS):
            assert (await ada.act(step))["type"] == "done"
            here = {"version": ada.state["version"], "revision": ada.state["revision"]}
            answer = await ada.ask(type="take-back", **here)
            if answer["type"] == "refused":
                break
        assert answer["reason"] == "too-many-steps"
        game = server.tables.by_id[table].game
        assert game is not None
        assert game.sequence <= MOST_REVISIONS + 1
        while ada.my_turn:  # the turn can be played to its end
            confirm = [one["text"] for one in ada.state["actions"] if one["text"] == "confirm"]
            assert (await ada.act(*confirm))["type"] == "done"
        assert game.version == 1
        await ada.close()


async def test_statistics_tell_strangers_nothing_of_private_tables(tmp_path: Path) -> None:
    """Nor can anybody shine with them: who continues a game has written its record."""
    _, (ada, _) = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as web:
        body = {"game": "metro", "seats": [human(), bot("random")], "public": False, "random_first": False}
        table = (await web.post("/api/tables", json=body, headers=bearer(ada))).json()["table"]["id"]
        person = Client([url], ada)
        await person.enter(table)
        await person.until(lambda: person.my_turn)
        await person.act()
        await person.ask(type="resign")
        await person.close()

        async def played(**headers: str) -> list[int]:
            return [
                one["played"] for one in (await web.get("/api/players/ada", headers=headers)).json()["statistics"]
            ]

        assert await played() == []
        assert await played(**bearer(ada)) == [1]

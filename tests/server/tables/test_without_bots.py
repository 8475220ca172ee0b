"""A game without bots has tables like any other; only nobody can be given a bot."""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client, bearer, bot, human
from tests.support.toy_game import TOY

from guimard.bots.levels import GAME_BOTS
from guimard.games import registry
from guimard.server import run

pytestmark = pytest.mark.anyio
SENTENCE = "There are no bots for this game."


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "toy" not in GAME_BOTS
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]


async def test_a_server_starts_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "GAMES", {"toy": TOY})
    run.warm_rules()


async def test_the_list_of_games_offers_no_level(tmp_path: Path) -> None:
    await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        games = (await http.get("/api/games")).json()["games"]
    offered = {game["id"]: game["bots"] for game in games}
    assert offered["toy"] == []
    assert offered["metro"] == ["easy", "medium", "hard", "expert"]


async def test_a_bot_is_refused_wherever_one_is_asked_for(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        body = {"game": "toy", "seats": [human(), bot()]}
        opened = (await http.post("/api/tables", json=body, headers=bearer(tokens[0]))).json()
        ada = Client([url], tokens[0])
        await ada.connect()
        await ada.enter(table)
        hint = await ada.ask(type="hint", level="expert")
        seated = await ada.ask(type="seat-bot", seat=0, level="random")
        await ada.close()
    for answer in (opened, hint, seated):
        assert (answer["reason"], answer["sentence"]) == ("no-bots", SENTENCE)


async def test_the_game_goes_on_when_a_player_leaves(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = (Client([url], token) for token in tokens)
        for client in (ada, ben):
            await client.connect()
            await client.enter(table)
        await ada.ask(type="stand", seat=0)
        await ben.until(lambda: ben.my_turn)
        assert ben.state["version"] > 0
        for client in (ada, ben):
            await client.close()

"""The game so far: turns since the reader's last one, with the views of then."""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client, bearer, player
from tests.support.toy_game import ToyGame

from guimard.games import registry

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", ToyGame())  # type: ignore[arg-type]


async def _say(person: Client, *notes: str) -> None:
    for note in notes:
        assert (await person.act(note))["type"] == "done"


async def test_recent_turns_are_those_since_ones_own_as_one_saw_them(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben", "Cleo"])
    async with (
        running(tmp_path) as (_, url),
        player(url, token=tokens[0]) as ada,
        player(url, token=tokens[1]) as ben,
        player(url, token=tokens[2]) as cleo,
    ):
        for person in (ada, ben, cleo):
            await person.enter(table)
        await _say(ada, "note 4", "confirm")
        await _say(ben, "note 2", "confirm")
        await ada.until(lambda: ada.state["version"] == 2)
        after_ben = ada.state["view"]
        await _say(cleo, "note 3")  # not confirmed: nobody may learn of it
        async with httpx.AsyncClient(base_url=url, headers=bearer(tokens[0])) as web:
            recent = (await web.get(f"/api/tables/{table}/history", params={"seat": 0})).json()["recent"]
            watching = (await web.get(f"/api/tables/{table}/history")).json()["recent"]
        assert [(turn["seat"], turn["version"], turn["to_act"]) for turn in recent] == [(1, 2, 2)]
        assert recent[0]["view"] == after_ben
        assert watching[0]["view"]["viewer"] is None
        async with httpx.AsyncClient(base_url=url, headers=bearer(tokens[1])) as web:
            bens = (await web.get(f"/api/tables/{table}/history", params={"seat": 1})).json()["recent"]
        assert bens == []

"""Options that were added later.

Tables stored before keep what they meant, new ones begin with the default.
"""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import bearer, player

pytestmark = pytest.mark.anyio
COMPANIES = {"modules": ["companies"]}


async def test_a_table_stored_without_an_option_has_the_value_it_was_played_with(tmp_path: Path) -> None:
    table, tokens = await prepare_table(
        tmp_path, "metro", ["Ada", "Ben"], options=COMPANIES | {"tied_last": "shared"}
    )
    async with running(tmp_path) as (server, url), player(url, token=tokens[0]) as ada:
        await ada.enter(table)
        assert "tied_last" not in server.tables.by_id[table].stored.row.options
        async with httpx.AsyncClient(base_url=url) as http:
            facts = (await http.get(f"/api/tables/{table}")).json()["table"]
        assert facts["options"]["tied_last"] == "shared"
        assert ada.state["view"]["options"]["tied_last"] == "shared"


async def test_a_new_table_has_the_default(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    wanted = {"game": "metro", "options": COMPANIES, "seats": [{"kind": "human"}, {"kind": "bot", "level": "easy"}]}
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        opened = (await http.post("/api/tables", json=wanted, headers=bearer(tokens[0]))).json()["table"]
    assert opened["options"]["tied_last"] == "one"


@pytest.mark.parametrize("game", ["metro", "metromania"])
async def test_the_chosen_seat_begins(tmp_path: Path, game: str) -> None:
    table, tokens = await prepare_table(tmp_path, game, ["Ada", "Ben", "Cléo"], options={"begins": 1})
    async with (
        running(tmp_path) as (_, url),
        player(url, token=tokens[1]) as ben,
        player(url, token=tokens[0]) as ada,
    ):
        await ben.enter(table)
        await ada.enter(table)
        assert ben.my_turn
        assert not ada.my_turn
        refused = await ada.act(ben.state["actions"][0]["text"])
        assert refused["reason"] == "not-your-turn"


async def test_a_seat_that_is_not_there_cannot_begin(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    wanted = {"game": "metro", "options": {"begins": 2}, "seats": [{"kind": "human"}, {"kind": "human"}]}
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/tables", json=wanted, headers=bearer(tokens[0]))
    assert answer.json()["reason"] == "bad-options"

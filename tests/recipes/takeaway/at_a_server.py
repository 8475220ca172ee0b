"""Two people play Takeaway at a table of a server that has no bots for it."""

import asyncio
from pathlib import Path

import pytest

from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client, play_on

pytestmark = pytest.mark.anyio


async def test_a_whole_game(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "takeaway", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = (Client([url], token) for token in tokens)
        for client in (ada, ben):
            await client.connect()
            await client.enter(table)
        assert ada.state["view"]["bonuses"][1] == "?"
        await asyncio.gather(play_on(ada), play_on(ben))
        assert ada.table["outcome"]["scores"] == ada.state["scores"]
        for client in (ada, ben):
            await client.close()

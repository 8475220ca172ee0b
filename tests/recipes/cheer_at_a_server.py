"""A request that only the copy of the recipe knows, asked over a real socket."""

from pathlib import Path

import pytest

from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client

pytestmark = pytest.mark.anyio


async def test_cheering(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada = Client([url], tokens[0])
        await ada.connect()
        await ada.enter(table)
        assert (await ada.ask(type="cheer", seat=1))["type"] == "done"
        assert (await ada.ask(type="cheer", seat=5))["reason"] == "no-such-seat"
        await ada.close()

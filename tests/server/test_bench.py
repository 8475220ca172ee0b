"""The tables of the server's bench can be played.

The figures themselves are no test.
"""

import runpy
from pathlib import Path

import pytest
from tests.support.in_process import running
from tests.support.table_client import Client

pytestmark = pytest.mark.anyio
BENCH = Path(__file__).resolve().parents[2] / "bench"


async def test_the_tables_of_the_bench_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    bench = runpy.run_path(str(BENCH / "server.py"))
    [place] = await bench["prepare_tables"](str(tmp_path / "guimard.db"), 1)
    async with running(tmp_path) as (_, url):
        clients = [Client([url], token) for token in place.tokens]
        for client in clients:
            await client.connect()
            await client.enter(place.table)
        mover = clients[clients[0].state["to_act"]]
        await mover.until(lambda: bool(mover.state["actions"]))
        assert (await mover.act())["type"] == "done"
        for client in clients:
            await client.close()

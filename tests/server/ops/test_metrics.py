"""The figures of /metrics."""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client
from tests.support.toy_game import TOY

from guimard.games import registry
from guimard.server.ops.metrics import Metrics

pytestmark = pytest.mark.anyio


async def counted(url: str, name: str) -> float:
    """The value of a metric without labels."""
    async with httpx.AsyncClient() as web:
        text = (await web.get(f"{url}/metrics")).text
    (value,) = [line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")]
    return float(value)


async def test_metrics_count_moves_games_sockets_and_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = [Client([url], token) for token in tokens]
        for person in (ada, ben):
            await person.enter(table)
        assert await counted(url, "guimard_moves_total") == 0
        await ada.act("note 1")
        await ada.ask(type="take-back", version=0, revision=1)
        await ada.act("confirm")
        await ben.until(lambda: ben.my_turn)
        assert (await ben.ask(type="act", version=1, revision=0, action="note 99"))["type"] == "refused"
        assert await counted(url, "guimard_moves_total") == 1
        assert await counted(url, "guimard_sockets") == 2
        assert await counted(url, "guimard_tables") == 1
        assert await counted(url, "guimard_games_finished_total") == 0
        for person in (ada, ben):
            await person.ask(type="end-early", agree=True)
        assert await counted(url, "guimard_games_finished_total") == 1
        for person in (ada, ben):
            await person.close()


def test_answers_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.003, 4.0, 7.0):
        metrics.answering.observe(seconds)
    told = {
        line.partition("answer_seconds_")[2]
        for line in metrics.text().decode().splitlines()
        if line.startswith("guimard_answer")
    }
    within = {'bucket{le="0.001"} 2.0', 'bucket{le="0.002"} 2.0', 'bucket{le="0.005"} 3.0', 'bucket{le="2.0"} 3.0'}
    assert told >= within | {'bucket{le="5.0"} 4.0', 'bucket{le="+Inf"} 5.0', "count 5.0", "sum 11.0045"}

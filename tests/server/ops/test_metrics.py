"""The figures of /metrics."""

import httpx
from table_client import ServerProcess

from guimard.server.ops.metrics import Metrics


def test_metrics_count_moves(server: ServerProcess) -> None:
    text = httpx.get(f"{server.url}/metrics").text
    assert "guimard_moves_total" in text
    assert "guimard_answer_seconds_bucket" in text


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

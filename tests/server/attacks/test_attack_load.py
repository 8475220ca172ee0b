"""Honest clients beside a hostile tenth: their answers take at most twice as long."""

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest
from tests.support.table_client import Client, ServerProcess, human, new_guest, open_table, serving

pytestmark = [pytest.mark.anyio, pytest.mark.soak]
HONEST, HOSTILE = 36, 5
"""All honest ones come from one address; more would meet its limits, which are those of any server here."""
ROUNDS = 3
"""Times that undisturbed and disturbed seconds alternate, so that a busy machine burdens both alike."""
REQUESTS = 8
"""Of each honest client in a round."""
_ROOT = Path(__file__).resolve().parents[3]


@contextlib.contextmanager
def attackers(server: ServerProcess) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.support.hostile", server.url, str(HOSTILE)]
    process = subprocess.Popen(command, cwd=_ROOT, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"attacking\n"
        yield
        assert process.poll() is None, "the attackers gave up"
    finally:
        process.kill()
        process.communicate()


async def answer_times(clients: list[Client]) -> list[float]:
    """Each client asks twice a second for its view of the game."""
    times: list[float] = []

    async def ask(client: Client, delay: float) -> None:
        await asyncio.sleep(delay)
        for _ in range(REQUESTS):
            began = time.perf_counter()
            answer = await client.ask(type="look", seat=0)
            times.append(time.perf_counter() - began)
            assert answer["type"] == "done", answer
            await asyncio.sleep(0.5)

    await asyncio.gather(*(ask(client, 0.5 * n / len(clients)) for n, client in enumerate(clients)))
    return times


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


async def test_honest_clients_hardly_notice_a_hostile_tenth(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"requests_a_second": 20, "options": ()}
    with serving(str(tmp_path / "guimard.db"), log=tmp_path / "log", **limits) as server:
        clients = []
        for number in range(HONEST):
            token = new_guest(server.url, f"Honest {number}")
            client = Client([server.url], token)
            await client.enter(open_table(server.url, token, [human("Left"), human("Right")])["id"])
            clients.append(client)
        alone: list[float] = []
        beside: list[float] = []
        await answer_times(clients)  # whatever is slow the first time
        for _ in range(ROUNDS):
            alone += await answer_times(clients)
            with attackers(server):
                beside += await answer_times(clients)
        assert [client.reconnects for client in clients] == [0] * HONEST
        for client in clients:
            await client.close()
    ratio = p99(beside) / p99(alone)
    print(f"p99 alone {p99(alone) * 1000:.1f} ms, beside attackers {p99(beside) * 1000:.1f} ms: {ratio:.2f} times")
    assert ratio <= 2.0
    assert "Traceback" not in (tmp_path / "log").read_text()

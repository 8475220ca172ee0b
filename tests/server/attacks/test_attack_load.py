"""Honest clients beside a hostile tenth: their answers take at most twice as long.

Spells without and with attacks alternate, and each pair of them gives one ratio: what else the machine does burdens
both. The median of the ratios counts, so that a pause of the machine in one spell decides nothing. Server, honest
clients and attackers are three processes. For the figure, run it alone:
``.venv/bin/python -m pytest -s -m soak tests/server/attacks/test_attack_load.py``.
"""

import asyncio
import contextlib
import gc
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import IO

import pytest
from tests.support.table_client import Client, ServerProcess, human, new_guest, open_table, serving

pytestmark = [pytest.mark.anyio, pytest.mark.soak]
HONEST, HOSTILE = 36, 4
"""All honest ones come from one address; more would meet its limits, which are those of any server here."""
PAIRS = 10
"""Of a spell without attacks and one with them: each attack is made in eight spells."""
REQUESTS, EVERY = 30, 0.1
"""Of each honest client in a spell, and the seconds between them."""
MOVES = (10, 20)
"""The requests of a spell that are moves; the others ask for the view of the seat to act."""
SETTLING = 2.0
"""Seconds after a spell of attacks, until the last passphrase of the queue was checked."""
_ROOT = Path(__file__).resolve().parents[3]


class Attackers:
    """The process of the attackers, which attacks and rests when it is told to."""

    def __init__(self, orders: IO[bytes], reports: IO[bytes]) -> None:
        self._orders = orders
        self._reports = reports

    async def switch(self, state: bytes) -> None:
        self._orders.write(b"\n")
        self._orders.flush()
        assert await asyncio.to_thread(self._reports.readline) == state + b"\n", "the attackers gave up"


@contextlib.contextmanager
def attackers(server: ServerProcess) -> Iterator[Attackers]:
    command = [sys.executable, "-m", "tests.support.hostile", server.url, str(HOSTILE)]
    process = subprocess.Popen(command, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Attackers(process.stdin, process.stdout)
    finally:
        process.kill()
        process.communicate()


async def come(server: ServerProcess, name: str) -> Client:
    """Return a client that plays both seats of a table."""
    token = new_guest(server.url, name)
    client = Client([server.url], token)
    await client.enter(open_table(server.url, token, [human("Left"), human("Right")])["id"])
    return client


async def answer_times(clients: list[Client]) -> list[float]:
    """Let every client look and move, spread evenly over the spell."""
    times: list[float] = []

    async def ask(client: Client, delay: float) -> None:
        await asyncio.sleep(delay)
        for number in range(REQUESTS):
            began = time.perf_counter()
            if number in MOVES:
                answer = await client.act()
            else:
                answer = await client.ask(type="look", seat=client.state["to_act"])
            times.append(time.perf_counter() - began)
            assert answer["type"] == "done", answer
            await asyncio.sleep(EVERY)

    gc.collect()  # a client that stands still for a moment would take that for the server's time
    await asyncio.gather(*(ask(client, EVERY * n / len(clients)) for n, client in enumerate(clients)))
    for client in clients:
        client.frames.clear()
        client.received.clear()
    return times


def p99(times: list[float]) -> float:
    """In milliseconds."""
    return 1000 * quantiles(times, n=100)[98]


async def test_honest_clients_hardly_notice_a_hostile_tenth(tmp_path: Path) -> None:
    ratios = []
    log = tmp_path / "log"
    with serving(str(tmp_path / "guimard.db"), log=log, requests_a_second=20, options=()) as server:
        clients = [await come(server, f"Honest {number}") for number in range(HONEST)]
        await answer_times(clients)  # whatever is slow the first time
        with attackers(server) as hostile:
            for _ in range(PAIRS):
                alone = p99(await answer_times(clients))
                await hostile.switch(b"attacking")
                beside = p99(await answer_times(clients))
                await hostile.switch(b"resting")
                await asyncio.sleep(SETTLING)
                ratios.append(beside / alone)
                print(f"p99 alone {alone:6.1f} ms, beside attackers {beside:6.1f} ms: {ratios[-1]:.2f} times")
        assert [client.reconnects for client in clients] == [0] * HONEST
        for client in clients:
            await client.close()
    print(f"median of {PAIRS} ratios: {median(ratios):.2f}")
    assert "turned away" in log.read_text(), "nobody attacked"
    assert "Traceback" not in log.read_text()
    assert median(ratios) <= 2.0

"""A burst of sign-ins keeps nobody else waiting."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.table_client import bearer

from guimard.server.ops import auth

pytestmark = pytest.mark.anyio
BURST = 75


async def test_replays_are_served_while_a_burst_of_sign_ins_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    checking, go_on = threading.Semaphore(0), threading.Event()

    def slow(passphrase: str, kept: str | None) -> bool:
        checking.release()
        go_on.wait(60)
        return False

    monkeypatch.setattr(auth, "passphrase_fits", slow)
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url, timeout=60) as web:
        guesses = [
            asyncio.create_task(
                web.post("/api/me/sign-in", json={"name": f"Nobody {n}", "passphrase": "open sesame"})
            )
            for n in range(BURST)
        ]
        try:
            await eventually(lambda: checking.acquire(blocking=False))
            await eventually(lambda: sum(guess.done() for guess in guesses) >= BURST - 11)
            history = await web.get(f"/api/tables/{table}/history", headers=bearer(tokens[0]), timeout=10)
            assert history.status_code == 200
            assert not all(guess.done() for guess in guesses)
        finally:
            go_on.set()
        answers = [(await guess).status_code for guess in guesses]
    assert set(answers) == {403, 429}
    assert answers.count(403) <= 11

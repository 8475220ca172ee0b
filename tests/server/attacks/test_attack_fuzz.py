"""Fuzz the socket: each message is answered once, frames leave nothing behind."""

import asyncio
import contextlib
import logging
import random
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.nonsense import nonsense, raw_frame
from tests.support.raw import upgraded
from tests.support.table_client import OPEN, bearer, human
from websockets.asyncio.client import ClientConnection, connect

from guimard.server.process import Server
from guimard.server.sockets import session

pytestmark = pytest.mark.anyio
_TOGETHER = 50  # messages under way at once
_ROUND = 1000  # messages at one table


@pytest.fixture
def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What was logged as an error so far; a traceback is one."""
    caplog.set_level(logging.ERROR)
    return caplog.records


async def answered(socket: ClientConnection, messages: list[str | bytes]) -> None:
    """Send messages, and wait for one answer to each."""
    for message in messages:
        await socket.send(message)
    answers = 0
    async with asyncio.timeout(60):
        while answers < len(messages):
            answers += "id" in msgspec.json.decode(await socket.recv())


async def fuzz_messages(folder: Path, monkeypatch: pytest.MonkeyPatch, count: int, seed: int) -> None:
    monkeypatch.setattr(session, "_ERRORS", 1e9)
    chance = random.Random(seed)
    _, (ada, _) = await prepare_table(folder, "metro", ["Ada", "Ben"], phase="closed")
    lavish = dict.fromkeys(
        ("messages_a_second", "messages_at_once", "requests_a_second", "requests_at_once"), 1000000000.0
    )
    async with running(folder, **lavish, bot_seconds=0.001) as (server, url):
        for _ in range(count // _ROUND):
            table = await new_table(url, ada)
            async with connect(url.replace("http", "ws") + "/ws", additional_headers=bearer(ada)) as socket:
                await answered(socket, [msgspec.json.encode({"type": "enter", "id": "e", "table": table}).decode()])
                for _ in range(_ROUND // _TOGETHER):
                    await answered(socket, [nonsense(chance, (table,), ("ada", "ben")) for _ in range(_TOGETHER)])
        await gone(server)


async def new_table(url: str, token: str) -> str:
    async with httpx.AsyncClient(base_url=url, headers=bearer(token)) as web:
        answer = await web.post("/api/tables", json={"game": "metro", "seats": [human(), OPEN], "public": True})
        return str(answer.json()["table"]["id"])


async def fuzz_frames(folder: Path, count: int, seed: int) -> None:
    chance = random.Random(seed)
    async with running(folder) as (server, url):
        sent = 0
        while sent < count:
            socket = await upgraded(url)
            with contextlib.suppress(ConnectionError):
                for _ in range(chance.randrange(1, 12)):
                    socket.send(raw_frame(chance))
                    sent += 1
                    await socket.writer.drain()
            socket.close()
        await gone(server)
        (await upgraded(url)).close()


async def gone(server: Server) -> None:
    """Nothing is left of those who were here."""
    await eventually(lambda: len(server.connections) == 0 and len(server.connection_limits) <= 1)
    assert server.connection_limits.unsent == 0


async def test_ten_thousand_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[logging.LogRecord]
) -> None:
    await fuzz_messages(tmp_path, monkeypatch, 10_000, seed=17)
    assert [record.getMessage() for record in errors] == []


async def test_a_thousand_raw_frames(tmp_path: Path, errors: list[logging.LogRecord]) -> None:
    await fuzz_frames(tmp_path, 1_000, seed=17)
    assert [record.getMessage() for record in errors] == []


@pytest.mark.soak
async def test_a_hundred_thousand_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[logging.LogRecord]
) -> None:
    await fuzz_messages(tmp_path, monkeypatch, 100_000, seed=random.randrange(1 << 30))
    assert [record.getMessage() for record in errors] == []


@pytest.mark.soak
async def test_ten_thousand_raw_frames(tmp_path: Path, errors: list[logging.LogRecord]) -> None:
    await fuzz_frames(tmp_path, 10_000, seed=random.randrange(1 << 30))
    assert [record.getMessage() for record in errors] == []

"""A server inside the test, on real sockets.

With a clock the test owns, and ids and seeds that are fixed.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec import json

from guimard.games.registry import GAMES
from guimard.server.ops.auth import Signer
from guimard.server.ops.config import Config
from guimard.server.process import Server
from guimard.server.run import WebServer, take_port
from guimard.server.tables.clock import Time
from guimard.server.wire.shapes import ClockRule, NoClock
from guimard.store import players, tables
from guimard.store.settings import shared_setting
from guimard.store.store import Store
from guimard.store.tables import SeatRow, TableRow

SECRET = "the server's secret"
SEED = "the seed of the deal"


class FakeTime:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.steady = 50.0

    def time(self) -> Time:
        return Time(lambda: self.wall, lambda: self.steady)


async def prepare_table(
    folder: Path,
    game: str,
    names: list[str],
    clock: ClockRule | None = None,
    options: dict[str, Any] | None = None,
    claimed: bool = False,
    **more: Any,
) -> tuple[str, list[str]]:
    """A database with one table at which these people sit, always the same.

    Their tokens.
    """
    store = Store(str(folder / "guimard.db"))
    await store.write(shared_setting, "secret", SECRET)
    for name in names:
        await store.write(players.add_player, name.lower(), name, 0)
        if claimed:
            await store.write(players.claim, name.lower(), name, "no passphrase fits this")
    rules = GAMES[game]
    row = TableRow(
        id="table",
        game=game,
        rules_version=1,
        options=rules.options.text(rules.options.check(max(2, len(names)), options or {})),
        seed=SEED,
        invite="the invitation",
        clock=json.encode(clock or NoClock()).decode(),
        public=True,
        random_first=False,
        rated=False,
        host=names[0].lower(),
        phase="open",
        created=0,
    )
    seats = [SeatRow("human", name.lower()) for name in names]
    await store.write(tables.open_table, replace(row, **more), seats, lambda: "bastille-42")
    store.close()
    signer = Signer(SECRET)
    return "table", [signer.token(name.lower(), 0) for name in names]


async def eventually(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is so that no message tells of."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def running(folder: Path, fake_time: FakeTime | None = None, **more: Any) -> AsyncIterator[tuple[Server, str]]:
    """The server, and its address."""
    limits = {
        "messages_a_second": 1000,
        "messages_at_once": 1000,
        "requests_a_second": 1000,
        "requests_at_once": 1000,
        "connections_of_address": 1000,
        "anonymous_of_address": 1000,
        "chat_at_once": 1000,
        "open_tables_of_host": 1000,
    }
    config = Config(database=str(folder / "guimard.db"), **{**limits, **more})
    server = Server(config, fake_time.time() if fake_time else None)
    listen_socket = take_port("127.0.0.1", 0)
    web = WebServer(server)
    task = asyncio.create_task(web.serve([listen_socket]))
    while not web.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield server, f"http://127.0.0.1:{listen_socket.getsockname()[1]}"
    finally:
        web.should_exit = True
        await task

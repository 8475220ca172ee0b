"""People at a table of the toy game, all connected, for tests of how games end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from guimard.server.process import Server
from guimard.server.wire.shapes import GameClock
from tests.support.in_process import FakeTime, prepare_table, running
from tests.support.table_client import Client, Json, at_table, play_on


class SeatedTable:
    """A table with its people, all connected, and the web."""

    def __init__(self, server: Server, table: str, people: list[Client], web: httpx.AsyncClient) -> None:
        self.server, self.table, self.people, self.web = server, table, people, web

    async def turns(self, count: int, points: int = 0) -> None:
        """Play turns of people; the first seat makes points in each of its own."""
        for _ in range(count):
            client = self.people[self.people[0].state["to_act"]]
            await client.until(lambda client=client: client.my_turn)
            if points and client is self.people[0]:
                await client.act(f"note {points}")
            await client.act("confirm")
            version = client.state["version"]
            for other in self.people:
                await other.until(lambda other=other, version=version: other.state["version"] >= version)

    async def play_out(self, *players: Client) -> None:
        await asyncio.gather(*(play_on(one, choose=lambda _: "confirm") for one in players))

    async def page(self, player: str) -> Json:
        page: Json = (await self.web.get(f"/api/players/{player}")).json()
        return page

    async def past(self, player: str) -> list[Json]:
        games: list[Json] = (await self.web.get(f"/api/players/{player}/history")).json()["games"]
        return games


@asynccontextmanager
async def seated(
    folder: Path, *names: str, fake_time: FakeTime | None = None, **more: Any
) -> AsyncIterator[SeatedTable]:
    clock = GameClock(seconds=60, increment=10)
    table, tokens = await prepare_table(folder, "toy", list(names), clock=clock, claimed=True, **more)
    async with running(folder, fake_time) as (server, url), httpx.AsyncClient(base_url=url) as web:
        people = await at_table(url, tokens, table)
        yield SeatedTable(server, table, people, web)
        for client in people:
            await client.close()

"""Connections held open by one attacker shut nobody out."""

import asyncio
import resource
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.raw import ATTACKER, ME, Raw, ask, connect, raw, upgraded
from tests.support.table_client import Client, ServerProcess, serving

pytestmark = pytest.mark.anyio
HEALTH = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"


def metric(url: str, name: str) -> float:
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


async def ended(connections: list[Raw]) -> int:
    """How many the server has closed.

    Each is read until its end, or a moment if it has none.
    """

    async def end(connection: Raw) -> bool:
        try:
            await connection.answer(0.5)
        except TimeoutError:
            return False
        return True

    return sum(await asyncio.gather(*map(end, connections)))


@pytest.mark.parametrize(
    "begin",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: here\r\n", b"\r\n"],
    ids=["silent", "line", "header", "empty"],
)
async def test_who_sends_no_request_is_closed(tmp_path: Path, begin: bytes) -> None:
    async with running(tmp_path, header_seconds=0.1) as (_, url):
        connections = [await connect(url) for _ in range(20)]
        for connection in connections:
            connection.send(begin)
        answers = await asyncio.gather(*(connection.answer() for connection in connections))
        assert {answer[:12] for answer in answers} == {b"HTTP/1.1 408"}


async def test_who_sends_empty_lines_after_a_request_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path, header_seconds=0.1) as (_, url), raw(url) as connection:
        connection.send(HEALTH)
        assert await connection.status() == 200
        connection.send(b"\r\n")
        assert b"HTTP/1.1 408" in await connection.answer()


async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    log = tmp_path / "log"
    options = ("--connections-of-address", "50")
    with serving(str(tmp_path / "guimard.db"), log=log, options=options) as server:
        idle = [await connect(server.url, ATTACKER) for _ in range(120)]
        refused = [await connection.answer() for connection in idle[50:]]
        assert all(not answer or answer.startswith(b"HTTP/1.1 503") for answer in refused)
        assert await ask(server.url, HEALTH, ME) == 200
        assert metric(server.url, "guimard_turned_away_total") == 70
        for connection in idle:
            connection.close()
        assert await ask(server.url, HEALTH, ATTACKER) in (200, 503)
    lines = [line for line in log.read_text().splitlines() if "connections-of-address" in line]
    assert len(lines) == 1
    assert ATTACKER in lines[0]


async def test_a_spectator_from_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with running(tmp_path, anonymous_of_address=10) as (server, url):
        sockets = [await upgraded(url, ATTACKER) for _ in range(30)]
        await eventually(lambda: len(server.connections) == 10)
        assert await ended(sockets) == 20
        for socket in sockets:
            socket.close()
        await eventually(lambda: len(server.connections) == 0)
        (await upgraded(url, ATTACKER)).close()


class FewFiles(ServerProcess):
    """A server that may open few files."""

    def start(self, wait: float = 300.0) -> ServerProcess:
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, before[1]))
        try:
            return super().start(wait)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)


async def test_the_limit_of_open_files_is_raised_and_told(tmp_path: Path) -> None:
    server = FewFiles(str(tmp_path / "guimard.db"), log=tmp_path / "log").start()
    try:
        idle = [await connect(server.url) for _ in range(300)]
        assert await ask(server.url, HEALTH) == 200
        assert metric(server.url, "process_max_fds") > 1000
        assert metric(server.url, "process_open_fds") > 300
        for connection in idle:
            connection.close()
    finally:
        server.stop()


async def test_a_seated_player_stays_and_a_newcomer_comes_in_when_all_places_are_taken(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path, most_connections=40) as (server, url):
        ada = Client([url], tokens[0])
        await ada.enter(table)
        idle = [await connect(url, f"127.0.0.{2 + n % 8}") for n in range(200)]
        assert await ask(url, HEALTH) == 200
        ben = Client([url], tokens[1])
        await ben.enter(table)
        assert (await ada.act())["type"] == "done"
        assert (ada.reconnects, ben.reconnects) == (0, 0)
        assert len(server.connection_limits) <= 40
        for person in (ada, ben):
            await person.close()
        for connection in idle:
            connection.close()


async def test_the_last_places_are_for_those_who_sit_at_a_table(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    async with running(tmp_path, most_connections=40) as (server, url):
        sockets = [await upgraded(url, ATTACKER) for _ in range(60)]
        await eventually(lambda: len(server.connections) == 32)
        ada = Client([url], tokens[0])
        assert (await ada.enter(table))["type"] == "entered"
        await ada.close()
        for socket in sockets:
            socket.close()

"""What must never happen, made likely.

Processes killed, frames doubled and cut, disks full, databases away.
"""

import asyncio
import os
import random
import secrets
import signal
import sqlite3
import subprocess
from pathlib import Path

import httpx
import pytest
from services import Postgres
from tests.support.table_client import (
    OPEN,
    Client,
    Json,
    ServerProcess,
    bearer,
    bot,
    human,
    new_guest,
    open_table,
    play_on,
    player,
    serving,
)

import guimard
from guimard.server.tables.replays import check_archive

pytestmark = pytest.mark.anyio


class Acknowledged:
    """Every move that was answered by ``done``.

    What must be in the record, once and in this order.
    """

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause  # before each move, so that a game lasts long enough to be disturbed
        self.moves: list[tuple[int, str]] = []

    def choose(self, actions: list[Json]) -> str:
        return str(random.choice(actions)["text"])

    async def play(self, client: Client) -> None:
        """Play a client's turns to the end, noting what was acknowledged at which version."""
        while not client.over:
            try:
                await client.until(
                    lambda: (
                        client.my_turn or client.over or client.socket is None or client.socket.state.name != "OPEN"
                    ),
                    timeout=2.0,
                )
            except TimeoutError:
                await client.reconnect()
            if client.over:
                return
            if not client.my_turn:
                await client.reconnect()
                continue
            version, text = client.state["version"], self.choose(client.state["actions"])
            await asyncio.sleep(self.pause)
            answer = await client.act(text, version=version)
            if answer["type"] == "done":
                self.moves.append((version, text))
            else:
                assert answer["reason"] in ("stale", "not-playing", "not-your-turn"), answer


def _check(record: str, acknowledged: Acknowledged) -> None:
    match = guimard.replay(record)  # raises if a move is missing or doubled
    assert match.over
    for version, text in acknowledged.moves:
        assert match.actions_played[version] == text
    assert len({version for version, _ in acknowledged.moves}) == len(acknowledged.moves)


async def _killed_again_and_again(
    servers: list[ServerProcess], times: int, database: str, pause: tuple[float, float]
) -> None:
    """Play games until some process has been killed so many times."""
    urls = [server.url for server in servers]
    tokens = [new_guest(urls[0], name) for name in ("Ada", "Ben")]
    killing = asyncio.create_task(_kill(servers, times, pause))
    while not killing.done():
        await one_game(urls, tokens)
    await killing
    games = list(check_archive(database))
    assert games
    assert [game.fault for game in games if game.fault] == []


async def _kill(servers: list[ServerProcess], times: int, pause: tuple[float, float]) -> None:
    for _ in range(times):
        await asyncio.sleep(random.uniform(*pause))
        victim = random.choice(servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)


async def one_game(urls: list[str], tokens: list[str]) -> None:
    table = await _opened(urls, tokens[0])
    ada, ben = Client(urls, tokens[0]), Client(urls, tokens[1])
    ada.attending = ben.attending = {"table": table["id"], "invite": table["invite"]}
    await asyncio.gather(ada.reconnect(), ben.reconnect())
    await ben.send_until_answered(type="sit", seat=1)
    noted = Acknowledged(pause=0.05)
    await asyncio.gather(noted.play(ada), noted.play(ben))
    record = await _fetched(urls, f"/api/tables/{table['id']}/record", tokens[0])
    _check(record, noted)
    assert ada.state["scores"] == ben.state["scores"] == guimard.replay(record).scores()
    await ada.close()
    await ben.close()


async def _opened(urls: list[str], token: str) -> Json:
    while True:
        try:
            seats = [human(), OPEN, bot()]
            return await asyncio.to_thread(open_table, random.choice(urls), token, seats)
        except httpx.TransportError:
            await asyncio.sleep(0.2)


async def _fetched(urls: list[str], path: str, token: str) -> str:
    while True:
        try:
            answer = await asyncio.to_thread(httpx.get, random.choice(urls) + path, headers=bearer(token))
            assert answer.status_code == 200, answer.text
            return answer.text
        except httpx.TransportError:
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("times", [3, pytest.param(30, marks=pytest.mark.soak)])
async def test_killed_on_sqlite(tmp_path: Path, times: int) -> None:
    database = str(tmp_path / "guimard.db")
    with serving(database, log=tmp_path / "log") as server:
        await _killed_again_and_again([server], times, database, (0.3, 0.8))


@pytest.mark.parametrize("times", [3, pytest.param(30, marks=pytest.mark.soak)])
async def test_killed_on_postgres_with_two_processes(
    tmp_path: Path, postgres: Postgres, redis: str, times: int
) -> None:
    database = postgres.new_database(f"killed_{secrets.token_hex(4)}")
    with (
        serving(database, redis=redis, log=tmp_path / "log1") as one,
        serving(database, redis=redis, log=tmp_path / "log2") as two,
    ):
        await _killed_again_and_again([one, two], times, database, (0.3, 0.8))


async def test_every_frame_doubled_delayed_or_lost(server: ServerProcess) -> None:
    """A connection that doubles requests, resends old ones, and breaks off."""
    async with player(server.url, name="Ada") as ada, player(server.url, name="Ben") as ben:
        assert ada.token
        table = open_table(server.url, ada.token, [human(), OPEN])
        await ada.enter(table["id"])
        await ben.enter(table["id"], invite=table["invite"])
        await ben.ask(type="sit", seat=1)
        noted = Acknowledged()
        old: list[Json] = []
        while not ada.over:
            await ada.until(lambda: ada.over or ada.state.get("to_act") is not None)
            if ada.over:
                break
            mover = (ada, ben)[ada.state["to_act"]]
            await mover.until(lambda mover=mover: mover.my_turn)
            move = {
                "type": "act",
                "id": secrets.token_hex(8),
                "version": mover.state["version"],
                "revision": 0,
                "action": random.choice(mover.state["actions"])["text"],
            }
            if old and random.random() < 0.3:  # an old one arrives late, before the new one
                late = await mover.send_until_answered(**random.choice(old))
                assert late["type"] in ("done", "refused")
            if random.random() < 0.15:  # the line breaks in the middle of the frame
                assert mover.socket is not None
                mover.socket.transport.write(b"\x81\xfe\x00")
                mover.socket.transport.abort()
                await mover.reconnect()
            first, again = await asyncio.gather(mover.send_until_answered(**move), _later(mover, move))
            assert first["type"] == again["type"] == "done"
            noted.moves.append((move["version"], move["action"]))
            old.append(move)
            other = ben if mover is ada else ada
            await other.until(lambda o=other, v=move["version"]: o.state["version"] > v or o.over)
        await ada.until(lambda: ada.over)
        record = httpx.get(f"{server.url}/api/tables/{table['id']}/record", headers=bearer(ada.token))
        _check(record.text, noted)


async def _later(client: Client, move: Json) -> Json:
    await asyncio.sleep(random.uniform(0, 0.02))
    twin = Client(client.urls, client.token)
    await twin.connect()
    assert client.attending is not None
    await twin.enter(**client.attending)
    answer = await twin.send_until_answered(**move)
    await twin.close()
    return answer


async def test_a_stale_and_an_illegal_move_bring_the_fresh_state(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada:
        assert ada.token
        table = open_table(server.url, ada.token, [human("Ada"), human("Ben")])
        await ada.enter(table["id"])
        await ada.ask(type="look", seat=0)
        text = ada.state["actions"][0]["text"]
        stale = await ada.ask(type="act", version=7, revision=0, action=text)
        assert (stale["reason"], stale["arguments"]) == ("stale", {"version": 0, "revision": 0})
        assert stale["state"]["actions"][0]["text"] == text
        bad = await ada.ask(type="act", version=0, revision=0, action="lay dragonfly Z9")
        assert bad["reason"] == "bad-action"
        cell = text.split()[-1]
        other_tile = next(c for c in guimard.GAMES["metro"].layout()["tiles"] if c not in text)
        illegal = await ada.ask(type="act", version=0, revision=0, action=f"lay {other_tile} {cell}")
        assert illegal["type"] == "refused"
        assert illegal["state"]["version"] == 0
        assert (await ada.ask(type="take-back", version=0, revision=0))["reason"] == "nothing-to-take-back"
        await ada.ask(type="look", seat=1)
        assert (await ada.ask(type="act", version=0, revision=0, action=text))["reason"] == "not-your-turn"


async def test_coming_back_brings_exactly_what_was_missed(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada, player(server.url) as spectator:
        assert ada.token
        table = open_table(server.url, ada.token, [human("Ada"), human("Ben")], public=True)["id"]
        await ada.enter(table)
        await spectator.enter(table)
        for _ in range(30):
            seat = ada.state["to_act"]
            await ada.send_until_answered(type="look", seat=seat)
            assert (await ada.act())["type"] == "done"
        await spectator.until(lambda: spectator.state["version"] == 30)
        told = {m["state"]["version"]: m["state"]["events"] for m in spectator.received if m["type"] == "moved"}
        missed = await spectator.enter(table, since=25)
        assert missed["state"]["since"] == 25
        assert missed["state"]["events"] == [event for v in range(26, 31) for event in told[v]]
        nothing = await spectator.enter(table, since=30)
        assert (nothing["state"]["since"], nothing["state"]["events"]) == (30, [])
        too_old = await spectator.enter(table, since=2)
        assert (too_old["state"]["since"], too_old["state"]["events"]) == (None, [])
        future = await spectator.enter(table, since=99)
        assert future["state"]["since"] is None
        assert missed["state"]["view"] == too_old["state"]["view"] == nothing["state"]["view"]


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """SQLite in a file system of 32 MB: with less than 16 free, no server is ready.

    Moves are refused while it is full, and go on after.
    """
    if os.geteuid() != 0 and os.environ.get("CI") != "true":
        pytest.skip("mounting a small file system needs root")
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", str(disk)], check=True)
    try:
        database = str(disk / "guimard.db")
        with serving(database, log=tmp_path / "log") as server:
            async with player(server.url, name="Ada") as ada:
                assert ada.token
                table = open_table(server.url, ada.token, [human("Ada"), human("Ben")])["id"]
                await ada.enter(table)
                await _one_move(ada)
                filler = disk / "filler"
                with pytest.raises(OSError, match="No space"):
                    _fill(filler)
                refused = await _until_refused(ada)
                assert refused["reason"] == "unavailable"
                assert refused["retry"] is True
                stored = ada.state["version"]
                filler.unlink()
                assert (await _one_move(ada))["type"] == "done"
                assert ada.state["version"] == stored + 1
                await _to_the_end(ada)
        assert [c.fault for c in check_archive(database)] == [None]
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as out:
        while True:
            out.write(b"\0" * 4096)


async def _one_move(family: Client) -> Json:
    await family.send_until_answered(type="look", seat=family.state["to_act"])
    return await family.act()


async def _until_refused(family: Client) -> Json:
    """Move until the disk has no room for another page."""
    for _ in range(200):
        await family.send_until_answered(type="look", seat=family.state["to_act"])
        answer = await family.ask(
            type="act", version=family.state["version"], revision=0, action=family.state["actions"][0]["text"]
        )
        if answer["type"] == "refused" and answer["reason"] != "too-fast":
            return answer
    raise AssertionError("the disk was never full")


async def _to_the_end(family: Client) -> None:
    while not family.over:
        if family.state["to_act"] is None:
            await family.until(lambda: family.over)
        else:
            await _one_move(family)


@pytest.mark.parametrize("seconds", [2, pytest.param(10, marks=pytest.mark.soak)])
async def test_the_database_is_away(tmp_path: Path, postgres: Postgres, seconds: int) -> None:
    database = postgres.new_database(f"away_{secrets.token_hex(4)}")
    with serving(database, log=tmp_path / "log") as server:
        async with player(server.url, name="Ada") as ada:
            assert ada.token
            table = open_table(server.url, ada.token, [human(), bot()])["id"]
            await ada.enter(table)
            noted = Acknowledged(pause=0.2)
            game = asyncio.create_task(noted.play(ada))
            while len(noted.moves) < 2:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.stop)
            while httpx.get(f"{server.url}/health").status_code != 503:  # an answer is repeated for a second
                await asyncio.sleep(0.1)
            await asyncio.sleep(seconds)
            await asyncio.to_thread(postgres.start)
            await asyncio.wait_for(game, 300)
            record = httpx.get(f"{server.url}/api/tables/{table}/record", headers=bearer(ada.token))
            _check(record.text, noted)
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "guimard.db")
    with serving(database), pytest.raises(RuntimeError, match="--redis"):
        ServerProcess(database, log=tmp_path / "log").start()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_restart_tells_the_sockets_and_keeps_the_game(tmp_path: Path) -> None:
    with serving(str(tmp_path / "guimard.db"), log=tmp_path / "log") as server:
        async with player(server.url, name="Ada") as ada:
            assert ada.token
            table = open_table(server.url, ada.token, [human("Ada"), human("Ben")])["id"]
            await ada.enter(table)
            await _one_move(ada)
            before = ada.state["view"]
            assert server.stop() in (0, -signal.SIGTERM)
            await ada.until(lambda: ada.socket.state.name == "CLOSED")
            assert ada.received[-1] == {"type": "closing", "seconds": 1.0}
            assert ada.socket.close_code == 1012
            server.start()
            await ada.reconnect()
            await ada.send_until_answered(type="look", seat=before["viewer"])
            assert ada.state["view"] == before


async def test_the_log_cannot_be_changed_even_by_hand(tmp_path: Path) -> None:
    database = str(tmp_path / "guimard.db")
    with serving(database) as server:
        async with player(server.url, name="Ada") as ada:
            assert ada.token
            table = open_table(server.url, ada.token, [human(), bot()])["id"]
            await ada.enter(table)
            await play_on(ada, stop=lambda c: c.state["version"] > 5)
    with sqlite3.connect(database) as connection:
        for change in ("UPDATE actions SET text = 'draw'", "DELETE FROM actions"):
            with pytest.raises(sqlite3.IntegrityError, match="kept as they are"):
                connection.execute(change)

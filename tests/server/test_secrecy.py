"""Nothing hidden leaves.

Not in frames, not in answers, not in logs; not even by its number or its time.
"""

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.in_process import SECRET, SEED, FakeTime, prepare_table, running
from tests.support.table_client import Client, bearer
from tests.support.toy_game import TOY

from guimard.core.rng import new_rng
from guimard.games import registry
from guimard.server.ops.logs import quiet_libraries

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]


async def _connected(url: str, token: str | None, table: str) -> Client:
    client = Client([url], token)
    await client.connect()
    await client.ask(type="enter", id="enter", table=table)
    return client


async def _drafted(folder: Path, drafts: list[list[str]]) -> tuple[list[str], list[str], list[str]]:
    """A whole game in which the first player drafts as told; the frames of all three."""
    folder.mkdir()
    fake_time = FakeTime()
    table, tokens = await prepare_table(folder, "toy", ["Ada", "Ben"])
    async with running(folder, fake_time) as (_, url):
        ada, ben = [await _connected(url, token, table) for token in tokens]
        spectator = await _connected(url, None, table)
        for turn, steps in enumerate(drafts):
            await ada.until(lambda: ada.my_turn)
            for number, step in enumerate(steps):
                kind: dict[str, Any] = {"type": "take-back"} if step == "-" else {"type": "act", "action": step}
                place = {"version": ada.state["version"], "revision": ada.state["revision"]}
                answer = await ada.ask(id=f"a{turn}.{number}", **kind, **place)
                assert answer["type"] == "done", answer
                probe = await ben.ask(type="act", id=f"p{turn}", version=0, revision=0, action="confirm")
                assert probe["type"] == "refused"
            await ben.until(lambda: ben.my_turn)
            await ben.ask(type="act", id=f"b{turn}", version=ben.state["version"], revision=0, action="confirm")
        await spectator.until(lambda: spectator.over)
        await ben.until(lambda: ben.over)
        frames = (ada.frames, ben.frames, spectator.frames)
        for client in (ada, ben, spectator):
            await client.close()
    return frames


def _last_act(frames: list[str]) -> list[str]:
    """The same probe is asked once for each step; keep one answer of each."""
    return list(dict.fromkeys(frames))


async def test_a_draft_leaves_no_trace_for_the_others(tmp_path: Path) -> None:
    """Two games that differ only in what was drafted and taken back.

    The same bytes for everybody else.
    """
    plain = [["note 3", "confirm"]] * 4
    wavering = [["note 1", "-", "note 4", "-", "note 3", "confirm"]] * 4
    _, ben, spectator = await _drafted(tmp_path / "plain", plain)
    ada, ben_too, spectator_too = await _drafted(tmp_path / "wavering", wavering)
    assert _last_act(ben) == _last_act(ben_too)
    assert spectator == spectator_too
    assert any('"revision":2' in frame for frame in ada)
    assert not any('"revision":2' in frame or '"revision":1' in frame for frame in ben + spectator)


async def test_canaries_never_leave_their_cage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    quiet_libraries()
    ada, ben, spectator = await _drafted(tmp_path / "game", [["note 2", "-", "note 1", "confirm"]] * 4)
    words = registry.game("toy", 2).start(SEED).state.words
    assert any(words[0] in frame for frame in ada)
    assert any(words[1] in frame for frame in ben)
    assert not any(words[1] in frame for frame in ada)
    assert not any(words[0] in frame for frame in ben)
    assert not any("canary" in frame for frame in spectator)
    over = next(n for n, frame in enumerate(spectator) if '"phase":"finished"' in frame)
    assert not any(SEED in frame for frame in spectator[:over])
    assert caplog.records
    logged = "".join(f"{record.getMessage()} {vars(record)}" for record in caplog.records)
    for secret in ("canary", SEED, SECRET, "the invitation", "ada.0."):
        assert secret not in logged


METRO = [
    {},
    {"hand": 3},
    {"modules": ["companies", "stations", "station-numbers"]},
]


@pytest.mark.parametrize("options", METRO, ids=lambda o: "-".join(map(str, o)) or "base")
async def test_twin_worlds_look_alike_in_metro(tmp_path: Path, options: dict[str, Any]) -> None:
    """Permute what is hidden from somebody: they are sent the same bytes."""
    random.seed(1)
    fake_time = FakeTime()
    names = ["Ada", "Ben", "Cléo"]
    table, tokens = await prepare_table(tmp_path, "metro", names, options=options)
    differences = 0
    async with running(tmp_path, fake_time) as (server, url):
        clients = [await _connected(url, token, table) for token in (*tokens, None)]
        played = 0
        while True:
            match = server.tables.by_id[table].game.match
            if match.over:
                break
            if played % 9 == 0:
                truth = match.state
                for number, client in enumerate(clients):
                    seat = number if number < len(names) else None
                    true = await _frames_of_a_visit(client, table)
                    twin = match.game.imagine(match.observation(seat), new_rng(played))
                    differences += twin.tobytes() != truth.tobytes()
                    match.state = twin
                    assert await _frames_of_a_visit(client, table) == true
                    match.state = truth
            mover = clients[match.to_act]
            await mover.until(lambda mover=mover: mover.my_turn)
            text = random.choice(mover.state["actions"])["text"]
            await mover.ask(type="act", version=mover.state["version"], revision=0, action=text)
            played += 1
        for client in clients:
            await client.close()
    assert differences > 5


async def _frames_of_a_visit(client: Client, table: str) -> list[str]:
    """Enter, look, be refused, take back nothing: what comes back, byte by byte."""
    await client.ask(type="ping")  # what others did before is still on its way
    before = len(client.frames)
    await client.ask(type="enter", id="e", table=table, since=0)
    await client.ask(type="act", id=f"stale{before}", version=999, revision=0, action="draw")
    await client.ask(type="look", id="l", seat=None)
    await client.ask(type="enter", id="e", table=table)
    return [frame.replace(f"stale{before}", "stale") for frame in client.frames[before:]]


async def test_private_tables_are_not_there_for_strangers(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], public=False)
    async with running(tmp_path) as (_, url):
        stranger = Client([url])
        await stranger.connect()
        nothing = await stranger.ask(type="enter", id="x", table="nowhere")
        hidden = await stranger.ask(type="enter", id="x", table=table)
        wrong = await stranger.ask(type="enter", id="x", table=table, invite="guess")
        assert nothing == hidden == wrong
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
            hidden_too = await asyncio.to_thread(httpx.get, url + path)
            nothing_there = await asyncio.to_thread(httpx.get, url + path.replace("tables/table", "tables/nowhere"))
            assert hidden_too.status_code == 404
            assert hidden_too.content == nothing_there.content
        assert (await stranger.ask(type="enter", table=table, invite="the invitation"))["type"] == "entered"
        await stranger.close()
        answer = await asyncio.to_thread(httpx.get, f"{url}/api/tables/{table}", headers=bearer(tokens[1]))
        mine = answer.json()["table"]
        assert mine["seed"] is None
        assert mine["invite"] == "the invitation"


async def test_other_sites_pages_and_forged_tokens_are_refused(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        foreign = {"origin": "https://elsewhere.example"}
        upgrade = {
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        async with httpx.AsyncClient() as web:
            post = await web.post(f"{url}/api/me", json={"name": "Eve"}, headers=foreign)
            assert (post.status_code, post.json()["reason"]) == (403, "foreign")
            assert (await web.get(f"{url}/ws", headers={**upgrade, **foreign})).status_code == 403
            forged = tokens[0][:-1] + ("0" if tokens[0][-1] != "0" else "1")
            for token in (forged, "ada.0.", "ada", ".", "ada.0.é", "a.b.c"):
                headers = {"authorization": f"Bearer {token}".encode()}
                assert (await web.get(f"{url}/api/me", headers=headers)).status_code == 204  # nobody
            assert (await web.get(f"{url}/api/me", headers=bearer(tokens[0]))).json()["name"] == "Ada"

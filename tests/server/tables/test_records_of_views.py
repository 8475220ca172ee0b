"""Views as records: for clients that hold the compiled rules, and only for these."""

import random
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.support.in_process import FakeTime, prepare_table, running
from tests.support.table_client import Client
from tests.support.toy_game import TOY

from guimard.games import registry
from guimard.wasm.sources import digest

pytestmark = pytest.mark.anyio
NAMES = ["Ada", "Ben", "Cléo"]
MOVES = 24


def record_after(state: dict[str, Any], before: bytes) -> bytes:
    """The record that a client has after a state, as web/src/table/delta.ts makes it."""
    sent = b64decode(state["record"])
    if "view" in state:
        return sent
    record = np.frombuffer(bytearray(before), "<u2")
    for place, value in np.frombuffer(sent, "<u2").reshape(-1, 2):
        record[place] = value
    return record.tobytes()


@pytest.mark.parametrize(
    ("game", "options"),
    [("metro", {}), ("metro", {"modules": ["companies", "stations"]}), ("metromania", {})],
)
async def test_everybody_is_sent_the_record_of_their_own_view_and_its_changes(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    chance, changes = random.Random(3), 0
    table, tokens = await prepare_table(tmp_path, game, NAMES, options=options)
    async with running(tmp_path, FakeTime()) as (server, url):
        clients = [Client([url], token) for token in (*tokens, None)]
        seats, records = [0, 1, 2, None], [b"", b"", b"", b""]
        for number, client in enumerate(clients):
            await client.connect()
            entered = await client.ask(type="enter", table=table, rules=digest())
            records[number] = record_after(entered["state"], b"")
        play = server.tables.by_id[table].game
        assert play is not None
        for _ in range(MOVES):
            mover = play.to_act or 0
            for client in clients:
                await client.ask(type="ping")
                client.frames.clear()
            place = {"version": play.version, "revision": play.revision_for(mover)}
            legal = play.match.legal()
            await clients[mover].ask(type="act", action=legal[int(chance.random() * len(legal))], **place)
            for number, client in enumerate(clients):
                await client.ask(type="ping")
                for state in states_in(client.frames):
                    changes += "changes" in state
                    records[number] = record_after(state, records[number])
                assert records[number] == play.match.observation(seats[number]).tobytes()
        for client in clients:
            await client.close()
    assert changes > MOVES / 2


def states_in(frames: list[str]) -> list[dict[str, Any]]:
    found = [msgspec.json.decode(frame).get("state") for frame in frames]
    return [state for state in found if state]


async def test_no_record_is_sent_to_others_or_for_other_rules(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "metro", NAMES)
    async with running(tmp_path, FakeTime()) as (_, url):
        client = Client([url], tokens[0])
        await client.connect()
        assert "record" not in (await client.ask(type="enter", table=table))["state"]
        assert "record" not in (await client.ask(type="look", seat=0, rules="0123456789abcdef"))["state"]
        assert "record" in (await client.ask(type="look", seat=0, rules=digest()))["state"]
        assert "record" in (await client.ask(type="look", seat=0))["state"]  # once is enough
        await client.close()


async def test_a_game_in_plain_python_has_no_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]
    table, tokens = await prepare_table(tmp_path, "toy", NAMES)
    async with running(tmp_path, FakeTime()) as (_, url):
        client = Client([url], tokens[0])
        await client.connect()
        assert "record" not in (await client.ask(type="enter", table=table, rules=digest()))["state"]
        await client.close()

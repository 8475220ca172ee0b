"""Nonsense is answered with a refusal: no 5xx, no traceback, no silence."""

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.support.in_process import prepare_table, running
from tests.support.nonsense import nonsense
from tests.support.table_client import Client, ServerProcess, bearer, human, new_guest, open_table, player, serving
from websockets.exceptions import ConnectionClosed

from guimard.server.http.openapi import description
from guimard.server.wire import messages

pytestmark = pytest.mark.anyio
schema = schemathesis.openapi.from_dict(json.loads(description()))
schema.config.checks.negative_data_rejection.expected_statuses = ["4xx"]  # a body may also be too long: 413


@pytest.fixture(scope="module")
def someone(server: ServerProcess) -> str:
    return new_guest(server.url, "Fuzz")


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_http_keeps_to_its_description(case: schemathesis.Case, server: ServerProcess, someone: str) -> None:
    _check(case, server, someone)


@pytest.mark.soak
@schema.parametrize()
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
def test_http_keeps_to_its_description_for_long(case: schemathesis.Case, server: ServerProcess, someone: str) -> None:
    _check(case, server, someone)


def _check(case: schemathesis.Case, server: ServerProcess, someone: str) -> None:
    # The token is always good, whatever cookie was made up beside it; and rules may refuse what a schema allows.
    checks = schemathesis.checks.CHECKS.get_by_names(["ignored_auth", "positive_data_acceptance"])
    case.call_and_validate(base_url=server.url, headers=bearer(someone), excluded_checks=checks)


async def test_socket_messages_of_every_kind_of_nonsense(tmp_path: Path) -> None:
    chance = random.Random(7)
    with serving(str(tmp_path / "guimard.db"), log=tmp_path / "log") as server:
        token = new_guest(server.url, "Ada")
        table = open_table(server.url, token, [human("Ada"), human("Ben")])["id"]
        client = Client([server.url], token)
        codes = set()
        for _ in range(4):
            await client.connect()
            await client.enter(table)
            assert client.socket is not None
            while not client.disconnected:  # one by one: whoever writes to a closed socket may never read its code
                answers = len(client.received)
                await client.socket.send(nonsense(chance))
                await client.until(lambda answers=answers: len(client.received) > answers or client.disconnected)
            await client.socket.wait_closed()
            codes.add(client.socket.close_code)
        assert codes == {1008}  # patience has an end
        await client.connect()
        pong = await client.send_until_answered(type="ping")
        assert pong["type"] == "pong"
        answers = {message["type"] for message in client.received}
        assert "refused" in answers
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        await client.close()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_long_frame_is_cut_off(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada:
        assert ada.socket is not None
        await ada.socket.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 5000}))
        await ada.socket.wait_closed()
        assert ada.socket.close_code == 1009


async def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path, messages_a_second=0.001, messages_at_once=60) as (_, url):
        flood = Client([url], tokens[0])
        await flood.connect()
        assert flood.socket is not None
        with contextlib.suppress(ConnectionClosed):
            for number in range(500):
                await flood.send(type="ping", id=str(number))
        await flood.socket.wait_closed()
        assert flood.socket.close_code == 1008
        kinds = [message["type"] for message in flood.received]
        assert kinds.count("pong") == 60
        assert {message["reason"] for message in flood.received[60:]} == {"too-fast"}
        await flood.close()


async def test_every_request_is_answered_even_at_no_table(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada:
        samples: dict[str, Any] = {
            "table": "nowhere",
            "seat": 0,
            "version": 0,
            "revision": 0,
            "action": "draw",
            "level": "random",
            "text": "hi",
            "player": "x",
            "on": True,
            "follow": False,
            "agree": True,
            "options": {},
            "clock": {"kind": "none"},
            "public": False,
            "rated": False,
        }
        for kind in messages.ClientMessage.__args__:
            fields = {name: samples[name] for name in kind.__struct_fields__ if name in samples}
            answer = await ada.send_until_answered(type=kind.__struct_config__.tag, **fields)
            assert answer["type"] in ("pong", "done", "refused")


def test_bodies_that_are_too_long_or_not_json(server: ServerProcess) -> None:
    long = httpx.post(
        f"{server.url}/api/records",
        content=b'{"record":"' + b"x" * 400_000,
        headers={"content-type": "application/json"},
    )
    assert long.status_code == 413
    assert httpx.post(f"{server.url}/api/me", content=b"name=Ada").status_code == 415
    assert httpx.post(f"{server.url}/api/me", json={"name": "x" * 25}).status_code == 400
    assert httpx.post(f"{server.url}/api/me", json={"name": "\u200b \x00"}).status_code == 422
    assert httpx.delete(f"{server.url}/api/me").status_code == 405
    assert httpx.get(f"{server.url}/nowhere").status_code == 404

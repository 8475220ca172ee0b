"""What the server says of itself is true, and not for everybody."""

from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client, bearer

from guimard.server.ops import health

pytestmark = pytest.mark.anyio


async def ask(url: str, path: str = "/health") -> httpx.Response:
    async with httpx.AsyncClient(base_url=url) as web:
        return await web.get(path)


async def test_no_move_is_acknowledged_when_the_file_of_the_database_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)
    table, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"])
    file, elsewhere = tmp_path / "guimard.db", tmp_path / "moved.db"
    async with running(tmp_path, database_timeout=0.1) as (_, url):
        ada = Client([url], tokens[0])
        await ada.enter(table)
        file.rename(elsewhere)
        here = {"version": 0, "revision": 0, "action": ada.state["actions"][0]["text"]}
        refused = await ada.ask(type="act", **here)
        assert (refused["type"], refused["reason"]) == ("refused", "unavailable")
        told = await ask(url)
        assert told.status_code == 503
        assert told.json()["parts"]["database"] == "file-gone"
        assert (await ask(url, "/health/live")).status_code == 200
        assert not file.exists()  # it is not replaced by an empty one

        elsewhere.rename(file)
        assert (await ada.send_until_answered(type="act", **here))["type"] == "done"
        assert (await ask(url)).json()["parts"]["database"] == "ok"
        await ada.close()


async def test_health_says_which_part_cannot_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_FRESH", 0.0)
    async with running(tmp_path) as (server, url):
        told = await ask(url)
        assert told.status_code == 200
        assert told.json()["parts"] == {"database": "ok", "disk": "ok", "redis": "none"}

        monkeypatch.setattr(health, "_free_space", lambda path: 4096)
        assert (await ask(url)).json()["parts"]["disk"] == "full"
        assert (await ask(url)).status_code == 503
        monkeypatch.undo()
        monkeypatch.setattr(health, "_FRESH", 0.0)

        monkeypatch.setattr(server.health_checks, "_redis", lambda: False)
        assert (await ask(url)).json()["parts"]["redis"] == "away"
        assert (await ask(url)).json()["status"] == "not-ready"
        monkeypatch.setattr(server.health_checks, "_redis", None)

        monkeypatch.setattr(server.lease, "_valid_until", 0.0)  # nothing could be stored for a while
        monkeypatch.setattr(server.lease, "renew", lambda: None)
        assert (await ask(url)).json()["parts"]["database"] == "not-writable"


async def test_metrics_are_for_this_machine_or_with_a_token(tmp_path: Path) -> None:
    async with running(tmp_path, metrics_token="let me see") as (_, url), httpx.AsyncClient(base_url=url) as web:

        async def status(**headers: str) -> int:
            return (await web.get("/metrics", headers=headers)).status_code

        assert await status() == 200
        for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):  # somebody behind a proxy on this machine
            assert await status(**{name: "1.2.3.4"}) == 404
        assert await status(**{"x-forwarded-for": "1.2.3.4", **bearer("let me see")}) == 200
        assert await status(**{"x-forwarded-for": "1.2.3.4", **bearer("let me see?")}) == 404


async def test_metrics_are_not_for_other_machines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guimard.server.http.app.is_loopback", lambda host: False)
    async with running(tmp_path) as (_, url):
        assert (await ask(url, "/metrics")).status_code == 404


async def test_with_https_browsers_keep_to_it_and_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with (
        running(tmp_path, secure_cookie=True) as (_, url),
        httpx.AsyncClient(base_url=url) as web,
    ):
        answer = await web.post("/api/me", json={"name": "Ada", "token": True})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-guimard=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        token = answer.json()["token"]
        web.cookies.clear()
        for name, status in (("__Host-guimard", 200), ("guimard", 204)):
            assert (await web.get("/api/me", headers={"cookie": f"{name}={token}"})).status_code == status


async def test_a_forged_forwarded_line_is_not_believed(tmp_path: Path) -> None:
    """A proxy that appends a line of its own: the first line is the attacker's."""
    async with (
        running(tmp_path, proxies=1, requests_a_second=0.001, requests_at_once=5) as (_, url),
        httpx.AsyncClient(base_url=url) as web,
    ):

        async def status(number: int) -> int:
            lines = [("x-forwarded-for", f"6.6.6.{number}"), ("x-forwarded-for", "1.2.3.4")]
            return (await web.get("/api/games", headers=lines)).status_code

        assert [await status(number) for number in range(8)] == [200] * 5 + [429] * 3

"""HTTP: headers, the web client's files, games, limits on requests."""

import base64
import gzip
import hashlib
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import ServerProcess, bearer

from guimard.server.http.static import POLICY, policy_for
from guimard.server.ops.config import Config

pytestmark = pytest.mark.anyio


def test_every_answer_has_the_security_headers(server: ServerProcess) -> None:
    for path in ("/health", "/api/games", "/nowhere", "/api/me"):
        headers = httpx.get(server.url + path).headers
        assert headers["content-security-policy"] == policy_for(Config().static)
        assert headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in POLICY.replace("'wasm-unsafe-eval'", "")


async def test_the_web_client_is_served_if_it_is_there(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Guimard</title>")
    (static / "assets" / "app.js").write_text("1")
    async with running(tmp_path, static=static) as (_, url), httpx.AsyncClient(base_url=url) as web:
        for page in ("/", "/t/abc"):
            assert (await web.get(page)).text == "<title>Guimard</title>"
        assert (await web.get("/assets/app.js")).text == "1"
        elsewhere = await web.get("/no/such/page")
        assert (elsewhere.status_code, elsewhere.text) == (404, "<title>Guimard</title>")
        for path in ("/api/nothing", "/assets/nothing.js"):
            assert (await web.get(path)).status_code == 404
            assert "<title>" not in (await web.get(path)).text
        assert (await web.get("/assets/%2e%2e/%2e%2e/guimard.db")).status_code == 404
        assert (await web.get("/health")).json()["status"] == "ok"


async def test_what_was_compressed_beforehand_is_sent_so_to_those_who_can_unpack_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/app.js"):
        (static / name).write_text("plain")
        (static / f"{name}.gz").write_bytes(gzip.compress(b"packed"))
    async with running(tmp_path, static=static) as (_, url), httpx.AsyncClient(base_url=url) as web:
        for path in ("/", "/assets/app.js"):
            packed = await web.get(path, headers={"accept-encoding": "gzip, br"})
            assert (packed.text, packed.headers["content-encoding"]) == ("packed", "gzip")
            assert packed.headers["content-type"].startswith(("text/html", "text/javascript"))
            for accepted in ("identity", "gzip;q=0"):
                plain = await web.get(path, headers={"accept-encoding": accepted})
                assert plain.text == "plain"
                assert "content-encoding" not in plain.headers
            assert plain.headers["vary"] == "accept-encoding"
        assert (await web.get("/assets/nothing.js")).status_code == 404


def test_the_script_inside_the_page_may_run_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Guimard</title><script>alert(1)</script>")
    allowed = base64.b64encode(hashlib.sha256(b"alert(1)").digest()).decode()
    assert f"script-src 'self' 'sha256-{allowed}' 'wasm-unsafe-eval';" in policy_for(tmp_path)
    assert policy_for(tmp_path / "nowhere") == POLICY


def test_games_describe_themselves(server: ServerProcess) -> None:
    games = httpx.get(f"{server.url}/api/games").json()["games"]
    assert [game["id"] for game in games] == ["metro", "metromania"]
    for game in games:
        layout = httpx.get(f"{server.url}/api/games/{game['id']}/layout").json()
        assert layout["layout"]
        rules = httpx.get(f"{server.url}/api/games/{game['id']}/rules")
        assert rules.text.startswith("#")
    assert httpx.get(f"{server.url}/api/games/chess/layout").status_code == 404
    missing = httpx.get(f"{server.url}/api/games/metromania/layout", params={"material": "0123456789ab"})
    assert (missing.status_code, missing.json()["reason"]) == (404, "no-material")


def test_rulebooks_are_in_the_language_that_was_asked_for(server: ServerProcess) -> None:
    def first_line(language: str) -> str:
        answer = httpx.get(f"{server.url}/api/games/metro/rules", params={"language": language})
        return answer.text.splitlines()[0] if answer.status_code == 200 else str(answer.status_code)

    assert first_line("fr") == "# Les règles de Metro"
    assert first_line("ro") == "# Regulile jocului Metro"
    assert first_line("nl") == "# The rules of Metro"
    assert first_line("../en") == "400"


async def test_nobody_asks_for_too_much(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with (
        running(tmp_path, proxies=1, requests_a_second=0.001, requests_at_once=50) as (_, url),
        httpx.AsyncClient(base_url=url) as web,
    ):

        async def post(path: str, body: dict[str, object], number: int, token: str = "") -> httpx.Response:
            headers = {"x-forwarded-for": f"10.0.0.{number}"}  # each from another address
            return await web.post(path, json=body, headers={**headers, **(bearer(token) if token else {})})

        records = [(await post("/api/records", {"record": "x"}, n, tokens[0])).status_code for n in range(15)]
        assert records == [422] * 10 + [429] * 5
        assert (await post("/api/records", {"record": "x"}, 30, tokens[1])).status_code == 422


async def test_what_everybody_is_sent_is_compressed_for_those_who_read_that(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as http:
        for path in ("/api/games", "/api/games/metro/layout"):
            plain = await http.get(path, headers={"accept-encoding": "identity"})
            short = await http.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert short.headers["content-encoding"] == "gzip"
            assert int(short.headers["content-length"]) < len(plain.content) / 3
            assert short.json() == plain.json()
        private = await http.get("/api/me", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in private.headers

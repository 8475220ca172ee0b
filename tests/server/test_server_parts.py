"""The small parts: types for clients, the description, headers, limits, identity, the archive, the commands."""

import base64
import gzip
import hashlib
import logging
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from in_process import furnish, running
from msgspec import json
from table_client import ServerProcess, bearer, come_in, human, open_table, player, serving
from typer.testing import CliRunner

from guimard.cli.main import app
from guimard.cli.serve import page_of
from guimard.core.errors import GuimardError
from guimard.server import identity, messages
from guimard.server.answers import POLICY
from guimard.server.archive import check_archive
from guimard.server.client import policy_for
from guimard.server.config import Config
from guimard.server.ending import places
from guimard.server.facts import Outcome
from guimard.server.identity import Signer, hash_passphrase, passphrase_fits, public_id
from guimard.server.limits import SWEEP, Bucket, Limits
from guimard.server.logs import JsonLines, PlainLines
from guimard.server.metrics import Metrics
from guimard.server.routes import ENDPOINTS
from guimard.server.run import take_port
from guimard.server.typescript import typescript
from guimard.store.tables import SeatRow, StoredTable, TableRow

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    written = (ROOT / "web/src/net/messages.ts").read_text()
    assert written == typescript(), "run: python -m guimard.server.typescript web/src/net/messages.ts"


def test_the_wire_document_names_every_message_and_route() -> None:
    wire = (ROOT / "docs/wire.md").read_text()
    for kind in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__):
        assert f"`{kind.__struct_config__.tag}`" in wire
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}" in wire


def test_every_reason_of_refusal_is_in_the_wire_document() -> None:
    wire = (ROOT / "docs/wire.md").read_text()
    sources = "".join(path.read_text() for path in (ROOT / "src/guimard/server").glob("*.py"))
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', sources))
    assert len(reasons) > 15
    assert [reason for reason in sorted(reasons) if f"`{reason}`" not in wire] == []


def test_every_answer_has_the_security_headers(server: ServerProcess) -> None:
    for path in ("/health", "/api/games", "/nowhere", "/api/me"):
        headers = httpx.get(server.url + path).headers
        assert headers["content-security-policy"] == policy_for(Config().static)
        assert headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in POLICY


async def test_the_web_client_is_served_if_it_is_there(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Guimard</title>")
    (static / "assets" / "app.js").write_text("1")
    async with running(tmp_path, static=static) as (_, url), httpx.AsyncClient(base_url=url) as web:
        for page in ("/", "/t/abc"):
            assert (await web.get(page)).text == "<title>Guimard</title>"
        assert (await web.get("/assets/app.js")).text == "1"
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
    assert f"script-src 'self' 'sha256-{allowed}';" in policy_for(tmp_path)
    assert policy_for(tmp_path / "nowhere") == POLICY


def test_metrics_count_moves(server: ServerProcess) -> None:
    text = httpx.get(f"{server.url}/metrics").text
    assert "guimard_moves_total" in text
    assert "guimard_answer_seconds_bucket" in text


def test_answers_are_counted_by_how_long_they_took() -> None:
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.003, 4.0, 7.0):
        metrics.answering.observe(seconds)
    told = {
        line.partition("answer_seconds_")[2]
        for line in metrics.text().decode().splitlines()
        if line.startswith("guimard_answer")
    }
    within = {'bucket{le="0.001"} 2.0', 'bucket{le="0.002"} 2.0', 'bucket{le="0.005"} 3.0', 'bucket{le="2.0"} 3.0'}
    assert told >= within | {'bucket{le="5.0"} 4.0', 'bucket{le="+Inf"} 5.0', "count 5.0", "sum 11.0045"}


def test_games_describe_themselves(server: ServerProcess) -> None:
    games = httpx.get(f"{server.url}/api/games").json()["games"]
    assert [game["id"] for game in games] == ["metro", "metromania"]
    for game in games:
        layout = httpx.get(f"{server.url}/api/games/{game['id']}/layout").json()
        assert layout["layout"]
        rules = httpx.get(f"{server.url}/api/games/{game['id']}/rules")
        assert rules.text.startswith("#")
    assert httpx.get(f"{server.url}/api/games/chess/layout").status_code == 404


def test_rulebooks_are_in_the_language_that_was_asked_for(server: ServerProcess) -> None:
    def first_line(language: str) -> str:
        answer = httpx.get(f"{server.url}/api/games/metro/rules", params={"language": language})
        return answer.text.splitlines()[0] if answer.status_code == 200 else str(answer.status_code)

    assert first_line("fr") == "# Les règles de Metro"
    assert first_line("ro") == "# Regulile jocului Metro"
    assert first_line("nl") == "# The rules of Metro"
    assert first_line("../en") == "400"


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]


def test_limits_forget_those_who_are_quiet() -> None:
    now = [0.0]
    limits = Limits(1.0, 2.0, lambda: now[0])
    for number in range(SWEEP - 1):
        limits.take(str(number))
    now[0] = 10.0
    limits.take("one more")
    limits.take("and another")
    assert len(limits._buckets) <= 2


def test_tokens_are_bound_to_the_secret_the_player_and_the_generation() -> None:
    signer = Signer("secret")
    token = signer.token("ada", 1)
    assert signer.read(token) == ("ada", 1)
    assert Signer("other").read(token) is None
    assert signer.read(token.replace("ada.1", "ben.1")) is None
    assert signer.read(token.replace("ada.1", "ada.2")) is None
    assert len({public_id() for _ in range(1000)}) == 1000


async def test_nobody_guesses_a_passphrase_or_asks_for_too_much(tmp_path: Path) -> None:
    _, tokens = await furnish(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with (
        running(tmp_path, trust_proxy=True, requests_a_second=0.001, requests_at_once=50) as (server, url),
        httpx.AsyncClient(base_url=url) as web,
    ):
        server.guesses = Limits(0.001, 3)  # checking one takes long, as it should

        async def post(path: str, body: dict[str, object], number: int, token: str = "") -> httpx.Response:
            headers = {"x-forwarded-for": f"10.0.0.{number}"}  # each from another address
            return await web.post(path, json=body, headers={**headers, **(bearer(token) if token else {})})

        guess = {"name": "Ada", "passphrase": "open sesame"}
        answers = [(await post("/api/me/sign-in", guess, n)).status_code for n in range(5)]
        assert answers == [403, 403, 403, 429, 429]
        other = await post("/api/me/sign-in", {**guess, "name": "Ben"}, 30)
        assert other.status_code == 403
        records = [(await post("/api/records", {"record": "x"}, n, tokens[0])).status_code for n in range(15)]
        assert records == [422] * 10 + [429] * 5
        assert (await post("/api/records", {"record": "x"}, 30, tokens[1])).status_code == 422


def test_passphrases_are_kept_by_argon2() -> None:
    kept = hash_passphrase("art nouveau")
    assert kept.startswith("$argon2id$")
    assert passphrase_fits("art nouveau", kept)
    assert not passphrase_fits("art déco", kept)
    assert not passphrase_fits("art nouveau", None)
    assert not passphrase_fits("art nouveau", "not a hash")


def test_unknown_names_are_checked_by_a_hash_that_costs_as_much() -> None:
    nobodys = identity._unknown_name
    assert extract_parameters(nobodys) == extract_parameters(hash_passphrase("art nouveau"))
    with pytest.raises(VerifyMismatchError):  # it is read and reckoned through, not refused at sight
        PasswordHasher().verify(nobodys, "art nouveau")


def test_who_resigned_comes_last_whatever_the_points() -> None:
    row = TableRow("t", "metro", 1, "", "s", "i", "{}", True, False, True, "a", "finished", 0)
    seats = (SeatRow("human", "a", fate="resigned"), SeatRow("human", "b"), SeatRow("human", "c"))
    outcome = Outcome(scores=[90, 20, 50], winners=[0], ended="played", ratings=[None] * 3)
    assert places(StoredTable(row, seats, {}), outcome) == [3, 2, 1]


async def test_the_archive_check_finds_what_does_not_fit(tmp_path: Path) -> None:
    database = str(tmp_path / "guimard.db")
    with serving(database) as server:
        token = come_in(server.url, "Ada")
        table = open_table(server.url, token, [human("Ada"), human("Ben")])["id"]
        async with player(server.url, token=token) as ada:
            await ada.enter(table)
            for _ in range(4):
                await ada.insist(type="look", seat=ada.state["to_act"])
                await ada.act()
    assert [checked.fault for checked in check_archive(database)] == [None]
    run = CliRunner().invoke(app, ["archive", "check", "--database", database])
    assert run.exit_code == 0
    assert "1 games, 4 actions, 0 that do not fit" in run.output
    assert CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--database", database]).exit_code == 0
    assert CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--database", database]).exit_code == 1
    with sqlite3.connect(database) as connection:
        connection.execute("DROP TRIGGER actions_no_UPDATE")
        connection.execute("UPDATE actions SET text = 'lay' WHERE sequence = 0")
    run = CliRunner().invoke(app, ["archive", "check", "--database", database])
    assert run.exit_code == 1
    assert "Action 1 ('lay') cannot be played" in run.output


def test_a_port_that_cannot_be_had_is_said_in_a_sentence() -> None:
    with take_port("127.0.0.1", 0) as listening:
        listening.listen()
        port = listening.getsockname()[1]
        for host, wanted in (("127.0.0.1", port), ("127.0.0.1", 80_000), ("nowhere.invalid", 0)):
            with pytest.raises(GuimardError, match=f"Cannot listen at {host} port {wanted}: .*--port"):
                take_port(host, wanted)


def test_the_address_to_type() -> None:
    assert page_of("127.0.0.1", 8000) == page_of("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert page_of("::1", 80) == page_of("::", 80) == "http://[::1]:80/"
    assert page_of("club.example", 80) == "http://club.example:80/"


def test_logs_are_json_for_programs_and_plain_for_people() -> None:
    record = logging.makeLogRecord({"msg": "a bot waits", "levelname": "WARNING", "name": "guimard", "table": "t7"})
    line = json.decode(JsonLines().format(record))
    assert list(line) == ["timestamp", "level", "logger", "message", "table"]
    assert (line["level"], line["logger"], line["message"]) == ("warning", "guimard", "a bot waits")
    assert PlainLines().format(record).endswith(" warning: a bot waits table=t7")


def test_messages_survive_their_own_encoding() -> None:
    for kind in messages.ClientMessage.__args__:
        fields = {"id": "x", "follow": True, "table": "t", "seat": 1, "level": "random", "version": 1, "draft": 0}
        fields |= {"action": "draw", "agree": True, "text": "hi", "player": "p", "on": False}
        known = {name: value for name, value in fields.items() if name in kind.__struct_fields__}
        message = kind(**known)
        assert messages.decode(json.encode(message)) == message

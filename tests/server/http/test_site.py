"""The page as static files, the service worker, and games that go on at a table."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.support.table_client import ServerProcess

from guimard.core.errors import GuimardError
from guimard.games.registry import game
from guimard.server.http.device import device_files
from guimard.server.http.offline import SCRIPT, service_worker
from guimard.server.http.site import write_site
from guimard.server.http.static import policy_for

PAGE = (
    '<!doctype html><html><head><meta name="root" content="/" /><link rel="icon" href="/icon.svg" />'
    '<script>boot()</script><script type="module" src="/assets/main-1.js"></script></head></html>'
)


@pytest.fixture
def built(tmp_path: Path) -> tuple[Path, Path]:
    """A page and a module as the builds write them."""
    static, modules = tmp_path / "static", tmp_path / "wasm"
    (static / "assets").mkdir(parents=True)
    modules.mkdir()
    files = {"index.html": PAGE, SCRIPT: "keep(SITE)", "icon.svg": "<svg/>", "assets/main-1.js": "start()"}
    for name, text in files.items():
        (static / name).write_text(text)
        (static / f"{name}.gz").write_text("compressed")
    for module in ("metro.wasm", "metro-bots.wasm"):
        (modules / module).write_bytes(b"\0asm")
    (modules / "metro.json").write_text('{"calls":{"deal":{}}}')
    (modules / "metromania.json").write_text('{"calls":{"apply":{}}}')
    return static, modules


def test_a_site_has_addresses_below_its_own_and_no_server(built: tuple[Path, Path], tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, *built)
    page = (site / "index.html").read_text()
    assert re.findall(r'(?:href|src)="([^"]+)"', page) == ["./icon.svg", "./assets/main-1.js"]
    assert '<meta name="root" content="./" />' in page
    assert '<meta name="server" content="none" />' in page
    assert policy_for(built[0]).split(";")[1].strip() in page, "the first script is allowed by its hash"
    names = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert {"assets/main-1.js", "wasm/metro.wasm", "data/games.json", "data/metro/rules-fr.md"} <= names
    assert not [name for name in names if name.endswith((".gz", ".br"))]


def test_a_site_offers_on_the_device_what_was_built(built: tuple[Path, Path], tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, *built)
    games = {one["id"]: one for one in json.loads((site / "data" / "games.json").read_text())["games"]}
    assert games["metro"]["on_device"]
    assert not games["metromania"]["on_device"]
    assert "centre" in games["metro"]["lessons"]
    assert games["metromania"]["lessons"] == [], "lessons are played with the compiled rules"


def test_a_site_has_the_lessons_in_every_language(built: tuple[Path, Path], tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, *built)
    told = json.loads((site / "data" / "metro" / "lessons-fr.json").read_text("utf-8"))
    steps = {lesson["id"]: len(lesson["steps"]) for lesson in told["lessons"]}
    for lesson, count in steps.items():
        played = json.loads((site / "data" / "metro" / f"lesson-{lesson}.json").read_text())
        assert len(played["steps"]) == count
    assert (site / "data" / "metromania" / "lesson-figure-angles.json").is_file()
    assert "data/metro/lesson-centre.json" in (site / SCRIPT).read_text(), "kept for visits without a network"


def test_a_site_replaces_an_earlier_one_and_nothing_else(built: tuple[Path, Path], tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, *built)
    (site / "assets" / "old-0.js").write_text("")
    write_site(site, *built)
    assert not (site / "assets" / "old-0.js").exists()
    other = tmp_path / "letters"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(GuimardError, match="holds something else"):
        write_site(other, *built)
    assert (other / "letter.txt").exists()


def test_a_site_without_rules_is_refused(built: tuple[Path, Path], tmp_path: Path) -> None:
    with pytest.raises(GuimardError, match="WebAssembly"):
        write_site(tmp_path / "site", built[0], tmp_path / "nowhere")


def test_a_service_worker_has_another_version_when_a_file_has_changed(built: tuple[Path, Path]) -> None:
    static, modules = built
    files = {"index.html": b"page", "wasm/metro.wasm": b"rules", "licenses.txt": b"words"}
    first = service_worker(static, files)
    site = json.loads(first.split(b"=", 1)[1].split(b";\n")[0])
    assert site["files"] == ["", "wasm/metro.wasm"]
    assert service_worker(static, {**files, "licenses.txt": b"other words"}) == first
    assert service_worker(static, {**files, "wasm/metro.wasm": b"other rules"}) != first
    assert first.endswith(b"keep(SITE)")
    assert "metro-levels.json" in device_files(modules)


def _begun(actions: int) -> str:
    match = game("metro", 2).start("handed over")
    while len(match.actions_played) < actions and not match.over:
        match.play(match.legal()[0])
    return match.record(("Clémence", "easy"))


SEATS = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]


def test_a_game_begun_on_a_device_goes_on_at_a_table(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        body = {"record": _begun(4), "seats": SEATS}
        assert client.post("/api/records/continue", json=body).status_code == 401
        client.post("/api/me", json={"name": "Clémence"})
        opened = client.post("/api/records/continue", json=body)
        table = opened.json()["table"]
        assert (opened.status_code, table["phase"], table["public"], table["rated"]) == (201, "playing", False, False)
        assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
        turns = client.get(f"/api/tables/{table['id']}/history", params={"seat": 0}).json()["turns"]
        assert [turn[0]["seat"] for turn in turns] == [0, 1, 0, 1]
        assert table["seed"] is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text.replace("lay ", "draw ", 1), "bad-record"),
        (lambda text: _begun(200), "not-playing"),
        (lambda text: text[:-30], "bad-record"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    server: ServerProcess, change: Callable[[str], str], reason: str
) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/me", json={"name": "Clémence"})
        refused = client.post("/api/records/continue", json={"record": change(_begun(4)), "seats": SEATS})
        assert (refused.status_code, refused.json()["reason"]) == (422, reason)

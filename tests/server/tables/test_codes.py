"""Codes lead to tables, private ones too, and cannot be guessed at will."""

from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import OPEN, Client, Json, bearer, bot, human

from guimard.server.ops.limits import Limits
from guimard.server.tables.codes import STATIONS, name_of, new_code

pytestmark = pytest.mark.anyio


def _static(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<head><title>Guimard</title></head>")
    return static


async def _open(web: httpx.AsyncClient, token: str, seats: list[Json], **more: object) -> Json:
    body = {"game": "metro", "seats": seats, **more}
    opened: Json = (await web.post("/api/tables", json=body, headers=bearer(token))).json()["table"]
    return opened


def test_a_code_is_a_station_with_two_digits() -> None:
    assert len(set(STATIONS)) == len(STATIONS) > 80
    for _ in range(200):
        station, number = new_code().split("-")
        assert station.isascii()
        assert station.isalpha()
        assert 10 <= int(number) <= 99
        assert name_of(f"{station}-{number}") in STATIONS
    assert name_of("odeon-12") == "Odéon"
    assert name_of(None) is None


async def test_a_code_leads_a_friend_to_a_private_table(tmp_path: Path) -> None:
    _, (ada, ben) = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path, static=_static(tmp_path)) as (_, url), httpx.AsyncClient(base_url=url) as web:
        table = await _open(web, ada, [human(), OPEN], public=False)
        assert table["name"] == name_of(table["code"])
        answer = await web.get(f"/t/{table['code']}")
        assert answer.status_code == 302
        place = urlsplit(answer.headers["location"])
        assert place.path == f"/t/{table['id']}"
        friend = Client([url], ben)
        entered = await friend.enter(table["id"], invite=place.fragment)
        assert entered["type"] == "entered"
        assert entered["table"]["code"] is None  # not at the table yet
        await friend.close()


async def test_guessing_codes_is_slowed_down_but_not_using_them(tmp_path: Path) -> None:
    _, (ada, _) = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with (
        running(tmp_path, static=_static(tmp_path)) as (server, url),
        httpx.AsyncClient(base_url=url) as web,
    ):
        server.limits.codes = Limits(1 / 30, 10, clock=lambda: 0.0)
        table = await _open(web, ada, [human(), OPEN], public=False)
        for _ in range(20):
            assert (await web.get(f"/t/{table['code']}")).status_code == 302
        missing = next(c for c in ("rome-10", "rome-11") if c != table["code"])
        for _ in range(10):
            assert (await web.get(f"/t/{missing}")).headers["location"] == f"/?no-table={missing}"
        assert (await web.get(f"/t/{missing}")).status_code == 429
        assert (await web.get(f"/t/{table['code']}")).status_code == 429


async def test_a_shared_link_has_a_preview_that_tells_nothing_of_a_private_table(tmp_path: Path) -> None:
    _, (ada, _) = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path, static=_static(tmp_path)) as (_, url), httpx.AsyncClient(base_url=url) as web:
        for public in (True, False):
            table = await _open(web, ada, [human(), OPEN], public=public)
            page = (await web.get(f"/t/{table['id']}")).text
            assert f'property="og:image" content="{url}/share-metro.png"' in page
            assert (f"Metro, {table['name']}" in page) == public
            assert table["invite"] not in page
            assert table["code"] not in page


async def test_a_game_against_bots_can_be_closed_and_one_with_people_cannot(tmp_path: Path) -> None:
    _, (ada, ben) = await prepare_table(tmp_path, "metro", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as web:
        alone = await _open(web, ada, [human(), bot()])
        shared = await _open(web, ada, [human(), OPEN])
        host, guest = Client([url], ada), Client([url], ben)
        await guest.enter(shared["id"], invite=shared["invite"])
        await guest.ask(type="sit", seat=1)
        await host.enter(shared["id"])
        assert (await host.ask(type="close"))["reason"] == "not-open"
        await host.enter(alone["id"])
        assert (await host.ask(type="close"))["type"] == "done"
        mine = (await web.get("/api/tables?which=mine", headers=bearer(ada))).json()["tables"]
        assert [table["id"] for table in mine] == [shared["id"]]
        for client in (host, guest):
            await client.close()

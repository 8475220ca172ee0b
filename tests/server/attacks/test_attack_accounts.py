"""Attacks on accounts, over the wire.

Stolen cookies, borrowed names, guessing, and what others may see.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.table_client import OPEN, Client, Json, bearer, bot, human

import guimard
from guimard.server.ops.limits import Limits
from guimard.server.process import Server
from guimard.store.personal import FORMER

pytestmark = pytest.mark.anyio
PASSPHRASE = "green iron, cream paper"


class Site:
    """A server, and browsers: each client keeps its own cookies."""

    def __init__(self, server: Server, url: str) -> None:
        self.server, self.url = server, url

    def browser(self, **headers: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers=headers)

    async def guest(self, name: str, **headers: str) -> httpx.AsyncClient:
        browser = self.browser(**headers)
        assert (await browser.post("/api/me", json={"name": name})).status_code == 200
        return browser

    async def claimed(self, name: str, **headers: str) -> httpx.AsyncClient:
        browser = await self.guest(name, **headers)
        assert (await browser.post("/api/me/claim", json={"passphrase": PASSPHRASE})).status_code == 200
        return browser

    def stolen(self, browser: httpx.AsyncClient) -> httpx.AsyncClient:
        """The cookie of a browser, in somebody else's hands."""
        return httpx.AsyncClient(base_url=self.url, cookies={"guimard": browser.cookies["guimard"]})

    async def socket(self, browser: httpx.AsyncClient) -> Client:
        client = Client([self.url], browser.cookies["guimard"])
        await client.connect()
        return client


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    await prepare_table(tmp_path, "metro", ["Nemo", "Nobody"], phase="closed")
    async with running(tmp_path, proxies=1) as (server, url):
        yield Site(server, url)


async def reason(answer: httpx.Response) -> Any:
    return answer.json()["reason"] if answer.content else answer.status_code


async def test_a_stolen_cookie_does_not_become_the_account(site: Site) -> None:
    ada = await site.claimed("Ada")
    thief = site.stolen(ada)
    new = {"passphrase": "mine from now on"}
    for body in (new, {**new, "old": "a guess at it"}):
        answer = await thief.post("/api/me/claim", json=body)
        assert (answer.status_code, await reason(answer)) == (403, "wrong-old-passphrase")
    answer = await thief.post("/api/me/delete", json={})
    assert (answer.status_code, await reason(answer)) == (403, "wrong-old-passphrase")
    changed = await ada.post("/api/me/claim", json={"passphrase": "iron and paper", "old": PASSPHRASE})
    assert changed.status_code == 200
    assert (await ada.get("/api/me")).json()["name"] == "Ada"
    assert (await thief.get("/api/me")).status_code == 204


async def test_signing_out_ends_the_session_on_the_server_and_its_sockets(site: Site) -> None:
    desk = await site.claimed("Ada")
    thief = site.stolen(desk)
    phone = site.browser()
    assert (await phone.post("/api/me/sign-in", json={"name": "ada", "passphrase": PASSPHRASE})).status_code == 200
    at_desk, on_phone = await site.socket(desk), await site.socket(phone)
    assert (await desk.post("/api/me/sign-out")).status_code == 204
    assert "guimard" not in desk.cookies
    await eventually(lambda: len(site.server.connections) == 1)
    await at_desk.close()
    assert (await thief.get("/api/me")).status_code == 204
    assert (await on_phone.ask(type="ping"))["type"] == "pong"
    assert (await phone.get("/api/me")).json()["name"] == "Ada"
    await on_phone.close()


async def test_signing_out_everywhere_ends_all_sessions(site: Site) -> None:
    desk = await site.claimed("Ada")
    phone = site.browser()
    await phone.post("/api/me/sign-in", json={"name": "ada", "passphrase": PASSPHRASE})
    clients = [await site.socket(browser) for browser in (desk, phone)]
    assert (await phone.post("/api/me/sign-out-everywhere")).status_code == 204
    await eventually(lambda: len(site.server.connections) == 0)
    for client in clients:
        await client.close()
    assert (await desk.get("/api/me")).status_code == 204
    again = await desk.post("/api/me/sign-in", json={"name": "Ada", "passphrase": PASSPHRASE})
    assert again.status_code == 200


async def test_tokens_of_earlier_versions_are_good_until_all_devices_are_signed_out(site: Site) -> None:
    old = site.server.signer.token("nemo", 0)
    async with site.browser(**bearer(old)) as browser:
        assert (await browser.get("/api/me")).json()["id"] == "nemo"
        assert (await browser.post("/api/me/sign-out")).status_code == 204
        assert (await browser.get("/api/me")).status_code == 204


async def test_nobody_takes_a_kept_name_or_one_that_looks_like_it(site: Site) -> None:
    await site.claimed("Iris Мay")
    for name in ("iris may", "lris May", "ІRIS  МАY", "IrisMay"):
        browser = site.browser()
        answer = await browser.post("/api/me", json={"name": name})
        assert (answer.status_code, await reason(answer)) == (409, "name-taken")
        guest = await site.guest("Somebody")
        assert await reason(await guest.patch("/api/me", json={"name": name})) == "name-taken"
        body: Json = {"game": "metro", "seats": [human(), human(name)]}
        assert await reason(await guest.post("/api/tables", json=body)) == "name-taken"
    other = await site.claimed("Ben")
    assert await reason(await other.patch("/api/me", json={"name": "Iris May"})) == "name-taken"
    assert (await other.patch("/api/me", json={"name": "BEN"})).json()["name"] == "BEN"


async def test_what_cannot_be_seen_is_refused_in_names_seats_and_chat(site: Site) -> None:
    guest = await site.guest("Somebody")
    for name in ("Ada\u202e", "A\u200bda", "\u3164", "Ada\x00"):
        assert await reason(await guest.post("/api/me", json={"name": name})) == "invisible"
        assert await reason(await guest.patch("/api/me", json={"name": name})) == "invisible"
        body: Json = {"game": "metro", "seats": [human(name), OPEN]}
        assert await reason(await guest.post("/api/tables", json=body)) == "invisible"
    table = (await guest.post("/api/tables", json={"game": "metro", "seats": [human(), OPEN]})).json()["table"]
    client = await site.socket(guest)
    await client.enter(table["id"])
    refused = await client.ask(type="chat", text="look: \u202egnp.exe")
    assert (refused["reason"], "cannot be seen" in refused["sentence"]) == ("invisible", True)
    assert (await client.ask(type="sit", seat=1, name="B\u200ben"))["reason"] == "invisible"
    assert (await client.ask(type="chat", text="👨‍👩‍👧 ❤️"))["type"] == "done"
    await client.close()


async def test_guessing_locks_out_the_guesser_and_nobody_else(site: Site) -> None:
    site.server.limits.guesses = Limits(0.001, 3)
    ada = await site.claimed("Ada", **{"x-forwarded-for": "10.0.0.1"})
    await ada.post("/api/me/sign-out")
    guesser = site.browser(**{"x-forwarded-for": "10.0.0.1"})  # even behind the same address
    guess = {"name": "Ada", "passphrase": "open sesame"}
    answers = [(await guesser.post("/api/me/sign-in", json=guess)).status_code for _ in range(5)]
    assert answers == [403, 403, 403, 429, 429]
    right = {"name": "ADA", "passphrase": PASSPHRASE}
    assert (await ada.post("/api/me/sign-in", json=right)).status_code == 200  # known here
    elsewhere = site.browser(**{"x-forwarded-for": "10.0.0.2"})
    assert (await elsewhere.post("/api/me/sign-in", json=right)).status_code == 200
    await ada.post("/api/me/sign-out")
    known = [(await ada.post("/api/me/sign-in", json=guess)).status_code for _ in range(4)]
    assert known == [403, 403, 403, 429]  # a known device may not guess for ever, either


async def _finished_game(browser: httpx.AsyncClient, url: str, public: bool) -> Json:
    body: Json = {
        "game": "metro",
        "seats": [human("Grandma"), bot("random")],
        "public": public,
        "random_first": False,
    }
    table: Json = (await browser.post("/api/tables", json=body)).json()["table"]
    client = Client([url], browser.cookies["guimard"])
    await client.enter(table["id"])
    await client.until(lambda: client.my_turn)
    await client.act()
    await client.ask(type="chat", text="Bonsoir")
    await client.ask(type="resign")
    await client.close()
    return table


async def test_private_tables_are_in_nobody_elses_history(site: Site) -> None:
    ada = await site.guest("Ada")
    me = (await ada.get("/api/me")).json()["id"]
    public, private = [await _finished_game(ada, site.url, public) for public in (True, False)]
    stranger = site.browser()

    async def games(browser: httpx.AsyncClient) -> set[str]:
        past = (await browser.get(f"/api/players/{me}/history")).json()["games"]
        return {game["table"] for game in past}

    assert await games(stranger) == {public["id"]}
    assert await games(ada) == {public["id"], private["id"]}


async def test_a_person_downloads_and_deletes_what_is_stored_of_them(site: Site) -> None:
    ada = await site.claimed("Ada")
    me = (await ada.get("/api/me")).json()["id"]
    table = await _finished_game(ada, site.url, public=True)
    running_game = (await ada.post("/api/tables", json={"game": "metro", "seats": [human(), OPEN]})).json()["table"]
    replay = f"/api/tables/{table['id']}/replay"
    assert "Grandma" in (await ada.get(replay)).json()["players"]
    data = (await ada.get("/api/me/data")).json()
    assert data["player"][0]["name"] == "Ada"
    assert [line["text"] for line in data["chat"]] == ["Bonsoir"]
    assert {row["id"] for row in data["tables"]} == {table["id"], running_game["id"]}
    assert "argon2" not in str(data)
    assert site.server.signer.token(me, 0)[-20:] not in str(data)
    socket = await site.socket(ada)
    assert (await ada.post("/api/me/delete", json={"passphrase": "not this"})).status_code == 403
    assert (await ada.post("/api/me/delete", json={"passphrase": PASSPHRASE})).status_code == 204
    await eventually(lambda: len(site.server.connections) == 0)
    await socket.close()
    stranger = site.browser()
    assert (await stranger.get(f"/api/players/{me}")).json()["player"]["name"] == FORMER
    kept = (await stranger.get(f"/api/tables/{table['id']}")).text
    record = (await stranger.get(f"/api/tables/{table['id']}/record")).text
    shown = (await stranger.get(replay)).text
    for text in (kept, record, shown):
        assert "Ada" not in text
        assert "Grandma" not in text
    assert guimard.replay(record).actions_played  # the game can still be rebuilt
    watching = Client([site.url])
    entered = await watching.enter(table["id"])
    assert entered["chat"] == []
    assert "Ada" not in str(entered["table"])
    await watching.close()
    assert (await stranger.get(f"/api/tables/{running_game['id']}")).status_code == 404
    assert (await site.guest("Ada")).cookies  # the name is free again

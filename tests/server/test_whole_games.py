"""Whole games over real sockets.

Two people, bots, spectators, one screen, days, records.
"""

import asyncio

import httpx
import pytest
from tests.support.table_client import (
    OPEN,
    Client,
    ServerProcess,
    bearer,
    bot,
    human,
    new_guest,
    open_table,
    play_on,
    player,
)

import guimard
from guimard.server.tables.results import FEWEST_TURNS

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "game", "seconds": 600, "increment": 10}


async def test_two_people_play_a_game_watched_by_a_spectator(server: ServerProcess) -> None:
    async with (
        player(server.url, name="Ada") as ada,
        player(server.url, name="Ben") as ben,
        player(server.url) as spectator,
    ):
        assert ada.token
        table = open_table(server.url, ada.token, [human(), OPEN], public=True)["id"]
        await ada.enter(table)
        assert ada.entered["my_seats"] == [0]
        assert "state" not in ada.entered
        await ben.enter(table)
        assert ben.entered["table"]["invite"] is None
        await spectator.enter(table)
        assert (await ben.ask(type="sit", seat=1))["type"] == "done"
        await ada.until(lambda: ada.table["phase"] == "playing" and ada.state)
        await asyncio.gather(play_on(ada), play_on(ben))
        await spectator.until(lambda: spectator.over)
        assert spectator.state["view"]["viewer"] is None
        assert ada.table["outcome"] == ben.table["outcome"] == spectator.table["outcome"]
        assert ada.state["scores"] == ada.table["outcome"]["scores"]

        record = httpx.get(f"{server.url}/api/tables/{table}/record")
        match = guimard.replay(record.text)
        assert match.over
        assert match.scores() == ada.table["outcome"]["scores"]
        assert match.commitment == ada.entered["table"]["commitment"]
        assert match.seed == ada.table["seed"]


async def test_two_people_and_a_bot_play_metromania_with_drafts(server: ServerProcess) -> None:
    """Steps of a turn are seen by nobody else until it is confirmed."""
    async with (
        player(server.url, name="Ada") as ada,
        player(server.url, name="Ben") as ben,
        player(server.url) as spectator,
    ):
        assert ada.token
        table = open_table(server.url, ada.token, [human(), OPEN, bot()], game="metromania", public=True)["id"]
        for client in (ada, ben, spectator):
            await client.enter(table)
        await ben.ask(type="sit", seat=1)
        await ada.until(lambda: ada.my_turn)
        await asyncio.gather(play_on(ada), play_on(ben))
        await spectator.until(lambda: spectator.over)
        assert any(m["state"]["revision"] for m in ada.received if m["type"] == "done" and "state" in m)
        assert not any(m["state"]["revision"] for m in spectator.received if "state" in m)
        match = guimard.replay(httpx.get(f"{server.url}/api/tables/{table}/record").text)
        assert match.scores() == ada.table["outcome"]["scores"] == spectator.state["scores"]
        assert [action.split()[0] for action in match.actions_played[:3]] == ["double", "double", "start"]
        choosing = [m["state"]["view"] for m in ada.received if "state" in m and m["state"]["view"].get("choosing")]
        assert choosing
        assert not any(player["hand"] for view in choosing for player in view["players"])


async def test_a_person_and_three_bots(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada:
        assert ada.token
        seats = [bot(), human(), bot("one-ply"), bot()]
        table = open_table(server.url, ada.token, seats)
        assert table["phase"] == "playing"
        await ada.enter(table["id"])
        await play_on(ada)
        assert len(ada.table["outcome"]["scores"]) == 4
        page = f"{server.url}/api/players/{ada.entered['table']['host']['id']}"
        mine = httpx.get(page, headers=bearer(ada.token)).json()
        assert mine["statistics"][0]["played"] == 1
        assert httpx.get(page).json()["statistics"] == []  # the table was private


async def test_several_at_one_screen_look_behind_the_curtain_first(server: ServerProcess) -> None:
    async with player(server.url, name="Family") as family:
        assert family.token
        table = open_table(server.url, family.token, [human("Ada"), human("Ben")])
        await family.enter(table["id"])
        assert family.entered["my_seats"] == [0, 1]
        assert family.entered["seat"] is None
        assert family.state["view"]["viewer"] is None
        assert [seat["name"] for seat in family.table["seats"]] == ["Ada", "Ben"]
        while not family.over:
            turn = family.state["to_act"]
            assert (await family.send_until_answered(type="look", seat=turn))["state"]["view"]["viewer"] == turn
            answer = await family.act()
            assert answer["type"] == "done", answer
            assert (await family.send_until_answered(type="look", seat=None))["state"]["view"]["viewer"] is None
            if family.state["to_act"] is None:
                await family.until(lambda: family.over)


async def test_replay_shows_every_step_of_a_finished_game(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada:
        assert ada.token
        table = open_table(server.url, ada.token, [human(), bot()], public=True)["id"]
        await ada.enter(table)
        early = httpx.get(f"{server.url}/api/tables/{table}/replay")
        assert early.status_code == 409
        assert early.json()["reason"] == "not-finished"
        await play_on(ada)
        replay = httpx.get(f"{server.url}/api/tables/{table}/replay").json()
        last = len(replay["moves"])
        end = httpx.get(f"{server.url}/api/tables/{table}/replay/{last}").json()
        assert end["scores"] == replay["scores"] == ada.table["outcome"]["scores"]
        seen = httpx.get(f"{server.url}/api/tables/{table}/replay/1?seat=0").json()
        assert seen["view"]["viewer"] == 0
        assert seen["events"]
        assert "?" in seen["view"]["hands"][1]
        everything = httpx.get(f"{server.url}/api/tables/{table}/replay/1").json()["view"]
        assert everything["viewer"] is None
        assert "?" not in [tile for hand in everything["hands"] for tile in hand]
        assert httpx.get(f"{server.url}/api/tables/{table}/replay/{last + 1}").status_code == 404


async def test_the_story_goes_back_to_the_beginning_for_those_who_may_see_it(server: ServerProcess) -> None:
    async with player(server.url, name="Ada") as ada:
        assert ada.token
        table = open_table(server.url, ada.token, [human(), bot()])
        await ada.enter(table["id"])
        await play_on(ada)
        address = f"{server.url}/api/tables/{table['id']}/history"
        me, ask = ada.state["view"]["viewer"], {"headers": bearer(ada.token)}
        turns = httpx.get(address, params={"seat": me}, **ask).json()["turns"]
        assert len(turns) == ada.state["version"] > 24
        assert all(turns)
        assert httpx.get(address, params={"seat": 1 - me}, **ask).json()["reason"] == "not-your-seat"
        assert httpx.get(address).status_code == 404
        assert len(httpx.get(address, params={"invite": table["invite"]}).json()["turns"]) == len(turns)


async def test_a_record_that_was_tampered_with_is_refused(server: ServerProcess) -> None:
    record = guimard.game("metro", seats=2).start(seed=7).record()
    good = httpx.post(f"{server.url}/api/records", json={"record": record})
    assert good.status_code == 200
    assert good.json()["moves"] == []
    bad = httpx.post(f"{server.url}/api/records", json={"record": record.replace("seed: 7", "seed: 8")})
    assert bad.status_code == 422
    assert bad.json()["reason"] == "bad-record"


async def _friends_playing(server: ServerProcess) -> tuple[Client, Client]:
    """Ada and Ben, who have just begun a game at Ada's table."""
    ada, ben = (Client([server.url], new_guest(server.url, name)) for name in ("Ada", "Ben"))
    assert ada.token
    table = open_table(server.url, ada.token, [human(), OPEN])
    await ada.enter(table["id"])
    await ben.enter(table["id"], invite=table["invite"])
    await ben.ask(type="sit", seat=1)
    await ada.until(lambda: ada.my_turn)
    return ada, ben


def claimed(url: str, name: str) -> str:
    """The token of somebody with a passphrase."""
    body = {"passphrase": "green iron, cream paper", "token": True}
    answer = httpx.post(f"{url}/api/me/claim", json=body, headers=bearer(new_guest(url, name)))
    return str(answer.json()["token"])


async def test_rated_games_change_ratings_and_resigning_loses(server: ServerProcess) -> None:
    ada, ben = [Client([server.url], claimed(server.url, name)) for name in ("Agatha", "Bertrand")]
    table = open_table(server.url, ada.token or "", [human(), OPEN], rated=True, public=True, clock=CLOCK)
    await ada.enter(table["id"])
    await ben.enter(table["id"], invite=table["invite"])
    await ben.ask(type="sit", seat=1)
    await ada.until(lambda: ada.my_turn)
    assert (await ada.ask(type="hint", level="random"))["reason"] == "rated-hint"
    few = 2 * FEWEST_TURNS
    await asyncio.gather(*(play_on(one, stop=lambda one: one.state["version"] >= few) for one in (ada, ben)))
    assert (await ben.ask(type="resign"))["type"] == "done"
    await ada.until(lambda: ada.over)
    before_and_after = ada.table["outcome"]["ratings"]
    assert before_and_after[0]["after"] > before_and_after[0]["before"] == 1000
    assert before_and_after[1]["after"] < 1000
    ben_id = ada.table["seats"][1]["player"]["id"]
    page = httpx.get(f"{server.url}/api/players/{ben_id}").json()
    assert page["ratings"][0]["games"] == 1
    assert page["statistics"][0]["won"] == 0
    past = httpx.get(f"{server.url}/api/players/{ben_id}/history").json()
    assert [game["table"] for game in past["games"]] == [table["id"]]
    await ada.close()
    await ben.close()


async def test_all_agree_to_end_early_and_play_again_with_seats_rotated(server: ServerProcess) -> None:
    ada, ben = await _friends_playing(server)
    await ada.act()
    await ada.ask(type="end-early", agree=True)
    await ben.until(lambda: ben.table["ending"] == [0])
    assert not ben.over
    await ben.ask(type="end-early", agree=True)
    await ada.until(lambda: ada.over)
    assert ada.table["outcome"]["ended"] == "agreed"
    first = await ada.ask(type="rematch")
    assert first["type"] == "done", first
    await ben.until(lambda: ben.table["next"])
    following = ben.table["next"]
    assert (await ben.ask(type="rematch"))["type"] == "done"
    await ben.enter(following)
    await ada.enter(following)
    assert ada.entered["table"]["phase"] == "playing"
    assert ada.entered["my_seats"] == [1]
    assert ben.entered["my_seats"] == [0]
    await ada.close()
    await ben.close()


async def test_hints_are_legal_and_only_for_whose_turn_it_is(server: ServerProcess) -> None:
    ada, ben = await _friends_playing(server)
    legal = {action["text"] for action in ada.state["actions"]}
    assert (await ada.ask(type="hint", level="one-ply"))["action"] in legal
    assert (await ben.ask(type="hint", level="one-ply"))["reason"] == "not-your-turn"
    assert (await ada.ask(type="hint", level="grandmaster"))["reason"] == "no-such-level"
    await ada.close()
    await ben.close()


async def test_a_claimed_name_comes_back_from_another_device(server: ServerProcess) -> None:
    token = new_guest(server.url, "Hector")
    claim = httpx.post(
        f"{server.url}/api/me/claim", json={"passphrase": "green iron, cream paper"}, headers=bearer(token)
    )
    assert claim.json()["claimed"] is True
    assert httpx.get(f"{server.url}/api/me", headers=bearer(token)).status_code == 204  # that token is void
    wrong = httpx.post(f"{server.url}/api/me/sign-in", json={"name": "hector", "passphrase": "dragonfly"})
    assert wrong.status_code == 403
    unknown = httpx.post(f"{server.url}/api/me/sign-in", json={"name": "nobody", "passphrase": "dragonfly"})
    assert unknown.content == wrong.content
    right = httpx.post(
        f"{server.url}/api/me/sign-in", json={"name": "HECTOR", "passphrase": "green iron, cream paper"}
    )
    assert right.status_code == 200
    me = httpx.get(f"{server.url}/api/me", cookies={"guimard": right.cookies["guimard"]})
    assert me.json()["id"] == claim.json()["id"]
    taken = httpx.post(f"{server.url}/api/me", json={"name": "hector"})
    assert taken.status_code == 409

"""Leaving a game never wins it: every way out, over the wire."""

from pathlib import Path

import httpx
import pytest
from tests.support import toy_game
from tests.support.in_process import FakeTime, prepare_table, running
from tests.support.seated_table import seated
from tests.support.table_client import OPEN, Client, Json, bearer, bot, human
from tests.support.toy_game import TOY, TOY_BOTS

from guimard.bots.levels import GAME_BOTS
from guimard.games import registry
from guimard.server.tables.results import FEWEST_TURNS

pytestmark = pytest.mark.anyio
CLOCK: Json = {"kind": "game", "seconds": 60, "increment": 10}


@pytest.fixture(autouse=True)
def long_toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]
    monkeypatch.setitem(GAME_BOTS, "toy", TOY_BOTS)
    monkeypatch.setattr(toy_game, "TURNS", FEWEST_TURNS + 2)


async def test_who_runs_out_of_time_against_one_other_has_lost_at_once(tmp_path: Path) -> None:
    fake_time = FakeTime()
    async with seated(tmp_path, "Ada", "Ben", fake_time=fake_time, rated=True) as room:
        ada, ben = room.people
        await room.turns(2 * FEWEST_TURNS, points=4)
        fake_time.steady += 150
        room.server.tables.by_id[room.table].await_turn()
        await ben.until(lambda: ben.over)
        outcome = ben.table["outcome"]
        assert (outcome["scores"], outcome["winners"], outcome["ended"]) == ([20, 0], [1], "left")
        assert outcome["left"] == ["timed-out", None]
        lost, won = outcome["ratings"]
        assert lost["after"] < 1000 < won["after"]
        entered = await ada.enter(room.table)
        assert entered["state"]["clocks"]["left"][0] == 0
        (page,) = (await room.page("ada"))["statistics"]
        assert (page["played"], page["won"], page["best"]) == (1, 0, None)
        (past,) = await room.past("ada")
        assert past["seat"] not in past["outcome"]["winners"]


async def test_a_bot_that_plays_on_earns_no_time_and_no_victory(tmp_path: Path) -> None:
    fake_time = FakeTime()
    async with seated(tmp_path, "Ada", "Ben", "Cleo", fake_time=fake_time, rated=True) as room:
        ada, ben, cleo = room.people
        await room.turns(3, points=4)
        fake_time.steady += 75
        room.server.tables.by_id[room.table].await_turn()
        await ben.until(lambda: ben.table["seats"][0]["status"] == "timed-out")
        assert (await ada.ask(type="sit", seat=0))["reason"] == "not-your-seat"
        await room.play_out(ben, cleo)
        outcome = ben.table["outcome"]
        assert (outcome["scores"], outcome["winners"]) == ([4, 0, 0], [1, 2])
        assert outcome["stand_in_actions"][0] == FEWEST_TURNS + 1
        assert ben.state["clocks"]["left"][0] == 0
        first, second, third = outcome["ratings"]
        assert first["after"] < 1000 < second["after"] == third["after"]


async def test_nobody_plays_a_rated_game_for_somebody_else(tmp_path: Path) -> None:
    """Hand the seat to a bot and take it back before the end to be rated."""
    async with seated(tmp_path, "Ada", "Ben", rated=True) as room:
        ada, _ = room.people
        for request in ({"type": "seat-bot", "level": "expert"}, {"type": "stand"}):
            refused = await ada.ask(seat=0, **request)
            assert refused["reason"] == "rated-stand-in"
            assert "resign" in refused["sentence"]
        assert ada.table["seats"][0]["status"] == "playing"
        await ada.until(lambda: ada.my_turn)
        assert (await ada.ask(type="hint", level="expert"))["reason"] == "rated-hint"


async def test_a_seat_handed_over_and_not_taken_back_is_lost(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben") as room:
        ada, ben = room.people
        await room.turns(2, points=4)
        await ada.ask(type="seat-bot", seat=0, level="one-ply")
        await room.play_out(ben)
        outcome = ben.table["outcome"]
        assert (outcome["scores"], outcome["winners"]) == ([4, 0], [1])
        assert outcome["left"] == ["handed-over", None]
        (page,) = (await room.page("ada"))["statistics"]
        assert (page["won"], page["best"], page["average"]) == (0, None, None)
        (page,) = (await room.page("ben"))["statistics"]
        assert (page["won"], page["best"]) == (1, 0)


async def test_who_comes_back_in_time_has_not_left_but_a_bots_turns_are_in_no_statistics(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben") as room:
        ada, ben = room.people
        await room.turns(2, points=4)
        await ada.ask(type="stand", seat=0)
        await ben.until(lambda: ben.my_turn)
        await ada.ask(type="sit", seat=0)
        await room.play_out(ada, ben)
        outcome = ada.table["outcome"]
        assert (outcome["winners"], outcome["left"], outcome["stand_in_actions"]) == ([0], [None, None], [1, 0])
        (page,) = (await room.page("ada"))["statistics"]
        assert (page["played"], page["won"], page["best"]) == (1, 0, None)


async def test_resigning_among_bots_ends_the_game_and_is_lost(tmp_path: Path) -> None:
    _, (token,) = await prepare_table(tmp_path, "toy", ["Ada"], phase="closed")
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url, headers=bearer(token)) as web:
        ada = Client([url], token)
        seats = [human(), bot("one-ply"), bot("one-ply")]
        table = (await web.post("/api/tables", json={"game": "toy", "seats": seats})).json()["table"]
        await ada.enter(table["id"])
        await ada.until(lambda: ada.my_turn)
        await ada.act("note 4")
        await ada.act("confirm")
        assert (await ada.ask(type="resign"))["type"] == "done"
        assert ada.over
        outcome = ada.table["outcome"]
        assert (outcome["winners"], outcome["ended"], outcome["left"][0]) == ([1, 2], "left", "resigned")
        (page,) = (await web.get("/api/players/ada")).json()["statistics"]
        assert (page["won"], page["best"]) == (0, None)
        (past,) = (await web.get("/api/players/ada/history")).json()["games"]
        assert past["outcome"]["winners"] == [1, 2]
        record = (await web.get(f"/api/tables/{table['id']}/record")).text
        assert "result: unfinished" in record
        await ada.close()


async def test_unconfirmed_steps_of_one_who_resigns_stay_secret(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben") as room:
        ada, ben = room.people
        await ada.until(lambda: ada.my_turn)
        await ada.act("note 3")
        await ada.ask(type="resign")
        await ben.until(lambda: ben.over)
        assert ben.table["outcome"]["scores"] == [0, 0]
        assert "note 3" not in (await room.web.get(f"/api/tables/{room.table}/record")).text


async def test_with_more_players_a_bot_plays_on_until_one_is_left(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", "Cleo", rated=True) as room:
        ada, ben, cleo = room.people
        await room.turns(3 * FEWEST_TURNS)
        await ada.ask(type="resign")
        await cleo.until(lambda: cleo.table["seats"][0]["status"] == "resigned")
        assert not cleo.over
        assert (await ada.ask(type="end-early", agree=True))["reason"] == "not-your-seat"
        await ben.ask(type="resign")
        await cleo.until(lambda: cleo.over)
        outcome = cleo.table["outcome"]
        assert (outcome["winners"], outcome["left"]) == ([2], ["resigned", "resigned", None])
        changes = [facts["after"] - facts["before"] for facts in outcome["ratings"]]
        assert changes[0] == changes[1] < 0 < changes[2]


async def test_the_rest_may_agree_to_stop_and_who_left_before_still_loses(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", "Cleo", rated=True) as room:
        ada, ben, cleo = room.people
        await room.turns(3 * FEWEST_TURNS, points=4)
        await ada.ask(type="resign")
        for client in (ben, cleo):
            await client.ask(type="end-early", agree=True)
        await ben.until(lambda: ben.over)
        outcome = ben.table["outcome"]
        assert (outcome["ended"], outcome["winners"]) == ("agreed", [1, 2])
        first, second, third = outcome["ratings"]
        assert first["after"] < 1000 < second["after"] == third["after"]


async def test_a_game_of_a_few_moves_is_not_rated(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", rated=True) as room:
        ada, ben = room.people
        await room.turns(2 * FEWEST_TURNS - 1)
        await ada.ask(type="resign")
        await ben.until(lambda: ben.over)
        assert (ben.table["outcome"]["winners"], ben.table["outcome"]["ratings"]) == ([1], [None, None])


async def test_the_same_pair_counts_less_and_less_in_a_day(tmp_path: Path) -> None:
    """Two accounts of one person, one of which resigns again and again."""
    fake_time = FakeTime()
    gains = []
    async with seated(tmp_path, "Ada", "Ben", fake_time=fake_time, rated=True) as room:
        ada, ben = room.people
        table = room.table
        for game in range(5):
            if game == 4:
                fake_time.steady += 86_401
            mine = {seat["player"]["id"]: n for n, seat in enumerate(ada.table["seats"])}
            while ada.state["version"] < 2 * FEWEST_TURNS:
                mover = ada if ada.state["to_act"] == mine["ada"] else ben
                await mover.until(lambda mover=mover: mover.my_turn)
                await mover.act("confirm")
                version = mover.state["version"]
                await ada.until(lambda version=version: ada.state["version"] >= version)
            await ben.ask(type="resign")
            await ada.until(lambda: ada.over)
            facts = ada.table["outcome"]["ratings"][mine["ada"]]
            gains.append(facts["after"] - facts["before"])
            await ada.ask(type="rematch")
            await ben.until(lambda: ben.table["next"])
            await ben.ask(type="rematch")
            table = ada.table["next"]
            for client in (ada, ben):
                await client.enter(table)
            assert ada.table["rated"]
    assert gains[0] > 1.7 * gains[1] > 1.7 * 1.7 * gains[2] > 1.7 * 1.7 * 1.7 * gains[3] > 0
    assert gains[4] > gains[2]


async def test_rated_games_need_kept_names_a_clock_and_a_person_on_each_seat(tmp_path: Path) -> None:
    _, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], phase="closed", claimed=True)
    async with running(tmp_path) as (_, url), httpx.AsyncClient(base_url=url) as web:
        guest = (await web.post("/api/me", json={"name": "Guest", "token": True})).json()["token"]
        web.cookies.clear()

        async def reason(token: str, seats: list[Json], clock: Json | None = None) -> str:
            body = {"game": "toy", "seats": seats, "rated": True, "clock": clock or CLOCK}
            answer = (await web.post("/api/tables", json=body, headers=bearer(token))).json()
            return str(answer.get("reason") or answer["table"]["id"])

        assert await reason(guest, [human(), OPEN]) == "rated-guest"
        assert await reason(tokens[0], [human(), OPEN], {"kind": "none"}) == "rated-clock"
        assert await reason(tokens[0], [human(), bot()]) == "rated-bot"
        assert await reason(tokens[0], [human(), human("Ben")]) == "rated-one-seat"
        table = await reason(tokens[0], [human(), OPEN])
        invite = (await web.get(f"/api/tables/{table}", headers=bearer(tokens[0]))).json()["table"]["invite"]
        ada, somebody = Client([url], tokens[0]), Client([url], guest)
        await ada.enter(table)
        await somebody.enter(table, invite=invite)
        refused = await somebody.ask(type="sit", seat=1)
        assert refused["reason"] == "rated-guest"
        assert "passphrase" in refused["sentence"]
        assert ada.table["seats"][0]["player"]["claimed"]
        assert (await ada.ask(type="sit", seat=1))["reason"] == "rated-one-seat"
        assert (await ada.ask(type="seat-bot", seat=1, level="random"))["reason"] == "rated-bot"
        await ada.close()
        await somebody.close()

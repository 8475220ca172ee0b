"""Around the table: seats, bots, chat, mutes, the lobby, notices, idle tables."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import eventually, prepare_table, running
from tests.support.table_client import OPEN, Client, Json, bearer, bot, human
from tests.support.toy_game import TOY, TOY_BOTS

import guimard
from guimard.bots.levels import GAME_BOTS
from guimard.games import registry
from guimard.server.process import Server

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]
    monkeypatch.setitem(GAME_BOTS, "toy", TOY_BOTS)


class Club:
    """A server with three members."""

    def __init__(self, server: Server, url: str, people: list[Client]) -> None:
        self.server = server
        self.url = url
        self.ada, self.ben, self.cleo = people

    async def open(self, seats: list[Json], **more: object) -> Json:
        body = {"game": "toy", "seats": seats, **more}
        async with httpx.AsyncClient() as web:
            answer = await web.post(f"{self.url}/api/tables", json=body, headers=bearer(self.ada.token or ""))
        opened: Json = answer.json()
        return opened.get("table", opened)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    _, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben", "Cléo"], phase="closed")
    async with running(tmp_path) as (server, url):
        people = [Client([url], token) for token in tokens]
        for person in people:
            await person.connect()
        yield Club(server, url, people)
        for person in people:
            await person.close()


async def test_seats_are_taken_left_and_given_to_bots_until_the_table_is_full(club: Club) -> None:
    table = await club.open([human(), OPEN, OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    assert (await club.ben.ask(type="sit", seat=0))["reason"] == "seat-taken"
    assert (await club.ben.ask(type="sit", seat=7))["reason"] == "no-such-seat"
    assert (await club.ben.ask(type="act", version=0, revision=0, action="confirm"))["reason"] == "not-playing"
    assert (await club.ben.ask(type="sit", seat=1))["type"] == "done"
    assert (await club.ben.ask(type="stand", seat=0))["reason"] == "not-your-seat"
    assert (await club.ben.ask(type="seat-bot", seat=2, level="random"))["reason"] == "not-host"
    assert (await club.ben.ask(type="stand", seat=1))["type"] == "done"
    await club.ada.until(lambda: club.ada.table["seats"][1]["kind"] == "open")
    await club.ben.ask(type="sit", seat=1)
    assert (await club.ada.ask(type="open-seat", seat=1))["reason"] == "seat-taken"
    assert (await club.ada.ask(type="seat-bot", seat=2, level="grandmaster"))["reason"] == "no-such-level"
    assert (await club.ada.ask(type="seat-bot", seat=2, level="random"))["type"] == "done"
    await club.ben.until(lambda: club.ben.table["phase"] == "playing")
    assert (await club.ada.ask(type="close"))["reason"] == "not-open"


async def test_the_host_changes_what_is_played_until_somebody_else_sits(club: Club) -> None:
    table = await club.open([human(), OPEN], game="metro")
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    wanted: Json = {"type": "change-table", "options": {"hand": 3}, "clock": clock, "public": True, "rated": False}
    assert (await club.ben.ask(**wanted))["reason"] == "not-host"
    assert (await club.ada.ask(**{**wanted, "options": {"hand": 9}}))["reason"] == "bad-options"
    assert (await club.ada.ask(**{**wanted, "rated": True}))["reason"] == "rated-guest"
    assert (await club.ada.ask(**wanted))["type"] == "done"
    await club.ben.until(lambda: club.ben.table["public"])
    assert (club.ben.table["options"]["hand"], club.ben.table["clock"]) == (3, clock)
    await club.ben.ask(type="sit", seat=1)
    await club.ben.until(lambda: club.ben.table["phase"] == "playing")
    assert len(club.ben.state["view"]["hands"][0]) == 3
    assert club.ben.state["clocks"]["left"] == [600_000, 600_000]
    assert (await club.ada.ask(**wanted))["reason"] == "not-open"


async def test_what_others_sat_down_for_does_not_change(club: Club) -> None:
    table = await club.open([human(), OPEN, OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    wanted: Json = {"options": {}, "clock": {"kind": "none"}, "public": True, "rated": False}
    assert (await club.ada.ask(type="change-table", **wanted))["reason"] == "others-seated"
    await club.ben.ask(type="stand", seat=1)
    assert (await club.ada.ask(type="change-table", **wanted))["type"] == "done"


async def test_a_player_leaves_a_running_game_to_a_bot_and_comes_back(club: Club) -> None:
    table = await club.open([human(), OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    await club.ben.ask(type="stand", seat=1)
    assert club.ben.table["seats"][1]["status"] == "handed-over"
    await club.ada.until(lambda: club.ada.my_turn)
    await club.ada.act("confirm")
    await club.ada.until(lambda: club.ada.state["version"] == 2)  # the bot has played
    refused = await club.ben.ask(type="act", version=2, revision=0, action="confirm")
    assert refused["reason"] == "not-your-seat"
    assert (await club.cleo.ask(type="sit", seat=1))["reason"] == "not-at-table"
    assert (await club.ben.ask(type="sit", seat=1))["type"] == "done"
    await club.ada.act("confirm")
    await club.ben.until(lambda: club.ben.my_turn)
    assert (await club.ben.act("confirm"))["type"] == "done"
    assert (await club.ben.ask(type="resign"))["type"] == "done"
    assert (await club.ben.ask(type="sit", seat=1))["reason"] == "not-open"


async def test_steps_of_a_turn_are_taken_back_until_it_is_confirmed(club: Club) -> None:
    table = await club.open([human(), OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    await club.ada.until(lambda: club.ada.my_turn)
    await club.ada.act("note 4")
    assert (club.ada.state["version"], club.ada.state["revision"], club.ada.state["pending"]) == (0, 1, 1)
    assert [event["event"] for event in club.ada.state["events"]] == ["note"]
    stale = await club.ada.ask(type="act", version=0, revision=0, action="note 1")
    assert (stale["reason"], stale["arguments"]) == ("stale", {"version": 0, "revision": 1})
    await club.ada.ask(type="take-back", version=0, revision=1)
    assert (club.ada.state["revision"], club.ada.state["pending"]) == (2, 0)
    assert club.ada.state["view"]["draft"] == []
    nothing = await club.ada.ask(type="take-back", version=0, revision=2)
    assert nothing["reason"] == "nothing-to-take-back"
    await club.ada.act("note 3")
    again = await club.ada.enter(table["id"], since=0)
    assert again["state"]["view"]["draft"] == [3]
    assert [event["note"] for event in again["state"]["events"]] == [3]
    assert club.ben.state["version"] == 0
    await club.ada.act("confirm")
    await club.ben.until(lambda: club.ben.my_turn)
    assert [event["event"] for event in club.ben.state["events"]] == ["note", "confirmed"]
    assert club.ben.state["since"] == 0
    assert club.ben.state["scores"] == [3, 0]
    late = await club.ada.ask(type="take-back", version=1, revision=0)
    assert late["reason"] == "not-your-turn"


async def test_a_draft_stays_with_its_player_when_all_agree_to_end(club: Club) -> None:
    table = await club.open([human(), OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    await club.ada.until(lambda: club.ada.my_turn)
    await club.ada.act("note 2")
    await club.ada.act("confirm")
    await club.ben.until(lambda: club.ben.my_turn)
    for note in ("note 4", "note 3"):
        await club.ben.act(note)
    for person in (club.ada, club.ben):
        assert (await person.ask(type="end-early", agree=True))["type"] == "done"
    await club.ada.until(lambda: club.ada.over)
    assert club.ada.table["outcome"]["scores"] == [2, 0]
    async with httpx.AsyncClient(base_url=club.url, headers=bearer(club.ada.token or "")) as web:
        record = (await web.get(f"/api/tables/{table['id']}/record")).text
    assert guimard.replay(record).actions_played == ["note 2", "confirm"]


async def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    for note in range(3):
        async with running(tmp_path) as (_, url):
            ada = Client([url], tokens[0])
            await ada.connect()
            await ada.enter(table)
            assert ada.state["view"]["draft"] == list(range(note))
            await ada.act(f"note {note}")
            await ada.close()


async def test_votes_words_and_resigning_survive_a_restart(tmp_path: Path) -> None:
    """A request that is sent again, in case it was lost, changes nothing."""
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben", "Cléo"])
    for restarted in (False, True):
        async with running(tmp_path) as (_, url):
            ada, ben, cleo = [Client([url], token) for token in tokens]
            for person in (ada, ben, cleo):
                await person.connect()
                await person.enter(table)
            if restarted:
                assert ben.entered["table"]["ending"] == [0]
                assert [line["text"] for line in ben.entered["chat"]] == ["Enough?"]
            assert (await ada.ask(type="end-early", id="vote", agree=True))["type"] == "done"
            assert (await ada.ask(type="chat", id="words", text="Enough?"))["type"] == "done"
            assert (await cleo.ask(type="resign", id="resign"))["type"] == "done"
            await ben.until(lambda ben=ben: ben.table["ending"] == [0])
            assert len((await ben.enter(table))["chat"]) == 1
            if restarted:
                assert (await ben.ask(type="end-early", agree=False))["type"] == "done"
                await ada.until(lambda ada=ada: ada.table["ending"] == [])  # one "no" answers it for all
                assert (await ada.ask(type="end-early", agree=True))["type"] == "done"
                assert not ada.over
                assert (await ben.ask(type="end-early", agree=True))["type"] == "done"
                await ada.until(lambda ada=ada: ada.over)
                assert ada.table["outcome"]["ended"] == "agreed"
            for person in (ada, ben, cleo):
                await person.close()


async def test_chat_is_short_heard_by_those_who_listen_and_said_once(club: Club) -> None:
    table = await club.open([human(), OPEN], public=True)
    for person in (club.ada, club.ben, club.cleo):
        await person.enter(table["id"])
    ada_id = club.ada.table["host"]["id"]
    await club.ben.ask(type="mute", player=ada_id, on=True)
    assert (await club.ada.ask(type="mute", player=ada_id, on=True))["reason"] == "muted-self"
    for _ in range(2):  # resent, because the answer was lost
        assert (await club.ada.ask(type="chat", id="same", text=" bon   jour "))["type"] == "done"
    assert (await club.ada.ask(type="chat", text="la " * 61))["reason"] == "too-long"
    assert (await club.ada.ask(type="chat", text="   "))["reason"] == "too-long"
    await club.cleo.until(lambda: club.cleo.received[-1]["type"] == "said")
    said = [m["line"]["text"] for m in club.cleo.received if m["type"] == "said"]
    assert said == ["bon jour"]
    assert not any(m["type"] == "said" for m in club.ben.received)
    assert (await club.ben.enter(table["id"]))["chat"] == []
    assert (await club.ben.enter(table["id"]))["muted"] == [ada_id]
    await club.ben.ask(type="mute", player=ada_id, on=False)
    assert [line["text"] for line in (await club.ben.enter(table["id"]))["chat"]] == ["bon jour"]
    await club.ben.ask(type="sit", seat=1)
    assert (await club.cleo.ask(type="chat", text="take the note!"))["reason"] == "silent"


async def test_the_lobby_tells_of_tables_as_they_come_and_go(club: Club) -> None:
    await club.cleo.ask(type="lobby", follow=True)
    await club.cleo.until(lambda: any(m["type"] == "tables" for m in club.cleo.received))
    private = await club.open([human(), OPEN])
    public = await club.open([human(), OPEN], public=True)

    def listed(where: str) -> set[str]:
        tables = [m for m in club.cleo.received if m["type"] == "tables"]
        return {table["id"] for table in tables[-1][where]}

    await club.cleo.until(lambda: public["id"] in listed("open"))
    assert private["id"] not in listed("open")
    await club.ada.enter(public["id"])
    await club.ada.ask(type="seat-bot", seat=1, level="random")
    await club.cleo.until(lambda: public["id"] in listed("playing") and public["id"] not in listed("open"))


async def test_your_turn_reaches_you_wherever_you_are(club: Club) -> None:
    table = await club.open([human(), OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    await club.ben.ask(type="leave")
    await club.ada.until(lambda: not club.ada.table["seats"][1]["online"])
    await club.ada.act("confirm")
    await club.ben.until(lambda: club.ben.received[-1] == {"type": "your-turn", "table": table["id"], "game": "toy"})


async def test_who_is_at_the_table_on_any_connection_is_online_and_needs_no_notice(club: Club) -> None:
    table = await club.open([human(), OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    phone = Client([club.url], club.ben.token)
    await phone.enter(table["id"])
    await phone.ask(type="leave")
    await club.ada.until(lambda: club.ada.my_turn)
    assert club.ada.table["seats"][1]["online"]
    await club.ada.act("confirm")
    await club.ben.until(lambda: club.ben.my_turn)
    for client in (club.ben, phone):
        await client.ask(type="ping")  # whatever was sent before it has arrived
        assert not any(message["type"] == "your-turn" for message in client.received)
    await phone.close()


async def test_the_first_player_is_random_and_some_tables_cannot_be(club: Club) -> None:
    seen: set[tuple[int, ...]] = set()
    for _ in range(60):  # that nobody else begins happens once in 2^59 times
        table = await club.open([human(), bot()], random_first=True)
        await club.ada.enter(table["id"])
        seen.add(tuple(club.ada.entered["my_seats"]))
        if len(seen) > 1:
            break
    assert seen == {(0,), (1,)}
    assert (await club.open([bot(), bot()]))["reason"] == "no-human"
    assert (await club.open([human()]))["reason"] == "bad-options"


async def test_nobody_is_seated_at_a_rematch_that_was_closed(club: Club) -> None:
    table = await club.open([human(), OPEN])
    await club.ada.enter(table["id"])
    await club.ben.enter(table["id"], invite=table["invite"])
    await club.ben.ask(type="sit", seat=1)
    for person in (club.ada, club.ben):
        await person.ask(type="end-early", agree=True)
    await club.ada.ask(type="rematch")
    following = club.ada.table["next"]
    await club.ada.enter(following)
    assert (await club.ada.ask(type="close"))["type"] == "done"
    assert (await club.ben.ask(type="rematch"))["type"] == "done"
    await club.ben.enter(following)
    assert (club.ben.table["phase"], club.ben.entered["my_seats"]) == ("closed", [])


async def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path, idle=0.0) as (server, url):
        ada = Client([url], tokens[0])
        await ada.connect()
        await ada.enter(table)
        await ada.act("confirm")
        await ada.ask(type="leave")
        await eventually(lambda: server.tables.by_id == {})
        again = await ada.enter(table, since=0)
        assert again["state"]["version"] == 1
        assert [event["event"] for event in again["state"]["events"]] == ["confirmed"]
        await ada.close()


async def test_nobody_may_watch_but_not_play(club: Club) -> None:
    table = await club.open([human(), OPEN], public=True)
    nobody = Client([club.url])
    await nobody.connect()
    await nobody.enter(table["id"])
    for message in ({"type": "sit", "seat": 1}, {"type": "chat", "text": "hello"}, {"type": "close"}):
        assert (await nobody.ask(**message))["reason"] == "nobody"
    assert (await nobody.ask(type="look", seat=0))["reason"] == "not-your-seat"
    await nobody.close()

"""Requests: limited, and answered alike when they come again."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import OPEN, Client, bearer, human
from tests.support.toy_game import TOY

from guimard.games import registry
from guimard.store.actions import Entry, log_of
from guimard.store.database import Unavailable

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]


async def connected(url: str, tokens: list[str], table: str | None = None) -> list[Client]:
    clients = [Client([url], token) for token in tokens]
    for client in clients:
        await client.connect()
        if table is not None:
            await client.enter(table)
    return clients


async def closed(*clients: Client) -> None:
    for client in clients:
        await client.close()


async def test_all_connections_of_a_player_share_one_limit(tmp_path: Path) -> None:
    """Twice what one connection may send; a second player has a limit of their own."""
    _, (ada_token, ben_token) = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path, messages_a_second=0.001, messages_at_once=10) as (_, url):
        *mine, other = await connected(url, [ada_token] * 3 + [ben_token])
        answers = [[(await client.ask(type="ping"))["type"] for _ in range(10)] for client in mine]
        assert answers == [["pong"] * 10, ["pong"] * 10, ["refused"] * 10]
        assert mine[2].received[-1]["reason"] == "too-fast"
        assert (await other.ask(type="ping"))["type"] == "pong"
        await closed(*mine, other)


@pytest.fixture
async def open_table(tmp_path: Path) -> AsyncIterator[tuple[Client, Client]]:
    """Ada and Ben at a table of Ada's with an open seat that Ben has not taken."""
    _, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"], phase="closed")
    async with running(tmp_path) as (_, url):
        body = {"game": "toy", "seats": [human(), OPEN], "public": True}
        async with httpx.AsyncClient() as web:
            answer = await web.post(f"{url}/api/tables", json=body, headers=bearer(tokens[0]))
        ada, ben = await connected(url, tokens, answer.json()["table"]["id"])
        yield ada, ben
        await closed(ada, ben)


async def test_an_answer_is_remembered_but_not_for_ever(open_table: tuple[Client, Client]) -> None:
    ada, ben = open_table
    again = {"type": "sit", "id": "again", "seat": 0}
    assert (await ben.ask(**again))["reason"] == "seat-taken"
    await ada.ask(type="stand", seat=0)
    assert (await ben.ask(**again))["reason"] == "seat-taken"  # what it was answered before
    for number in range(64):
        await ben.ask(type="mute", id=f"other {number}", player="somebody", on=True)
    assert (await ben.ask(**again))["type"] == "done"  # forgotten, and by now the seat is free


async def test_an_answer_is_for_the_player_who_asked(open_table: tuple[Client, Client]) -> None:
    ada, ben = open_table
    assert (await ben.ask(type="sit", id="same", seat=0))["reason"] == "seat-taken"
    assert (await ada.ask(type="stand", id="same", seat=0))["type"] == "done"


async def test_the_id_of_another_players_move_is_refused(tmp_path: Path) -> None:
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (_, url):
        ada, ben = await connected(url, tokens, table)
        move = {"type": "act", "id": "move", "version": 0, "revision": 0, "action": "confirm"}
        for _ in range(2):  # sent again, because the answer was lost
            assert (await ada.ask(**move))["type"] == "done"
        await ben.until(lambda: ben.my_turn)
        refused = await ben.ask(**{**move, "version": 1})
        assert refused["reason"] == "malformed"
        assert (await ben.ask(**{**move, "id": "another", "version": 1}))["type"] == "done"
        assert ben.state["version"] == 2
        await closed(ada, ben)


async def test_a_move_that_was_not_stored_was_not_played(tmp_path: Path) -> None:
    """The storage fails once: the same move, sent again, is stored and counts once."""
    table, tokens = await prepare_table(tmp_path, "toy", ["Ada", "Ben"])
    async with running(tmp_path) as (server, url):
        ada, ben = await connected(url, tokens, table)
        move = {"type": "act", "id": "move", "version": 0, "revision": 0, "action": "confirm"}
        with pytest.MonkeyPatch.context() as away:
            away.setattr(server.store, "append", _unavailable)
            refused = await ada.ask(**move)
        assert (refused["reason"], refused["retry"]) == ("unavailable", True)
        assert not ben.my_turn
        assert (await ada.ask(**move))["type"] == "done"
        await ben.until(lambda: ben.my_turn)
        assert ben.state["version"] == 1
        assert [entry.text for entry in await server.store.read(log_of, table)] == ["confirm"]
        await closed(ada, ben)


async def _unavailable(entry: Entry) -> None:
    raise Unavailable("The storage does not answer.")


async def test_a_line_of_chat_has_up_to_sixty_words(open_table: tuple[Client, Client]) -> None:
    ada, _ = open_table
    assert (await ada.ask(type="chat", text="la " * 60))["type"] == "done"
    assert (await ada.ask(type="chat", text="la " * 61))["reason"] == "too-long"

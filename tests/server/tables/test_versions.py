"""Games begun by earlier rules go on by them.

They are never touched where those rules are gone.
"""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.support.in_process import prepare_table, running
from tests.support.table_client import Client, bearer, play_on, player
from tests.support.toy_game import ToyGame, ToyState

import guimard
from guimard.core.errors import BadText
from guimard.games import registry
from guimard.server.tables.replays import check_archive

pytestmark = pytest.mark.anyio


class LouderToyGame(ToyGame):
    """The second version: one note a turn, and it counts double."""

    rules_version = 2

    def legal(self, view: ToyState) -> list[int]:
        return [action for action in super().legal(view) if not view.draft or action == 5]

    def scores(self, state: ToyState) -> list[int]:
        return [2 * points for points in state.points]


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The toy game as it was at first."""
    monkeypatch.setitem(registry.GAMES, "toy", ToyGame())  # type: ignore[arg-type]
    return monkeypatch


def upgrade(patch: pytest.MonkeyPatch, keep: bool) -> None:
    patch.setitem(registry.GAMES, "toy", LouderToyGame())  # type: ignore[arg-type]
    patch.setattr(registry, "EARLIER", (ToyGame(),) if keep else ())


async def _begun(folder: Path) -> tuple[str, list[str]]:
    """A game of the first version in which Ada has said more than the second allows."""
    table, tokens = await prepare_table(folder, "toy", ["Ada", "Ben"])
    async with running(folder) as (_, url), player(url, token=tokens[0]) as ada:
        await ada.enter(table)
        for note in ("note 4", "note 3", "confirm"):
            assert (await ada.act(note))["type"] == "done"
    return table, tokens


async def _finished(*people: Client) -> None:
    await asyncio.gather(*(play_on(person, choose=lambda _: "confirm") for person in people))


async def test_a_running_game_goes_on_by_the_rules_it_was_begun_by(tmp_path: Path, first: pytest.MonkeyPatch) -> None:
    table, tokens = await _begun(tmp_path)
    upgrade(first, keep=True)
    async with (
        running(tmp_path) as (_, url),
        player(url, token=tokens[0]) as ada,
        player(url, token=tokens[1]) as ben,
        httpx.AsyncClient(base_url=url, headers=bearer(tokens[0])) as web,
    ):
        await ada.enter(table)
        await ben.enter(table)
        assert ada.table["rules_version"] == 1
        assert ben.state["scores"] == [7, 0]
        (turn,) = (await web.get(f"/api/tables/{table}/history")).json()["turns"]
        assert turn[-1] == {"event": "confirmed", "seat": 0, "points": 7}
        assert (await ben.act("note 1"))["type"] == "done"
        assert (await ben.act("note 1"))["type"] == "done"
        await _finished(ada, ben)
        assert ada.table["outcome"]["scores"] == [7, 2]
        record = (await web.get(f"/api/tables/{table}/record")).text
        assert "rules: 1\n" in record
        assert guimard.replay(record).scores() == [7, 2]
        assert (await web.get(f"/api/tables/{table}/replay")).json()["rules_version"] == 1
        await ada.ask(type="rematch")
        await ada.enter(ada.table["next"])
        assert ada.table["rules_version"] == 2
    assert [checked.fault for checked in check_archive(str(tmp_path / "guimard.db"))] == [None]


async def test_a_game_whose_rules_are_gone_is_kept_and_not_touched(tmp_path: Path, first: pytest.MonkeyPatch) -> None:
    table, tokens = await _begun(tmp_path)
    upgrade(first, keep=False)
    async with (
        running(tmp_path) as (_, url),
        player(url, token=tokens[0]) as ada,
        httpx.AsyncClient(base_url=url, headers=bearer(tokens[0])) as web,
    ):
        answer = await ada.enter(table)
        assert (answer["type"], answer["reason"]) == ("refused", "other-rules")
        assert "version 1 of the rules of the toy game" in answer["sentence"]
        mine = (await web.get("/api/tables?which=mine")).json()
        assert [(t["id"], t["rules_version"], t["phase"]) for t in mine["tables"]] == [(table, 1, "playing")]
        history = await web.get(f"/api/tables/{table}/history")
        assert (history.status_code, history.json()["reason"]) == (422, "other-rules")
        assert (await web.get("/health")).json()["status"] == "ok"
    (checked,) = check_archive(str(tmp_path / "guimard.db"))
    assert checked.fault is not None
    assert "version 1" in checked.fault
    upgrade(first, keep=True)  # the rules are brought back
    async with running(tmp_path) as (_, url), player(url, token=tokens[0]) as ada:
        await ada.enter(table)
        assert ada.state["scores"] == [7, 0]


async def test_the_record_of_a_finished_game_outlives_its_rules(tmp_path: Path, first: pytest.MonkeyPatch) -> None:
    table, tokens = await _begun(tmp_path)
    records = []
    for keep in (True, False):
        async with (
            running(tmp_path) as (_, url),
            httpx.AsyncClient(base_url=url, headers=bearer(tokens[0])) as web,
        ):
            if keep:
                async with player(url, token=tokens[0]) as ada, player(url, token=tokens[1]) as ben:
                    await ada.enter(table)
                    await ben.enter(table)
                    await _finished(ada, ben)
            records.append((await web.get(f"/api/tables/{table}/record")).text)
            replay = await web.get(f"/api/tables/{table}/replay")
            assert replay.status_code == (200 if keep else 422)
        upgrade(first, keep=False)
    assert records[0] == records[1]
    with pytest.raises(BadText, match="version 1 of the rules of the toy game"):
        guimard.replay(records[0])

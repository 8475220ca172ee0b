"""Letting the rest be played once nothing can change one's points."""

from pathlib import Path

import pytest
from tests.support import toy_game
from tests.support.seated_table import seated
from tests.support.toy_game import TOY, TOY_BOTS, ToyGame, ToyState

from guimard.bots.levels import GAME_BOTS
from guimard.games import registry
from guimard.server.tables.results import FEWEST_TURNS

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_game_that_settles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat with four points has nothing left to win."""
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]
    monkeypatch.setitem(GAME_BOTS, "toy", TOY_BOTS)
    monkeypatch.setattr(toy_game, "TURNS", FEWEST_TURNS + 2)

    def is_settled(game: ToyGame, state: ToyState, seat: int) -> bool:
        return state.points[seat] >= 4

    monkeypatch.setattr(ToyGame, "is_settled", is_settled)


async def test_only_a_settled_seat_is_played_and_only_for_its_own_player(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", rated=True) as room:
        ada, ben = room.people
        assert "settled" not in ada.state
        assert (await ada.ask(type="automate", seat=0))["reason"] == "not-settled"
        await room.turns(1, points=4)
        assert ada.state["settled"] is True
        assert "settled" not in ben.state
        assert (await ben.ask(type="automate", seat=0))["reason"] == "not-your-seat"
        assert (await ben.ask(type="automate", seat=1))["reason"] == "not-settled"
        assert ada.table["seats"][0]["status"] == "playing"
        assert (await ada.ask(type="automate", seat=0))["type"] == "done"
        await ben.until(lambda: ben.table["seats"][0]["status"] == "automatic")


async def test_who_lets_the_rest_be_played_has_not_left_and_is_rated_as_the_one_who_played(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", rated=True) as room:
        ada, ben = room.people
        await room.turns(1, points=4)
        await ada.ask(type="automate", seat=0)
        await room.play_out(ben)
        await ada.until(lambda: ada.over)
        outcome = ada.table["outcome"]
        assert (outcome["winners"], outcome["ended"]) == ([0], "played")
        assert (outcome["left"], outcome["stand_in_actions"]) == ([None, None], [0, 0])
        won, lost = outcome["ratings"]
        assert lost["after"] < 1000 < won["after"]
        assert ada.state["clocks"]["running"] is None
        (page,) = (await room.page("ada"))["statistics"]
        assert (page["played"], page["won"]) == (1, 1)


async def test_the_seat_can_be_taken_back_at_any_time(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", rated=True) as room:
        ada, ben = room.people
        await room.turns(1, points=4)
        await ada.ask(type="automate", seat=0)
        await ada.ask(type="sit", seat=0)
        assert ada.table["seats"][0]["status"] == "playing"
        await ben.until(lambda: ben.my_turn)
        await ben.act("confirm")
        await ada.until(lambda: ada.my_turn)
        assert (await ada.act("confirm"))["type"] == "done"


async def test_ending_early_still_needs_their_consent(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben", rated=True) as room:
        ada, ben = room.people
        await room.turns(1, points=4)
        await ada.ask(type="automate", seat=0)
        await ben.ask(type="end-early", agree=True)
        assert not ben.over
        await ada.ask(type="end-early", agree=True)
        await ben.until(lambda: ben.over)
        assert ben.table["outcome"]["ended"] == "agreed"


async def test_nobody_is_called_to_a_turn_that_is_played_for_them(tmp_path: Path) -> None:
    async with seated(tmp_path, "Ada", "Ben") as room:
        ada, ben = room.people
        await room.turns(1, points=4)
        await ada.ask(type="automate", seat=0)
        await ada.ask(type="leave")
        ada.received.clear()
        await ben.until(lambda: ben.my_turn)
        await ben.act("confirm")
        await ben.until(lambda: ben.my_turn)  # the seat of the other was played
        assert (await ada.ask(type="ping"))["type"] == "pong"
        assert not [message for message in ada.received if message["type"] == "your-turn"]

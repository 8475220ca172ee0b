"""Looking through a finished game.

Each position as a replay from the start gives it, for less work.
"""

from pathlib import Path
from typing import Any

import pytest

import guimard
from guimard.core.game_record import GameRecord
from guimard.core.match import Match
from guimard.server.tables.replays import MOST_GAMES, SPACING, ReplayedGame, Replays
from guimard.server.wire.refusals import Refusal

pytestmark = pytest.mark.anyio
GAMES = Path(__file__).resolve().parents[2] / "data" / "games"
METRO, METROMANIA = ((GAMES / f"{game}-01.record").read_text(encoding="utf-8") for game in ("metro", "metromania"))


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions played from now on, by any match."""
    played: list[str] = []
    play = Match.play

    def counted(match: Match[Any], text: str, seat: int | None = None) -> Any:
        played.append(text)
        return play(match, text, seat)

    monkeypatch.setattr(Match, "play", counted)
    return played


def test_every_step_is_what_a_replay_gives() -> None:
    actions, game = GameRecord.parse(METROMANIA).actions, ReplayedGame(METROMANIA)
    assert [move.action for move in game.summary().moves] == list(actions)
    for step in (*range(2 * SPACING + 2), len(actions)):
        match = guimard.replay(METROMANIA, until=step)
        for seat in (0, 1):
            shown = game.step(step, seat)
            assert (shown.to_act, shown.scores, shown.view) == (match.to_act, match.scores(), match.view(seat))
        assert game.step(step, None).view["viewer"] is None


def test_a_step_shows_the_events_of_its_own_action() -> None:
    game = ReplayedGame(METRO)
    moves = game.summary().moves
    for step in range(1, 2 * SPACING + 2):
        shown, public = game.step(step, moves[step - 1].seat).events, moves[step - 1].events
        assert [event["event"] for event in shown] == [event["event"] for event in public]
    assert game.step(0, None).events == []


def test_each_move_has_the_scores_after_it() -> None:
    game = ReplayedGame(METRO)
    moves = game.summary().moves
    for step in (1, SPACING, len(moves) - 1, len(moves)):
        assert moves[step - 1].scores == game.step(step, None).scores
    assert moves[-1].scores == game.summary().scores


def test_a_step_replays_a_few_actions_only(plays: list[str]) -> None:
    game = ReplayedGame(METRO)
    last = len(game.summary().moves)
    for step in (0, 1, SPACING, SPACING + 1, last):
        plays.clear()
        game.step(step, None)
        assert len(plays) <= SPACING


def test_there_is_no_step_after_the_last() -> None:
    game = ReplayedGame(METRO)
    with pytest.raises(Refusal, match="steps"):
        game.step(len(game.summary().moves) + 1, None)


def test_who_has_won_is_what_the_rules_say() -> None:
    level = (GAMES / "metromania-04.record").read_text(encoding="utf-8")
    summary = ReplayedGame(level).summary()
    assert (summary.scores, summary.winners) == ([0, 0], [1])  # Metromania 9.7: one has more finished lines


async def test_a_record_is_read_and_replayed_once(plays: list[str]) -> None:
    replays, reads = Replays(), 0

    async def read() -> str:
        nonlocal reads
        reads += 1
        return METRO

    first = await replays.find("one", read)
    assert await replays.find("one", read) is first
    assert (reads, len(plays)) == (1, len(GameRecord.parse(METRO).actions))
    for number in range(MOST_GAMES):
        await replays.find(f"another {number}", read)
    assert await replays.find("one", read) is not first  # it made room for others


async def test_a_record_that_does_not_fit_is_refused() -> None:
    async def read() -> str:
        return METRO.replace("lay", "draw", 1)

    with pytest.raises(Refusal) as refusal:
        await Replays().find("wrong", read)
    assert refusal.value.reason == "bad-record"

"""Outcomes, places and ratings."""

from dataclasses import replace
from typing import Any

import pytest
from tests.support.toy_game import TOY

from guimard.core.match import Setup
from guimard.server.tables.results import is_rated, outcome_now, places, played_alone, rating_number, won
from guimard.server.tables.seating import over_without
from guimard.server.wire.shapes import Outcome
from guimard.store.tables import SeatRow, StoredTable, TableRow

ROW = TableRow("t", "metro", 1, "", "s", "i", "{}", True, False, True, "a", "finished", 0)
A, B, C = (SeatRow("human", player) for player in "abc")
BOT = SeatRow("bot", level="easy")
MANY = 100


def outcome(
    *scores: int, winners: list[int] | None = None, left: dict[int, Any] | None = None, **more: Any
) -> Outcome:
    values: dict[str, Any] = {
        "scores": list(scores),
        "winners": [0] if winners is None else winners,
        "ended": "played",
        "ratings": [None] * len(scores),
        "left": [(left or {}).get(seat) for seat in range(len(scores))],
        "stand_in_actions": [0] * len(scores),
    }
    return Outcome(**{**values, **more})


def table(*seats: SeatRow, **more: Any) -> StoredTable:
    return StoredTable(replace(ROW, **more), seats, {})


def test_places_go_by_points_and_winners_of_a_tie_come_first() -> None:
    assert places(outcome(90, 20, 50)) == [1, 3, 2]
    assert places(outcome(50, 50, 50, winners=[1])) == [2, 1, 2]


@pytest.mark.parametrize("status", ["resigned", "timed-out", "handed-over"])
def test_who_left_comes_last_whatever_the_points_of_the_bot(status: str) -> None:
    assert places(outcome(90, 20, 50, winners=[2], left={0: status})) == [3, 2, 1]
    assert places(outcome(90, 20, 50, winners=[2], left={0: status, 1: "resigned"})) == [2, 2, 1]


def test_those_who_agreed_to_stop_share_the_first_place() -> None:
    assert places(outcome(90, 20, 50, winners=[1], left={0: "resigned"}, ended="agreed")) == [3, 1, 1]


@pytest.mark.parametrize("status", ["resigned", "timed-out", "handed-over"])
def test_nobody_who_left_wins(status: Any) -> None:
    match = Setup(TOY, 3, {}).start("seed")
    for action in ("note 4", "confirm", "note 1", "confirm", "note 2", "confirm"):
        match.play(action)
    seats = (replace(A, status=status, level="one-ply"), B, C)
    ended = outcome_now(match, "left", seats, {"c:1": 0, "b:2": 0, "b:3": 0, "c:4": 1})
    assert (ended.scores, ended.winners, ended.left) == ([4, 1, 2], [2], [status, None, None])
    assert ended.stand_in_actions == [2, 0, 0]
    assert outcome_now(match, "left", (A, B, C), {}).winners == [0]


def test_the_game_is_over_when_one_is_left_or_only_bots_are() -> None:
    gone = replace(A, status="resigned")
    assert over_without([gone, B])
    assert over_without([gone, replace(B, status="timed-out"), C])
    assert over_without([gone, BOT, BOT])
    assert not over_without([gone, B, C])
    assert not over_without([gone, B, BOT])
    assert not over_without([replace(A, status="handed-over"), B])  # may come back


def test_a_win_and_points_count_only_if_no_bot_played_for_the_person() -> None:
    assert won(table(A, B, C), outcome(90, 20, 50), "a")
    assert not won(table(A, B, C), outcome(90, 20, 50), "b")
    helped = outcome(90, 20, 50, stand_in_actions=[1, 0, 0])
    assert not won(table(A, B, C), helped, "a")
    assert [played_alone(table(A, B, C), helped, who) for who in "ab"] == [[], [1]]
    assert played_alone(table(A, B, C), outcome(90, 20, 50, left={0: "resigned"}), "a") == []


def test_a_newcomer_has_1000_and_better_players_have_more() -> None:
    assert [rating_number(ordinal) for ordinal in (-2.0, 0.0, 0.5, 10.0)] == [920, 1000, 1020, 1400]


def test_every_way_out_is_rated_and_a_game_of_few_turns_is_not() -> None:
    assert is_rated(table(A, B), outcome(9, 2), 1)
    for status in ("handed-over", "timed-out", "resigned"):
        assert is_rated(table(A, B), outcome(9, 2, left={1: status}), 1)
        assert is_rated(table(A, B), outcome(9, 2, left={1: status}, ended="left"), 10)
        assert not is_rated(table(A, B), outcome(9, 2, left={1: status}, ended="left"), 9)
        assert is_rated(table(A, B, C), outcome(9, 2, 3, left={1: status}, ended="agreed"), MANY)


def test_only_games_between_people_are_rated() -> None:
    assert not is_rated(table(A, B, rated=False), outcome(9, 2), MANY)
    assert not is_rated(table(A, B), outcome(9, 2, ended="agreed"), MANY)
    assert not is_rated(table(A, A), outcome(9, 2), MANY)
    assert not is_rated(table(A), outcome(9), MANY)
    assert not is_rated(table(A, BOT), outcome(9, 2), MANY)

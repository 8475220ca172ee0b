"""Places and ratings."""

from dataclasses import replace

from guimard.server.tables.results import is_rated, places, shown, won
from guimard.server.wire.shapes import Outcome
from guimard.store.tables import SeatRow, StoredTable, TableRow

ROW = TableRow("t", "metro", 1, "", "s", "i", "{}", True, False, True, "a", "finished", 0)
A, B, C = (SeatRow("human", player) for player in "abc")
PLAYED = Outcome(scores=[90, 20, 50], winners=[0], ended="played", ratings=[None] * 3)


def table(*seats: SeatRow) -> StoredTable:
    return StoredTable(ROW, seats, {})


def test_places_go_by_points_and_winners_of_a_tie_come_first() -> None:
    assert places(table(A, B, C), PLAYED) == [1, 3, 2]
    tied = Outcome(scores=[50, 50, 50], winners=[1], ended="played", ratings=[None] * 3)
    assert places(table(A, B, C), tied) == [2, 1, 2]


def test_who_resigned_comes_last_whatever_the_points() -> None:
    assert places(table(replace(A, fate="resigned"), B, C), PLAYED) == [3, 2, 1]


def test_who_resigned_has_not_won() -> None:
    assert won(table(A, B, C), PLAYED, "a")
    assert not won(table(A, B, C), PLAYED, "b")
    assert not won(table(replace(A, fate="resigned"), B, C), PLAYED, "a")


def test_a_newcomer_has_1000_and_better_players_have_more() -> None:
    assert [shown(ordinal) for ordinal in (-2.0, 0.0, 0.5, 10.0)] == [920, 1000, 1020, 1400]


def test_only_people_who_played_themselves_to_the_end_are_rated() -> None:
    agreed = Outcome(scores=[9, 2], winners=[0], ended="agreed", ratings=[None] * 2)
    assert is_rated(table(A, replace(B, fate="resigned")), PLAYED)
    assert not is_rated(replace(table(A, B), row=replace(ROW, rated=False)), PLAYED)
    assert not is_rated(table(A, B), agreed)
    assert not is_rated(table(A, A), PLAYED)
    assert not is_rated(table(A), PLAYED)
    assert not is_rated(table(A, SeatRow("bot", level="easy")), PLAYED)
    for fate in ("handed-over", "timed-out"):
        assert not is_rated(table(A, replace(B, fate=fate)), PLAYED)

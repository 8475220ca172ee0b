"""Places and ratings."""

from guimard.server.tables.results import places
from guimard.server.wire.shapes import Outcome
from guimard.store.tables import SeatRow, StoredTable, TableRow


def test_who_resigned_comes_last_whatever_the_points() -> None:
    row = TableRow("t", "metro", 1, "", "s", "i", "{}", True, False, True, "a", "finished", 0)
    seats = (SeatRow("human", "a", fate="resigned"), SeatRow("human", "b"), SeatRow("human", "c"))
    outcome = Outcome(scores=[90, 20, 50], winners=[0], ended="played", ratings=[None] * 3)
    assert places(StoredTable(row, seats, {}), outcome) == [3, 2, 1]

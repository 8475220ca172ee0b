"""Metro 2: the board, its stations and its centre."""

from typing import Any

import pytest

import guimard
from guimard.games.metro import Board
from tests.support.metro.play import METRO, Play

LAYOUT: Any = METRO.layout()


def lines(play: Play) -> dict[Any, Any]:
    view: Any = play.view(None)
    return {line["departure"]: line for line in view["lines"]}


def test_stations_are_numbered_anticlockwise_from_the_top_right() -> None:
    places = [(s["side"], s["row"], s["column"]) for s in LAYOUT["stations"]]
    assert places[:8] == [("N", 0, column) for column in range(7, -1, -1)]
    assert places[8:16] == [("W", row, 0) for row in range(8)]
    assert places[16:24] == [("S", 7, column) for column in range(8)]
    assert places[24:] == [("E", row, 7) for row in range(7, -1, -1)]
    assert [s["number"] for s in LAYOUT["stations"]] == list(range(1, 33))


def test_no_tile_goes_to_the_four_cells_of_the_centre() -> None:
    assert LAYOUT["centre"] == ["D4", "E4", "D5", "E5"]
    for cell in LAYOUT["centre"]:
        with pytest.raises(guimard.BadText):
            METRO.parse(f"lay aaaa {cell}")
    with pytest.raises(guimard.Illegal):
        Board.parse("aaaa33", check=False)


def test_every_line_waits_at_its_station_for_its_first_tile() -> None:
    waiting = lines(Play("seats=2 hands=aaaa/aaaa"))
    assert list(waiting) == list(range(1, 33))
    assert (waiting[1]["next"], waiting[1]["side"]) == ("H1", "N")
    assert (waiting[9]["next"], waiting[9]["side"]) == ("A1", "W")
    assert (waiting[17]["next"], waiting[17]["side"]) == ("A8", "S")
    assert (waiting[25]["next"], waiting[25]["side"]) == ("H8", "E")
    assert not any(line["complete"] or line["after"] for line in waiting.values())


@pytest.mark.parametrize(
    ("cells", "station", "end"),
    [
        ("aaaaD1+aaaaD2+aaaaD3", 5, "I"),
        ("aaaaE1+aaaaE2+aaaaE3", 4, "II"),
        ("aaaaF4+aaaaG4+aaaaH4", 29, "III"),
        ("aaaaF5+aaaaG5+aaaaH5", 28, "IV"),
        ("aaaaE6+aaaaE7+aaaaE8", 21, "V"),
        ("aaaaD6+aaaaD7+aaaaD8", 20, "VI"),
        ("aaaaA5+aaaaB5+aaaaC5", 13, "VII"),
        ("aaaaA4+aaaaB4+aaaaC4", 12, "VIII"),
    ],
)
def test_the_centre_has_eight_stations(cells: str, station: int, end: str) -> None:
    line = lines(Play(f"seats=2 board={cells} hands=cccc/cccc"))[station]
    assert (line["arrives"], line["after"], line["times"], line["points"]) == (end, 3, 2, 6)


def test_on_a_full_board_every_line_arrives_somewhere_else() -> None:
    match = guimard.game("metro", seats=4).start(seed="full board")
    while not match.over:
        match.play(match.legal()[0])
    view: Any = match.view(None)
    arrivals = [line["arrives"] for line in view["lines"]]
    assert all(line["complete"] for line in view["lines"])
    assert len(set(arrivals)) == 32
    assert view["to_lay"] == 0


@pytest.mark.parametrize("players", [1, 7])
def test_the_study_board_knows_two_to_six_players(players: int) -> None:
    with pytest.raises(guimard.BadText, match="2 to 6 players"):
        Board().points(players)

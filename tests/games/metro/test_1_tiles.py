"""Metro 1: the tiles."""

from itertools import permutations
from typing import Any

from guimard.games.metro.text.actions import parse, text
from tests.support.metro.play import METRO

TILES: Any = METRO.layout()["tiles"]


def test_the_24_tiles_are_the_24_permutations_of_the_sides() -> None:
    assert sorted(tuple(tile["exits"]) for tile in TILES.values()) == sorted(permutations(range(4)))


def test_a_letter_says_where_a_line_goes_that_enters_by_its_side() -> None:
    north, east, south, west = range(4)
    assert TILES["aaaa"]["exits"] == [south, west, north, east]  # straight on
    assert TILES["bbbb"]["exits"] == [east, south, west, north]  # clockwise
    assert TILES["cccc"]["exits"] == [west, north, east, south]  # counter-clockwise
    assert TILES["dddd"]["exits"] == [north, east, south, west]  # back
    assert TILES["aacb"]["exits"] == [south, west, east, north]


def test_there_are_60_tiles() -> None:
    counts = {code: tile["count"] for code, tile in TILES.items()}
    assert sum(counts.values()) == 60
    assert sorted(code for code in counts if counts[code] == 4) == ["aaaa", "aacb", "acba", "baac", "cbaa"]
    assert sorted(code for code in counts if counts[code] == 3) == ["bcbc", "cbcb"]
    assert sum(count == 2 for count in counts.values()) == 17


def test_turning_a_tile_gives_another_of_the_24() -> None:
    state = METRO.parse_position("metro seats=2 orientation=free board=aacbA1r1+aacbB1r2+aacbC1r3 hands=aaaa/aaaa")
    view: Any = METRO.describe(METRO.view(state, None))
    assert [tile["code"] for tile in view["board"]] == ["baac", "cbaa", "acba"]
    assert [tile["tile"] for tile in view["board"]] == ["aacb", "aacb", "aacb"]


def test_turns_that_look_the_same_are_one_action() -> None:
    assert text(parse("lay aaaa A1 r3")) == "lay aaaa A1"
    assert text(parse("lay adad A1 r3")) == "lay adad A1 r1"
    assert text(parse("lay aacb A1 r3")) == "lay aacb A1 r3"

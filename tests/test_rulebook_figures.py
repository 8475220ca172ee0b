"""What the figures of the rulebooks show is what the rules do."""

import re
from typing import Any

from guimard.games.metro import Board
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lattice import STEPS
from guimard.games.rulebook import rulebook
from tests.support.metro.play import Play
from tests.support.metromania.tables import legal, table, trip

SEATS = "RGBO"
LINE = re.compile(r"([RGBO])=(\d\.\d[ab](?:\d[lr])*)")


def figures(game: str) -> list[str]:
    return re.findall(r"\]\(figure:([^)]+)\)", rulebook(game, "en"))


def parts(figure: str) -> dict[str, list[str]]:
    """The words of a figure of Metromania: ``lines`` first, then what has a name."""
    lines, *named = figure.split(";")
    return {"lines": lines.split(",")} | {name: value.split("+") for name, value in (n.split("=", 1) for n in named)}


def lines_of(words: list[str]) -> dict[str, str]:
    """Lines by their names in a position."""
    found = [LINE.fullmatch(word) for word in words]
    return {f"{SEATS.index(line[1])}.1": line[2] for line in found if line}


def test_lines_of_metro_have_the_points_that_are_drawn() -> None:
    drawn = 0
    for tiles, lines in (figure.split(";") for figure in figures("metro") if "=x" not in figure):
        placed = [(tile[:4], ord(tile[4]) - ord("A"), int(tile[5]) - 1) for tile in tiles.split("+")]
        board = Board.parse("".join(f"{code}{row}{column}" for code, column, row in placed))
        for station, points in re.findall(r"(\d+)[YB]=(\d+)", lines):
            assert board.station_points(int(station)) == int(points)
            drawn += 1
    assert drawn == 2


def test_what_is_crossed_out_in_metro_is_refused() -> None:
    tiles, lines = figures("metro")[0].split(";")
    assert re.fullmatch(r"(\d+[YB]=x,?)+", lines)
    for tile in tiles.split("+"):
        assert Play(f"seats=2 hands={tile[:4]}/aaaa").refusal(f"lay {tile[:4]} {tile[4:]}") == "one-tile-line"


def test_a_line_of_metromania_may_go_where_it_is_drawn_to_go() -> None:
    words = parts(figures("metromania")[0])
    state = table(lines=lines_of(words["lines"]))
    tip = METROMANIA.describe(state)["lines"][0]["tip"]  # type: ignore[index, call-overload]
    q, r = map(int, str(tip).split(","))
    ways = {f"{q + dq},{r + dr}": str(d) for d, (dq, dr) in enumerate(STEPS)}
    assert {ways[text.split()[2]] for text in legal(state, "dig 1")} == set(words["may"])
    assert set(words["not"]) | set(words["may"]) | {"3"} == set("012345")


def test_stations_of_metromania_are_forced_where_they_are_drawn() -> None:
    words = parts(figures("metromania")[1])
    lines = lines_of(words["lines"])
    way = lines.pop("1.1")
    built: list[str] = []
    for i in range(4, len(way), 2):
        state = table(lines=lines | {"1.1": way[:i]}, stations=" ".join(built), turn=1)
        path: Any = METROMANIA.describe(table(lines=lines | {"1.1": way[: i + 2]}))
        there = next(line["path"][-1] for line in path["lines"] if line["seat"] == 1 and line["path"])
        text = f"dig 1 {there} {'left' if way[i + 1] == 'l' else 'right'}"
        action: Any = next(a for a in METROMANIA.actions(state) if str(a["text"]).startswith(text))
        built += [station["vertex"] for station in action["consequences"]["stations"]]
    assert built == words["stations"]


def test_a_trip_of_metromania_takes_the_way_and_the_time_that_are_drawn() -> None:
    words = parts(figures("metromania")[2])
    placed, holders = {}, {}
    for word in words["A"]:
        kind, cell, seat = re.fullmatch(r"([RCE])@([-\d,]+)\.([RGBO])", word).groups()  # type: ignore[union-attr]
        placed[f"A{kind}"], holders[f"A{kind}"] = cell, SEATS.index(seat)
    state = table(lines_of(words["lines"]), " ".join(words["stations"]), placed, holders)
    found = trip(state, "A")
    assert found["minutes"] == 6
    assert found["points"] == [0, 6, 6, 0]
    drawn = [section.split(":") for section in words["trip"]]
    assert [[[SEATS[s["seat"]], s["from"], s["to"]] for s in route] for route in found["routes"]] == [drawn]

"""Metro 5: scoring, with the examples that are printed in the rulebooks."""

import random
from typing import Any

import pytest

import guimard
from guimard.core.events import seen_by
from guimard.games.metro import Board
from tests.support.metro.play import METRO, Play


@pytest.mark.parametrize(
    ("placement", "station", "points"),
    [
        ("adad03cbcb04", 4, 3),  # two tiles, one of them passed twice
        ("acba03cbaa04", 4, 2),
        ("aaaa10aaaa11aaaa12baac13aaaa23", 10, 10),  # five tiles into the centre
        ("aaaa10aaaa11ccda02bbbb12baac13aaaa23", 10, 14),  # seven passes into the centre, one tile crossed twice
    ],
)
def test_printed_examples(placement: str, station: int, points: int) -> None:
    board = Board.parse(placement)
    assert board.station_points(station) == points
    assert Board.parse(placement[:-6]).station_points(station) == 0


def test_the_printed_example_of_yellow_green_and_orange_together() -> None:
    """One position of four players: 3, 2 and 10 points.

    Yellow passes 2 tiles, one of them twice; orange passes 5 into the centre.
    """
    play = Play("seats=4 board=adadD1+aaaaA2+aaaaB2+aaaaC2+baacD2+cbaaA8 hands=cbcb/acba/aaaa/cccc")
    play.play("lay cbcb E1")
    assert play.points == {"yellow": 3}
    play.play("lay acba A7")
    assert play.points == {"yellow": 3, "green": 2}
    play.play("lay aaaa D3")
    assert play.points == {"yellow": 3, "green": 2, "orange": 10}


def test_the_printed_example_of_14_for_green() -> None:
    """Green's line passes 7 tiles, E2 twice, and arrives in the centre: 7 x 2."""
    play = Play("seats=4 board=baacD1+baacE1+baacE2+ddddF2+cbaaD2 hands=aaaa/cccc/cccc/acba")
    before = play.points
    events: Any = play.play("lay aaaa D3")
    (line,) = [event for event in events if event["event"] == "complete" and event["owner"] == "green"]
    assert (line["departure"], line["arrives"], line["after"], line["times"], line["points"]) == (5, "I", 7, 2, 14)
    assert play.points["green"] == before.get("green", 0) + 14


def test_a_line_scores_at_once_for_its_owner() -> None:
    play = Play("seats=4 board=acbaD1 hands=cbaa/aaaa/aaaa/aaaa")
    events: Any = play.play("lay cbaa E1")
    assert [event["event"] for event in events] == ["lay", "complete", "refill"]
    assert events[1] | {"event": "", "seat": 0} == {
        "event": "",
        "seat": 0,
        "departure": 4,
        "owner": "yellow",
        "before": 0,
        "after": 2,
        "complete": True,
        "times": 1,
        "points": 2,
        "arrives": 5,
    }
    assert play.points == {"yellow": 2}


def test_whoever_completes_it_the_owner_gets_the_points() -> None:
    play = Play("seats=4 turn=2 board=acbaD1 hands=aaaa/aaaa/cbaa/aaaa")
    play.play("lay cbaa E1")
    assert play.points == {"yellow": 2}


def test_into_the_centre_it_counts_double() -> None:
    play = Play("seats=2 board=aaaaD1+aaaaD2 hands=aaaa/cccc")
    play.play("lay aaaa D3")
    assert play.points == {"yellow": 6}


def test_one_tile_may_complete_several_lines() -> None:
    """Stations 4 and 5 are joined both ways."""
    play = Play("seats=4 board=bcbcD1 hands=cddb/cccc/aaaa/aaaa")
    events: Any = play.play("lay cddb E1")
    complete = [(e["departure"], e["arrives"]) for e in events if e["event"] == "complete"]
    assert sorted(complete) == [(4, 5), (5, 4)]
    assert play.points == {"yellow": 2, "green": 2}


def test_loops_that_reach_no_station_never_matter() -> None:
    """Four tiles that lead a track around their common corner."""
    play = Play("seats=2 board=aacbB2+baacC2+cbaaC3 hands=acba/aaaa")
    events: Any = play.play("lay acba B3")
    assert events[0]["lines"] == []
    assert play.points == {}


@pytest.mark.parametrize("modules", ["none", "stations", "companies", "companies+stations", "central-tracks"])
def test_consequences_are_what_happens(modules: str) -> None:
    """What a player is shown before an action is what the action does."""
    chosen = [] if modules == "none" else modules.split("+")
    match = guimard.game("metro", seats=3, modules=chosen, orientation="free").start(seed=modules)
    chance = random.Random(modules)
    while not match.over:
        before: Any = match.view(None)
        action: Any = chance.choice(match.actions())
        events: Any = seen_by(match.play(action["text"]), None)
        after: Any = match.view(None)
        promised = action["consequences"].get("points", {})
        assert after["points"] == {c: n + promised.get(c, 0) for c, n in before["points"].items()}
        shown = {line["departure"]: line for line in after["lines"]}
        for line in action["consequences"].get("lines", []):
            now = shown[line["departure"]]
            assert {**line, "before": None} == {**now, "before": None}
            if line["departure"] in range(1, 33):
                (was,) = [old for old in before["lines"] if old["departure"] == line["departure"]]
                assert line["before"] == was["after"]
        complete = [line for line in action["consequences"].get("lines", []) if line["complete"]]
        told = [event for event in events if event["event"] == "complete"]
        assert [{**line, "event": "complete", "seat": before["turn"]} for line in complete] == told


def test_most_points_win_and_a_tie_is_shared() -> None:
    match = guimard.game("metro", seats=3).start(seed=1)
    while not match.over:
        match.play(match.legal()[0])
    state = METRO.parse_position(match.position())
    state.points[:3] = [50, 70, 60]
    assert METRO.result(state) == type(match.result())((50, 70, 60), (1,))  # type: ignore[misc]
    state.points[:3] = [70, 50, 70]
    result = METRO.result(state)
    assert result is not None
    assert result.winners == (0, 2)


def test_a_seat_is_settled_when_its_last_line_is_complete() -> None:
    """Only its own lines pay, and each of them once."""
    match = guimard.game("metro", seats=6).start(seed=1)
    chance = random.Random(1)
    seen = 0
    while not match.over:
        view: Any = match.view(None)
        for seat in range(6):
            own = [line for line in view["lines"] if line["owner"] == view["colours"][seat]]
            assert match.game.is_settled(match.state, seat) == all(line["complete"] for line in own)
            seen += match.game.is_settled(match.state, seat)
        match.play(chance.choice(match.legal()))
    assert seen > 0
    assert all(match.game.is_settled(match.state, seat) for seat in range(6))

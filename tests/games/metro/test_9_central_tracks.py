"""Metro 9: module 3, central tracks."""

from typing import Any

import pytest

import guimard
from tests.support.metro import tracer
from tests.support.metro.play import Play

EIGHT = ["aacb", "cbaa", "acba", "cbcb", "bcbc", "aaaa", "bbbb", "cccc"]
COLUMN = "board=aaaaD1+aaaaD2+aaaaD3+aacbD6+aacbD7 hands=aacb/cccc"
STRAIGHT = "modules=central-tracks centre=aaaa+bbbb+aacb+cccc"


def looks(code: str) -> set[str]:
    return {tracer.turned(code, quarters) for quarters in range(4)}


def test_four_of_the_eight_cover_the_centre_in_any_orientation() -> None:
    seen = set()
    for seed in range(60):
        match = guimard.game("metro", seats=2, modules=["central-tracks"]).start(seed=seed)
        centre = dict(word.split("=") for word in match.position().split()[1:])["centre"].split("+")
        assert len(centre) == 4
        rest = EIGHT.copy()
        for code in sorted(centre, key=lambda code: sum(bool(looks(e) & {code}) for e in EIGHT)):
            rest.remove(next(e for e in rest if code in looks(e)))
        seen |= set(centre)
    assert seen == set().union(*map(looks, EIGHT))


def test_lines_run_through_and_nothing_is_doubled() -> None:
    play = Play(f"seats=2 {STRAIGHT} {COLUMN}")
    play.play("lay aacb D8")
    assert play.points["yellow"] == 8  # station 5 straight down to station 20: six tiles and two of the centre


def test_an_option_makes_central_tiles_count_nothing() -> None:
    play = Play(f"seats=2 central_points=no {STRAIGHT} {COLUMN}")
    play.play("lay aacb D8")
    assert play.points["yellow"] == 6


def test_central_tiles_are_no_neighbours() -> None:
    play = Play(f"seats=2 {STRAIGHT} hands=aaaa/aaaa")
    assert play.refusal("lay aaaa D3") == "not-adjacent"
    assert len(play.cells("aaaa").split()) == 28


def test_every_line_ends_at_the_edge() -> None:
    match = guimard.game("metro", seats=2, modules=["central-tracks"]).start(seed=1)
    while not match.over:
        match.play(match.legal()[0])
    lines: Any = match.view(None)["lines"]
    assert sorted(line["arrives"] for line in lines) == list(range(1, 33))
    assert {line["times"] for line in lines} == {1}


@pytest.mark.parametrize("other", ["companies", "station-numbers"])
def test_it_goes_with_the_other_modules(other: str) -> None:
    guimard.game("metro", seats=2, modules=["central-tracks", other]).start(seed=1)

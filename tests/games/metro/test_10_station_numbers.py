"""Metro 10: module 4, station numbers."""

from typing import Any

import pytest

import guimard
from guimard.core.rng import new_rng
from tests.support.metro.play import Play

HELD = "held=1+9+17+28/2+10+18+25/3+11+19+26/4+12+20+27"
WAY_TO_28 = "aaaaA1+aaaaB1+aaaaC1+aaaaD1+acbaE1+acbaF1+acbaG1+baacH1+aacbH2+aacbH3+aacbH4"


@pytest.mark.parametrize(("seats", "numbers"), [(2, 1), (6, 1), (2, 2), (4, 2), (2, 3), (2, 4), (3, 2)])
def test_everybody_gets_as_many_of_each_colour(seats: int, numbers: int) -> None:
    match = guimard.game("metro", seats=seats, modules=["station-numbers"], numbers=numbers).start(seed=1)
    held = dict(word.split("=") for word in match.position().split()[1:])["held"].split("/")
    assert len(held) == seats
    dealt = [int(n) for hand in held for n in hand.split("+")]
    assert len(set(dealt)) == len(dealt) == 4 * numbers * seats
    for hand in held:
        sides = [(int(n) - 1) // 8 for n in hand.split("+")]
        assert sides == sorted(list(range(4)) * numbers)


@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_as_many_as_there_are(seats: int, most: int) -> None:
    for numbers in range(1, 5):
        if numbers <= most:
            guimard.game("metro", seats=seats, modules=["station-numbers"], numbers=numbers).start(seed=1)
        else:
            with pytest.raises(guimard.BadOptions, match="There are 8 numbers of each colour"):
                guimard.game("metro", seats=seats, modules=["station-numbers"], numbers=numbers)


def test_without_the_module_their_number_does_not_matter() -> None:
    guimard.game("metro", seats=6, numbers=4).start(seed=1)


def test_they_are_secret_until_the_end() -> None:
    match = guimard.game("metro", seats=2, modules=["station-numbers"]).start(seed=1)

    def held(position: str) -> list[str]:
        return dict(word.split("=") for word in position.split()[1:])["held"].split("/")

    truth = held(match.position())
    assert held(match.position_seen_by(0)) == [truth[0], "?+?+?+?"]
    assert held(match.position_seen_by(None)) == ["?+?+?+?", "?+?+?+?"]
    while not match.over:
        match.play(match.legal()[0])
    assert held(match.position_seen_by(None)) == truth


def test_they_may_be_played_open() -> None:
    match = guimard.game("metro", seats=3, modules=["station-numbers"], open_numbers=True).start(seed=1)
    truth = dict(word.split("=") for word in match.position().split()[1:])["held"]
    for seat in (0, 1, 2, None):
        view: Any = match.view(seat)
        assert "/".join("+".join(map(str, held)) for held in view["numbers"]) == truth
        assert view["options"]["open_numbers"] is True


def test_the_printed_example_number_28_pays_12() -> None:
    """Green's line from station 9 along the top and down the right side.

    12 tiles, and yellow holds 28.
    """
    table = f"seats=4 modules=station-numbers board={WAY_TO_28} hands=baac/cccc/cccc/dddd {HELD}"
    play = Play(table)
    before, points = play.final_scores(), play.points
    play.play("lay baac H5")
    gained = {c: n - points.get(c, 0) for c, n in play.points.items() if n != points.get(c, 0)}
    assert gained == {"green": 12}
    assert play.final_scores() == [before[0] + 12, before[1], before[2], before[3] + 12]


def test_a_line_of_nobody_pays_nothing() -> None:
    """With three players station 16 is nobody's; its line arrives at 18."""
    play = Play(
        "seats=3 modules=station-numbers board=aaaaA8 hands=baac/aaaa/aaaa held=1+9+17+25/2+10+18+26/3+11+19+27"
    )
    play.play("lay baac B8")
    assert play.final_scores() == [0, 0, 0]
    owned = Play("seats=2 modules=station-numbers board=aaaaA8 hands=baac/aaaa held=1+9+17+25/2+10+18+26")
    owned.play("lay baac B8")
    assert owned.final_scores() == [0, 4]  # blue's line of 2, and blue holds 18


def test_a_line_from_the_centre_pays_double() -> None:
    """I up to station 5 over three tiles.

    3 points for its owner, 6 for the holder of number 5.
    """
    play = Play(
        "seats=2 modules=stations+station-numbers board=aaaaD2+aaaaD3 wagons=IB hands=aaaa/cccc "
        "held=5+9+17+25/2+10+18+26"
    )
    play.play("lay aaaa D1")
    assert play.points == {"yellow": 6, "blue": 3}  # and yellow's own line from station 5 into the centre
    assert play.final_scores() == [6 + 6, 3]
    view: Any = play.view(0)
    assert view["number_points"][5 - 1] == 6
    assert sum(view["number_points"]) == 6


def test_a_wagon_on_a_complete_line_pays_the_same() -> None:
    play = Play(
        "seats=2 modules=stations+station-numbers board=aaaaD1+aaaaD2+aaaaD3 turn=1 hands=aaaa/cccc "
        "held=5+9+17+25/2+10+18+26"
    )
    assert play.final_scores() == [6, 0]
    play.play("station I")
    assert play.final_scores() == [6 + 6, 3]


def test_with_companies_the_lines_of_companies_pay() -> None:
    play = Play(
        "seats=2 modules=companies+station-numbers board=acbaD1 hands=cbaa/aaaa shares=YBOG/BOGP "
        "held=5+9+17+25/2+10+18+26"
    )
    before = play.final_scores()
    play.play("lay cbaa E1")  # station 4 to 5: green 2 points, and first of all companies
    now = play.final_scores()
    assert play.points == {"green": 2}
    assert now == [before[0] + 2 - (1 + 2 + 3), before[1] - (1 + 2 + 4)]


def test_central_lines_into_the_centre_pay_no_number() -> None:
    play = Play(
        "seats=2 modules=stations+station-numbers board=aaaaD3 wagons=IB hands=dada/cccc held=5+9+17+25/2+10+18+26"
    )
    play.play("lay dada D2")
    assert play.final_scores() == [0, 3]


def test_an_imagined_world_deals_every_number_once() -> None:
    """Four players with two of each colour hold all 32.

    Nobody else can have one of mine.
    """
    match = guimard.game("metro", seats=4, modules=["station-numbers"], numbers=2).start(seed=1)
    for seed in range(5):
        world = match.game.imagine(match.observation(0), new_rng(seed))
        dealt: Any = match.game.describe(world)["numbers"]
        assert sorted(number for held in dealt for number in held) == list(range(1, 33))


def test_the_terminal_shows_what_each_number_pays() -> None:
    words = (
        "metro seats=2 modules=stations+station-numbers board=aaaaD1+aaaaD2+aaaaD3 wagons=IB hands=aaaa/cccc "
        "held=5+9+17+25/2+10+18+26"
    )
    assert "Your numbers: 5 (+6) 9 17 25" in str(guimard.from_position(words))
    assert "Numbers of seat" not in str(guimard.from_position(words))
    shown = str(guimard.from_position(f"{words} open_numbers=yes"))
    assert "Numbers of seat 2: 2 10 18 26" in shown

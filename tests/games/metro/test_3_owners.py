"""Metro 3: who owns which station."""

from typing import Any

import pytest

import guimard
from tests.games.metro import tracer
from tests.games.metro.play import Play


@pytest.mark.parametrize("seats", range(2, 7))
def test_wagons_stand_where_the_chart_says(seats: int) -> None:
    view: Any = guimard.game("metro", seats=seats).start(seed=1).view(None)
    owners = {line["departure"]: line["owner"] for line in view["lines"]}
    for colour, numbers in zip(tracer.COLOURS, tracer.CHARTS[seats], strict=False):
        assert [n for n, owner in owners.items() if owner == colour] == sorted(numbers)
    assert view["colours"] == tracer.COLOURS[:seats]


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_as_many_stations(seats: int) -> None:
    assert [len(numbers) for numbers in tracer.CHARTS[seats]] == [{2: 16, 3: 10, 4: 8, 5: 6, 6: 5}[seats]] * seats


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_lines_of_nobody_score_nothing(seats: int) -> None:
    play = Play(f"seats={seats} board=aaaaA8 hands={'/'.join(['baac'] * 3 + ['cbaa'] * (seats - 3))}")
    events: Any = play.play("lay baac B8")
    (complete,) = [event for event in events if event["event"] == "complete"]
    assert (complete["departure"], complete["arrives"], complete["after"]) == (16, 18, 2)
    assert (complete["owner"], complete["points"]) == (None, 0)
    assert play.points == {}


def test_with_two_players_the_same_line_is_blue() -> None:
    play = Play("seats=2 board=aaaaA8 hands=baac/aaaa")
    play.play("lay baac B8")
    assert play.points == {"blue": 2}

"""Metro 3: who owns which station."""

from typing import Any

import pytest

import guimard
from tests.support.metro import tracer
from tests.support.metro.play import Play


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


def test_the_printed_card_of_purple_with_six_players() -> None:
    """Purple is the fifth colour; one of its stations is number 9, Place de Clichy."""
    match = guimard.game("metro", seats=6).start(seed=1)
    view: Any = match.view(4)
    assert view["colours"][4] == "purple"
    assert [line["departure"] for line in view["lines"] if line["owner"] == "purple"] == [3, 9, 13, 23, 30]
    layout: Any = match.game.layout()
    assert {station["number"]: station["name"] for station in layout["stations"]}[9] == "Place de Clichy"


class TestChosenColours:
    """Metro 3.1: players choose their colours; the stations go with the colour."""

    COLOURS = ("green", "yellow", "orange", "blue")

    def test_stations_and_points_follow_the_colour(self) -> None:
        plain = guimard.game("metro", seats=4).start(seed=3)
        chosen = guimard.game("metro", seats=4, colours=self.COLOURS).start(seed=3)
        view: Any = chosen.view(0)
        assert view["colours"] == list(self.COLOURS) == view["options"]["colours"]
        while not plain.over:
            action = next(text for text in plain.legal() if text.startswith("lay"))
            plain.play(action)
            chosen.play(action)
        by_colour = dict(zip(("yellow", "blue", "orange", "green"), plain.scores(), strict=True))
        assert chosen.scores() == [by_colour[colour] for colour in self.COLOURS]

    def test_the_usual_order_is_the_same_as_none(self) -> None:
        usual = guimard.game("metro", seats=3, colours=["yellow", "blue", "orange"])
        assert usual.options["colours"] == ()
        assert "colours" not in usual.start(seed=1).position()

    @pytest.mark.parametrize(
        "colours",
        [["yellow"], ["yellow", "green"], ["blue", "yellow", "orange"], ["blue", "blue"], ["blue", "pink"], "blue"],
    )
    def test_each_seat_has_one_of_the_colours_in_play(self, colours: Any) -> None:
        with pytest.raises(guimard.BadOptions, match="colours"):
            guimard.game("metro", seats=2, colours=colours)

    def test_texts_and_positions_read_as_they_are_written(self) -> None:
        match = guimard.game("metro", seats=4, colours=self.COLOURS, begins=3).start(seed=3)
        assert "begins=3 colours=green+yellow+orange+blue" in match.record()
        assert guimard.replay(match.record()) == match
        again = guimard.from_position(match.position())
        assert again.position() == match.position()
        assert again.view(None) == match.view(None)

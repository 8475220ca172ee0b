"""Section 11: transparent and rigorous town hall; and the options."""

import pytest

from guimard.core.errors import BadOptions
from guimard.games.metromania.game import METROMANIA
from tests.support.metromania.tables import match

RIGOROUS = [{"AR", "BC", "CE"}, {"DR", "AC", "EE"}, {"FR", "EC", "BE"}, {"CR", "FC", "DE"}]


def hands(view):
    return [{m["letter"] + m["type"] for m in player["hand"]} for player in view["players"]]


def test_transparent():  # 11.1
    game = match(4, town_hall="transparent")
    seen = [hands(game.view(seat)) for seat in (None, 0, 1, 2, 3)]
    assert all(view == seen[0] for view in seen)
    assert hands(match(4, "other", town_hall="transparent").view(None)) != seen[0]


def test_rigorous():  # 11.2
    assert hands(match(4, town_hall="rigorous").view(None)) == RIGOROUS


@pytest.mark.parametrize("seats", [2, 3])
def test_rigorous_is_for_four(seats):  # 11.2
    with pytest.raises(BadOptions, match="four players"):
        METROMANIA.options.check(seats, {"town_hall": "rigorous"})


@pytest.mark.parametrize(("seats", "lines"), [(2, 6), (2, 8), (3, 7), (4, 9), (4, 1)])
def test_more_lines_than_there_are_cannot_be_asked_for(seats, lines):
    with pytest.raises(BadOptions):
        METROMANIA.options.check(seats, {"blocked_lines": lines})

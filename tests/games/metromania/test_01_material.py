"""Section 1 of the rulebook: what is dealt."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import guimard
from guimard.core.deal import Deal
from guimard.core.rng import new_rng
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.state import TYPE
from tests.support.metromania.tables import match, table


def hands(seats, seed, **options):
    game = match(seats, seed, **options)
    return [game.view(seat)["players"][seat]["hand"] for seat in range(seats)]


def test_four_of_each_type():  # 1.4
    assert Counter(TYPE.tolist()) == {0: 4, 1: 4, 2: 4}


def test_each_player_gets_one_of_each_type_with_different_letters():  # 1.6
    for seed in range(30):
        for hand in hands(4, str(seed)):
            assert sorted(marker["type"] for marker in hand) == ["C", "E", "R"]
            assert len({marker["letter"] for marker in hand}) == 3


def valid_deals():
    """All deals of four players in which nobody has a letter twice."""
    by_type = [[m for m in range(12) if TYPE[m] == kind] for kind in range(3)]
    deals = set()
    for r in permutations(range(4)):
        for c in permutations(range(4)):
            for e in permutations(range(4)):
                holder = dict(zip([*by_type[0], *by_type[1], *by_type[2]], (*r, *c, *e), strict=True))
                if all(holder[2 * i] != holder[2 * i + 1] for i in range(6)):
                    deals.add(tuple(holder[m] for m in range(12)))
    return deals


def test_all_deals_are_equally_likely():  # 1.6
    deals = valid_deals()
    state = match(4, "x").observation(None)
    rng = new_rng(5)
    seen = Counter(tuple(METROMANIA.imagine(state, rng).holder.tolist()) for _ in range(6_000))
    assert set(seen) <= deals
    expected = 6_000 / len(deals)
    spread = sum((seen[deal] - expected) ** 2 / expected for deal in deals)
    freedom = len(deals) - 1
    assert abs(spread - freedom) < 5 * np.sqrt(2 * freedom)  # chi-squared, five standard deviations


def test_dealing_never_fails():
    for seed in range(200):
        METROMANIA.deal(3, METROMANIA.options.check(3, {}), Deal(str(seed)))


def test_letters_are_secret_types_are_not():  # 1.6
    view = match(4, "x").view(0)
    assert all(marker["letter"] for marker in view["players"][0]["hand"])
    for player in view["players"][1:]:
        assert [marker["letter"] for marker in player["hand"]] == [None] * 3
        assert [marker["type"] for marker in player["hand"]] == ["R", "C", "E"]


def test_thirty_stations_and_eighteen_tunnels():  # 1.2, 1.3
    facts = METROMANIA.describe(table())
    assert facts["stations_left"] == 30
    assert {line["tunnels_left"] for line in facts["lines"]} == {18}


class TestChosenColours:
    """1.7: players choose their colours, of all four."""

    def test_only_the_colours_differ(self):
        plain, chosen = match(2, "3"), match(2, "3", colours=("orange", "green"))
        view, other = plain.view(0), chosen.view(0)
        assert view["colours"] == ["red", "green"]
        assert other["colours"] == other["options"].pop("colours") == ["orange", "green"]
        view["options"].pop("colours")
        assert {**other, "colours": None} == {**view, "colours": None}

    def test_texts_and_positions_read_as_they_are_written(self):
        game = match(3, "3", colours=("blue", "red", "green"), begins=2)
        assert "begins=2 colours=blue+red+green" in game.record()
        assert guimard.replay(game.record()) == game
        again = guimard.from_position(game.position())
        assert again.position() == game.position()
        assert again.view(None) == game.view(None)
        with pytest.raises(guimard.BadText):
            guimard.from_position(game.position().replace("blue+red+green", "blue+red"))

    def test_the_usual_order_is_the_same_as_none(self):
        assert "colours" not in match(3, "3", colours=("red", "green", "blue")).position()

    @pytest.mark.parametrize("colours", [["red"], ["red", "red"], ["red", "yellow"], ["red", "green", "blue"]])
    def test_each_seat_has_one(self, colours):
        with pytest.raises(guimard.BadOptions, match="colours"):
            guimard.game("metromania", seats=2, colours=colours)

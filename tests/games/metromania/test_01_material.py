"""Section 1 of the rulebook: what is dealt."""

from collections import Counter
from itertools import permutations

import numpy as np

from guimard.core.deal import Deal
from guimard.core.rng import new_rng
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.state import TYPE

from .tables import match, table


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

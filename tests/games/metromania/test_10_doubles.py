"""Section 10.4: with three players everybody chooses the type to hold twice."""

import json
from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest

from guimard.core.deal import Deal
from guimard.core.errors import BadText, Illegal
from guimard.core.events import seen_by
from guimard.core.rng import new_rng
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.town_halls import deal_hands
from tests.support.interpreted import times
from tests.support.metromania.tables import MARKERS, match

ORDERS = ["".join(order) for order in permutations("RCE")]


def chosen(order, seed="test", **options):
    """A game of three after its players have chosen.

    The last of the order takes what is left.
    """
    game = match(3, seed, **options)
    for kind in order[:2]:
        game.play(f"double {kind}")
    return game


def hands(game, seat=-1):
    view = METROMANIA.describe(game.state) if seat == -1 else game.view(seat)
    return [[(m["letter"], m["type"]) for m in player["hand"]] for player in view["players"]]


def test_the_first_has_three_types_the_second_two_and_the_third_what_is_left():
    game = match(3)
    assert (game.to_act, game.legal()) == (0, ["double R", "double C", "double E"])
    game.play("double C", seat=0)
    assert (game.to_act, game.legal()) == (1, ["double R", "double E"])
    events = seen_by(game.play("double E", seat=1), None)
    assert events == [
        {"event": "double", "seat": 1, "type": "E", "chosen": True},
        {"event": "double", "seat": 2, "type": "R", "chosen": False},
    ]
    assert (game.to_act, game.pending) == (0, 0)
    assert all(text.startswith("start 1") for text in game.legal())
    assert [player["doubled"] for player in game.view(None)["players"]] == ["C", "E", "R"]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("town_hall", ["hidden", "transparent"])
def test_everybody_has_four_letters_and_the_chosen_type_twice(order, town_hall):
    for seed in range(20):
        dealt = hands(chosen(order, str(seed), town_hall=town_hall))
        assert sorted(letter + kind for hand in dealt for letter, kind in hand) == sorted(MARKERS)
        for hand, twice in zip(dealt, order, strict=True):
            assert len({letter for letter, _ in hand}) == 4
            assert Counter(kind for _, kind in hand) == Counter("RCE" + twice)


def test_the_deal_is_frozen():
    """Who doubles a type gets its hand, which follows from the seed alone."""
    first = hands(chosen("RCE", "frozen"))
    assert first == [
        [("A", "R"), ("B", "E"), ("D", "R"), ("E", "C")],
        [("A", "C"), ("C", "R"), ("E", "E"), ("F", "C")],
        [("B", "C"), ("C", "E"), ("D", "E"), ("F", "R")],
    ]
    for order in ORDERS:
        assert hands(chosen(order, "frozen")) == [first["RCE".index(kind)] for kind in order]


def valid_hands():
    """All ways to make the three hands, by trying everything."""
    found = set()
    for owners in product(*(set(permutations([0, 1, 2, kind])) for kind in range(3))):
        left = [list(each) for each in owners]
        hand = [left["RCE".index(marker[1])].pop() for marker in MARKERS]
        if all(hand[i] != hand[i + 1] for i in range(0, 12, 2)):
            found.add(tuple(hand))
    return found


DRAWS = times(4_000, 500)


def dealt(seed):
    hands = np.empty(len(MARKERS), np.int16)
    deal_hands(Deal(seed).state[0], hands)
    return tuple(hands.tolist())


@pytest.mark.parametrize("source", ["deal", "imagine"])
def test_all_hands_are_equally_likely(source):
    every = valid_hands()
    rng, view = new_rng(3), match(3).observation(1)
    if source == "deal":
        drawn = [dealt(str(seed)) for seed in range(DRAWS)]
    else:
        drawn = [tuple(METROMANIA.imagine(view, rng).hand.tolist()) for _ in range(DRAWS)]
    seen, expected, freedom = Counter(drawn), DRAWS / len(every), len(every) - 1
    assert set(seen) <= every
    spread = sum((seen[hand] - expected) ** 2 / expected for hand in every)
    assert abs(spread - freedom) < 5 * np.sqrt(2 * freedom)  # chi-squared, five standard deviations


@pytest.mark.parametrize("town_hall", ["hidden", "transparent"])
def test_nobody_knows_a_letter_before_all_have_chosen(town_hall):
    """Games that differ in the hands alone look the same to everybody, byte for byte."""
    game = match(3, town_hall=town_hall)
    for kind in "EC":
        worlds = [METROMANIA.imagine(game.observation(0), new_rng(number)) for number in range(6)]
        assert len({world.hand.tobytes() for world in worlds}) > 1
        for seat in (None, 0, 1, 2):
            views = [METROMANIA.view(world, seat) for world in [game.state, *worlds]]
            assert len({view.tobytes() for view in views}) == 1
            assert len({json.dumps([METROMANIA.describe(v), METROMANIA.actions(v)]) for v in views}) == 1
            assert hands(game, seat) == [[], [], []]
        game.play(f"double {kind}")
    assert all(letter for letter, _ in hands(game, 0)[0])


def test_letters_of_others_stay_secret_after_the_deal():
    game = chosen("ECR")
    assert [letter for letter, _ in hands(game, 1)[0]] == [None] * 4
    assert Counter(kind for _, kind in hands(game, None)[0]) == Counter("RCEE")
    assert (game.observation(2).hand == -1).all()


def test_what_cannot_be_chosen():
    game = match(3)
    with pytest.raises(Illegal) as refusal:
        game.play("start 1 0.0 5,0")
    assert refusal.value.reason == "choose-first"
    with pytest.raises(Illegal, match="turn of seat 1"):
        game.play("double R", seat=1)
    game.play("double R")
    with pytest.raises(Illegal) as refusal:
        game.play("double R")
    assert refusal.value.reason == "type-taken"
    with pytest.raises(Illegal, match="nothing that can be taken back"):
        game.take_back()
    game.play("double E")
    with pytest.raises(Illegal) as refusal:
        game.play("double C")
    assert refusal.value.reason == "no-choice"
    for text in ("double", "double X", "double r", "double RC", "double R R"):
        with pytest.raises(BadText):
            game.play(text)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (3, {"doubles": "dealt"})])
def test_nothing_is_chosen_elsewhere(seats, options):
    game = match(seats, **options)
    assert not game.view(0)["choosing"]
    with pytest.raises(Illegal) as refusal:
        game.play("double R")
    assert refusal.value.reason == "no-choice"


def test_records_without_the_option_are_dealt_as_before():
    options = METROMANIA.options
    assert options.parse_stored("town_hall=hidden blocked_lines=0")["doubles"] == "dealt"
    assert options.check(3, {})["doubles"] == "chosen"
    assert "doubles" not in options.text(options.check(3, {"doubles": "dealt"}))


@pytest.mark.parametrize("wrong", ["doubles=RR-", "doubles=RC", "doubles=RCEE", "doubles=RCX"])
def test_positions_that_cannot_be(wrong):
    text = match(3).position()
    assert METROMANIA.position(METROMANIA.parse_position(text)) == text
    with pytest.raises(BadText):
        METROMANIA.parse_position(text.replace("doubles=---", wrong))

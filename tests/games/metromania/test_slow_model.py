"""The rules and an independent slow model agree on random games.

Legal steps, stations, points, trips, scores.
"""

import random

import pytest

from guimard.core.deal import Deal
from guimard.games.metromania import kernel
from guimard.games.metromania.data import MATERIALS
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lattice import N_VERTICES, VERTICES
from guimard.games.metromania.text.actions import parse, text
from tests.support.metromania.slow_model import SlowModel

TABLES = [
    (2, {}),
    (2, {"blocked_lines": 3}),
    (2, {"blocked_lines": 5, "nobody_scores": "own_lines"}),
    (3, {}),
    (3, {"doubles": "dealt"}),
    (3, {"town_hall": "transparent", "blocked_lines": 6}),
    (4, {}),
    (4, {"town_hall": "transparent"}),
    (4, {"begins": 3}),
    (3, {"begins": "drawn"}),
    (4, {"town_hall": "rigorous", "blocked_lines": 8}),
    (2, {"colours": ("orange", "blue"), "town_hall": "transparent"}),
]


def new_game(seats, options, seed):
    state = METROMANIA.deal(seats, METROMANIA.options.check(seats, options), Deal(seed))
    return state, model_of(state)


def model_of(state):
    facts = METROMANIA.describe(state)
    layout = METROMANIA.layout(MATERIALS[int(state.material)].key)
    arrows = {name: border["arrow"] for name, border in layout["border"].items() if border["arrow"]}
    needed = facts["ending"]["settled_lines_needed"]
    own_lines = facts["options"]["nobody_scores"] == "own_lines"
    hands = None if facts["choosing"] else hands_of(facts)
    letters_open = facts["letters"] == "open"
    model = SlowModel(state.seats, facts["city"]["grounds"], arrows, hands, needed, letters_open, own_lines)
    model.turn = facts["turn"]  # who begins is chosen or drawn
    return model


def hands_of(facts):
    return [[(m["letter"], m["type"]) for m in player["hand"]] for player in facts["players"]]


def assert_same_board(state, model):
    assert {VERTICES[v] for v in range(N_VERTICES) if state.station[v]} == model.stations
    assert state.points[: state.seats].tolist() == model.points
    assert bool(state.over) == model.over
    assert state.over or state.turn == model.turn
    doubled = [player["doubled"] for player in METROMANIA.describe(state)["players"]] if state.choosing else []
    assert {seat: kind for seat, kind in enumerate(doubled) if kind} == (model.twice if state.choosing else {})


def assert_same_trips(state, model):
    trips = METROMANIA.describe(state)["trips"]
    assert [(trip["minutes"], trip["points"]) for trip in trips] == model.trips()


def play_both(seats, options, seed):
    """A random game.

    Half of them prefer digging straight on, so that lines get finished, too.
    """
    state, model = new_game(seats, options, seed)
    choose = random.Random(seed)
    eager = choose.random() < 0.5
    while not state.over:
        legal = [text(action) for action in METROMANIA.legal(state)]
        assert sorted(legal) == sorted(model.legal())
        ends = [one for one in legal if one.startswith("end")]
        action = choose.choice(ends if ends and eager else legal)
        kernel.apply(state, parse(action))
        model.play(action)
        if len(model.twice) == 3 and not model.dealt:
            model.deal(hands_of(METROMANIA.describe(state)))
        assert_same_board(state, model)
        if choose.random() < 0.02:
            assert_same_trips(state, model)
    assert_same_trips(state, model)
    assert list(METROMANIA.result(state).scores) == model.final()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_agree(seats, options):
    for number in range(6):
        play_both(seats, options, f"agree {number}")


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_many_random_games_agree(seats, options):
    for number in range(500):
        play_both(seats, options, f"soak {number}")

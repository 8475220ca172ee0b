"""The rules and an independent slow model agree on random games: legal steps, stations, points, trips, scores."""

import random

import pytest

from guimard.core.deal import Deal
from guimard.games.metromania import kernel
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.lattice import N_VERTICES, VERTICES
from guimard.games.metromania.text.actions import parse, text

from .slow_model import SlowModel

TABLES = [
    (2, {}),
    (2, {"blocked_lines": 3}),
    (3, {}),
    (3, {"town_hall": "transparent", "blocked_lines": 6}),
    (4, {}),
    (4, {"town_hall": "transparent"}),
    (4, {"town_hall": "rigorous", "blocked_lines": 8}),
]


def new_game(seats, options, seed):
    state = METROMANIA.deal(seats, METROMANIA.options.check(seats, options), Deal(seed))
    return state, model_of(state)


def model_of(state):
    facts = METROMANIA.describe(state)
    arrows = {name: border["arrow"] for name, border in METROMANIA.layout()["border"].items() if border["arrow"]}
    hands = [[(m["letter"], m["type"]) for m in player["hand"]] for player in facts["players"]]
    needed = facts["ending"]["settled_lines_needed"]
    return SlowModel(state.seats, facts["city"]["grounds"], arrows, hands, needed, facts["letters"] == "open")


def assert_same_board(state, model):
    assert {VERTICES[v] for v in range(N_VERTICES) if state.station[v]} == model.stations
    assert state.points[: state.seats].tolist() == model.points
    assert bool(state.over) == model.over
    assert state.over or state.turn == model.turn


def assert_same_trips(state, model):
    trips = METROMANIA.describe(state)["trips"]
    assert [(trip["minutes"], trip["points"]) for trip in trips] == model.trips()


def play_both(seats, options, seed):
    """A random game; half of them prefer digging straight on, so that lines get finished, too."""
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

"""Who may know what: letters in hand, and steps that are not confirmed."""

import json
import random

import pytest

from guimard.core.events import seen_by
from guimard.core.rng import new_rng
from guimard.games.metromania.game import METROMANIA
from tests.support.interpreted import times
from tests.support.metromania.tables import legal, match, play, table

SEATS = (None, 0, 1, 2, 3)


def middle(seats=4, steps=60, seed="secret", **options):
    """A game in the middle, by random actions."""
    game, choose = match(seats, seed, **options), random.Random(seed)
    for _ in range(steps):
        if not game.over:
            game.play(choose.choice(game.legal()))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 1, 2, 35, 62, 90])
def test_an_imagined_state_looks_the_same(seats, steps):
    game = middle(seats, steps)
    for seat in (None, *range(seats)):
        view = game.observation(seat)
        for number in range(5):
            imagined = METROMANIA.imagine(view, new_rng(number))
            assert METROMANIA.view(imagined, seat).tobytes() == view.tobytes()


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_hidden_changes_nothing_that_is_sent(seats):
    """Worlds that differ only in what a seat cannot know.

    Its view, legal list and events are the same bytes.
    """
    for steps in range(0, 80, 9):
        game = middle(seats, steps)
        if game.over:
            continue
        for seat in range(seats):
            worlds = [METROMANIA.imagine(game.observation(seat), new_rng(number)) for number in range(4)]
            views = [METROMANIA.view(world, seat) for world in worlds]
            sent = {json.dumps([METROMANIA.describe(view), METROMANIA.actions(view)]) for view in views}
            assert len(sent) == 1
        actor = game.to_act
        worlds = [METROMANIA.imagine(game.observation(actor), new_rng(number)) for number in range(4)]
        action = METROMANIA.legal(worlds[0])[-1]
        told = {json.dumps(seen_by(METROMANIA.apply(world, action), actor)) for world in worlds}
        assert len(told) == 1


def test_hidden_letters_vary():
    view = match(4).observation(None)
    deals = {tuple(METROMANIA.imagine(view, new_rng(number)).holder.tolist()) for number in range(20)}
    assert len(deals) > 10


def test_a_seat_knows_its_own_letters():
    game = match(4)
    for number in range(10):
        imagined = METROMANIA.imagine(game.observation(2), new_rng(number))
        mine = [m for m in range(12) if imagined.holder[m] == 2]
        assert mine == [m for m in range(12) if game.observation(2).holder[m] == 2]


def test_unconfirmed_steps_are_seen_by_nobody_else():
    game = match(4)
    before = {seat: game.observation(seat).tobytes() for seat in SEATS}
    for number in range(3):
        game.play(game.legal()[0])
        assert game.pending == number + 1
        for seat in (None, 1, 2, 3):
            assert game.observation(seat).tobytes() == before[seat]
            assert game.view(seat)["pending"]["steps"] == []
    assert len(game.view(0)["pending"]["steps"]) == 3
    game.play("confirm")
    assert game.pending == 0
    assert game.observation(1).tobytes() != before[1]


def test_a_destination_that_was_taken_back_stays_secret():
    state = table(lines={"0.1": "3.0b 1l 1l"}, town_hall="hidden")
    before = METROMANIA.view(state, 1).tobytes()
    events = play(state, "dig 1 -5,2 right A")
    assert METROMANIA.view(state, 1).tobytes() == before
    assert "A" not in json.dumps(METROMANIA.describe(METROMANIA.view(state, None))["destinations"])
    assert seen_by(events, 1) == []
    assert seen_by(events, 0)[0]["destination"] == {"letter": "A", "type": "R"}


def test_confirming_tells_everybody_the_whole_turn():
    state = table(lines={"0.1": "3.0b 1l 1l"}, town_hall="hidden")
    play(state, "dig 1 -5,2 right A", "dig 1 -5,3 left", "dig 1 -5,4 left")
    events = seen_by(play(state, "confirm"), None)
    assert [event["text"] for event in events] == ["dig 1 -5,2 right A", "dig 1 -5,3 left", "dig 1 -5,4 left"]
    assert {event["seat"] for event in events} == {0}


def test_taking_back_restores_every_byte():
    for seed in range(times(4, 1)):
        game, choose = match(4, str(seed)), random.Random(seed)
        for _ in range(150):
            if game.over:
                break
            before = game.position()
            state = METROMANIA.parse_position(before)
            game.play(choose.choice(game.legal()))
            if game.pending:
                game.take_back()
                assert game.position() == before
                game.play(choose.choice(game.legal()))
            assert state.tobytes() == METROMANIA.parse_position(before).tobytes()


def test_only_the_seat_to_act_has_actions():
    game = match(4)
    assert METROMANIA.legal(game.observation(0))
    for seat in (None, 1, 2, 3):
        assert METROMANIA.legal(game.observation(seat)) == []
        assert METROMANIA.actions(game.observation(seat)) == []


def test_scores_leave_unconfirmed_points_out():
    lines = {"1.1": "3.0b 0r 0r 0r 0r", "0.1": "3.3a 1l 1r 0l"}
    state = table(lines=lines, stations="-2,-1")
    play(state, "dig 1 -1,0 right")
    assert state.points[0] == 1
    assert METROMANIA.scores(state) == [0, 0, 0, 0]
    while "confirm" not in legal(state):
        play(state, min(legal(state, "dig 1")))
    play(state, "confirm")
    assert METROMANIA.scores(state)[0] >= 1


def test_everything_is_shown_when_the_game_is_over():
    game = middle(4, 400)
    assert game.over
    assert METROMANIA.view(game.state, None).holder.min() >= 0
    assert game.view(None)["final"]["winners"]

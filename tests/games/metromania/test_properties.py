"""What holds in every game, whatever is played."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guimard.core.errors import Illegal
from guimard.games.metromania.actions import PASS
from guimard.games.metromania.game import METROMANIA
from guimard.games.metromania.text.actions import text
from tests.support.interpreted import times
from tests.support.metromania.tables import match

tables = st.sampled_from(
    [
        (2, {}),
        (2, {"blocked_lines": 2}),
        (3, {}),
        (3, {"town_hall": "transparent"}),
        (4, {}),
        (4, {"town_hall": "transparent", "blocked_lines": 8}),
        (4, {"town_hall": "rigorous"}),
    ]
)
PRINTED = {"both-lines-finished", "no-stations-left", "lines-finished-or-blocked"}


@settings(max_examples=times(25, 4), deadline=None)
@given(tables, st.integers(0, 10**6))
def test_every_game_ends_and_nothing_is_overspent(table, seed):
    seats, options = table
    game, choose = match(seats, str(seed), **options), random.Random(seed)
    while not game.over:
        game.play(choose.choice(game.legal()))
        state = game.observation(None)
        assert 0 <= state.stations_left == 30 - state.station.sum()
        assert state.length.max() <= 18
    ending = game.view(None)["ending"]
    passed = [action == "pass" for action in game.actions_played[-seats:]]
    assert set(ending["reasons"]) <= PRINTED or (ending["reasons"] == ["everybody-passed"] and all(passed))
    assert ending["reasons"]


@settings(max_examples=times(25, 4), deadline=None)
@given(tables, st.integers(0, 10**6), st.integers(0, 120), st.data())
def test_refusals_leave_the_state_as_it_was(table, seed, steps, data):
    seats, options = table
    game, choose = match(seats, str(seed), **options), random.Random(seed)
    for _ in range(steps):
        if game.over:
            return
        game.play(choose.choice(game.legal()))
    if game.over:
        return
    before, legal = game.position(), set(game.legal())
    for action in data.draw(st.lists(st.integers(0, PASS), min_size=20, max_size=20)):
        if text(action) not in legal:
            with pytest.raises(Illegal) as refusal:
                game.play(text(action))
            assert refusal.value.reason
            assert game.position() == before


def test_every_illegal_action_has_a_reason():
    """All actions there are, in positions all along a game."""
    game, choose = match(4, "reasons"), random.Random(1)
    reasons = set()
    while not game.over:
        view = game.observation(game.to_act)
        legal = set(METROMANIA.legal(view))
        if choose.random() < 0.15:
            reasons |= {METROMANIA.refusal(view, a).reason for a in range(PASS + 1) if a not in legal}
        game.play(choose.choice(game.legal()))
    assert len(reasons) > 20
    assert METROMANIA.refusal(game.observation(0), PASS).reason


@settings(max_examples=times(15, 4), deadline=None)
@given(tables, st.integers(0, 10**6))
def test_the_board_is_consistent(table, seed):
    """What is kept twice in the record agrees: paths, cells, edges, vertices, markers."""
    seats, options = table
    game, choose = match(seats, str(seed), **options), random.Random(seed)
    for _ in range(choose.randrange(150)):
        if not game.over:
            game.play(choose.choice(game.legal()))
    state = METROMANIA.parse_position(game.position())  # builds everything anew from the lines
    assert METROMANIA.view(state, None).tobytes() == game.observation(None).tobytes()
    facts = METROMANIA.describe(state)
    cells = [tunnel["cell"] for line in facts["lines"] for tunnel in line["tunnels"]]
    assert len(cells) == len(set(cells))
    for line in facts["lines"]:
        assert len(line["path"]) == len(set(line["path"]))
    for destination in facts["destinations"]:
        assert destination["cell"] in cells

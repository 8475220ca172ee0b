"""Plans during others' turns: what a seat could do if its turn came now."""

import random
from typing import Any

import pytest

import guimard
from guimard.core.flat_record import array_of
from guimard.core.views import NONE
from guimard.games.metro.views import take_turn as take_metro_turn
from guimard.games.metromania.views import take_turn as take_metromania_turn
from tests.support.wasm_games import FAMILIES

TAKE_TURN = {"metro": take_metro_turn, "metromania": take_metromania_turn}
TABLES = [(name, seats, options) for name, families in FAMILIES.items() for seats, options in families]


def positions(name: str, seats: int, options: dict[str, Any]) -> list[guimard.Match]:
    """A random game, stopped now and then."""
    chance, found = random.Random(6), []
    match = guimard.game(name, seats=seats, **options).start(seed="plans")
    while not match.over:
        if chance.random() < 0.15:
            found.append(match.copy())
        legal = match.legal()
        match.play(legal[int(chance.random() * len(legal))])
    return found


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=lambda value: str(value)[:40])
def test_a_plan_lists_what_the_rules_would_allow(name: str, seats: int, options: dict[str, Any]) -> None:
    """Judged from the view alone, as from the whole state with the turn handed on."""
    plans = 0
    for match in positions(name, seats, options):
        game, others = match.game, [seat for seat in range(seats) if seat != match.to_act]
        for seat in others:
            view, state = match.observation(seat), match.state.copy()
            if not TAKE_TURN[name](array_of(view)):
                continue
            while game.pending(state):  # nobody knows of unconfirmed steps
                game.undo(state)
            state.turn = seat
            if name == "metro":
                state.drawn = NONE
            assert list(game.legal(view)) == list(game.legal(state))
            assert game.actions(view) == game.actions(game.view(state, seat))
            plans += 1
    assert plans > 5


def test_nobody_plans_a_turn_that_does_not_come() -> None:
    """In Metromania's last turns those who have had theirs are done."""
    chance, seen = random.Random(1), set()
    for number in range(12):
        match = guimard.game("metromania", seats=3, doubles="dealt").start(seed=f"last {number}")
        while not match.over:
            if match.state.ending:
                for seat in range(3):
                    comes = bool(TAKE_TURN["metromania"](array_of(match.observation(seat))))
                    turns_before = (seat - (match.to_act or 0)) % 3
                    assert comes == (turns_before < match.state.last_turns)
                    seen.add(comes)
            legal = match.legal()
            match.play(legal[int(chance.random() * len(legal))])
    assert seen == {True, False}

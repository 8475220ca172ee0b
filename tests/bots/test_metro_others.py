"""How the others are taken to act: carefully at small tables, most of them simply at big ones, by seed alone."""

import numpy as np
import pytest

from guimard.bots.metro import one_ply
from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.judge import MetroJudge
from guimard.bots.metro.others import act, simple_seats
from guimard.bots.metro.policy import policy
from guimard.bots.metro.self_play import watch
from guimard.bots.metro.values import constant, family, values_of
from guimard.core.words import new_rng
from guimard.games.metro.state import Moves, State
from guimard.games.registry import game


def position(seats: int, played: int = 0) -> State:
    """A position of which everything is known."""
    match = game("metro", seats).start("others")
    for _ in range(played):
        match.play(match.legal()[0])
    return match.game.imagine(match.state_for(match.to_act or 0), new_rng(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_a_small_table_nobody_is_simple_and_no_luck_is_spent(seats: int) -> None:
    rng, untouched = new_rng(1), new_rng(1)
    assert simple_seats(position(seats), 0, rng) == 0
    assert rng.word == untouched.word


def test_with_modules_nobody_is_simple() -> None:
    start = game("metro", 6, modules=["companies"]).start("others").state_for(None)
    assert simple_seats(start, 0, new_rng(1)) == 0


@pytest.mark.parametrize("seats", [5, 6])
def test_at_a_big_table_three_of_four_others_are_simple(seats: int) -> None:
    rng = new_rng(2)
    state = position(seats)
    found = [simple_seats(state, 2, rng) for _ in range(4000)]
    shares = [sum(simple >> seat & 1 for simple in found) / len(found) for seat in range(seats)]
    assert shares[2] == 0  # whoever searches is as careful as it is
    assert [share for seat, share in enumerate(shares) if seat != 2] == pytest.approx([0.75] * (seats - 1), abs=0.04)
    assert all(simple < 1 << seats for simple in found)


def test_who_is_simple_acts_as_the_yardstick_and_the_others_by_values() -> None:
    state = position(6, played=25)
    games, moves, ratings = np.zeros(3, State.dtype), Moves.new(), np.empty(1000)
    games[0] = state
    values = values_of(family(state))
    seat = int(state.turn)
    careful = int(policy(games, values, Forecast.new()))
    simple = {int(act(games, values, Forecast.new(), 1 << seat, moves, new_rng(n))) for n in range(300)}
    one_ply.rate_actions(state, moves, ratings)
    best = ratings[: moves.count].max()
    assert simple == {int(moves.items[i]) for i in range(moves.count) if ratings[i] == best}
    for others in (0, 0b111111 & ~(1 << seat)):
        assert act(games, values, Forecast.new(), others, moves, new_rng(1)) == careful


def test_training_at_a_big_table_follows_from_its_seed() -> None:
    view = game("metro", 6).start("others").state_for(None)
    first, again, other = (watch(view, constant(14.0), 2, seed) for seed in (1, 1, 2))
    assert np.array_equal(first.ahead, again.ahead)
    assert not np.array_equal(first.ahead, other.ahead)


def test_all_candidates_meet_the_same_others() -> None:
    """The same candidate twice is told the same, at a big table too."""
    match = game("metro", 6).start("others")
    view = match.state_for(match.to_act or 0)
    judge, told = MetroJudge(), np.zeros((2, 20, 2))
    ways, _ = judge.rate(view, 5)
    judge.play_out(view, [ways[0], ways[0]], 6, 0, 8, told)
    assert np.array_equal(told[0], told[1])
    assert len(np.unique(told[0, :, 0])) > 5

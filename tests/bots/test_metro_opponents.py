"""Opponents are careful at small tables; at big ones the board tells."""

import numpy as np
import pytest

from guimard.bots.levels import choose
from guimard.bots.metro import one_ply
from guimard.bots.metro.evaluator import workspace_of
from guimard.bots.metro.opponent_model import estimate_simple, models_opponents, read_features
from guimard.bots.metro.opponents import choose_action, sample_simple_seats, sample_training_seats
from guimard.bots.metro.policy import policy
from guimard.bots.metro.rating import play_out
from guimard.bots.metro.records import OPPONENT_FEATURES
from guimard.bots.metro.training.self_play import play_training_games
from guimard.bots.metro.values import blended_values, constant_values, family, values_of
from guimard.bots.metro.workspace import POSITION, new_workspace
from guimard.core.rng import new_rng
from guimard.games.metro import tables as t
from guimard.games.metro.modules.hooks import State
from guimard.games.registry import game


def position(seats: int, played: int = 0) -> State:
    """A position of which everything is known."""
    match = game("metro", seats).start("others")
    for _ in range(played):
        match.play(match.legal()[0])
    return match.game.imagine(match.observation(match.to_act or 0), new_rng(3))


def table(players: list[str], tiles: int, deal: str) -> State:
    """Return the view of the first seat after so many tiles by these players."""
    match = game("metro", len(players)).start(deal)
    while match.to_act != 0 or int(match.observation(0).laid) < tiles:
        seat = match.to_act or 0
        action = choose(players[seat], match.game, match.observation(seat), len(match.actions_played))
        match.play(match.game.text(action))
    return match.observation(0)


def guess(view: State) -> list[float]:
    odds = np.empty(t.MAX_SEATS)
    estimate_simple(view, values_of(family(view)), odds)
    return [float(odd) for odd in odds]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_a_small_table_and_with_modules_nobody_is_simple(seats: int) -> None:
    assert not models_opponents(position(seats))
    assert not models_opponents(game("metro", 6, modules=["companies"]).start("others").observation(None))


def test_where_nobody_may_be_simple_no_luck_is_spent() -> None:
    rng, untouched = new_rng(1), new_rng(1)
    assert sample_simple_seats(np.zeros(t.MAX_SEATS), rng) == 0
    assert sample_training_seats(position(4), 3, rng) == 0
    assert rng.word == untouched.word


def test_seats_are_simple_as_often_as_their_odds_say() -> None:
    rng, odds = new_rng(2), [0.0, 0.1, 0.25, 0.5, 0.9, 1.0]
    found = [sample_simple_seats(np.array(odds), rng) for _ in range(4000)]
    shares = [sum(simple >> seat & 1 for simple in found) / len(found) for seat in range(6)]
    assert shares == pytest.approx(odds, abs=0.03)
    assert (shares[0], shares[5]) == (0, 1)


@pytest.mark.parametrize("quarters", [0, 3, 4])
def test_in_training_one_at_least_is_careful(quarters: int) -> None:
    rng, state = new_rng(2), position(6)
    simple = [sample_training_seats(state, quarters, rng).bit_count() for _ in range(4000)]
    assert max(simple) == (5 if quarters else 0)
    assert sum(simple) / len(simple) == pytest.approx(5 * quarters / 4, abs=0.1)


def test_features_are_read_from_the_board() -> None:
    """Each seat's lines, counted one by one."""
    match = game("metro", 5).start("signs")
    while int(match.observation(None).laid) < 25:
        match.play(match.legal()[0])
    features = np.empty((t.MAX_SEATS, OPPONENT_FEATURES))
    view = match.observation(0)
    read_features(view, features)
    expected = np.zeros((t.MAX_SEATS, 4))
    for departure in range(t.STATIONS):
        seat, port = int(view.owner[departure]), int(t.DEPARTURE_PORTS[departure])
        length, multiple = int(view.length[port]), int(t.TIMES[view.far[port]])
        if seat != t.NONE:
            ended = multiple > 0
            expected[seat] += [ended, length * multiple, 0 if ended else length, not ended and length == 0]
    assert features[:, 1:5].tolist() == expected.tolist()
    assert expected[:, 0].sum() > 0
    assert expected[:, 3].sum() > 0
    assert set(features[:, 5]) == {expected[:, 0].sum()}
    border = [cell for cell in range(64) if cell % 8 in (0, 7) or cell // 8 in (0, 7)]
    assert set(features[:, 8]) == {sum(int(view.board[cell]) != t.NONE for cell in border)}


@pytest.mark.parametrize("seats", [5, 6])
def test_the_board_tells_simple_players_from_careful_ones(seats: int) -> None:
    for tiles, apart in ((18, 0.3), (24, 0.5)):
        simple, careful = (
            np.mean([guess(table(["hard", *[other] * (seats - 1)], tiles, f"deal {n}"))[1:seats] for n in range(8)])
            for other in ("one-ply", "hard")
        )
        assert simple > careful + apart


def test_in_the_first_rounds_strangers_are_taken_to_be_simple() -> None:
    assert guess(game("metro", 6).start("strangers").observation(0)) == [0.0, *[0.75] * 5]
    assert min(guess(table(["hard"] * 6, 12, "strangers"))[1:]) >= 0.75
    assert min(guess(table(["hard"] * 6, 18, "strangers"))[1:]) < 0.5


def test_at_a_mixed_table_the_simple_seats_are_found() -> None:
    players = ["hard", "one-ply", "hard", "one-ply", "hard", "one-ply"]
    odds = np.mean([guess(table(players, 30, f"mixed {n}")) for n in range(12)], axis=0)
    assert odds[0] == 0  # the seat that searches knows itself to be careful
    assert odds[[1, 3, 5]].mean() > odds[[2, 4]].mean() + 0.2


def test_values_lie_between_those_among_careful_and_among_simple_players() -> None:
    key = (6, 0, 1, 1)
    careful, half, simple = (blended_values(key, eighths) for eighths in (0, 4, 8))
    assert np.array_equal(simple.lines, values_of(key).lines)
    assert np.array_equal(careful.lines, values_of((*key, 0)).lines)
    assert np.allclose(half.ahead, (careful.ahead + simple.ahead) / 2)
    assert not np.array_equal(careful.ahead, simple.ahead)


def test_who_is_simple_acts_as_the_yardstick_and_the_others_by_values() -> None:
    state = position(6, played=25)
    work, ratings = new_workspace(values_of(family(state)), seed=1), np.empty(1000)
    work.games[POSITION] = state
    seat, moves = int(state.turn), work.moves
    careful = int(policy(work))
    simple = {int(choose_action(work, 1 << seat)) for _ in range(300)}
    one_ply.rate_actions(state, moves, ratings)
    best = ratings[: moves.count].max()
    assert simple == {int(moves.items[i]) for i in range(moves.count) if ratings[i] == best}
    for others in (0, 0b111111 & ~(1 << seat)):
        assert choose_action(work, others) == careful


def test_training_at_a_big_table_follows_from_its_seed() -> None:
    view = game("metro", 6).start("others").observation(None)
    first, again, other = (play_training_games(view, constant_values(14.0), 3, 2, seed) for seed in (1, 1, 2))
    assert np.array_equal(first.ahead, again.ahead)
    assert not np.array_equal(first.ahead, other.ahead)


def test_all_candidates_meet_the_same_others() -> None:
    """The same candidate twice gets the same results, at a big table too."""
    match = game("metro", 6).start("others")
    view = match.observation(match.to_act or 0)
    results, twice = np.zeros((2, 20, 2)), np.array(2 * [match.game.legal(view)[0]], np.int16)
    play_out(view, workspace_of(view), twice, np.uint64(6), 0, 8, results)
    assert np.array_equal(results[0], results[1])
    assert len(np.unique(results[0, :, 0])) > 5

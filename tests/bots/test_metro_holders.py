"""Shares that nobody showed are guessed from how the companies fare, as likely as an exact reckoning says."""

from collections import Counter
from itertools import product
from math import exp

import numpy as np
import pytest

from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.holders import guess_holders, note_success
from guimard.bots.metro.values import Values, constant, family, values_of
from guimard.core.rng import new_rng
from guimard.games.metro import tables as t
from guimard.games.metro.game import METRO
from guimard.games.metro.modules.hooks import State
from guimard.games.registry import game

ME, OTHER = 0, 1
PUSH, DOUBT = 2.0, 9.0


def view(seats: int = 2) -> State:
    return game("metro", seats, modules=["companies"]).start("holders").observation(ME)


def values() -> Values:
    found = constant(14)
    found.push[:] = PUSH
    found.doubt[:] = DOUBT
    return found


def guesses(seen: State, success: list[float], count: int) -> list[State]:
    forecast, rng = Forecast.new(), new_rng(4)
    forecast.success = np.array(success)
    found = []
    for _ in range(count):
        state = METRO.imagine(seen, rng)
        guess_holders(state, values(), forecast, ME, rng)
        found.append(state)
    return found


def unlikely(seen: State, success: list[float], shares: tuple[int, ...]) -> float:
    """The model: a company's success is what each tenth that somebody holds pushes it, give or take the doubt."""
    tenths = [0.0] * t.COLOURS
    for held in (seen.shares[ME].tolist(), shares):
        for percentage, company in enumerate(held):
            tenths[company] += percentage + 1
    mean = sum(tenths) / t.COLOURS
    return sum((s - PUSH * (x - mean)) ** 2 for s, x in zip(success, tenths, strict=True)) / (2 * DOUBT**2)


def test_guesses_are_as_likely_as_the_exact_reckoning_says() -> None:
    seen, success = view(), [14.0, -9.0, 6.0, 0.0, -4.0, 11.0, -13.0, -5.0]
    free = [
        [c for c in range(t.COLOURS) if c not in (seen.shares[ME, p], seen.face_up[p])] for p in range(t.PERCENTAGES)
    ]
    exact = {shares: exp(-unlikely(seen, success, shares)) for shares in product(*free)}
    total = sum(exact.values())
    found = guesses(seen, success, 4000)
    for percentage in range(t.PERCENTAGES):
        often = Counter(int(state.shares[OTHER, percentage]) for state in found)
        for company in free[percentage]:
            chance = sum(weight for shares, weight in exact.items() if shares[percentage] == company) / total
            assert often[company] / len(found) == pytest.approx(chance, abs=0.035)


def test_what_one_has_seen_stays_where_it_is() -> None:
    """One's own shares, those that lie open, and the one that one has put under its pile."""
    match = game("metro", 3, modules=["companies"]).start("holders")
    assert match.to_act == ME
    put_away = int(match.observation(ME).shares[ME, 3])
    match.play("exchange 40 up")
    seen = match.observation(ME)
    known = [seen.shares[ME].tolist(), seen.face_up.tolist()]
    for state in guesses(seen, [60.0 if c == put_away else 0.0 for c in range(t.COLOURS)], 50):
        assert [state.shares[ME].tolist(), state.face_up.tolist()] == known
        assert state.pile[3, state.pile_size[3] - 1] == put_away
        for p in range(t.PERCENTAGES):
            everywhere = [*state.shares[:3, p], state.face_up[p], *state.pile[p, : state.pile_size[p]]]
            assert sorted(everywhere) == list(range(t.COLOURS))


def test_success_is_reckoned_from_the_board_alone() -> None:
    """Whoever holds what: it must not be looked up."""
    seen = view()
    dealt = METRO.imagine(seen, new_rng(9))
    told = []
    for state in (seen, dealt):
        forecast = Forecast.new()
        note_success(state, values_of(family(state)), forecast)
        told.append(forecast.success.tolist())
    assert told[0] == told[1]


def test_where_players_own_lines_nothing_is_guessed() -> None:
    match = game("metro", 2).start("holders")
    state = match.game.imagine(match.observation(ME), new_rng(1))
    before, rng = state.tobytes(), new_rng(2)
    guess_holders(state, values(), Forecast.new(), ME, rng)
    assert state.tobytes() == before
    assert np.array_equal(rng.word, new_rng(2).word)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "options", [{}, {"hand": 3}, {"orientation": "free"}, {"modules": ["companies", "stations"]}]
)
def test_how_far_shareholders_push_is_known_for_every_table(seats: int, options: dict[str, object]) -> None:
    """With twenty tiles to lay, a tenth in somebody's hands is worth a point or more to its company."""
    start = game("metro", seats, **({"modules": ["companies"]} | options)).start("holders").observation(ME)
    found = values_of(family(start))
    assert (found.doubt >= 1).all()
    assert 0.9 < found.push[20] < 8

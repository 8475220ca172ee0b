"""Hidden shares are sampled as often as the exact probabilities of the model say."""

from collections import Counter
from itertools import product
from math import exp

import numpy as np
import pytest

from guimard.bots.metro.forecast import forecast_view
from guimard.bots.metro.modules.companies.sampling import sample_holders
from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.bots.metro.values import constant_values, family, values_of
from guimard.core.rng import new_rng
from guimard.games.metro import tables as t
from guimard.games.metro.game import METRO
from guimard.games.metro.modules.hooks import State
from guimard.games.registry import game

ME, OTHER = 0, 1
EFFECT, SD = 2.0, 9.0


def view(seats: int = 2) -> State:
    return game("metro", seats, modules=["companies"]).start("holders").observation(ME)


def values() -> Values:
    found = constant_values(14)
    found.share_effect[:] = EFFECT
    found.residual_sd[:] = SD
    return found


def samples(seen: State, points: list[float], count: int) -> list[State]:
    forecast, rng = Forecast.new(), new_rng(4)
    forecast.relative_points = np.array(points)
    found = []
    for _ in range(count):
        state = METRO.imagine(seen, rng)
        sample_holders(state, values(), forecast, ME, rng)
        found.append(state)
    return found


def unlikely(seen: State, points: list[float], shares: tuple[int, ...]) -> float:
    """The model: each tenth held adds EFFECT points; the rest is normal noise."""
    tenths = [0.0] * t.COLOURS
    for held in (seen.shares[ME].tolist(), shares):
        for percentage, company in enumerate(held):
            tenths[company] += percentage + 1
    mean = sum(tenths) / t.COLOURS
    return sum((s - EFFECT * (x - mean)) ** 2 for s, x in zip(points, tenths, strict=True)) / (2 * SD**2)


def test_samples_are_as_likely_as_the_exact_reckoning_says() -> None:
    seen, points = view(), [14.0, -9.0, 6.0, 0.0, -4.0, 11.0, -13.0, -5.0]
    free = [
        [c for c in range(t.COLOURS) if c not in (seen.shares[ME, p], seen.face_up[p])] for p in range(t.PERCENTAGES)
    ]
    exact = {shares: exp(-unlikely(seen, points, shares)) for shares in product(*free)}
    total = sum(exact.values())
    found = samples(seen, points, 4000)
    for percentage in range(t.PERCENTAGES):
        often = Counter(int(state.shares[OTHER, percentage]) for state in found)
        for company in free[percentage]:
            chance = sum(weight for shares, weight in exact.items() if shares[percentage] == company) / total
            assert often[company] / len(found) == pytest.approx(chance, abs=0.035)


def test_what_one_has_seen_stays_where_it_is() -> None:
    """Own shares, open ones, and the one that the observer put under its pile."""
    match = game("metro", 3, modules=["companies"]).start("holders")
    assert match.to_act == ME
    put_away = int(match.observation(ME).shares[ME, 3])
    match.play("exchange 40 up")
    seen = match.observation(ME)
    known = [seen.shares[ME].tolist(), seen.face_up.tolist()]
    for state in samples(seen, [60.0 if c == put_away else 0.0 for c in range(t.COLOURS)], 50):
        assert [state.shares[ME].tolist(), state.face_up.tolist()] == known
        assert state.pile[3, state.pile_size[3] - 1] == put_away
        for p in range(t.PERCENTAGES):
            everywhere = [*state.shares[:3, p], state.face_up[p], *state.pile[p, : state.pile_size[p]]]
            assert sorted(everywhere) == list(range(t.COLOURS))


def test_relative_points_follow_from_the_board_alone() -> None:
    """Whoever holds what: it must not be looked up."""
    seen = view()
    dealt = METRO.imagine(seen, new_rng(9))
    found = []
    for state in (seen, dealt):
        forecast = Forecast.new()
        forecast_view(state, values_of(family(state)), forecast)
        found.append(forecast.relative_points.tolist())
    assert found[0] == found[1]


def test_where_players_own_lines_nothing_is_guessed() -> None:
    match = game("metro", 2).start("holders")
    state = match.game.imagine(match.observation(ME), new_rng(1))
    before, rng = state.tobytes(), new_rng(2)
    sample_holders(state, values(), Forecast.new(), ME, rng)
    assert state.tobytes() == before
    assert np.array_equal(rng.word, new_rng(2).word)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    "options", [{}, {"hand": 3}, {"orientation": "free"}, {"modules": ["companies", "stations"]}]
)
def test_how_far_shareholders_push_is_known_for_every_table(seats: int, options: dict[str, object]) -> None:
    """With twenty tiles to lay, a tenth held is worth a point or more."""
    start = game("metro", seats, **({"modules": ["companies"]} | options)).start("holders").observation(ME)
    found = values_of(family(start))
    assert (found.residual_sd >= 1).all()
    assert 0.9 < found.share_effect[20] < 8

"""The race keeps sums only; it must decide as if it kept every playout."""

import numpy as np
import pytest

from guimard.bots import race as r
from guimard.bots.race import MARGIN, WIN, Race, add_results, batch, drop, enter

BONUS = 40.0


def new_race(candidates: int, noise: float = 0.0) -> Race:
    race = Race.new()
    race.listed = candidates
    race.ranking[:candidates] = np.arange(candidates)
    race.errors[:candidates] = noise * np.arange(candidates)
    enter(race, candidates, BONUS)
    return race


def random_results(chance: np.random.Generator, means: np.ndarray, deals: int) -> np.ndarray:
    """Margins with what all candidates share in a deal, and chances to win."""
    shared = chance.normal(0, 20, (1, deals))
    margins = means[:, None] + shared + chance.normal(0, 4, (len(means), deals))
    return np.stack([margins, chance.random(margins.shape)], axis=2)


def contenders(utilities: np.ndarray, noise: np.ndarray) -> int:
    """How many are not clearly behind the first, from all playouts."""
    behind = (utilities.mean(axis=1) + noise)[0] - (utilities.mean(axis=1) + noise)
    errors = (utilities[0] - utilities).std(axis=1) / np.sqrt(utilities.shape[1])
    return int(np.flatnonzero(behind <= 3 * errors)[-1]) + 1


@pytest.mark.parametrize("seed", range(12))
def test_sums_decide_as_all_playouts_would(seed: int) -> None:
    chance, count = np.random.default_rng(seed), 5
    means, noise = chance.normal(0, 6, count), 0.5 * np.arange(count)
    race = new_race(count, noise=0.5)
    results = random_results(chance, means, 18)
    add_results(race, results)
    utilities = results[..., MARGIN] + BONUS * results[..., WIN]
    order = np.argsort(-(utilities.mean(axis=1) + noise), kind="stable")
    assert race.order[:count].tolist() == order.tolist()
    drop(race, 0.0)
    assert race.racing == contenders(utilities[order], noise[order])


def test_nobody_is_dropped_for_results_on_few_deals() -> None:
    race = new_race(2)
    results = np.zeros((2, r.MIN_DEALS - 1, 2))
    results[0, :, MARGIN] = 100
    add_results(race, results)
    drop(race, 0.0)
    assert race.racing == 2


@pytest.mark.parametrize(("spent", "stay"), [(0.0, 16), (0.25, 8), (0.5, 4), (0.6, 4), (0.75, 2), (0.99, 2)])
def test_the_number_of_candidates_falls_geometrically(spent: float, stay: int) -> None:
    race = new_race(16)
    drop(race, spent)
    assert race.racing == stay


def test_the_dropped_stay_in_the_order_in_which_they_fell_behind() -> None:
    race = new_race(16)
    drop(race, 0.5)
    results = np.zeros((4, batch(race), 2))
    results[:, :, MARGIN] = np.arange(4)[:, None]
    add_results(race, results)
    assert race.order[:16].tolist() == [3, 2, 1, 0, *range(4, 16)]


def test_equal_candidates_keep_their_order() -> None:
    race = new_race(6)
    add_results(race, np.ones((6, batch(race), 2)))
    assert race.order[:6].tolist() == list(range(6))


@pytest.mark.parametrize(("candidates", "deals"), [(48, 1), (25, 1), (24, 1), (12, 2), (5, 4), (2, 12)])
def test_a_batch_is_shared_among_those_who_race(candidates: int, deals: int) -> None:
    assert batch(new_race(candidates)) == deals

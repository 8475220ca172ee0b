"""Metro's values: symmetry of ports, forecasts of trials, training that resumes."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from guimard.bots.metro.forecast import forecast_points, try_tile
from guimard.bots.metro.modules.hooks import Forecast
from guimard.bots.metro.records import tiles_left
from guimard.bots.metro.symmetry import PORT_CLASS, PORT_CLASSES
from guimard.bots.metro.training.regression import add_sample, solve
from guimard.bots.metro.training.runs import TrainingRun
from guimard.bots.metro.training.train import Plan, export, train
from guimard.bots.metro.values import KNOTS, family, values_of
from guimard.core.errors import BadOptions
from guimard.core.rng import below, new_rng
from guimard.games.metro import tables as t
from guimard.games.metro.kernel import apply
from guimard.games.metro.state import is_over
from guimard.games.registry import game


def test_there_are_32_places_for_heads_and_4_for_arrivals() -> None:
    assert PORT_CLASSES == 36
    assert set(np.bincount(PORT_CLASS)) == {8}  # each seen from four corners, and in the mirror
    assert set(PORT_CLASS[t.ARRIVALS :]) == {32, 33, 34, 35}
    corner_north, corner_west = 0 * 4 + 0, 0 * 4 + 3  # into cell A1 from above and from the left
    assert PORT_CLASS[corner_north] == PORT_CLASS[corner_west]
    assert PORT_CLASS[corner_north] != PORT_CLASS[4 * 1 + 0]


@pytest.mark.parametrize("modules", [[], ["stations"], ["central-tracks"]])
def test_trying_a_tile_foresees_what_laying_it_brings(modules: list[str]) -> None:
    """Only lines that a tile touches are evaluated again: no other value changes."""
    match = game("metro", 3, modules=modules).start("foresee")
    state, rng = match.observation(match.to_act or 0), new_rng(5)
    state = match.game.imagine(state, rng)
    values, forecast, fresh = values_of(family(state)), Forecast.new(), Forecast.new()
    while not is_over(state):
        lays = [action for action in match.game.legal(state) if action < t.DRAW]
        step, turn = tiles_left(state) - 1, (int(state.turn) + 1) % 3
        forecast_points(state, values, forecast, step, turn)
        for action in lays[::5]:
            look, cell = t.TURNED[action // (4 * t.CELLS), action // t.CELLS % 4], action % t.CELLS
            tried, laid = state.copy(), state.copy()
            try_tile(state, tried, values, forecast, look, cell)
            apply(laid, action)
            forecast_points(laid, values, fresh, step, turn)
            assert forecast.trial.tolist() == pytest.approx(fresh.points.tolist(), abs=1e-6)
        apply(state, lays[below(rng, len(lays))])


def test_the_regression_finds_a_plane() -> None:
    """Truth is 3 + 2 x at every number of tiles: so it is found at every knot."""
    sums = np.zeros((2 * len(KNOTS), 2 * len(KNOTS) + 1))
    for step in range(t.TILES + 1):
        for x in range(10):
            add_sample(sums, step, np.array([1.0, x]), 3.0 + 2.0 * x)
    found = solve(sums, 2, [0.0, 0.0], 1e-9)
    assert found == pytest.approx(np.tile([3.0, 2.0], (len(KNOTS), 1)), abs=1e-4)


def learn(directory: Path, rounds: int) -> None:
    with ThreadPoolExecutor(1) as pool:
        train(directory, "2-0-1-1", Plan(rounds=rounds, games=3), pool, lambda done, total: None)


def test_training_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    learn(tmp_path / "whole", 3)
    learn(tmp_path / "parts", 1)
    learn(tmp_path / "parts", 3)
    whole, parts = (TrainingRun(tmp_path / name, (2, 0, 1, 1)) for name in ("whole", "parts"))
    assert whole.rounds == parts.rounds == 3
    assert np.array_equal(whole.equations.ahead, parts.equations.ahead)
    assert export(tmp_path / "whole", tmp_path / "values.npz") == 1


def test_training_of_another_version_is_refused(tmp_path: Path) -> None:
    learn(tmp_path, 1)
    kept = tmp_path / "2-0-1-1.npz"
    with np.load(kept) as archive:
        older = {name: array for name, array in archive.items() if name != "simple_weights"}
    np.savez(kept, **older)
    with pytest.raises(BadOptions, match="another version"):
        learn(tmp_path, 2)


def test_an_unknown_family_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions), ThreadPoolExecutor(1) as pool:
        train(tmp_path, "9-9", Plan(), pool, lambda done, total: None)


def test_families_that_were_not_trained_have_a_near_one() -> None:
    for seats in range(2, 7):
        match = game("metro", seats, hand=3, orientation="free", modules=["companies"]).start("family")
        assert values_of(family(match.observation(0))).spread.min() > 0

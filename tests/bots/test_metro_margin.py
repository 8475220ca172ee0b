"""Updating a margin for a trial gives what evaluating everything gives."""

import pytest

from guimard.bots.metro.forecast import forecast_points, try_tile
from guimard.bots.metro.margin import margin, trial_margin
from guimard.bots.metro.modules.hooks import Forecast, Values, try_action
from guimard.bots.metro.policy import forecast_next
from guimard.bots.metro.values import family, values_of
from guimard.core.rng import below, new_rng
from guimard.games.metro import tables as t
from guimard.games.metro.kernel import apply
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.modules.stations.rules import STATION
from guimard.games.metro.state import is_over
from guimard.games.registry import game


def evaluated(after: State, values: Values, forecast: Forecast) -> float:
    """Return the margin of the observer after a trial, evaluating everything again."""
    fresh = forecast.copy()
    fresh.points = forecast.trial
    return margin(after, values, fresh, int(forecast.observer))


def tried(state: State, values: Values, forecast: Forecast, action: int) -> tuple[State, float]:
    after = state.copy()
    if action >= STATION:
        assert try_action(after, values, forecast, action)
    else:
        look = t.TURNED[action // (4 * t.CELLS), action // t.CELLS % 4]
        try_tile(state, after, values, forecast, look, action % t.CELLS)
    return after, trial_margin(after, values, forecast, int(state.turn))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("modules", [[], ["companies"], ["companies", "stations", "station-numbers"]])
def test_the_margin_of_a_trial_is_the_margin_evaluated_again(modules: list[str], seats: int) -> None:
    match = game("metro", seats, modules=modules).start("margin")
    rng = new_rng(7)
    state = match.game.imagine(match.observation(match.to_act or 0), rng)
    values, forecast = values_of(family(state)), Forecast.new()
    while not is_over(state):
        forecast_next(state, values, forecast, int(state.turn))
        legal = match.game.legal(state)
        actions = [action for action in legal if action < t.DRAW or action >= STATION]
        for action in actions[::7]:
            after, found = tried(state, values, forecast, action)
            assert found == pytest.approx(evaluated(after, values, forecast), abs=1e-6)
        apply(state, legal[below(rng, len(legal))])


@pytest.mark.parametrize("modules", [["stations"], ["companies", "stations"]])
def test_trying_a_wagon_foresees_what_placing_it_brings(modules: list[str]) -> None:
    match = game("metro", 2, modules=modules).start("wagons")
    rng = new_rng(8)
    state = match.game.imagine(match.observation(match.to_act or 0), rng)
    values, forecast, fresh = values_of(family(state)), Forecast.new(), Forecast.new()
    while not is_over(state):
        forecast_next(state, values, forecast, int(state.turn))
        legal = match.game.legal(state)
        for action in [action for action in legal if action >= STATION][::5]:
            tried(state, values, forecast, action)
            placed = state.copy()
            apply(placed, action)
            forecast_points(placed, values, fresh, int(forecast.step), int(forecast.turn))
            assert forecast.trial.tolist() == pytest.approx(fresh.points.tolist(), abs=1e-6)
        lays = [action for action in legal if action < t.DRAW]
        apply(state, lays[below(rng, len(lays))])

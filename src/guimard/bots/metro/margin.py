"""Points of the seats from those of the colours, and a seat's margin."""

from guimard.bots.metro.modules import hooks
from guimard.bots.metro.modules.hooks import Forecast, Values
from guimard.core.compiler import compiled, inlined
from guimard.core.exact import exp
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import seats_own_lines


@compiled
def set_observer(state: State, forecast: Forecast, observer: int) -> None:
    """Evaluate seats by what this seat knows of secrets from now on.

    In a playout every player must act on its own knowledge. Players who saw each other's shares would undo each
    other's work, and no action would seem to gain anything.
    """
    forecast.observer = observer
    hooks.observe(state, forecast)


@compiled
def forecast_seats(state: State, values: Values, forecast: Forecast) -> None:
    """Write the final points of each seat that follow from those of the colours."""
    for seat in range(state.seats):
        forecast.seat_points[seat] = forecast.points[state.own[seat]] if seats_own_lines(state) else 0.0
    hooks.add_seat_points(state, values, forecast)


@compiled
def margin(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the points of a seat over the mean of the others."""
    forecast_seats(state, values, forecast)
    return _seat_margin(state, forecast, seat)


@inlined
def _seat_margin(state: State, forecast: Forecast, seat: int) -> float:
    total = 0.0
    for other in range(state.seats):
        total += forecast.seat_points[other]
    return (forecast.seat_points[seat] * state.seats - total) / (state.seats - 1)


@compiled
def win_chance(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the chance that a seat wins, from the points of the seats (softmax)."""
    scale = 0.6 * values.spread[forecast.step]
    total = 0.0
    for other in range(state.seats):
        total += exp((forecast.seat_points[other] - forecast.seat_points[seat]) / scale)
    return 1 / total


@compiled
def prepare_trials(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the margin of a seat, and prepare what ``trial_margin`` uses."""
    found = margin(state, values, forecast, seat)
    if not seats_own_lines(state):
        forecast.base_margin = found - hooks.secret_points(state, values, forecast, seat)
    hooks.prepare_trials(state, values, forecast, seat)
    return found


@compiled
def trial_margin(after: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the margin after a trial; only what changed is evaluated."""
    if not seats_own_lines(after):
        secret = hooks.secret_points(after, values, forecast, seat)
        return forecast.base_margin + secret + hooks.trial_gain(values, forecast)
    for other in range(after.seats):
        secret = hooks.secret_points(after, values, forecast, other)
        forecast.seat_points[other] = forecast.trial[after.own[other]] + secret
    return _seat_margin(after, forecast, seat)

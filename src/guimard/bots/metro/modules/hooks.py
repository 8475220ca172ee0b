"""The modules as bots judge them: named only here, a line for each.

A module whose fields are empty, or whose action it is not, finds nothing to do; so the other bot code never asks
which modules are on. A module that is not named here is ignored: its actions stay unrated.
"""
# ruff: noqa: RET504 (the last module has a line of its own, like the others)

from guimard.bots.metro.modules import central_tracks, numbers, stations
from guimard.bots.metro.modules.companies import judging as companies
from guimard.bots.metro.modules.companies import sampling as companies_sampling
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Floats
from guimard.core.rng import Rng
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves

_CHANGE_LINES = (
    companies.BIT,
    stations.BIT,
    central_tracks.BIT,
)
_JUDGED = (
    *_CHANGE_LINES,
    numbers.BIT,
)
LINE_BITS = sum(_CHANGE_LINES)
"""The modules in which lines have values of their own, a bit each."""
_JUDGED_BITS = sum(_JUDGED)


class Values(
    companies.ShareValues,
    stations.WagonValues,
):
    """The learned values: those of the base game and those of every module."""


class Forecast(
    companies.ShareForecast,
    stations.WagonForecast,
):
    """A position evaluated once: what the base game needs of it, and every module."""


@compiled
def line_modules(state: State) -> int:
    """Return the modules that are played and change what lines are worth, a bit each."""
    return int(state.modules) & LINE_BITS


@inlined
def is_plain(state: State) -> bool:
    """Return whether no module is played that the bots judge."""
    return state.modules & _JUDGED_BITS == 0


def set_first_values(values: Values, line: float) -> None:
    """Set the values that training starts from, where a line is worth so much."""
    companies.set_first_values(values)
    stations.set_first_values(values, line)


# What the points of colours and seats become.


@compiled
def observe(state: State, forecast: Forecast) -> None:
    """Note what the observer knows of what seats hold."""
    companies.observe(state, forecast)


@inlined
def add_colour_points(state: State, values: Values, forecast: Forecast) -> None:
    """Add to the expected points of colours what does not come from open lines."""
    stations.add_colour_points(state, values, forecast)


@compiled
def add_seat_points(state: State, values: Values, forecast: Forecast) -> None:
    """Add to the expected points of seats what does not come from lines of their own."""
    companies.add_seat_points(state, values, forecast)
    numbers.add_seat_points(state, values, forecast)


@inlined
def secret_points(state: State, values: Values, forecast: Forecast, seat: int) -> float:
    """Return the part of a seat's points that depends on the board and not on colours."""
    points = 0.0
    points += numbers.number_points(state, values, forecast, seat)
    return points


# What an action would change.


@compiled
def prepare_trials(state: State, values: Values, forecast: Forecast, seat: int) -> None:
    """Evaluate what all trials of a position have in common."""
    companies.prepare_trials(state, forecast, seat)
    stations.prepare_trials(state, values, forecast)


@inlined
def trial_gain(values: Values, forecast: Forecast) -> float:
    """Return what a trial adds to the margin of a seat that owns no lines."""
    gain = 0.0
    gain += companies.trial_gain(values, forecast)
    return gain


@inlined
def list_trials(state: State, moves: Moves) -> None:
    """List the legal actions of modules that the careful player considers."""
    stations.list_trials(state, moves)


@inlined
def try_action(state: State, values: Values, forecast: Forecast, action: int) -> bool:
    """Write the points after a module's action to ``trial``, or return False."""
    tried = False
    tried = tried or stations.try_action(state, values, forecast, action)
    return tried


@inlined
def is_exchange(action: int) -> bool:
    """Return whether an action changes only what seats hold, nothing on the board."""
    found = False
    found = found or companies.is_exchange(action)
    return found


# What others hold.


@inlined
def compare_points(state: State, forecast: Forecast) -> None:
    """Note what the expected points of colours say about who holds what."""
    companies_sampling.compare_points(state, forecast)


@inlined
def sample_holders(state: State, values: Values, forecast: Forecast, observer: int, rng: Rng) -> None:
    """Redistribute what ``observer`` does not see."""
    companies_sampling.sample_holders(state, values, forecast, observer, rng)


# What the greedy player (one_ply) sees.


@inlined
def greedy_point_values(state: State, out: Floats) -> None:
    """Write what points are worth to a seat that owns no lines."""
    companies.greedy_point_values(state, out)


@inlined
def greedy_gain(state: State, point_values: Floats, action: int) -> float:
    """Return what a module's action brings at once."""
    gain = 0.0
    gain += stations.greedy_gain(state, point_values, action)
    return gain

"""Judge central wagons: those in stock, and the lines that they open (Metro 8)."""

from typing import Annotated

from guimard.bots.metro.lines import line_value
from guimard.bots.metro.records import EXPECTED_POINTS, STEPS, BaseForecast, BaseValues
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Floats
from guimard.games.metro.modules.stations.rules import (
    NUMBER,
    STATION,
    WAYS,
    CentralWagons,
    departures,
    in_stock,
    is_wagon,
    may_depart,
    wagon_colour,
)
from guimard.games.metro.rules.laying import append
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import Moves
from guimard.games.metro.tables import CENTRALS, COLOURS, DEPARTURE_PORTS, NONE, STATIONS

BIT = 1 << (NUMBER - 1)  # in a state's set of modules


class WagonValues(BaseValues):
    wagon: Annotated[Floats, STEPS]  # a central wagon in stock


class WagonForecast(BaseForecast):
    central_lines: Annotated[Floats, CENTRALS]  # what a line that departs there brings the seat to act


def set_first_values(values: WagonValues, line: float) -> None:
    """Take a wagon in stock for half of a line; training starts from that."""
    values.wagon[:] = line / 2


@inlined
def add_colour_points(state: CentralWagons, values: WagonValues, forecast: WagonForecast) -> None:
    """Add what a wagon in stock is worth to its colour."""
    for colour in range(COLOURS):
        if in_stock(state, colour):
            forecast.points[colour] += values.wagon[forecast.step]


@compiled
def prepare_trials(state: CentralWagons, values: WagonValues, forecast: WagonForecast) -> None:
    """Evaluate the lines that may depart from the centre, once for all wagons."""
    if state.wagons:
        for central in range(CENTRALS):
            if may_depart(state, central):
                forecast.central_lines[central] = _central_line(state, values, forecast, central)


@compiled
def _central_line(state: CentralWagons, values: WagonValues, forecast: WagonForecast, central: int) -> float:
    """Return what a line from a central station brings to the seat to act."""
    departure = STATIONS + central
    port = DEPARTURE_PORTS[departure]
    multiple = times(departure, state.far[port])
    if multiple:
        return float(state.length[port] * multiple)
    state.owner[departure] = max(state.own[state.turn], 0)  # no company has an owner: any stands for all
    worth = line_value(state, values, forecast.step, forecast.turn, departure)
    state.owner[departure] = NONE
    return worth


@inlined
def list_trials(state: CentralWagons, moves: Moves) -> None:
    """List the legal placements of wagons."""
    append(moves, departures(state), STATION)


@compiled
def try_action(state: CentralWagons, values: WagonValues, forecast: WagonForecast, action: int) -> bool:
    """Write the points after placing a wagon to ``trial``; else return False."""
    if not is_wagon(action):
        return False
    central, way = (action - STATION) // WAYS, (action - STATION) % WAYS
    for colour in range(COLOURS):
        forecast.trial[colour] = forecast.points[colour]
    forecast.trial[wagon_colour(state, way)] += forecast.central_lines[central] - values.wagon[forecast.step]
    return True


@compiled
def greedy_gain(state: CentralWagons, point_values: Floats, action: int) -> float:
    """Return what the greedy player sees: a wagon may complete a line at once."""
    if not is_wagon(action):
        return 0.0
    departure = STATIONS + (action - STATION) // WAYS
    port = DEPARTURE_PORTS[departure]
    multiple = times(departure, state.far[port])
    if multiple == 0:
        return 0.0
    colour = wagon_colour(state, (action - STATION) % WAYS)
    return float(point_values[colour] * (state.length[port] * multiple - EXPECTED_POINTS))

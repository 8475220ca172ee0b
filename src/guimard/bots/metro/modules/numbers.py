"""Judge station numbers: what the lines that arrive at them will pay (Metro 10)."""

from guimard.bots.metro.lines import head_value
from guimard.bots.metro.records import ARRIVAL, BaseForecast, BaseValues, is_known
from guimard.core.compiler import compiled
from guimard.games.metro.modules.numbers.rules import NUMBER, NUMBER_COLOURS, StationNumbers, pay, place
from guimard.games.metro.tables import ARRIVALS, DEPARTURE_AT, NONE

BIT = 1 << (NUMBER - 1)  # in a state's set of modules


@compiled
def arrival_value(state: StationNumbers, values: BaseValues, step: int, station: int) -> float:
    """Return the expected (or final) points of the line that arrives at a station."""
    start = state.far[ARRIVALS + station]
    if DEPARTURE_AT[start] != NONE:
        return float(pay(state, station))
    return head_value(values, step, ARRIVAL, start, state.length[ARRIVALS + station])


@compiled
def number_points(state: StationNumbers, values: BaseValues, forecast: BaseForecast, seat: int) -> float:
    """Return what the numbers of a seat will pay, as far as the observer knows."""
    found = 0.0
    if state.number_count and (state.open_numbers or is_known(forecast, 1 << seat)):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                found += arrival_value(state, values, forecast.step, state.numbers[colour, place(state, seat, i)])
    return found


@compiled
def add_seat_points(state: StationNumbers, values: BaseValues, forecast: BaseForecast) -> None:
    """Add to each seat what its numbers will pay."""
    for seat in range(state.seats):
        forecast.seat_points[seat] += number_points(state, values, forecast, seat)

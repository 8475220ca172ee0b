"""Station numbers as JSON: what they add to options, views and final scores."""

from guimard.core.compiler import compiled, inlined
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_item
from guimard.games.metro.modules.numbers.rules import NUMBER_COLOURS, StationNumbers, pay, place
from guimard.games.metro.tables import HIDDEN, STATIONS


@inlined
def put_options(buffer: JsonBuffer, at: int, view: StationNumbers) -> int:
    at = put_field(buffer, at, b'"numbers":', max(1, view.number_count))
    return put_flag(buffer, at, b'"open_numbers":', view.open_numbers != 0)


@compiled
def put_numbers(buffer: JsonBuffer, at: int, view: StationNumbers) -> int:
    """Write the known numbers of each seat, and what each number pays by now."""
    if view.number_count == 0:
        return at
    at = put(buffer, at, b'"numbers":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for colour in range(NUMBER_COLOURS):
            for i in range(view.number_count):
                held = view.numbers[colour, place(view, seat, i)]
                at = put(buffer, at, b'"?",') if held == HIDDEN else put_item(buffer, at, held + 1)
        at = close(buffer, at, b"],")
    at = close(buffer, at, b'],"number_points":[')
    for station in range(STATIONS):
        at = put_item(buffer, at, pay(view, station))
    return close(buffer, at, b"],")


@compiled
def put_final(buffer: JsonBuffer, at: int, view: StationNumbers, seat: int) -> int:
    """Write what a seat's numbers bring in the final scoring."""
    at = put(buffer, at, b'"numbers":[')
    for colour in range(NUMBER_COLOURS):
        for i in range(view.number_count):
            held = view.numbers[colour, place(view, seat, i)]
            at = put_field(buffer, at, b'{"number":', held + 1)
            at = put_field(buffer, at, b'"points":', pay(view, held))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")

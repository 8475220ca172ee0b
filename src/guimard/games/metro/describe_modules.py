"""What the modules add to a view (``describe``), and the final scoring."""

from guimard.core.compiler import compiled
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_item, put_name
from guimard.games.metro import tables as t
from guimard.games.metro.companies import exchange_open, majority_bonus, stake, value
from guimard.games.metro.start import COMPANIES, NUMBERS, WAGONS
from guimard.games.metro.state import State
from guimard.games.metro.words import COLOURS, DEPARTURES, known


@compiled
def module_facts(buffer: JsonBuffer, at: int, view: State) -> int:
    if view.modules & COMPANIES:
        at = _shares(buffer, at, view)
        at = _market(buffer, at, view)
        at = _standings(buffer, at, view)
    if view.modules & WAGONS:
        at = _stations(buffer, at, view)
    if view.modules & NUMBERS:
        at = _numbers(buffer, at, view)
    return at


@compiled
def _shares(buffer: JsonBuffer, at: int, view: State) -> int:
    """Shares by percentage (10, 20, 30, 40), as far as they are known, and which were shown for a wagon."""
    at = put(buffer, at, b'"shares":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for percentage in range(t.PERCENTAGES):
            at = known(buffer, at, COLOURS, view.shares[seat, percentage])
        at = close(buffer, at, b"],")
    at = close(buffer, at, b'],"shown":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for percentage in range(t.PERCENTAGES):
            at = put_flag(buffer, at, b"", view.locked[seat, percentage] != 0)
        at = close(buffer, at, b"],")
    return close(buffer, at, b"],")


@compiled
def _market(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"face_up":[')
    for percentage in range(t.PERCENTAGES):
        at = known(buffer, at, COLOURS, view.face_up[percentage])
    at = close(buffer, at, b'],"piles":[')
    for percentage in range(t.PERCENTAGES):
        at = put(buffer, at, b"[")
        for i in range(view.pile_size[percentage]):
            at = known(buffer, at, COLOURS, view.pile[percentage, i])
        at = close(buffer, at, b"],")
    at = close(buffer, at, b"],")
    return put_flag(buffer, at, b'"exchange_open":', exchange_open(view))


@compiled
def _standings(buffer: JsonBuffer, at: int, view: State) -> int:
    """The companies as if the game ended now, and the per cent that each seat is known to hold."""
    at = put(buffer, at, b'"standings":[')
    for company in range(t.COLOURS):
        at = put(buffer, at, b'{"company":')
        at = known(buffer, at, COLOURS, company)
        at = put_field(buffer, at, b'"points":', view.points[company])
        at = put_field(buffer, at, b'"value":', value(view, company))
        at = put_field(buffer, at, b'"bonus":', majority_bonus(view, company))
        at = put(buffer, at, b'"stakes":[')
        for seat in range(view.seats):
            at = put_item(buffer, at, 10 * stake(view, seat, company))
        at = close(buffer, at, b"]},")
    return close(buffer, at, b"],")


@compiled
def _stations(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"central":{')
    for departure in range(t.STATIONS, t.DEPARTURES):
        at = put_name(buffer, at, DEPARTURES, departure)
        at = put(buffer, at, b":")
        at = known(buffer, at, COLOURS, view.owner[departure])
    at = close(buffer, at, b'},"wagons":[')
    for colour in range(t.COLOURS):
        if view.wagons >> colour & 1:
            at = known(buffer, at, COLOURS, colour)
    return close(buffer, at, b"],")


@compiled
def _numbers(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"numbers":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for colour in range(t.NUMBER_COLOURS):
            for i in range(view.number_count):
                held = view.numbers[seat, colour, i]
                at = put(buffer, at, b'"?",') if held == t.HIDDEN else put_item(buffer, at, held + 1)
        at = close(buffer, at, b"],")
    return close(buffer, at, b"],")


# The final scoring, seat by seat: lines, shares, majorities, numbers.


@compiled
def final(buffer: JsonBuffer, at: int, view: State) -> int:
    at = put(buffer, at, b'"final":[')
    for seat in range(view.seats):
        at = put_field(buffer, at, b'{"seat":', seat)
        at = put_field(buffer, at, b'"lines":', 0 if view.own[seat] == t.NONE else view.points[view.own[seat]])
        at = _final_shares(buffer, at, view, seat)
        at = _final_majorities(buffer, at, view, seat)
        at = _final_numbers(buffer, at, view, seat)
        at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _final_shares(buffer: JsonBuffer, at: int, view: State, seat: int) -> int:
    at = put(buffer, at, b'"shares":[')
    for percentage in range(t.PERCENTAGES):
        company = view.shares[seat, percentage]
        if company != t.NONE:
            at = put(buffer, at, b'{"company":')
            at = known(buffer, at, COLOURS, company)
            at = put_field(buffer, at, b'"percentage":', 10 * (percentage + 1))
            at = put_field(buffer, at, b'"points":', (percentage + 1) * value(view, company))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _final_majorities(buffer: JsonBuffer, at: int, view: State, seat: int) -> int:
    at = put(buffer, at, b'"majorities":[')
    for company in range(t.COLOURS):
        most = 0
        for other in range(view.seats):
            most = max(most, stake(view, other, company))
        if most and stake(view, seat, company) == most:
            at = put(buffer, at, b'{"company":')
            at = known(buffer, at, COLOURS, company)
            at = put_field(buffer, at, b'"points":', majority_bonus(view, company))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _final_numbers(buffer: JsonBuffer, at: int, view: State, seat: int) -> int:
    at = put(buffer, at, b'"numbers":[')
    for colour in range(t.NUMBER_COLOURS):
        for i in range(view.number_count):
            held = view.numbers[seat, colour, i]
            at = put_field(buffer, at, b'{"number":', held + 1)
            at = put_field(buffer, at, b'"points":', view.pays[held])
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")

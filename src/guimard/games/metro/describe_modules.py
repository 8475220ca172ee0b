"""What the modules add to a view (``describe``), and the final scoring."""

from guimard.core.kernel import compiled
from guimard.core.page import Page, close, entry, field, flag, name, put
from guimard.games.metro import tables as t
from guimard.games.metro.companies import exchange_open, majority_bonus, stake, value
from guimard.games.metro.start import COMPANIES, NUMBERS, WAGONS
from guimard.games.metro.state import State
from guimard.games.metro.words import COLOURS, DEPARTURES, known


@compiled
def module_facts(page: Page, at: int, view: State) -> int:
    if view.modules & COMPANIES:
        at = _shares(page, at, view)
        at = _market(page, at, view)
        at = _standings(page, at, view)
    if view.modules & WAGONS:
        at = _stations(page, at, view)
    if view.modules & NUMBERS:
        at = _numbers(page, at, view)
    return at


@compiled
def _shares(page: Page, at: int, view: State) -> int:
    """Shares by percentage (10, 20, 30, 40), as far as they are known, and which were shown for a wagon."""
    at = put(page, at, b'"shares":[')
    for seat in range(view.seats):
        at = put(page, at, b"[")
        for percentage in range(t.PERCENTAGES):
            at = known(page, at, COLOURS, view.shares[seat, percentage])
        at = close(page, at, b"],")
    at = close(page, at, b'],"shown":[')
    for seat in range(view.seats):
        at = put(page, at, b"[")
        for percentage in range(t.PERCENTAGES):
            at = flag(page, at, b"", view.locked[seat, percentage] != 0)
        at = close(page, at, b"],")
    return close(page, at, b"],")


@compiled
def _market(page: Page, at: int, view: State) -> int:
    at = put(page, at, b'"face_up":[')
    for percentage in range(t.PERCENTAGES):
        at = known(page, at, COLOURS, view.face_up[percentage])
    at = close(page, at, b'],"piles":[')
    for percentage in range(t.PERCENTAGES):
        at = put(page, at, b"[")
        for i in range(view.pile_size[percentage]):
            at = known(page, at, COLOURS, view.pile[percentage, i])
        at = close(page, at, b"],")
    at = close(page, at, b"],")
    return flag(page, at, b'"exchange_open":', exchange_open(view))


@compiled
def _standings(page: Page, at: int, view: State) -> int:
    """The companies as if the game ended now, and the per cent that each seat is known to hold."""
    at = put(page, at, b'"standings":[')
    for company in range(t.COLOURS):
        at = put(page, at, b'{"company":')
        at = known(page, at, COLOURS, company)
        at = field(page, at, b'"points":', view.points[company])
        at = field(page, at, b'"value":', value(view, company))
        at = field(page, at, b'"bonus":', majority_bonus(view, company))
        at = put(page, at, b'"stakes":[')
        for seat in range(view.seats):
            at = entry(page, at, 10 * stake(view, seat, company))
        at = close(page, at, b"]},")
    return close(page, at, b"],")


@compiled
def _stations(page: Page, at: int, view: State) -> int:
    at = put(page, at, b'"central":{')
    for departure in range(t.STATIONS, t.DEPARTURES):
        at = name(page, at, DEPARTURES, departure)
        at = put(page, at, b":")
        at = known(page, at, COLOURS, view.owner[departure])
    at = close(page, at, b'},"wagons":[')
    for colour in range(t.COLOURS):
        if view.wagons >> colour & 1:
            at = known(page, at, COLOURS, colour)
    return close(page, at, b"],")


@compiled
def _numbers(page: Page, at: int, view: State) -> int:
    at = put(page, at, b'"numbers":[')
    for seat in range(view.seats):
        at = put(page, at, b"[")
        for colour in range(t.NUMBER_COLOURS):
            for i in range(view.number_count):
                held = view.numbers[seat, colour, i]
                at = put(page, at, b'"?",') if held == t.HIDDEN else entry(page, at, held + 1)
        at = close(page, at, b"],")
    return close(page, at, b"],")


# The final scoring, seat by seat: lines, shares, majorities, numbers.


@compiled
def final(page: Page, at: int, view: State) -> int:
    at = put(page, at, b'"final":[')
    for seat in range(view.seats):
        at = field(page, at, b'{"seat":', seat)
        at = field(page, at, b'"lines":', 0 if view.own[seat] == t.NONE else view.points[view.own[seat]])
        at = _final_shares(page, at, view, seat)
        at = _final_majorities(page, at, view, seat)
        at = _final_numbers(page, at, view, seat)
        at = close(page, at, b"},")
    return close(page, at, b"],")


@compiled
def _final_shares(page: Page, at: int, view: State, seat: int) -> int:
    at = put(page, at, b'"shares":[')
    for percentage in range(t.PERCENTAGES):
        company = view.shares[seat, percentage]
        if company != t.NONE:
            at = put(page, at, b'{"company":')
            at = known(page, at, COLOURS, company)
            at = field(page, at, b'"percentage":', 10 * (percentage + 1))
            at = field(page, at, b'"points":', (percentage + 1) * value(view, company))
            at = close(page, at, b"},")
    return close(page, at, b"],")


@compiled
def _final_majorities(page: Page, at: int, view: State, seat: int) -> int:
    at = put(page, at, b'"majorities":[')
    for company in range(t.COLOURS):
        most = 0
        for other in range(view.seats):
            most = max(most, stake(view, other, company))
        if most and stake(view, seat, company) == most:
            at = put(page, at, b'{"company":')
            at = known(page, at, COLOURS, company)
            at = field(page, at, b'"points":', majority_bonus(view, company))
            at = close(page, at, b"},")
    return close(page, at, b"],")


@compiled
def _final_numbers(page: Page, at: int, view: State, seat: int) -> int:
    at = put(page, at, b'"numbers":[')
    for colour in range(t.NUMBER_COLOURS):
        for i in range(view.number_count):
            held = view.numbers[seat, colour, i]
            at = field(page, at, b'{"number":', held + 1)
            at = field(page, at, b'"points":', view.pays[held])
            at = close(page, at, b"},")
    return close(page, at, b"],")

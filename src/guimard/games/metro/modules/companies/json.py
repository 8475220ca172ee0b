"""Companies as JSON: in a view, in the final scoring, in the legal actions."""

from guimard.core.compiler import compiled
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_item
from guimard.games.metro.json.pieces import COLOUR_TABLE, put_known, put_share
from guimard.games.metro.modules.companies.rules import (
    EXCHANGE,
    FACE_UP,
    Companies,
    exchange_open,
    is_exchange,
    majority_bonus,
    shares_dealt,
    stake,
    value,
)
from guimard.games.metro.tables import COLOURS, HIDDEN, NONE, PERCENTAGES


@compiled
def put_companies(buffer: JsonBuffer, at: int, view: Companies) -> int:
    """Write the companies' part of a view: nothing where no shares were dealt."""
    if not shares_dealt(view):
        return at
    at = _shares(buffer, at, view)
    at = _market(buffer, at, view)
    return _standings(buffer, at, view)


@compiled
def _shares(buffer: JsonBuffer, at: int, view: Companies) -> int:
    """Write shares by percentage (10, 20, 30, 40), and which were shown for a wagon."""
    at = put(buffer, at, b'"shares":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for percentage in range(PERCENTAGES):
            at = put_known(buffer, at, COLOUR_TABLE, view.shares[seat, percentage])
        at = close(buffer, at, b"],")
    at = close(buffer, at, b'],"shown":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for percentage in range(PERCENTAGES):
            at = put_flag(buffer, at, b"", view.locked[seat, percentage] != 0)
        at = close(buffer, at, b"],")
    return close(buffer, at, b"],")


@compiled
def _market(buffer: JsonBuffer, at: int, view: Companies) -> int:
    at = put(buffer, at, b'"face_up":[')
    for percentage in range(PERCENTAGES):
        at = put_known(buffer, at, COLOUR_TABLE, view.face_up[percentage])
    at = close(buffer, at, b'],"piles":[')
    for percentage in range(PERCENTAGES):
        at = put(buffer, at, b"[")
        for i in range(view.pile_size[percentage]):
            at = put_known(buffer, at, COLOUR_TABLE, view.pile[percentage, i])
        at = close(buffer, at, b"],")
    at = close(buffer, at, b"],")
    return put_flag(buffer, at, b'"exchange_open":', exchange_open(view))


@compiled
def _standings(buffer: JsonBuffer, at: int, view: Companies) -> int:
    """Write the companies as if the game ended now, and what each seat holds of them."""
    at = put(buffer, at, b'"standings":[')
    for company in range(COLOURS):
        at = put(buffer, at, b'{"company":')
        at = put_known(buffer, at, COLOUR_TABLE, company)
        at = put_field(buffer, at, b'"points":', view.points[company])
        at = put_field(buffer, at, b'"value":', value(view, company))
        at = put_field(buffer, at, b'"bonus":', majority_bonus(view, company))
        at = put(buffer, at, b'"stakes":[')
        for seat in range(view.seats):
            at = put_item(buffer, at, 10 * stake(view, seat, company))
        at = close(buffer, at, b"]},")
    return close(buffer, at, b"],")


@compiled
def put_final(buffer: JsonBuffer, at: int, view: Companies, seat: int) -> int:
    """Write what a seat's shares and majorities bring in the final scoring."""
    at = _final_shares(buffer, at, view, seat)
    return _final_majorities(buffer, at, view, seat)


@compiled
def _final_shares(buffer: JsonBuffer, at: int, view: Companies, seat: int) -> int:
    at = put(buffer, at, b'"shares":[')
    for percentage in range(PERCENTAGES):
        company = view.shares[seat, percentage]
        if company != NONE:
            at = put(buffer, at, b'{"company":')
            at = put_known(buffer, at, COLOUR_TABLE, company)
            at = put_field(buffer, at, b'"percentage":', 10 * (percentage + 1))
            at = put_field(buffer, at, b'"points":', (percentage + 1) * value(view, company))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def _final_majorities(buffer: JsonBuffer, at: int, view: Companies, seat: int) -> int:
    at = put(buffer, at, b'"majorities":[')
    for company in range(COLOURS):
        most = 0
        for other in range(view.seats):
            most = max(most, stake(view, other, company))
        if most and stake(view, seat, company) == most:
            at = put(buffer, at, b'{"company":')
            at = put_known(buffer, at, COLOUR_TABLE, company)
            at = put_field(buffer, at, b'"points":', majority_bonus(view, company))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


@compiled
def put_exchange(buffer: JsonBuffer, at: int, view: Companies, action: int) -> int:
    """Write a legal exchange and what it gives and takes."""
    if not is_exchange(action):
        return at
    percentage, face_up = (action - EXCHANGE) // 2, (action - EXCHANGE) % 2 == FACE_UP
    at = put(buffer, at, b'{"text":"exchange ')
    at = put_share(buffer, at, percentage)
    at = put(buffer, at, b" up" if face_up else b" down")
    at = put(buffer, at, b'","kind":"exchange","share":')
    at = put_share(buffer, at, percentage)
    at = put_flag(buffer, at, b',"face_up":', face_up)
    at = put(buffer, at, b'"consequences":{"gives":')
    at = put_known(buffer, at, COLOUR_TABLE, view.shares[view.turn, percentage])
    takes = view.face_up[percentage] if face_up else view.pile[percentage, 0]
    at = put(buffer, at, b'"takes":')
    return put_known(buffer, at, COLOUR_TABLE, NONE if takes == HIDDEN else takes)

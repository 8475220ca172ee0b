"""Companies as JSON: in views, final scoring, actions, events and refusals."""

from guimard.core.compiler import compiled, inlined
from guimard.core.events import Recipients, address_all, address_instead
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_item
from guimard.games.metro.json.pieces import COLOUR_TABLE, put_known, put_share
from guimard.games.metro.modules.companies.rules import (
    CLOSES_AT,
    EXCHANGE,
    FACE_UP,
    OFFER,
    Companies,
    exchange_open,
    is_exchange,
    majority_bonus,
    shares_dealt,
    stake,
    value,
)
from guimard.games.metro.state import EVERYBODY, PUBLIC_BIT
from guimard.games.metro.tables import COLOURS, HIDDEN, NONE, PERCENTAGES


@inlined
def put_options(buffer: JsonBuffer, at: int, view: Companies) -> int:
    at = put(buffer, at, b'"tied_last":')
    return put(buffer, at, b'"shared",' if view.last_share_place else b'"one",')


@compiled
def put_companies(buffer: JsonBuffer, at: int, view: Companies) -> int:
    """Write the companies' part of a view: nothing where no shares were dealt."""
    if not shares_dealt(view):
        return at
    at = _shares(buffer, at, view)
    at = _market(buffer, at, view)
    return put_standings(buffer, at, view)


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
def put_standings(buffer: JsonBuffer, at: int, view: Companies) -> int:
    """Write the companies as if the game ended now, and what each seat holds of them.

    Nothing where no shares were dealt.
    """
    if not shares_dealt(view):
        return at
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


@compiled
def put_exchange_events(buffer: JsonBuffer, recipients: Recipients, at: int, state: Companies, action: int) -> int:
    """Write who will give and take which share.

    Those who have seen a share read its name.
    """
    if not is_exchange(action):
        return at
    p, face_up = (action - EXCHANGE) // 2, (action - EXCHANGE) % 2 == FACE_UP
    gave_seen = state.shares_seen[state.turn, p]
    took_seen = EVERYBODY if face_up else state.pile_seen[p, 0] | (1 << state.turn)
    at = _exchange_event(buffer, at, state, p, face_up, gave_seen & PUBLIC_BIT != 0, took_seen & PUBLIC_BIT != 0)
    address_all(recipients, at)
    for seat in range(state.seats):
        knows_gave, knows_took = (gave_seen >> seat) & 1 == 1, (took_seen >> seat) & 1 == 1
        if knows_gave or knows_took:
            at = _exchange_event(buffer, at, state, p, face_up, knows_gave, knows_took)
            address_instead(recipients, at, seat)
    return at


@compiled
def _exchange_event(
    buffer: JsonBuffer, at: int, state: Companies, percentage: int, face_up: bool, knows_gave: bool, knows_took: bool
) -> int:
    top = state.pile[percentage, 0]
    at = put_field(buffer, at, b'{"event":"exchange","seat":', state.turn)
    at = put_field(buffer, at, b'"share":', 10 * (percentage + 1))
    at = put(buffer, at, b'"from":"face-up",' if face_up else b'"from":"pile",')
    if knows_gave:
        at = put(buffer, at, b'"gave":')
        at = put_known(buffer, at, COLOUR_TABLE, state.shares[state.turn, percentage])
    if knows_took:
        at = put(buffer, at, b'"took":')
        at = put_known(buffer, at, COLOUR_TABLE, state.face_up[percentage] if face_up else top)
    if face_up:
        at = put(buffer, at, b'"face_up":')
        at = put_known(buffer, at, COLOUR_TABLE, top)
    return close(buffer, at, b"}")


@inlined
def put_closing(buffer: JsonBuffer, at: int, closed: int) -> int:
    """Write that exchanging is over, if its offer is among those that ended."""
    return put(buffer, at, b'{"event":"exchange-closed"},') if closed & OFFER else at


@compiled
def put_refusal(buffer: JsonBuffer, at: int, view: Companies, action: int) -> int:
    """Write why an exchange is not legal."""
    if not is_exchange(action):
        return at
    percentage = (action - EXCHANGE) // 2
    if view.shares[view.turn, percentage] == NONE:
        return put(buffer, at, b'{"reason":"no-companies"}')
    if view.locked[view.turn, percentage]:
        return close(buffer, put_field(buffer, at, b'{"reason":"share-shown","share":', 10 * (percentage + 1)), b"}")
    for company in range(COLOURS):
        if view.points[company] >= CLOSES_AT:
            return put(buffer, at, b'{"reason":"exchange-closed"}')
    return put(buffer, at, b'{"reason":"exchange-paused"}')

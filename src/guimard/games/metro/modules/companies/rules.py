"""The rules of companies: exchanging shares, and what shares are worth (Metro 7)."""

from typing import Annotated

import numpy as np

from guimard.core.bits import ZERO, single
from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState
from guimard.core.deal import shuffle as shuffle_deal
from guimard.core.flat_record import Array
from guimard.core.rng import Rng, shuffle
from guimard.core.views import SPECTATOR
from guimard.games.metro.data import DATA
from guimard.games.metro.material import Material
from guimard.games.metro.state import EVERYBODY, PUBLIC_BIT, BaseChoices, BaseState, has_module, is_over
from guimard.games.metro.tables import COLOURS, HIDDEN, NONE, PERCENTAGES, first_verb

NUMBER = 1
EXCHANGE = first_verb(NUMBER)  # + 2 * percentage, + 1 for the face-up share
CLOSES_AT = DATA.exchange_closes_at
BLIND, FACE_UP = 0, 1
OFFER = 1 << (NUMBER - 1)
TIED_LAST = ONE_EACH, SHARED = "one", "shared"  # what companies tied for last are worth, as an option


class Companies(BaseState):
    """The market; the shares in hand are fields of the base record.

    ``pile_seen`` is to piles what ``shares_seen`` is to shares.
    """

    face_up: Annotated[Array, PERCENTAGES]
    pile: Annotated[Array, PERCENTAGES, COLOURS]  # the top one first
    pile_seen: Annotated[Array, PERCENTAGES, COLOURS]
    pile_size: Annotated[Array, PERCENTAGES]
    exchanges: int  # in a row, with no tile laid since
    last_share_place: int  # 1: companies tied for last share the better place; 0: they are worth 1 each


class CompaniesChoices(BaseChoices):
    tied_last: int


@compiled
def set_up(state: Companies, choices: CompaniesChoices, printed: Material) -> None:
    """Companies own the lines, and no seat does (Metro 7.1)."""
    state.last_share_place = int(TIED_LAST[choices.tied_last] == SHARED)
    state.face_up[:] = NONE
    state.pile[:] = NONE
    if not has_module(state, NUMBER):
        return
    state.owner[:] = NONE
    for company in range(COLOURS):
        for i in range(printed.companies.shape[1]):
            state.owner[printed.companies[company, i]] = company
    state.own[:] = NONE


@compiled
def deal_shares(state: Companies, deal: DealState) -> None:
    """Deal everybody a share of each pile; then turn up the top of each (Metro 7.2)."""
    if not has_module(state, NUMBER):
        return
    for percentage in range(PERCENTAGES):
        cards = np.arange(COLOURS).astype(np.int16)
        shuffle_deal(deal, cards)
        for seat in range(state.seats):
            state.shares[seat, percentage] = cards[seat]
            state.shares_seen[seat, percentage] = 1 << seat
        state.face_up[percentage] = cards[state.seats]
        state.pile_size[percentage] = COLOURS - state.seats - 1
        for i in range(state.pile_size[percentage]):
            state.pile[percentage, i] = cards[state.seats + 1 + i]


@inlined
def is_exchange(action: int) -> bool:
    return EXCHANGE <= action < EXCHANGE + 2 * PERCENTAGES


@inlined
def shares_dealt(state: BaseState) -> bool:
    return state.shares[0, 0] != NONE


@inlined
def exchange_open(state: Companies) -> bool:
    """Tell whether shares may be exchanged.

    Until a company has 25 points (Metro 7.4), and not after endless exchanging (Metro 7.5).
    """
    if state.exchanges >= 2 * state.seats:
        return False
    for colour in range(COLOURS):
        if state.points[colour] >= CLOSES_AT:
            return False
    return True


@inlined
def exchanges(state: Companies) -> np.uint64:
    """Return the set of legal exchanges.

    For each percentage: face-down (even) and face-up (odd).
    """
    ways = ZERO
    if state.shares[state.turn, 0] == NONE or not exchange_open(state):
        return ways
    for percentage in range(PERCENTAGES):
        if not state.locked[state.turn, percentage]:
            ways |= single(2 * percentage + BLIND) | single(2 * percentage + FACE_UP)
    return ways


@compiled
def exchange(state: Companies, percentage: int, way: int) -> None:
    """Put the own share under its pile and take another (Metro 7.3).

    The face-up one, or the top of the pile.
    """
    seat = state.turn
    bottom = state.pile_size[percentage]
    state.pile[percentage, bottom] = state.shares[seat, percentage]
    state.pile_seen[percentage, bottom] = state.shares_seen[seat, percentage]
    top, seen = state.pile[percentage, 0], state.pile_seen[percentage, 0]
    for i in range(bottom):
        state.pile[percentage, i] = state.pile[percentage, i + 1]
        state.pile_seen[percentage, i] = state.pile_seen[percentage, i + 1]
    state.pile[percentage, bottom] = NONE
    state.pile_seen[percentage, bottom] = 0
    if way == FACE_UP:
        state.shares[seat, percentage] = state.face_up[percentage]
        state.shares_seen[seat, percentage] = EVERYBODY
        state.face_up[percentage] = top
    else:
        state.shares[seat, percentage] = top
        state.shares_seen[seat, percentage] = seen | (1 << seat)
    state.exchanges += 1


@inlined
def open_offer(state: Companies) -> int:
    """Return this module's bit while shares may be exchanged."""
    return OFFER if shares_dealt(state) and exchange_open(state) else 0


@inlined
def play(state: Companies, action: int) -> None:
    """Play an exchange."""
    if is_exchange(action):
        exchange(state, (action - EXCHANGE) // 2, (action - EXCHANGE) % 2)


@inlined
def tile_laid(state: Companies) -> None:
    """Laying a tile ends a run of exchanges (Metro 7.5)."""
    state.exchanges = 0


@compiled
def value(state: Companies, company: int) -> int:
    """Return the value of a company (Metro 7.6).

    8 for the one with most points, one less for each company that has more; 1 for those with fewest.
    """
    better = worse = 0
    for other in range(COLOURS):
        better += state.points[other] > state.points[company]
        worse += state.points[other] < state.points[company]
    if better and not worse and not state.last_share_place:
        return 1
    return COLOURS - better


@compiled
def stake(state: BaseState, seat: int, company: int) -> int:
    """Return the tenths of a company that a seat is known to hold."""
    tenths = 0
    for percentage in range(PERCENTAGES):
        if state.shares[seat, percentage] == company:
            tenths += percentage + 1
    return tenths


@compiled
def majority_bonus(state: BaseState, company: int) -> int:
    return int(state.points[company] // 10)


@compiled
def score_shares(state: Companies, out: Array) -> None:
    """Add what each seat's shares and majorities are worth (Metro 7.6-7.7)."""
    if not shares_dealt(state):
        return
    for seat in range(state.seats):
        for percentage in range(PERCENTAGES):
            company = state.shares[seat, percentage]
            if company != HIDDEN:
                out[seat] += (percentage + 1) * value(state, company)
    for company in range(COLOURS):
        most = 0
        for seat in range(state.seats):
            most = max(most, stake(state, seat, company))
        for seat in range(state.seats):
            if most and stake(state, seat, company) == most:
                out[seat] += majority_bonus(state, company)


@compiled
def show(state: Companies, seen: Companies, viewer: int) -> None:
    """Show the market, and of the piles what the viewer has seen; at the end all."""
    bit = PUBLIC_BIT if viewer == SPECTATOR else 1 << viewer
    over = is_over(state)
    seen.exchanges = state.exchanges
    seen.last_share_place = state.last_share_place
    seen.face_up[:] = state.face_up
    seen.pile_seen[:] = state.pile_seen
    seen.pile_size[:] = state.pile_size
    seen.pile[:] = NONE
    for p in range(PERCENTAGES):
        for i in range(state.pile_size[p]):
            known = over or state.pile_seen[p, i] & bit
            seen.pile[p, i] = state.pile[p, i] if known else HIDDEN


@compiled
def imagine_shares(state: Companies, rng: Rng) -> None:
    """Put the companies seen nowhere, shuffled, where a share is hidden."""
    if not shares_dealt(state):
        return
    unseen = np.empty(COLOURS, np.int16)
    for p in range(PERCENTAGES):
        count = 0
        for company in range(COLOURS):
            seen = state.face_up[p] == company
            for seat in range(state.seats):
                seen |= state.shares[seat, p] == company
            for i in range(state.pile_size[p]):
                seen |= state.pile[p, i] == company
            if not seen:
                unseen[count] = company
                count += 1
        shuffle(rng, unseen[:count])
        for seat in range(state.seats):
            if state.shares[seat, p] == HIDDEN:
                count -= 1
                state.shares[seat, p] = unseen[count]
        for i in range(state.pile_size[p]):
            if state.pile[p, i] == HIDDEN:
                count -= 1
                state.pile[p, i] = unseen[count]

"""Module 1, Metro companies: exchanging shares, and what they are worth (Metro 7)."""

import numpy as np

from guimard.core.bits import ZERO, single
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.data import DATA
from guimard.games.metro.state import EVERYBODY, State
from guimard.games.metro.tables import COLOURS, HIDDEN, NONE, PERCENTAGES

CLOSES_AT = DATA.exchange_closes_at
BLIND, FACE_UP = 0, 1


@inlined
def exchange_open(state: State) -> bool:
    """Until a company has 25 points (Metro 7.4), and not after endless exchanging (Metro 7.5)."""
    return state.exchanges < 2 * state.seats and state.points.max() < CLOSES_AT


@inlined
def exchanges(state: State) -> np.uint64:
    """The set of legal exchanges: for each percentage, face-down (even) and face-up (odd)."""
    ways = ZERO
    if state.shares[state.turn, 0] == NONE or not exchange_open(state):
        return ways
    for percentage in range(PERCENTAGES):
        if not state.locked[state.turn, percentage]:
            ways |= single(2 * percentage + BLIND) | single(2 * percentage + FACE_UP)
    return ways


@compiled
def exchange(state: State, percentage: int, way: int) -> None:
    """Put the own share under its pile, then take the face-up one or the top of the pile (Metro 7.3)."""
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


@compiled
def value(state: State, company: int) -> int:
    """8 for the company with most points, one less for each company that has more (Metro 7.6)."""
    better = 0
    for other in range(COLOURS):
        better += state.points[other] > state.points[company]
    return COLOURS - better


@compiled
def stake(state: State, seat: int, company: int) -> int:
    """The tenths of a company that a seat is known to hold."""
    tenths = 0
    for percentage in range(PERCENTAGES):
        if state.shares[seat, percentage] == company:
            tenths += percentage + 1
    return tenths


@compiled
def majority_bonus(state: State, company: int) -> int:
    return int(state.points[company] // 10)


@compiled
def score_shares(state: State, out: Array) -> None:
    """Add what each seat's shares and majorities are worth (Metro 7.6-7.7)."""
    if state.shares[0, 0] == NONE:
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
def imagine_shares(state: State, rng: Rng) -> None:
    """Per percentage: the companies seen nowhere go, shuffled, where something is hidden."""
    if state.shares[0, 0] == NONE:
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

"""Companies in numbers: shares that a seat has seen, exchanges (Metro 7)."""

from typing import Any

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Bytes
from guimard.core.match import Setup
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.modules.companies import COMPANIES
from guimard.games.metro.modules.companies.rules import EXCHANGE, Companies
from guimard.games.metro.state import is_over, seats_own_lines
from guimard.games.metro.tables import COLOURS, HIDDEN, NONE, PERCENTAGES
from guimard.research.metro.modules.coding import ModuleCoding, Take
from guimard.research.metro.plan import BasePlan
from guimard.research.sections import Section
from guimard.research.spiel.draws import Answer, Draw, Shuffle

_EXCHANGES = 2 * PERCENTAGES
_COMPANY = "0 unknown or none, 1-8 a company"


class SharesPlan(BasePlan):
    exchange: int  # the number of the first exchange
    shares: int
    locked: int
    face_up: int
    pile: int
    exchanges: int


def _sections(setup: Setup[Any]) -> list[Section]:
    seats, depth = setup.seats, COLOURS - 1 - setup.seats
    return [
        Section("shares", (seats, PERCENTAGES), COLOURS, f"shares of 10-40 % by seat from the viewer: {_COMPANY}"),
        Section("locked", (seats, PERCENTAGES), 1, "1: the share was shown for a wagon"),
        Section("face_up", (PERCENTAGES,), COLOURS, f"the open share: {_COMPANY}"),
        Section("pile", (PERCENTAGES, depth), COLOURS, f"the pile, top first: {_COMPANY}"),
        Section("exchanges", (1,), 12, "exchanges in a row, with no tile laid since"),
    ]


@compiled
def write(state: Companies, plan: SharesPlan, viewer: int, out: Bytes) -> None:
    """Write the shares that the seat has seen; all of them when the game is over."""
    if plan.shares == plan.size:
        return
    over, bit = is_over(state), 1 << viewer
    for p in range(PERCENTAGES):
        for i in range(plan.seats):
            seat, at = (viewer + i) % plan.seats, i * PERCENTAGES + p
            known = over or (state.shares_seen[seat, p] & bit and state.shares[seat, p] != HIDDEN)
            out[plan.shares + at] = state.shares[seat, p] + 1 if known else 0
            out[plan.locked + at] = state.locked[seat, p]
        out[plan.face_up + p] = state.face_up[p] + 1
        depth = COLOURS - 1 - plan.seats
        for i in range(depth):
            known = over or state.pile_seen[p, i] & bit
            out[plan.pile + p * depth + i] = state.pile[p, i] + 1 if known else 0
    out[plan.exchanges] = state.exchanges


@inlined
def action_number(plan: SharesPlan, action: int) -> int:
    """Return the number of an exchange, or -1 for other actions."""
    return int(plan.exchange + action - EXCHANGE) if EXCHANGE <= action < EXCHANGE + _EXCHANGES else NONE


@inlined
def action_of(plan: SharesPlan, number: int) -> int:
    """Return the exchange of a number, or -1 if the number is not that of one."""
    at = number - plan.exchange
    return int(EXCHANGE + at) if 0 <= at < _EXCHANGES else NONE


@compiled
def deal(state: Companies, rng: Rng) -> None:
    """Deal everybody a share of each percentage, and turn up the next (Metro 7.2)."""
    if seats_own_lines(state):
        return
    pile = np.empty(COLOURS, np.int16)
    for percentage in range(PERCENTAGES):
        for company in range(COLOURS):
            pile[company] = company
        shuffle(rng, pile)
        for seat in range(state.seats):
            state.shares[seat, percentage] = pile[seat]
            state.shares_seen[seat, percentage] = 1 << seat
        state.face_up[percentage] = pile[state.seats]
        depth = COLOURS - 1 - state.seats
        state.pile_size[percentage] = depth
        for i in range(depth):
            state.pile[percentage, i] = pile[state.seats + 1 + i]


def _draws(setup: Setup[Any]) -> list[Draw]:
    return [Draw(f"shares {p}", tuple(range(COLOURS))) for p in range(PERCENTAGES) for _ in range(COLOURS)]


def _answers(setup: Setup[Any], take: Take) -> list[Answer]:
    return [Shuffle(tuple(range(COLOURS)), take(COLOURS)) for _ in range(PERCENTAGES)]


CODING = ModuleCoding(
    module=COMPANIES.name,
    sections=_sections,
    first_action="exchange",
    actions=_EXCHANGES,
    scores_at_end=True,
    draws=_draws,
    answers=_answers,
)

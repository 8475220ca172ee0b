"""The race of candidates in a search: who is played out next, who falls behind.

Compiled, and made of sums in a fixed order, so that a browser decides as the server does. It keeps sums and no
playouts: its memory is bounded, however long somebody thinks. The clock is the caller's. A game begins by listing and
rating its candidates (``start``, ``list_turn``, ``rank``); a step is ``spent``, the playouts and ``take_results``.
"""

from typing import Annotated

import numpy as np

from guimard.bots.noise import gumbel
from guimard.core.compiler import compiled, inlined
from guimard.core.exact import exp
from guimard.core.flat_record import Array, FlatRecord, Floats
from guimard.core.rng import Rng, seed_rng

LISTED = 1024  # candidates that can be rated
MOST = 48  # candidates that can race
LONGEST = 6  # actions of a candidate
NO_ACTION = -1
BATCH = 24  # playouts between two looks at the clock
MIN_DEALS = 16  # deals that all candidates are played out on before one is dropped for its results
CLEARLY_BEHIND = 3.0  # standard errors by which a candidate must then be behind
MARGIN, WIN = 0, 1  # columns of a playout's results: points over the mean of the others, chance to win
# Rounded, because a logarithm's last bit differs from machine to machine.
_LOGARITHM = np.round(np.log(np.arange(1, MOST + 1)), 12)
_ROUNDING = 1e-9


_ERRORS = np.uint64(0x6E6F697365)  # keeps the random numbers of errors apart from those of playouts


class Race(FlatRecord):
    """Candidates in the order in which they were listed, and the race of the best."""

    seed: np.uint64
    playouts: float  # that the search may take; 0: nobody races
    played: float
    horizon: int
    listed: int
    turns: Annotated[Array, LISTED, LONGEST]  # the actions of each candidate, then NO_ACTION
    ratings: Annotated[Floats, LISTED]  # margins, looking one turn ahead
    errors: Annotated[Floats, LISTED]  # of judgement
    ranking: Annotated[Array, LISTED]  # candidates from best to worst, errors included
    # Those who race are known by their places in the ranking:
    entered: int
    racing: int  # the first so many of ``order`` are played out
    order: Annotated[Array, MOST]  # from best to worst
    win_bonus: float  # points that winning is worth beside the margin
    noise: Annotated[Floats, MOST]  # errors of judgement, added to whatever playouts say
    deals: Annotated[Floats, MOST]  # on which a candidate was played out
    margins: Annotated[Floats, MOST]  # sums
    wins: Annotated[Floats, MOST]
    products: Annotated[Floats, MOST, MOST]  # sums of the products of two candidates' utilities on the same deal


@compiled
def start(race: Race, seed: np.uint64, playouts: int, horizon: int) -> None:
    """Begin a search; nothing is listed yet."""
    race.seed = seed
    race.playouts = playouts
    race.played = 0.0
    race.horizon = horizon
    race.listed = 0


@compiled
def list_turn(race: Race, actions: Array) -> None:
    """List a candidate by its actions, rated 0."""
    for i in range(LONGEST):
        race.turns[race.listed, i] = actions[i] if i < len(actions) else NO_ACTION
    race.ratings[race.listed] = 0.0
    race.listed += 1


@compiled
def list_actions(race: Race, actions: Array) -> None:
    """List candidates of one action each."""
    for i in range(len(actions)):
        list_turn(race, actions[i : i + 1])


@inlined
def _judged(race: Race, candidate: int) -> float:
    return race.ratings[candidate] + race.errors[candidate]


@compiled
def rank(race: Race, noise: float, rng: Rng) -> None:
    """Sort what is listed by its ratings with errors of judgement, stably."""
    seed_rng(rng, race.seed ^ _ERRORS)
    for candidate in range(race.listed):
        race.errors[candidate] = noise * gumbel(rng) if noise else 0.0
        place = candidate
        while place > 0 and _judged(race, race.ranking[place - 1]) < _judged(race, candidate):
            race.ranking[place] = race.ranking[place - 1]
            place -= 1
        race.ranking[place] = candidate


@compiled
def enter(race: Race, most: int, win_bonus: float) -> None:
    """Let the best race, at most so many."""
    race.entered = race.racing = min(int(race.listed), most, MOST)
    race.win_bonus = win_bonus
    race.products[:] = 0.0
    for place in range(race.entered):
        race.order[place] = place
        race.noise[place] = race.errors[race.ranking[place]]
        race.deals[place] = race.margins[place] = race.wins[place] = 0.0


@inlined
def candidate_at(race: Race, place: int) -> int:
    """Return the candidate at a place of the race, 0 for the best so far."""
    return int(race.ranking[race.order[place]])


@compiled
def best_action(race: Race) -> int:
    """Return the first action of the best candidate so far."""
    return int(race.turns[candidate_at(race, 0), 0])


@compiled
def spent(race: Race, open_ended: bool, by_clock: float) -> float:
    """Return the part of the budget that is used up; with 1 the search is over.

    ``by_clock`` is the part of the time. An open-ended search has no other limit. It is over, too, when there is
    nobody left to compare.
    """
    if race.racing < 2 or race.playouts == 0:
        return 1.0
    return by_clock if open_ended else max(race.played / race.playouts, by_clock)


@inlined
def first_deal(race: Race) -> int:
    """Return the deal to go on with; all who race were played out on those before."""
    return int(race.deals[race.order[0]])


@compiled
def take_results(race: Race, results: Floats, spent_before: float) -> None:
    """Count the playouts of a step, and drop who falls behind."""
    race.played += results.shape[0] * results.shape[1]
    add_results(race, results)
    drop(race, spent_before)


@compiled
def batch(race: Race) -> int:
    """Return on how many deals the racing candidates are played out next."""
    return max(BATCH // int(race.racing), 1)


@compiled
def utility(race: Race, candidate: int) -> float:
    """Return the mean margin plus the bonus for winning, and the error of judgement."""
    total = race.margins[candidate] + race.win_bonus * race.wins[candidate]
    return race.noise[candidate] + total / race.deals[candidate]


@compiled
def add_results(race: Race, results: Floats) -> None:
    """Add MARGIN and WIN of each candidate on each deal; sort from best to worst."""
    utilities = np.empty(MOST, np.float64)
    for deal in range(results.shape[1]):
        for i in range(race.racing):
            candidate = race.order[i]
            race.deals[candidate] += 1
            race.margins[candidate] += results[i, deal, MARGIN]
            race.wins[candidate] += results[i, deal, WIN]
            utilities[i] = results[i, deal, MARGIN] + race.win_bonus * results[i, deal, WIN]
        for i in range(race.racing):
            for j in range(race.racing):
                race.products[race.order[i], race.order[j]] += utilities[i] * utilities[j]
    _sort(race)


@compiled
def _sort(race: Race) -> None:
    """Put the best first; equal ones keep their order."""
    for i in range(1, race.racing):
        candidate, place = race.order[i], i
        while place > 0 and utility(race, race.order[place - 1]) < utility(race, candidate):
            race.order[place] = race.order[place - 1]
            place -= 1
        race.order[place] = candidate


@compiled
def drop(race: Race, spent: float) -> None:
    """Drop who is clearly behind, and more the more of the budget was spent before.

    As in sequential halving, the number of candidates falls geometrically with it.
    """
    affordable = np.ceil(exp((1 - spent) * _LOGARITHM[race.entered - 1]) - _ROUNDING)
    race.racing = min(_contenders(race), max(int(affordable), 2))


@compiled
def _contenders(race: Race) -> int:
    """Return how many candidates are not clearly behind the first one."""
    first, last = race.order[0], 0
    deals = race.deals[first]
    if deals < MIN_DEALS:
        return int(race.racing)
    for i in range(1, race.racing):
        other = race.order[i]
        behind = utility(race, first) - utility(race, other)
        gap = behind - race.noise[first] + race.noise[other]
        squares = race.products[first, first] - 2 * race.products[first, other] + race.products[other, other]
        variance = max(squares / deals - gap * gap, 0.0)
        if behind <= CLEARLY_BEHIND * np.sqrt(variance / deals):
            last = i
    return last + 1

"""The race of a search: who is played out next, and who falls behind.

Compiled, and made of sums in a fixed order, so that a browser decides as the server does. It keeps sums and no
playouts: its memory is bounded, however long somebody thinks. The clock is the caller's: one step is ``batch``, the
playouts, ``add_results`` and ``drop``.
"""

from typing import Annotated

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.exact import exp
from guimard.core.flat_record import Array, FlatRecord, Floats

MOST = 48  # candidates
BATCH = 24  # playouts between two looks at the clock
MIN_DEALS = 16  # deals that all candidates are played out on before one is dropped for its results
CLEARLY_BEHIND = 3.0  # standard errors by which a candidate must then be behind
MARGIN, WIN = 0, 1  # columns of a playout's results: points over the mean of the others, chance to win
# Rounded, because a logarithm's last bit differs from machine to machine.
_LOGARITHM = np.round(np.log(np.arange(1, MOST + 1)), 12)
_ROUNDING = 1e-9


class Race(FlatRecord):
    """Candidates are numbers, in the order of their ratings."""

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
def begin(race: Race, noise: Floats, win_bonus: float) -> None:
    """Let candidates race, as many as there are errors of judgement."""
    race.entered = race.racing = len(noise)
    race.win_bonus = win_bonus
    for i in range(len(noise)):
        race.order[i] = i
        race.noise[i] = noise[i]


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

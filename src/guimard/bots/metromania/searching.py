"""The search of Metromania's bots, compiled: candidates are whole turns."""

import numpy as np

from guimard.bots.metromania.turns import LONGEST, Workspace, play_out, sample_turns
from guimard.bots.race import (
    NO_ACTION,
    Race,
    batch,
    candidate_at,
    enter,
    first_deal,
    list_actions,
    list_turn,
    rank,
    spent,
    start,
    take_results,
)
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array
from guimard.games.metromania.kernel import legal_actions
from guimard.games.metromania.state import State

WIN_BONUS = 5.0  # points that winning is worth beside the margin
SAMPLING_NOISE, PLAYING_NOISE = 2.0, 1.0  # errors of the builders in points: to find turns, and in playouts
SAMPLES = 160  # turns that are sampled
MOST_TURNS = 48


@compiled
def begin(
    view: State,
    work: Workspace,
    race: Race,
    seed: np.uint64,
    playouts: int,
    candidates: int,
    horizon: int,
    noise: float,
    deduce: bool,
) -> None:
    """List the likeliest turns of a builder, all rated 0, and let them race.

    Nothing is deduced: what others aim at shows once they have built it.
    """
    start(race, seed, playouts, horizon)
    legal_actions(view, work.moves)
    count = int(work.moves.count)
    if view.choosing or count == 1:
        list_actions(race, work.moves.items[:count])
    else:
        stop = work.moves.items[count - 1 : count].copy()  # sampling lists other moves there
        _list_likely_turns(view, work, race)
        # Metromania 8.2: builders never stop early in the last turns, so that choice is added.
        if view.ending and not _is_listed(race, stop[0]):
            list_turn(race, stop)
    rank(race, noise, work.rng)
    enter(race, candidates, WIN_BONUS)


@compiled
def _list_likely_turns(view: State, work: Workspace, race: Race) -> None:
    """List the turns that were sampled most often; of equal ones the first."""
    turns, times = np.empty((SAMPLES, LONGEST), np.int16), np.zeros(SAMPLES, np.int16)
    sample_turns(view, work, race.seed, SAMPLING_NOISE, turns)
    for i in range(SAMPLES):
        times[_first_like(turns, i)] += 1
    for _ in range(MOST_TURNS):
        likeliest = 0
        for i in range(SAMPLES):
            if times[i] > times[likeliest]:
                likeliest = i
        if times[likeliest] == 0:
            return
        times[likeliest] = 0
        list_turn(race, turns[likeliest])


@compiled
def _first_like(turns: Array, number: int) -> int:
    """Return the first turn that is equal to one of them."""
    for first in range(number):
        equal = True
        for i in range(LONGEST):
            equal &= turns[first, i] == turns[number, i]
        if equal:
            return first
    return number


@compiled
def _is_listed(race: Race, action: int) -> bool:
    """Tell whether an action is listed as a turn of its own."""
    for candidate in range(race.listed):
        if race.turns[candidate, 0] == action and race.turns[candidate, 1] == NO_ACTION:
            return True
    return False


@compiled
def advance(view: State, work: Workspace, race: Race, open_ended: bool, by_clock: float) -> bool:
    """Play out one step further; return whether the search is over.

    Whatever the horizon: trips are judged only there.
    """
    used = spent(race, open_ended, by_clock)
    if used >= 1:
        return True
    racing = int(race.racing)
    turns = np.empty((racing, LONGEST), np.int16)
    for place in range(racing):
        turns[place] = race.turns[candidate_at(race, place)]
    results = np.zeros((racing, batch(race), 2), np.float64)
    play_out(view, work, turns, race.seed, first_deal(race), PLAYING_NOISE, results)
    take_results(race, results, used)
    return False

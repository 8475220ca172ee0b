"""Whole turns as candidates: sampled from the builder, valued by playing the rest of the game on."""

from typing import Annotated

import numpy as np

from guimard.bots.metromania.builder import build_on, build_step
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, FlatRecord, Floats, Records
from guimard.core.rng import Rng, reseed
from guimard.games.metromania.kernel import apply, final_scores, imagine
from guimard.games.metromania.state import MOST_SEATS, MOST_STEPS, Moves, State

LONGEST = MOST_STEPS + 1  # steps and the confirmation
NO_STEP = -1
POSITION, DEALT = 0, 1
SAMPLING, PLAYING = 1 << 32, 1 << 40  # streams of random numbers kept apart


class Score(FlatRecord):
    """Points by seat at the end of a game."""

    points: Annotated[Array, MOST_SEATS]


@compiled
def sample_turn(games: Records, moves: Moves, rng: Rng, looseness: float, turn: Array) -> None:
    """One way to play the turn (or the rest of it) in the first room."""
    state = games[POSITION]
    seat = state.turn
    turn[:] = NO_STEP
    count = 0
    while count < LONGEST and not state.over and state.turn == seat:
        turn[count] = build_step(state, moves, rng, looseness)
        apply(state, turn[count])
        if state.steps == 0:  # confirmed or passed
            return
        count += 1


@compiled
def sample_turns(
    view: State, games: Records, moves: Moves, seed: np.uint64, rng: Rng, looseness: float, turns: Array
) -> None:
    """Many ways to play the turn of a view; some may be alike."""
    for i in range(len(turns)):
        reseed(rng, seed, SAMPLING + i)
        games[POSITION] = view
        imagine(games[POSITION], rng)
        sample_turn(games, moves, rng, looseness, turns[i])


@compiled
def _play_turn(state: State, turn: Array) -> None:
    for i in range(len(turn)):
        if turn[i] != NO_STEP and not state.over:
            apply(state, turn[i])


@compiled
def _tell_result(state: State, score: Score, seat: int, told: Floats) -> None:
    """The margin over the mean of the others, and the share of the win."""
    final_scores(state, score.points)
    best, winners, total = int(score.points[seat]), 0, 0
    for other in range(state.seats):
        best = max(best, int(score.points[other]))
        total += int(score.points[other])
    for other in range(state.seats):
        winners += int(score.points[other] == best)
    own = int(score.points[seat])
    told[0] = (own * state.seats - total) / (state.seats - 1)
    told[1] = 1 / winners if own == best else 0.0


@compiled
def play_out(
    view: State, games: Records, moves: Moves, score: Score, turns: Array, seed: np.uint64, rng: Rng,
    first: int, looseness: float, told: Floats,
) -> None:  # fmt: skip
    """Play every turn on the same deals, then builders to the end; tells margins and wins."""
    state = games[POSITION]
    seat = view.turn
    for deal in range(told.shape[1]):
        reseed(rng, seed, first + deal)
        games[DEALT] = view
        imagine(games[DEALT], rng)
        for i in range(len(turns)):
            games[POSITION] = games[DEALT]
            reseed(rng, seed, PLAYING + first + deal)
            _play_turn(state, turns[i])
            build_on(state, moves, rng, looseness)
            _tell_result(state, score, seat, told[i, deal])

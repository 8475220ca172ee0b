"""Whole turns as candidates: sampled from the builder, played to the end."""

from typing import Annotated, NamedTuple

import numpy as np

from guimard.bots.metromania.builder import build_step, build_to_end
from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, FlatRecord, Floats, Records
from guimard.core.rng import Rng, new_rng, reseed
from guimard.games.metromania.kernel import apply, final_scores, imagine
from guimard.games.metromania.state import MOST_SEATS, MOST_STEPS, Moves, State

LONGEST = MOST_STEPS + 1  # steps and the confirmation
NO_STEP = -1
POSITION, DEALT = range(2)
"""Places of ``Workspace.games``: the game played on, and a deal to start playouts from."""
SAMPLING_STREAM, PLAYING_STREAM = 1 << 32, 1 << 40  # keep their random numbers apart


class Score(FlatRecord):
    """Points by seat at the end of a game."""

    points: Annotated[Array, MOST_SEATS]


class Workspace(NamedTuple):
    """What the kernels of a search work on: records are made in Python only."""

    games: Records
    moves: Moves
    score: Score
    rng: Rng


def new_workspace() -> Workspace:
    return Workspace(np.zeros(2, State.dtype), Moves.new(), Score.new(), new_rng(0))


@compiled
def _sample_turn(work: Workspace, noise: float, turn: Array) -> None:
    """Play the rest of the turn in the first game, and write its steps down."""
    state = work.games[POSITION]
    seat = state.turn
    turn[:] = NO_STEP
    count = 0
    while count < LONGEST and not state.over and state.turn == seat:
        turn[count] = build_step(state, work.moves, work.rng, noise)
        apply(state, turn[count])
        if state.steps == 0:  # confirmed or passed
            return
        count += 1


@compiled
def sample_turns(view: State, work: Workspace, seed: np.uint64, noise: float, turns: Array) -> None:
    """Sample ways to play the turn of a view; several may be equal."""
    for i in range(len(turns)):
        reseed(work.rng, seed, SAMPLING_STREAM + i)
        work.games[POSITION] = view
        imagine(work.games[POSITION], work.rng)
        _sample_turn(work, noise, turns[i])


@compiled
def _play_turn(state: State, turn: Array) -> None:
    for i in range(len(turn)):
        if turn[i] != NO_STEP and not state.over:
            apply(state, turn[i])


@compiled
def _write_result(state: State, score: Score, seat: int, result: Floats) -> None:
    """Write the margin over the mean of the others, and the share of the win."""
    final_scores(state, score.points)
    best, winners, total = int(score.points[seat]), 0, 0
    for other in range(state.seats):
        best = max(best, int(score.points[other]))
        total += int(score.points[other])
    for other in range(state.seats):
        winners += int(score.points[other] == best)
    own = int(score.points[seat])
    result[0] = (own * state.seats - total) / (state.seats - 1)
    result[1] = 1 / winners if own == best else 0.0


@compiled
def play_out(
    view: State, work: Workspace, turns: Array, seed: np.uint64, first_deal: int, noise: float, results: Floats
) -> None:
    """Play every turn on the same deals to the end; write margins and wins."""
    games, rng = work.games, work.rng
    state = games[POSITION]
    seat = view.turn
    for deal in range(results.shape[1]):
        reseed(rng, seed, first_deal + deal)
        games[DEALT] = view
        imagine(games[DEALT], rng)
        for i in range(len(turns)):
            games[POSITION] = games[DEALT]
            reseed(rng, seed, PLAYING_STREAM + first_deal + deal)
            _play_turn(state, turns[i])
            build_to_end(state, work.moves, rng, noise)
            _write_result(state, work.score, seat, results[i, deal])

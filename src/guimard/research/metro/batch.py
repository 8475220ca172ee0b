"""A batch of Metro games in compiled code: deal, play, observe. Threads work on slices of it."""

from typing import Any

from guimard.core.compiler import entry_point, unchecked
from guimard.core.flat_record import Array, Bytes, Records
from guimard.core.match import Setup
from guimard.core.rng import below
from guimard.games.metro.deal import empty_board
from guimard.games.metro.kernel import apply, final_scores, legal_actions
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves, is_over
from guimard.research.metro.actions import action_at, index_of, write_mask
from guimard.research.metro.deal import deal
from guimard.research.metro.encode import encode
from guimard.research.metro.layout import layout_of, plan_of

__all__ = ["Moves", "State", "layout_of", "plan_of"]


def empty_game(setup: Setup[Any]) -> State:
    """A game in which nothing is dealt yet."""
    return empty_board(setup.seats, setup.options)


@unchecked
def deal_games(games: Records, empty: Records, plans: Records, rngs: Records, which: Bytes) -> None:
    """Start the chosen games anew."""
    for i in range(len(games)):
        if which[i]:
            games[i] = empty[0]
            deal(games[i], plans[0], rngs[i])


@unchecked
def play_actions(games: Records, plans: Records, indices: Array, skip: Bytes) -> None:
    """Play an action, which the mask allows, in every game that is not skipped."""
    for i in range(len(games)):
        if not skip[i]:
            apply(games[i], action_at(games[i], plans[0], int(indices[i])))


@unchecked
def reply_at_random(games: Records, rooms: Records, rngs: Records, learners: Bytes) -> None:
    """Play uniformly random actions until the learner acts or the game is over."""
    moves = rooms[0]
    for i in range(len(games)):
        state = games[i]
        while not is_over(state) and state.turn != learners[i]:
            legal_actions(state, moves)
            apply(state, moves.items[below(rngs[i], moves.count)])


@unchecked
def observe_games(
    games: Records, rooms: Records, plans: Records, viewers: Bytes, follow: bool, observations: Bytes, masks: Bytes,
    over: Bytes,
) -> None:  # fmt: skip
    """Write what each viewer sees and may do: nothing, unless it acts. To follow is to view from the seat to act."""
    for i in range(len(games)):
        state = games[i]
        over[i] = is_over(state)
        if follow and not over[i]:
            viewers[i] = state.turn
        encode(state, plans[0], int(viewers[i]), observations[i])
        if over[i] or viewers[i] != state.turn:
            masks[i, :] = 0
        else:
            write_mask(state, rooms[0], plans[0], masks[i])


@unchecked
def score_games(games: Records, over: Bytes, scores: Array) -> None:
    """The final points of the games that are over, by seat."""
    for i in range(len(games)):
        if over[i]:
            final_scores(games[i], scores[i])


@entry_point
def action_number(games: Records, plans: Records, action: int) -> int:
    """The number of a legal action in one game."""
    return index_of(games[0], plans[0], action)


@entry_point
def action_of(games: Records, plans: Records, index: int) -> int:
    """The action of a number that the mask of one game allows."""
    return action_at(games[0], plans[0], index)


@entry_point
def apply_action(games: Records, action: int) -> int:
    """Play a legal action in one game; the seat that acts next, or -1 when it is over."""
    apply(games[0], action)
    return -1 if is_over(games[0]) else int(games[0].turn)

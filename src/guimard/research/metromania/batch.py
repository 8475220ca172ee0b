"""A batch of Metromania games in compiled code; threads work on slices of it."""

from typing import Any

from guimard.core.compiler import entry_point, inlined, unchecked
from guimard.core.deal import Deal
from guimard.core.flat_record import Array, Bytes, Records
from guimard.core.match import Setup
from guimard.core.rng import below
from guimard.games.metromania.kernel import apply, final_scores, is_over, legal_actions
from guimard.games.metromania.state import Moves, State
from guimard.games.metromania.views import show
from guimard.research.metromania.actions import action_at, index_of, write_mask
from guimard.research.metromania.deal import deal
from guimard.research.metromania.encode import encode
from guimard.research.metromania.layout import Plan, layout_of, plan_of, points_are_public
from guimard.research.outcome import ILLEGAL, next_seat, outcome

__all__ = ["Moves", "State", "layout_of", "plan_of", "points_are_public"]


def empty_game(setup: Setup[Any]) -> State:
    """A game that has not begun; ``deal_games`` deals it anew."""
    game: State = setup.game.deal(setup.seats, setup.options, Deal("empty"))
    return game


@inlined
def _restart(games: Records, i: int, empty: Records, plans: Records, rngs: Records) -> None:
    games[i] = empty[0]
    deal(games[i], rngs[i])


@inlined
def _advance(
    games: Records, i: int, empty: Records, plans: Records, rngs: Records, indices: Array, dealt: Bytes
) -> None:
    """Deal a game, or play an action that the mask allows."""
    if dealt[i]:
        _restart(games, i, empty, plans, rngs)
    else:
        apply(games[i], action_at(games[i], int(indices[i])))


@unchecked
def deal_games(games: Records, empty: Records, plans: Records, rngs: Records, which: Bytes) -> None:
    """Start the chosen games anew."""
    for i in range(len(games)):
        if which[i]:
            _restart(games, i, empty, plans, rngs)


@unchecked
def play_games(games: Records, empty: Records, plans: Records, rngs: Records, indices: Array, dealt: Bytes) -> None:
    """Play an action in every game, or deal it."""
    for i in range(len(games)):
        _advance(games, i, empty, plans, rngs, indices, dealt)


@unchecked
def reply_at_random(games: Records, rooms: Records, rngs: Records, learners: Bytes) -> None:
    """Play uniformly random actions until the learner acts or the game is over."""
    moves = rooms[0]
    for i in range(len(games)):
        state = games[i]
        while not is_over(state) and state.turn != learners[i]:
            legal_actions(state, moves)
            apply(state, int(moves.items[below(rngs[i], moves.count)]))


@inlined
def _observe(state: State, moves: Moves, plan: Plan, viewer: int, observation: Bytes, mask: Bytes) -> None:
    """Write what a viewer sees, and what it may do: nothing, unless it acts."""
    encode(state, plan, viewer, observation)
    if is_over(state) or viewer != state.turn:
        mask[:] = 0
    else:
        write_mask(state, moves, mask)


@unchecked
def observe_games(
    games: Records, rooms: Records, plans: Records, viewers: Bytes, observations: Bytes, masks: Bytes, over: Bytes
) -> None:
    """Write what each viewer sees and may do."""
    for i in range(len(games)):
        over[i] = is_over(games[i])
        _observe(games[i], rooms[0], plans[0], int(viewers[i]), observations[i], masks[i])


@unchecked
def step_games(
    games: Records, empty: Records, rooms: Records, plans: Records, rngs: Records, indices: Array, dealt: Bytes,
    viewers: Bytes, observations: Bytes, masks: Bytes, over: Bytes,
) -> None:  # fmt: skip
    """Play or deal each game, and write what the seat to act sees.

    At once, while the game is in the processor's cache.
    """
    for i in range(len(games)):
        _advance(games, i, empty, plans, rngs, indices, dealt)
        over[i] = is_over(games[i])
        if not over[i]:
            viewers[i] = games[i].turn
        _observe(games[i], rooms[0], plans[0], int(viewers[i]), observations[i], masks[i])


@unchecked
def score_games(games: Records, over: Bytes, scores: Array) -> None:
    """The final points of the games that are over, by seat."""
    for i in range(len(games)):
        if over[i]:
            final_scores(games[i], scores[i])


@entry_point
def action_number(games: Records, plans: Records, action: int) -> int:
    """The number of a legal action in one game."""
    return index_of(games[0], action)


@entry_point
def action_of(games: Records, plans: Records, index: int) -> int:
    """The action of a number that the mask of one game allows."""
    return action_at(games[0], index)


@entry_point
def apply_action(games: Records, action: int) -> int:
    """Play a legal action in one game; the seat that acts next, or -1 when it is over."""
    apply(games[0], action)
    return -1 if is_over(games[0]) else int(games[0].turn)


@inlined
def _play(state: State, moves: Moves, plan: Plan, number: int) -> int:
    """Play the action of a number; return what ``play_number`` does."""
    legal_actions(state, moves)
    for i in range(moves.count):
        if index_of(state, int(moves.items[i])) == number:
            action = int(moves.items[i])
            apply(state, action)
            return outcome(action, is_over(state), int(state.turn))
    return ILLEGAL


@entry_point
def play_number(games: Records, rooms: Records, plans: Records, number: int) -> int:
    """Play an action of one game; return its ``outcome``, or ``ILLEGAL``."""
    return _play(games[0], rooms[0], plans[0], number)


@entry_point
def observe_seat(
    games: Records, views: Records, rooms: Records, plans: Records, seat: int, observation: Bytes, mask: Bytes
) -> bool:
    """Write what a seat sees of one game and may do, from its view.

    ``views``: room for one, and a blank one.
    """
    views[0] = views[1]
    if not show(games[0], views[0], seat):
        return False
    _observe(views[0], rooms[0], plans[0], seat, observation, mask)
    return True


@entry_point
def step_game(
    games: Records, views: Records, rooms: Records, plans: Records, number: int, observation: Bytes, mask: Bytes
) -> int:
    """Play a number, and write what the seat to act then sees and may do."""
    played = _play(games[0], rooms[0], plans[0], number)
    seat = next_seat(played)
    if seat >= 0:
        views[0] = views[1]
        show(games[0], views[0], seat)
        _observe(views[0], rooms[0], plans[0], seat, observation, mask)
    return played

"""The rules as search calls them: an action is an integer, a state a record."""

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array, Records
from guimard.core.playouts import sum_of_playouts
from guimard.core.rng import Rng, below
from guimard.games.metro.modules import hooks
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.rules.laying import draw, lay, list_hand, list_lays, next_turn
from guimard.games.metro.rules.unseen import imagine_tiles
from guimard.games.metro.state import Moves, is_over, seats_own_lines
from guimard.games.metro.tables import CELLS, DRAW, NONE


@inlined
def legal_actions(state: State, moves: Moves) -> None:
    """List the legal actions."""
    moves.count = 0
    if is_over(state):
        return
    if state.drawn != NONE:
        list_lays(state, state.drawn, moves)
        return
    list_hand(state, moves)
    if state.left:
        moves.items[moves.count] = DRAW
        moves.count += 1
    hooks.list_verbs(state, moves)


@inlined
def apply(state: State, action: int) -> None:
    """Play an action that is legal."""
    if action == DRAW:
        state.drawn = draw(state)
        return
    if action < DRAW:
        lay(state, action // (4 * CELLS), action // CELLS % 4, action % CELLS)
        hooks.tile_laid(state)
    else:
        hooks.play_verb(state, action)
    next_turn(state)


@compiled
def playout(state: State, moves: Moves, rng: Rng) -> None:
    """Play uniformly random legal actions to the end."""
    while not is_over(state):
        legal_actions(state, moves)
        apply(state, moves.items[below(rng, moves.count)])


@compiled
def final_scores(state: State, out: Array) -> None:
    """Write the points of each seat if the game ended now.

    In a view, as far as it knows.
    """
    own_points(state, out)
    hooks.score(state, out)


@compiled
def own_points(state: State, out: Array) -> None:
    """Write the points that lines have brought each seat that owns lines."""
    out[:] = 0
    if seats_own_lines(state):
        for seat in range(state.seats):
            out[seat] = state.points[state.own[seat]]


@compiled
def imagine(state: State, rng: Rng) -> None:
    """Fill in what a view does not know, uniformly among what it may be."""
    imagine_tiles(state, rng)
    hooks.imagine(state, rng)


@compiled
def playouts(template: State, games: Records, count: int, moves: Moves, rng: Rng) -> int:
    """Imagine a view and play it out at random, many times; return a checksum."""
    return sum_of_playouts(template, games, count, moves, rng, imagine, playout)

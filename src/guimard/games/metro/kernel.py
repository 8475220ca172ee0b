"""The rules as search and playouts call them: an action is an integer, a state a record."""

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array, Records
from guimard.core.rng import Rng, below
from guimard.games.metro.companies import exchange, exchanges, imagine_shares, score_shares
from guimard.games.metro.laying import append, draw, lay, list_hand, list_lays, next_turn
from guimard.games.metro.numbers import imagine_numbers, score_numbers
from guimard.games.metro.state import Moves, State
from guimard.games.metro.stations import departures, place_wagon
from guimard.games.metro.tables import CELLS, DRAW, EXCHANGE, NONE, STATION, TILES, WAYS
from guimard.games.metro.unseen import imagine_tiles


@inlined
def is_over(state: State) -> bool:
    return state.laid == TILES


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
    append(moves, exchanges(state), EXCHANGE)
    append(moves, departures(state), STATION)


@inlined
def apply(state: State, action: int) -> None:
    """Play an action that is legal."""
    if action == DRAW:
        state.drawn = draw(state)
        return
    if action < DRAW:
        lay(state, action // (4 * CELLS), action // CELLS % 4, action % CELLS)
    elif action < STATION:
        exchange(state, (action - EXCHANGE) // 2, (action - EXCHANGE) % 2)
    else:
        place_wagon(state, (action - STATION) // WAYS, (action - STATION) % WAYS)
    next_turn(state)


@compiled
def playout(state: State, moves: Moves, rng: Rng) -> None:
    """Play uniformly random legal actions to the end."""
    while not is_over(state):
        legal_actions(state, moves)
        apply(state, moves.items[below(rng, moves.count)])


@compiled
def final_scores(state: State, out: Array) -> None:
    """The points of each seat if the game ended now, as far as this state or view knows."""
    out[:] = 0
    for seat in range(state.seats):
        if state.own[seat] != NONE:
            out[seat] = state.points[state.own[seat]]
    score_shares(state, out)
    score_numbers(state, out)


@compiled
def imagine(state: State, rng: Rng) -> None:
    """Fill in what a view does not know, uniformly among what it may be."""
    imagine_tiles(state, rng)
    imagine_shares(state, rng)
    imagine_numbers(state, rng)


@compiled
def playouts(template: State, games: Records, count: int, moves: Moves, rng: Rng) -> int:
    """Deal a view anew and play it out at random, many times; the sum of all points, as a checksum."""
    state = games[0]
    total = 0
    for _ in range(count):
        games[0] = template
        imagine(state, rng)
        playout(state, moves, rng)
        total += state.points.sum()
    return total

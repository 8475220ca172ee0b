"""How the others at a table act, in playouts and in training.

If everybody is taken to play as carefully as oneself, lines seem safer or more beset than they are at a big table,
where most things are decided by others. So there most of them are taken to play simply, by the yardstick's rule. With
modules, which that rule knows little of, everybody is taken to be careful at any table.
"""

from guimard.bots.metro import one_ply
from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.policy import POSITION, policy
from guimard.bots.metro.values import Values
from guimard.core.kernel import Records, compiled
from guimard.core.words import Rng, below
from guimard.games.metro.kernel import apply, is_over
from guimard.games.metro.state import Moves, State
from guimard.games.metro.tables import DRAW

BIG_TABLE = 5  # seats
SIMPLE = 3  # of four others at a big table


@compiled
def simple_seats(state: State, careful: int, rng: Rng) -> int:
    """The seats that act simply, as a set of bits; never the one that is known to be careful."""
    found = 0
    if state.seats >= BIG_TABLE and state.modules == 0:
        for seat in range(state.seats):
            if below(rng, 4) < SIMPLE and seat != careful:
                found |= 1 << seat
    return found


@compiled
def act(games: Records, values: Values, forecast: Forecast, simple: int, moves: Moves, rng: Rng) -> int:
    """The action of whoever is to act."""
    if (simple >> games[POSITION].turn) & 1:
        return one_ply.pick(games[POSITION], moves, rng)
    return policy(games, values, forecast)


@compiled
def play_on(
    games: Records, values: Values, forecast: Forecast, simple: int, moves: Moves, rng: Rng, turns: int
) -> None:
    """Let everybody act for so many turns; then the same seat acts, whatever came before."""
    state = games[POSITION]
    while turns and not is_over(state):
        action = act(games, values, forecast, simple, moves, rng)
        apply(state, action)
        turns -= int(action != DRAW)

"""How the others at a table act, in playouts and in training: carefully like oneself, or simply like the yardstick.

Where most things are decided by others it matters which of the two they do: if all are taken to be careful and are
not, or the other way round, lines seem safer or more beset than they are. In playouts ``signs`` tells how likely each
seat is to be simple.
"""

from guimard.bots.metro import one_ply
from guimard.bots.metro.forecast import Forecast
from guimard.bots.metro.policy import POSITION, policy
from guimard.bots.metro.signs import may_be_simple
from guimard.bots.metro.values import Values
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats, Records
from guimard.core.rng import Rng, below
from guimard.games.metro.kernel import apply
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import Moves, is_over
from guimard.games.metro.tables import DRAW

CERTAIN = 1 << 16  # odds are reckoned in parts of this


@compiled
def simple_seats(odds: Floats, rng: Rng) -> int:
    """The seats that act simply in one playout, as a set of bits, each as likely as its odds say."""
    found = 0
    for seat in range(len(odds)):
        if odds[seat] > 0.0 and below(rng, CERTAIN) < odds[seat] * CERTAIN:
            found |= 1 << seat
    return found


@compiled
def simple_quarters(state: State, quarters: int, rng: Rng) -> int:
    """The same for a game of training: so many of four play simply, but for one who is careful."""
    found = 0
    if may_be_simple(state):
        careful = below(rng, state.seats)
        for seat in range(state.seats):
            if below(rng, 4) < quarters and seat != careful:
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

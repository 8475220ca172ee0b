"""How players act in playouts: carefully by ``policy`` or simply by ``one_ply``.

Careful opponents threaten other lines than simple ones do, so a playout must not take one for the other.
``opponent_model`` estimates how likely each seat is to play simply.
"""

from guimard.bots.metro import one_ply
from guimard.bots.metro.opponent_model import models_opponents
from guimard.bots.metro.policy import policy
from guimard.bots.metro.records import PROBABILITY_SCALE
from guimard.bots.metro.workspace import POSITION, Workspace
from guimard.core.compiler import compiled
from guimard.core.flat_record import Floats
from guimard.core.rng import Rng, below
from guimard.games.metro.kernel import apply
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import is_over
from guimard.games.metro.tables import DRAW


@compiled
def sample_simple_seats(odds: Floats, rng: Rng) -> int:
    """Draw the seats that play simply in one playout, as a bit set."""
    found = 0
    for seat in range(len(odds)):
        if odds[seat] > 0.0 and below(rng, PROBABILITY_SCALE) < odds[seat] * PROBABILITY_SCALE:
            found |= 1 << seat
    return found


@compiled
def sample_training_seats(state: State, quarters: int, rng: Rng) -> int:
    """Draw the same for training: ``quarters`` / 4 of all seats but one."""
    found = 0
    if models_opponents(state):
        careful = below(rng, state.seats)
        for seat in range(state.seats):
            if below(rng, 4) < quarters and seat != careful:
                found |= 1 << seat
    return found


@compiled
def choose_action(work: Workspace, simple: int) -> int:
    """Return the action of the seat to act."""
    if (simple >> work.games[POSITION].turn) & 1:
        return one_ply.pick(work.games[POSITION], work.moves, work.rng)
    return policy(work)


@compiled
def play_turns(work: Workspace, simple: int, turns: int) -> None:
    """Play so many turns; a draw and the lay that follows it are one turn."""
    state = work.games[POSITION]
    while turns and not is_over(state):
        action = choose_action(work, simple)
        apply(state, action)
        turns -= int(action != DRAW)

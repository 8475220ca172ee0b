"""The bot that answers in a batch of Metromania games: the fast builder.

The levels search whole turns in Python; they play in the environment of one game.
"""

from typing import Any

from guimard.bots.metromania.builder import build_step
from guimard.core.compiler import compiled
from guimard.core.flat_record import Bytes, Records
from guimard.games.metromania.kernel import apply, is_over
from guimard.games.metromania.state import Moves


class OnePly:
    """``one-ply`` in every seat that does not learn.

    It looks at public things and its own hand only.
    """

    def reply(self, games: Records, rngs: Records, learners: Bytes) -> None:
        _reply(games, Moves.new(), rngs, learners)


def opponent(name: str, start: Any) -> OnePly:
    """The bot of a name; raises ``ValueError`` for those that cannot play in a batch."""
    if name != "one-ply":
        raise ValueError("In a batch of Metromania games 'random' and 'one-ply' can play.")
    return OnePly()


@compiled
def _reply(games: Records, moves: Moves, rngs: Records, learners: Bytes) -> None:
    for i in range(len(games)):
        state = games[i]
        while not is_over(state) and state.turn != learners[i]:
            apply(state, build_step(state, moves, rngs[i], 0.0))

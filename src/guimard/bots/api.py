"""Bots for programs: ``guimard.bot("expert").choose(match)``."""

import secrets
from dataclasses import dataclass
from typing import Any

from guimard.bots.levels import BOTS, GAME_BOTS, choose
from guimard.core.errors import BadOptions, Illegal
from guimard.core.flat_record import FlatRecord
from guimard.core.game import Game
from guimard.core.match import AnyMatch, Match
from guimard.games.registry import rules_of


@dataclass(frozen=True)
class Bot:
    """A bot by name, for every game that has one of that name.

    With a ``seed`` it chooses the same action whenever it is given the same view, unless ``seconds`` limits its
    time. ``playouts`` replaces the number that its level plays.
    """

    name: str
    seed: int | None = None
    playouts: int | None = None
    seconds: float | None = None

    def choose(self, view: AnyMatch | FlatRecord | str) -> str:
        """Return the action that it takes for the seat to act, as ``Match.play`` wants it.

        A view is a match, an observation of one (``match.observation(seat)``), or the text of a position. The bot
        uses only what the seat to act may know.
        """
        game, state = _game_and_state(view)
        seat = game.to_act(state)
        if seat is None:
            raise Illegal("game-over", "The game is over.")
        if not game.legal(state):
            raise Illegal("not-your-turn", f"This is not the view of seat {seat + 1}, whose turn it is.", seat=seat)
        seed = secrets.randbits(63) if self.seed is None else self.seed
        action = choose(self.name, game, game.view(state, seat), seed, self.seconds, playouts=self.playouts)
        return game.text(action)


def bot(name: str, *, seed: int | None = None, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """Return a bot: easy, medium, hard, expert, or a yardstick: one-ply, random."""
    if name not in BOTS:
        raise BadOptions(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return Bot(name, seed, playouts, seconds)


def _game_and_state(view: AnyMatch | FlatRecord | str) -> tuple[Game[Any], Any]:
    if isinstance(view, Match):
        return view.game, view.state
    if isinstance(view, str):
        game = rules_of(view.split(maxsplit=1)[0] if view.strip() else "")
        return game, game.parse_position(view)
    if not hasattr(view, "dtype"):
        raise TypeError("A bot takes a match, match.observation(seat) or a position's text, not a view as JSON.")
    for name, bots in GAME_BOTS.items():
        if view.dtype == bots.evaluator.state.dtype:
            return rules_of(name), view
    raise BadOptions("There are no bots for this game.")

"""Guimard: the digital edition of the board games Metro and Metromania.

>>> import guimard
>>> match = guimard.game("metro", seats=3).start(seed=1)
>>> match.to_act
0
"""

from guimard.core.errors import BadOptions, BadText, GuimardError, Illegal
from guimard.core.events import seen_by
from guimard.core.match import Match, Setup
from guimard.games.registry import GAMES, game, replay

__all__ = [
    "GAMES",
    "BadOptions",
    "BadText",
    "GuimardError",
    "Illegal",
    "Match",
    "Setup",
    "game",
    "replay",
    "seen_by",
]

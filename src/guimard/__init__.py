"""Guimard: the digital edition of the board games Metro and Metromania.

>>> import guimard
>>> match = guimard.game("metro", seats=3).start(seed=1)
>>> match
<Match metro: 3 seats, 0 actions, seat 0 to act>
"""

from guimard import materials, pictures
from guimard.bots.api import Bot, bot
from guimard.core.errors import BadOptions, BadText, GuimardError, Illegal
from guimard.core.events import seen_by
from guimard.core.match import Match, Setup
from guimard.games.registry import GAMES, from_position, game, replay

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadOptions",
    "BadText",
    "Bot",
    "GuimardError",
    "Illegal",
    "Match",
    "Setup",
    "bot",
    "from_position",
    "game",
    "replay",
    "seen_by",
]

Match.pictures = pictures
materials.load_from_environment()

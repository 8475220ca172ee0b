"""Bots: they get the view of a seat, as a person does, and choose an action."""

from guimard.bots.api import Bot, bot
from guimard.bots.levels import BOTS, LEVELS, bot_names, check_bot, choose, hint, level_names, warm

__all__ = ["BOTS", "LEVELS", "Bot", "bot", "bot_names", "check_bot", "choose", "hint", "level_names", "warm"]

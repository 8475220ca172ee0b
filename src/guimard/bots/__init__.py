"""Bots: they get a view and its legal actions, as a person does, and answer with an action."""

from guimard.bots.api import Bot, bot
from guimard.bots.levels import BOTS, LEVELS, check_bot, choose, hint, level_names, warm

__all__ = ["BOTS", "LEVELS", "Bot", "bot", "check_bot", "choose", "hint", "level_names", "warm"]

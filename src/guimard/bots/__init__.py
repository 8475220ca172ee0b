"""Bots: they get a view and its legal actions, as a person does, and answer with an action."""

from guimard.bots.levels import BOTS, LEVELS, check_bot, choose, hint, level_names, warm

__all__ = ["BOTS", "LEVELS", "check_bot", "choose", "hint", "level_names", "warm"]

"""Players that see what a person sees: a view and its legal actions, nothing else."""

from guimard.bots.players import BOTS, LEVELS, choose, hint, warm

__all__ = ["BOTS", "LEVELS", "choose", "hint", "warm"]

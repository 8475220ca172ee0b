"""Players that see what a person sees: a view and its legal actions, nothing else."""

from collections.abc import Callable
from typing import Any

from guimard.bots import one_ply, randomly
from guimard.core.errors import BadOptions
from guimard.core.game import Game

BOTS: dict[str, Callable[[Game[Any], Any, int], int]] = {
    "random": randomly.choose,
    "one-ply": one_ply.choose,
}


def choose(name: str, game: Game[Any], view: Any, seed: int) -> int:
    """The action a bot chooses. The same view and seed give the same action."""
    if name not in BOTS:
        raise BadOptions(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](game, view, seed)

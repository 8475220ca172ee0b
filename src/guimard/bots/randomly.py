"""Any legal action, all equally likely."""

from typing import Any

from guimard.core.game import Game
from guimard.core.words import below, new_rng


def choose(game: Game[Any], view: Any, seed: int) -> int:
    legal = game.legal(view)
    return legal[below(new_rng(seed), len(legal))]

"""The bots by name: four levels for every game, and two yardsticks, ``random`` and ``one-ply``."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from guimard.bots.metro import one_ply
from guimard.bots.metro.judge import MetroJudge
from guimard.bots.metromania.judge import MetromaniaJudge, greedy
from guimard.bots.search import Budget, Cancel, Candidate, Judge, Level, search
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.events import Facts
from guimard.core.game import Game
from guimard.core.rng import below, new_rng

LEVELS = ("easy", "medium", "hard", "expert")
BOTS = (*LEVELS, "one-ply", "random")

_JUDGES: Mapping[str, Judge] = {"metro": MetroJudge(), "metromania": MetromaniaJudge()}
_ONE_PLY: Mapping[str, Callable[[Any, int], int]] = {"metro": one_ply.choose, "metromania": greedy}
_LEVELS: Mapping[str, Mapping[str, Level]] = {
    "metro": {
        "easy": Level(noise=8.0),
        "medium": Level(noise=3.0),
        "hard": Level(),
        "expert": Level(playouts=1000, thorough=True, deduce=True),
    },
    "metromania": {
        "easy": Level(playouts=200, candidates=48, noise=12.0),
        "medium": Level(playouts=600, candidates=48, noise=5.0),
        "hard": Level(playouts=600, candidates=48, noise=2.0),
        "expert": Level(playouts=2000, candidates=48, thorough=True),
    },
}
_LINE = 6  # actions of the principal line of a hint


def choose(
    name: str, game: Game[Any], view: Any, seed: int, seconds: float | None = None, cancel: Cancel | None = None
) -> int:
    """The action a bot chooses.

    The same view and seed give the same action, unless ``seconds`` or ``cancel`` cut the search short: then it is
    the best found so far.
    """
    if name not in BOTS:
        raise BadOptions(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    if name == "random":
        legal = game.legal(view)
        return legal[below(new_rng(seed), len(legal))]
    if name == "one-ply":
        return _ONE_PLY[game.id](view, seed)
    return _search(game, view, seed, _LEVELS[game.id][name], Budget(seconds, cancel))[0].action


def hint(
    game: Game[Any],
    view: Any,
    seed: int = 1,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    best: int = 3,
) -> list[Facts]:
    """The best actions: expected margin, chance to win, playouts, and how the game may go on."""
    found = _search(game, view, seed, _LEVELS[game.id]["expert"], Budget(seconds, cancel))
    return [_advice(game, view, seed, candidate) for candidate in found[:best]]


def warm(game: Game[Any]) -> Iterator[str]:
    """Compile what the bots of a game need, bit by bit; names each bit before compiling it."""
    seats = max(game.options.seats)
    view = game.deal(seats, game.options.check(seats, {}), Deal("warm"))
    yield "bots: the yardstick"
    choose("one-ply", game, view, 1)
    yield "bots: looking one action ahead"
    choose("hard", game, view, 1, seconds=0)
    yield "bots: searching"
    judge = _JUDGES[game.id]
    ways, _ = judge.rate(view, 1, True)
    judge.play_out(view, ways[:1], 1, 0, 1, np.zeros((1, 1, 2)))
    judge.line(view, ways[0], 1, 2)


def _search(game: Game[Any], view: Any, seed: int, level: Level, budget: Budget) -> list[Candidate]:
    return search(_JUDGES[game.id], view, seed, level, budget)


def _advice(game: Game[Any], view: Any, seed: int, candidate: Candidate) -> Facts:
    line = _JUDGES[game.id].line(view, candidate.way, seed, _LINE)
    return {
        "action": game.text(candidate.action),
        "margin": round(candidate.margin, 2),
        "win": None if candidate.chance is None else round(candidate.chance, 3),
        "playouts": candidate.playouts,
        "line": [game.text(action) for action in line],
    }

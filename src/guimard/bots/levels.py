"""The bots of each game by name: its levels, ``one-ply`` and ``random``.

A game that is not in ``GAME_BOTS`` has no bots. ``random`` can act in it all the same: it needs only the rules.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from guimard.bots.metro import one_ply
from guimard.bots.metro.evaluator import MetroEvaluator
from guimard.bots.metromania.evaluator import MetromaniaEvaluator, greedy
from guimard.bots.search import Budget, Cancel, Candidate, Evaluator, Level, search
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.events import Facts
from guimard.core.game import Game
from guimard.core.rng import below, new_rng


@dataclass(frozen=True)
class GameBots:
    """What the bots of one game are made of."""

    evaluator: Evaluator
    one_ply: Callable[[Any, int], int]  # view and seed to action
    levels: Mapping[str, Level]  # by name, the weakest first


GAME_BOTS: dict[str, GameBots] = {
    "metro": GameBots(
        MetroEvaluator(),
        one_ply.choose,
        {
            "easy": Level(noise=8.0),
            "medium": Level(noise=3.0),
            "hard": Level(),
            "expert": Level(playouts=1000, thorough=True, deduce=True),
        },
    ),
    "metromania": GameBots(
        MetromaniaEvaluator(),
        greedy,
        {
            "easy": Level(playouts=200, candidates=48, noise=12.0),
            "medium": Level(playouts=600, candidates=48, noise=5.0),
            "hard": Level(playouts=600, candidates=48, noise=2.0),
            "expert": Level(playouts=2000, candidates=48, thorough=True),
        },
    ),
}
YARDSTICKS = ("one-ply", "random")
LEVELS = tuple(dict.fromkeys(level for bots in GAME_BOTS.values() for level in bots.levels))
BOTS = (*LEVELS, *YARDSTICKS)
_CONTINUATION = 6  # actions that a hint shows


def level_names(game: str) -> tuple[str, ...]:
    """Return the levels of a game, the weakest first; none if it has no bots."""
    return tuple(GAME_BOTS[game].levels) if game in GAME_BOTS else ()


def bot_names(game: str) -> tuple[str, ...]:
    """Return all bots of a game, yardsticks included; none if it has no bots."""
    return (*level_names(game), *YARDSTICKS) if game in GAME_BOTS else ()


def check_bot(name: str, game: str) -> GameBots:
    """Return the bots of a game; raise ``BadOptions`` if it has none of this name."""
    if game not in GAME_BOTS:
        raise BadOptions("There are no bots for this game.")
    if name not in bot_names(game):
        raise BadOptions(f"There is no bot {name!r}; there are {', '.join(bot_names(game))}.")
    return GAME_BOTS[game]


def choose(
    name: str,
    game: Game[Any],
    view: Any,
    seed: int,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    playouts: int | None = None,
) -> int:
    """Return the action that a bot chooses in a view.

    The same view and seed give the same action, unless ``seconds`` or ``cancel`` cut the search short: then it is
    the best found so far. ``playouts`` replaces the number that a searching level plays.
    """
    if name == "random":
        legal = game.legal(view)
        return legal[below(new_rng(seed), len(legal))]
    bots = check_bot(name, game.id)
    if name == "one-ply":
        return bots.one_ply(view, seed)
    level = bots.levels[name]
    if playouts is not None and level.playouts:
        level = replace(level, playouts=playouts)
    return search(bots.evaluator, view, seed, level, Budget(seconds, cancel))[0].action


def hint(
    game: Game[Any],
    view: Any,
    seed: int = 1,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    best: int = 3,
) -> list[Facts]:
    """Return the best actions with margin, win chance and a continuation."""
    bots = check_bot("expert", game.id)
    found = search(bots.evaluator, view, seed, bots.levels["expert"], Budget(seconds, cancel))
    return [_advice(game, bots.evaluator, view, seed, candidate) for candidate in found[:best]]


def warm(game: Game[Any]) -> Iterator[str]:
    """Compile what the bots of a game need; yield the name of each step first."""
    if game.id not in GAME_BOTS:
        return
    seats = max(game.options.seats)
    view = game.deal(seats, game.options.check(seats, {}), Deal("warm"))
    yield "bots: the yardstick"
    choose("one-ply", game, view, 1)
    yield "bots: looking one action ahead"
    choose("hard", game, view, 1, seconds=0)
    yield "bots: searching"
    bots = GAME_BOTS[game.id]
    shortest = replace(bots.levels["expert"], candidates=2, playouts=1)
    best = search(bots.evaluator, view, 1, shortest, Budget())[0]
    bots.evaluator.continuation(view, best.turn, 1, 2)


def _advice(game: Game[Any], evaluator: Evaluator, view: Any, seed: int, candidate: Candidate) -> Facts:
    line = evaluator.continuation(view, candidate.turn, seed, _CONTINUATION)
    return {
        "action": game.text(candidate.action),
        "margin": round(candidate.margin, 2),
        "win": None if candidate.win_chance is None else round(candidate.win_chance, 3),
        "playouts": candidate.playouts,
        "line": [game.text(action) for action in line],
    }

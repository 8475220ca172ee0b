"""The frozen answers of the bots: their choices, and what their kernels compute.

``tests/data/bots`` holds them. ``python -m tests.support.golden_bots`` writes them again; the positions stay, and an
entry with nothing but a ``position`` adds one. No clock has a say: every level plays its own number of playouts.
``python -m tests.support.golden_bots kernels`` prints the kernels' answers in a few positions instead.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from guimard import bots
from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro import rating
from guimard.bots.metro.evaluator import workspace_of
from guimard.bots.metro.forecast import forecast_points
from guimard.bots.metro.modules.hooks import Forecast
from guimard.bots.metro.opponent_model import estimate_simple, models_opponents
from guimard.bots.metro.records import tiles_left
from guimard.bots.metro.training.equations import arrays
from guimard.bots.metro.training.runs import families_like, play_round
from guimard.bots.metro.values import family, values_of
from guimard.bots.metromania.builder import aims, step_score
from guimard.bots.metromania.searching import PLAYING_NOISE
from guimard.bots.metromania.turns import new_workspace
from guimard.bots.metromania.turns import play_out as play_out_turns
from guimard.bots.race import LONGEST, NO_ACTION
from guimard.bots.search import Budget, Level, Turn, search
from guimard.games.registry import rules_of

Answers = dict[str, Any]

DATA = Path(__file__).parents[1] / "data" / "bots"
GAMES = ("metro", "metromania")
FEW = 4  # every so many positions are asked interpreted, too
BEST = 3  # candidates whose ratings and playouts are kept
DEALS = 2
HORIZON = 3
FAMILIES = ("2-0-1-1", "3-3-1-1", "6-0-1-1")  # a small table, companies with stations, simple players


def entries(name: str) -> list[Answers]:
    """The positions of a game with the answers that were written."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def answers(name: str, entry: Answers, seed: int) -> Answers:
    """Return what the bots answer now in the position of an entry."""
    return {
        "position": entry["position"],
        "choices": choices(name, entry["position"], seed),
        "expert": candidates(name, entry["position"], seed),
        "kernels": kernels(name, entry["position"], seed),
    }


def choices(name: str, position: str, seed: int) -> dict[str, str]:
    """The action of every bot."""
    rules = rules_of(name)
    view = rules.parse_position(position)
    return {bot: rules.text(bots.choose(bot, rules, view, seed)) for bot in bots.bot_names(name)}


def candidates(name: str, position: str, seed: int) -> list[Answers]:
    """The best candidates of the expert's search."""
    level = GAME_BOTS[name].levels["expert"]
    found = search(GAME_BOTS[name].evaluator, rules_of(name).parse_position(position), seed, level, Budget())
    return [
        {
            "turn": turn_text(name, candidate.turn),
            "utility": round(candidate.utility, 4),
            "margin": round(candidate.margin, 4),
            "win_chance": None if candidate.win_chance is None else round(candidate.win_chance, 4),
            "playouts": candidate.playouts,
        }
        for candidate in found[:BEST]
    ]


def kernels(name: str, position: str, seed: int) -> Answers:
    """What the kernels answer: quick enough for the interpreter, too."""
    view, evaluator = rules_of(name).parse_position(position), GAME_BOTS[name].evaluator
    best = search(evaluator, view, seed, Level(deduce=True), Budget())[:BEST]
    turns = np.full((len(best), LONGEST), NO_ACTION, np.int16)
    for row, candidate in zip(turns, best, strict=True):
        row[: len(candidate.turn)] = candidate.turn
    found = np.zeros((len(best), DEALS, 2))
    if name == "metro":
        actions = np.ascontiguousarray(turns[:, 0])
        rating.play_out(view, workspace_of(view), actions, np.uint64(seed), 0, HORIZON, found)
    else:
        play_out_turns(view, new_workspace(), turns, np.uint64(seed), 0, PLAYING_NOISE, found)
    return {
        "ratings": {turn_text(name, candidate.turn): round(candidate.margin, 4) for candidate in best},
        "playouts": found.round(4).tolist(),
        "continuation": turn_text(name, tuple(evaluator.continuation(view, best[0].turn, seed, 6))),
        **(metro_values(view) if name == "metro" else metromania_values(view)),
    }


def metro_values(view: Any) -> Answers:
    values, forecast, odds = values_of(family(view)), Forecast.new(), np.zeros(6)
    forecast_points(view, values, forecast, tiles_left(view), view.turn)
    if models_opponents(view):
        estimate_simple(view, values, odds)
    return {"forecast": forecast.points.round(4).tolist(), "simple_odds": odds.round(4).tolist()}


def metromania_values(view: Any) -> Answers:
    rules = rules_of("metromania")
    goals = aims(view)
    scores = {rules.text(action): round(float(step_score(view, goals, action)), 4) for action in rules.legal(view)}
    return {"steps": dict(sorted(scores.items(), key=lambda item: -item[1])[: 2 * BEST])}


def turn_text(name: str, turn: Turn) -> str:
    return "; ".join(rules_of(name).text(action) for action in turn)


def trained(name: str) -> dict[str, float]:
    """The sums of a few games of self-play: each kind of value, added up."""
    (key, options) = next(iter(families_like(name).items()))
    sums = play_round(key, options, None, 2, 1)
    return {field: round(float(np.abs(array).sum()), 4) for field, array in arrays(sums).items()}


def few_kernels() -> dict[str, list[Answers]]:
    """What the kernels answer in some of the positions."""
    return {
        name: [kernels(name, entry["position"], seed) for seed, entry in enumerate(entries(name)) if seed % FEW == 0]
        for name in GAMES
    }


def as_text(data: object, depth: int = 3, indent: str = "") -> str:
    """JSON with one line for each choice and each list of numbers."""
    if depth == 0 or not isinstance(data, dict | list) or not data:
        return json.dumps(data, ensure_ascii=False)
    inner = indent + " "
    pairs = data.items() if isinstance(data, dict) else ((None, value) for value in data)
    lines = [
        inner + ("" if key is None else json.dumps(key) + ": ") + as_text(value, depth - 1, inner)
        for key, value in pairs
    ]
    begin, end = "{}" if isinstance(data, dict) else "[]"
    return begin + "\n" + ",\n".join(lines) + f"\n{indent}{end}"


def write() -> None:
    for name in GAMES:
        found = [answers(name, entry, seed) for seed, entry in enumerate(entries(name))]
        (DATA / f"{name}.json").write_text(as_text(found) + "\n", encoding="utf-8")
    sums = {name: trained(name) for name in FAMILIES}
    (DATA / "training.json").write_text(as_text(sums) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["kernels"]:
        print(json.dumps(few_kernels()))
    else:
        write()

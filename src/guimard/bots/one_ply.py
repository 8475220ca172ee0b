"""Looks one action ahead and counts what is on the table.

In Metro, taking points early loses: it ends a line that could have grown. So a completed line is worth its
points minus what it might have become, ``K``; completing somebody else's line early is worth as much.
"""

from typing import Any

from guimard.core.events import Facts
from guimard.core.game import Game
from guimard.core.words import below, new_rng

K = 14


def choose(game: Game[Any], view: Any, seed: int) -> int:
    rng = new_rng(seed)
    actions = game.actions(view)
    seen = game.describe(view)
    values = [_value(action, seen) for action in actions]
    best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
    return game.parse(str(best[below(rng, len(best))]["text"]))


def _value(action: Facts, seen: Facts) -> float:
    """What an action brings the seat to act over the mean of the others."""
    consequences: Any = action["consequences"]
    lines = consequences.get("lines")
    if lines is None:
        return float(consequences.get("points", 0) or 0)
    stakes = _stakes(seen)
    return sum(stakes.get(line["owner"], 0.0) * (line["points"] - K) for line in lines if line["complete"])


def _stakes(seen: Any) -> dict[str | None, float]:
    """How much a point of each colour is worth to the seat to act, less what it is worth to the others."""
    me, others = seen["turn"], seen["seats"] - 1
    if "standings" in seen:
        share = {row["company"]: row["stakes"][me] / 100 for row in seen["standings"]}
        return {company: part - (1 - part) * 0.25 / others for company, part in share.items()}
    return {colour: 1.0 if seat == me else -1 / others for seat, colour in enumerate(seen["colours"])}

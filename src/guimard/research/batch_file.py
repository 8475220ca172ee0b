"""Batches as files: every game as a position in words, with its generator.

Text that is read like any position, so a file from a stranger can do no harm.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np

from guimard.core.deal import Deal
from guimard.core.errors import GuimardError
from guimard.core.views import is_full
from guimard.research.batch import Batch


def save(batch: Batch, path: Path | str) -> None:
    """Write all games as they are now."""
    rules = batch.coding.setup.game
    games = [rules.position(batch.state(i)) for i in range(len(batch.over))]
    facts = {**_about(batch), "games": games, "generators": batch.generators(), "seats": batch.seats.tolist()}
    Path(path).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def load(batch: Batch, path: Path | str) -> None:
    """Go on with games that were saved; ``ValueError`` unless they fit this batch."""
    try:
        facts = json.loads(Path(path).read_text(encoding="utf-8"))
        about = _about(batch)
        if {name: facts[name] for name in about} != about:
            raise ValueError(f"{path} holds games with other options.")
        games = [batch.coding.setup.game.parse_position(text) for text in facts["games"]]
        generators, seats = np.array(facts["generators"], np.uint64), np.array(facts["seats"], np.uint8)
    except (GuimardError, KeyError, TypeError, OverflowError, json.JSONDecodeError) as refusal:
        raise ValueError(f"{path} is no batch of games: {refusal}") from None
    if not len(games) == len(generators) == len(seats) == len(batch.over) or not _fit(batch, games, seats):
        raise ValueError(f"{path} holds games that do not fit this batch.")
    batch.restore(games, generators, seats)


def _about(batch: Batch) -> dict[str, Any]:
    setup = batch.coding.setup
    return {
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "seats_at_table": setup.seats,
        "options": batch.coding.options,
        "opponents": batch.opponents,
    }


def _fit(batch: Batch, games: list[Any], seats: Any) -> bool:
    """Tell whether these are whole games with the options of the batch."""
    setup = batch.coding.setup
    rules = setup.game
    options = rules.describe(rules.deal(setup.seats, setup.options, Deal("any")))["options"]
    return bool((seats < setup.seats).all()) and all(
        is_full(game) and game.seats == setup.seats and rules.describe(game)["options"] == options for game in games
    )

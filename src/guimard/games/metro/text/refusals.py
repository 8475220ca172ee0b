"""Why a move is not legal, in a sentence."""

from typing import Any

from msgspec import json

from guimard.core.errors import Illegal
from guimard.core.flat_record import array_of
from guimard.core.json_buffer import encode
from guimard.games.metro.json.refusals import write_refusal
from guimard.games.metro.modules.catalogue import verb_of
from guimard.games.metro.modules.hooks import State

_SENTENCES = {
    "game-over": "The game is over.",
    "lay-the-drawn-tile": "You have drawn a tile: lay it.",
    "bag-empty": "There are no tiles left to draw.",
    "not-in-hand": "You have no tile {tile}.",
    "arrows-up": "Tiles are laid with their arrow up; they may not be turned.",
    "cell-taken": "There is a tile on {cell} already.",
    "not-adjacent": "{cell} is neither at the edge nor next to a tile.",
    "one-tile-line": (
        "On {cell} this tile alone would connect a station to a station. It fits elsewhere, so it may not go here."
    ),
}


def refusal(view: State, action: int) -> Illegal:
    """Return the reason why an action is not legal for the seat to act."""
    held = array_of(view)
    facts: dict[str, Any] = json.decode(encode(lambda buffer: write_refusal(held, action, buffer)))
    reason = facts.pop("reason")
    found = verb_of(action)
    sentences = _SENTENCES if found is None else {**_SENTENCES, **found[0].refusals}
    return Illegal(reason, sentences[reason].format(**facts), **facts)

"""Write positions of Metro with the placements that the rules allow, for the tests of planning.

Run it after a change of the JSON: ``python web/scripts/positions.py``.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import guimard

FILE = Path(__file__).parents[1] / "tests" / "positions" / "metro.json"
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {}),
    (3, {"hand": 2}),
    (2, {"hand": 3, "orientation": "free"}),
    (6, {"orientation": "free"}),
]
MOMENTS = (9, 38, 55)
"""Actions before a position is noted."""
SEEN = ("options", "viewer", "board", "lines", "hands", "drawn")


def positions() -> Iterator[dict[str, Any]]:
    """Play games by a fixed pattern, and yield views with their placements."""
    for seats, options in GAMES:
        match = guimard.game("metro", seats=seats, **options).start(seed=f"plan {seats}")
        for number in range(max(MOMENTS) + 1):
            if number in MOMENTS:
                view: Any = match.view(match.to_act)
                lays = [action for action in match.actions() if action["kind"] == "lay"]
                yield {"view": {name: view[name] for name in SEEN}, "lays": lays}
            legal = [text for text in match.legal() if text != "draw"]
            match.play(legal[number * 7 % len(legal)])


def text() -> str:
    return json.dumps(list(positions()), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")

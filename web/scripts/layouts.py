"""Writes the layouts of the games, which the client's geometry tests draw from.

``python web/scripts/layouts.py``.
"""

import json
from pathlib import Path

from guimard.games.registry import GAMES

TARGET = Path(__file__).parents[1] / "tests" / "layouts"

if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (TARGET / f"{name}.json").write_text(json.dumps(game.layout(), ensure_ascii=False) + "\n", "utf-8")

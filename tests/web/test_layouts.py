"""The client is tested with copies of layouts and positions.

They must be today's (web/scripts/layouts.py, positions.py).
"""

import json
import runpy
from pathlib import Path

import pytest

from guimard.games.registry import GAMES

LAYOUTS = Path(__file__).parents[2] / "web" / "tests" / "layouts"


@pytest.mark.parametrize("name", GAMES)
def test_the_client_is_tested_with_todays_layout(name: str) -> None:
    kept = json.loads((LAYOUTS / f"{name}.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(GAMES[name].layout()))


def test_the_client_is_tested_with_todays_positions() -> None:
    script = runpy.run_path(str(LAYOUTS.parents[1] / "scripts" / "positions.py"))
    kept = (LAYOUTS.parent / "positions" / "metro.json").read_text("utf-8")
    assert kept == script["text"](), "Run python web/scripts/positions.py and read the difference."

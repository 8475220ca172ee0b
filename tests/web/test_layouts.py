"""Copies of layouts in the client's tests are today's (web/scripts/layouts.py)."""

import json
from pathlib import Path

import pytest

from guimard.games.registry import GAMES

LAYOUTS = Path(__file__).parents[2] / "web" / "tests" / "layouts"


@pytest.mark.parametrize("name", GAMES)
def test_the_client_is_tested_with_todays_layout(name: str) -> None:
    kept = json.loads((LAYOUTS / f"{name}.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(GAMES[name].layout()))

"""The examples that need no torch run as docs/research.md says, from a clone."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*command: str) -> str:
    return subprocess.run([sys.executable, *command], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def test_both_games_are_played_at_random() -> None:
    said = run("examples/random_play.py")
    assert "metro_v0: 65 actions" in said
    assert "metromania_v0: 339 actions" in said, "three players choose the type they hold twice"


def test_mccfr_leaves_less_to_exploit_than_it_began_with() -> None:
    said = run("examples/mccfr.py", "--iterations", "32")
    gaps = [float(line.split()[-2]) for line in said.splitlines()]
    assert len(gaps) == 7, "at 0 and at every power of two"
    assert gaps[-1] < gaps[0] / 2

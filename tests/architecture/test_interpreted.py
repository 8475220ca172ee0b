"""The rules give the same games interpreted and compiled.

Every event, position, imagined world and playout.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.architecture.scripted_games import digests

ROOT = Path(__file__).resolve().parents[2]


def test_scripted_games_are_the_same() -> None:
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "tests.architecture.scripted_games"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == list(digests())

"""The recipes of CONTRIBUTING.md for bots, carried out as the page says."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guimard.cli.main import app
from tests.bots.test_external import example

ROOT = Path(__file__).parents[2]
RECIPES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def line(start: str) -> str:
    """The one indented line of the page that begins so."""
    (found,) = re.findall(rf"^ {{6}}({re.escape(start)}.*)$", RECIPES, re.MULTILINE)
    return str(found)


def test_a_program_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    example("python", tmp_path / "my_bot.py")
    command, *words = shlex.split(line("guimard arena").replace('"python ', f'"{sys.executable} '))
    assert command == "guimard"
    result = CliRunner().invoke(app, [*words, "--jobs", "1"])
    assert result.exit_code == 0, result.output
    outcomes = [json.loads(text) for text in (tmp_path / "arena" / "results.jsonl").read_text("utf-8").splitlines()]
    assert len(outcomes) == 4
    assert all(outcome["failed"] is None for outcome in outcomes)


ASK = """
import json
import guimard
from guimard import bots
from guimard.cli.main import app
from typer.testing import CliRunner

match = guimard.game("metro", seats=2).start(seed=1)
print(json.dumps({
    "levels": bots.level_names("metro"),
    "others": bots.level_names("metromania"),
    "legal": guimard.bot("beginner", seed=1).choose(match) in match.legal(),
    "help": "beginner" in CliRunner().invoke(app, ["arena", "--help"], env={"COLUMNS": "300"}).output,
}))
"""


def test_a_level_is_one_line(tmp_path: Path) -> None:
    package = tmp_path / "guimard"
    shutil.copytree(ROOT / "src" / "guimard", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    levels = package / "bots" / "levels.py"
    text, easy = levels.read_text(encoding="utf-8"), '            "easy": Level(noise=8.0),\n'
    assert text.count(easy) == 1
    beginner = " " * 12 + line('"beginner"') + "\n"
    levels.write_text(text.replace(easy, beginner + easy), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}  # compiling a copy takes minutes
    done = subprocess.run([sys.executable, "-c", ASK], env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["levels"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert found["others"] == ["easy", "medium", "hard", "expert"]
    assert found["legal"]
    assert found["help"]

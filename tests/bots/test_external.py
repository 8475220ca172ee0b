"""External bots as docs/bots.md shows them, and how they can fail."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from guimard.bots.arena.archive import Outcome
from guimard.bots.arena.pairing import COMMAND, Contest, Pairing
from guimard.bots.arena.run import play_game
from guimard.games.registry import replay

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def example(language: str, path: Path) -> Path:
    """Write the program of this language in the page to a file.

    A conversation (``>>>``) is no program.
    """
    blocks = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    (program,) = (block for block in blocks if ">>> " not in block)
    path.write_text(program, encoding="utf-8")
    return path


def play(command: str, seconds: float | None = None) -> tuple[Outcome, str]:
    contest = Contest("metro", 2, {}, (COMMAND + command, "random"), 2, "external", seconds)
    return play_game(contest, Pairing(0, 0, contest.players))


def test_the_python_example_plays_a_whole_game(tmp_path: Path) -> None:
    outcome, record = play(f"{sys.executable} {example('python', tmp_path / 'bot.py')}")
    assert outcome.failed is None
    assert outcome.reason == ""
    match = replay(record)
    assert match.over
    assert tuple(match.scores()) == outcome.scores


@pytest.mark.skipif(shutil.which("node") is None and os.environ.get("CI") != "true", reason="needs Node")
def test_the_javascript_example_plays_a_whole_game(tmp_path: Path) -> None:
    outcome, record = play(f"node {example('js', tmp_path / 'bot.js')}")
    assert outcome.failed is None
    assert replay(record).over


GREETS = 'import sys; sys.stdin.readline(); print(\'{"name": "x"}\', flush=True); sys.stdin.readline(); '


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("raise SystemExit(3)", r"ended with code 3"),
        (GREETS + "sys.stdin.readline(); 1 / 0", r"code 1: ZeroDivisionError"),
        (GREETS + "sys.stdin.readline(); print('lay it', flush=True); input()", r"not a line of JSON with 'action'"),
        (GREETS + "sys.stdin.readline(); print('{\"action\": 7}', flush=True); input()", r"is no text"),
        (GREETS + 'sys.stdin.readline(); print(\'{"action": "lay x"}\', flush=True); input()', r"no legal action"),
        (GREETS + "sys.stdin.readline(); print('[' * 50000, flush=True); input()", r"not a line of JSON"),
        (GREETS + "import time; time.sleep(60)", r"did not answer within"),
    ],
)
def test_a_bot_that_fails_loses_with_a_reason(program: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text(program, encoding="utf-8")
    seconds = 0.2 if "sleep" in program else 30.0  # however slow the machine, it fails by what it does
    outcome, record = play(f"{sys.executable} {path}", seconds=seconds)
    assert outcome.failed == 0
    assert outcome.winners == (1,)
    assert outcome.scores is None
    assert re.search(reason, outcome.reason)
    assert not replay(record).over


def test_a_program_that_does_not_exist_loses() -> None:
    outcome, _ = play("/nowhere/to/be/found")
    assert outcome.failed == 0
    assert "cannot be started" in outcome.reason

"""A game without bots: every command says so, and programs can play it."""

import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from guimard import bots
from guimard.bots.arena.pairing import COMMAND, Contest, Pairing
from guimard.bots.arena.run import play_game
from guimard.cli.main import app
from guimard.core.errors import BadOptions
from guimard.games import registry
from tests.support.toy_game import TOY

SENTENCE = "There are no bots for this game."
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"name": "last"}), flush=True)
    elif message["type"] == "act":
        print(json.dumps({"action": message["actions"][-1]["text"]}), flush=True)
"""


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", TOY)  # type: ignore[arg-type]


def view() -> Any:
    return registry.game("toy", 2).start("toy").observation(0)


def test_it_has_no_levels_and_nothing_to_compile() -> None:
    assert bots.level_names("toy") == ()
    assert list(bots.warm(TOY)) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["expert", "one-ply", "wizard"])
def test_no_bot_chooses(name: str) -> None:
    with pytest.raises(BadOptions, match=SENTENCE):
        bots.choose(name, TOY, view(), 1)  # type: ignore[arg-type]


def test_there_is_no_hint() -> None:
    with pytest.raises(BadOptions, match=SENTENCE):
        bots.hint(TOY, view())  # type: ignore[arg-type]


def test_random_actions_need_only_the_rules() -> None:
    assert bots.choose("random", TOY, view(), 1) in TOY.legal(view())  # type: ignore[arg-type]


@pytest.mark.parametrize("words", [["play", "toy", "--seats", "2"], ["arena", "toy", "--bots", "expert"]])
def test_commands_say_so(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, words)
    assert isinstance(result.exception, BadOptions)
    assert str(result.exception) == SENTENCE
    assert list(tmp_path.iterdir()) == []


def test_programs_play_it_in_the_arena(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    contest = Contest("toy", 2, {}, (f"{COMMAND}{sys.executable} {path}",), 1, "toy")
    outcome, _ = play_game(contest, Pairing(0, 0, contest.players * 2))
    assert (outcome.failed, outcome.scores) == (None, (0, 0))

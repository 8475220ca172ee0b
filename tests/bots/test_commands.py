"""The commands ``arena``, ``hint`` and ``train``, as they are typed."""

import json
from pathlib import Path

from typer.testing import CliRunner

from guimard.cli.main import app
from guimard.games.registry import game


def guimard(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_an_arena_keeps_everything_and_tells_it_as_json(tmp_path: Path) -> None:
    out = tmp_path / "arena"
    words = ("arena", "metro", "--bots", "one-ply,random", "--games", "4", "--jobs", "1", "--out", str(out))
    answer = json.loads(guimard(*words, "--json").splitlines()[-1])
    assert answer["games"] == 4
    assert [row["player"] for row in answer["standings"]] == ["one-ply", "random"]
    assert len(list((out / "records").iterdir())) == 4
    assert (out / "standings.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "one-ply" in guimard(*words)  # goes on where it was, that is at the end


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["arena", "metro", "--bots", "wizard", "--out", str(tmp_path)])
    assert result.exit_code != 0
    assert "no bot 'wizard'" in str(result.exception)


def test_a_hint_for_a_record(tmp_path: Path) -> None:
    match = game("metro", 2).start("hint")
    file = tmp_path / "game.txt"
    file.write_text(match.record(), encoding="utf-8")
    answer = json.loads(guimard("hint", str(file), "--time", "0.05", "--best", "2", "--json").splitlines()[-1])
    assert answer["seat"] == 0
    assert answer["actions"][0]["action"] in match.legal()
    assert len(answer["actions"]) == 2
    assert "Seat 1 to act" in guimard("hint", str(file), "--time", "0.05")


def test_training_from_the_command_line(tmp_path: Path) -> None:
    values = tmp_path / "values.npz"
    words = ("--family", "2-0-1-1", "--rounds", "1", "--games", "2", "--jobs", "1")
    guimard("train", "--out", str(tmp_path / "training"), *words, "--export", str(values))
    assert values.exists()

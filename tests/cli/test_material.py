"""``guimard material``: writing, checking, drawing and playing a box."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

import guimard
from guimard import materials
from guimard.cli.main import app, main
from guimard.games.registry import GAMES


@pytest.fixture(autouse=True)
def forget(monkeypatch):
    """Nothing that a test loads stays."""
    monkeypatch.setenv(materials.VARIABLE, "")
    before = {name: list(rules.materials._found) for name, rules in GAMES.items()}
    yield
    for name, rules in GAMES.items():
        rules.materials._found[:] = before[name]


def run(*words, **more):
    return CliRunner().invoke(app, [str(word) for word in words], **more)


def mine(tmp_path: Path, game="metromania", *pairs):
    file = tmp_path / "mine.toml"
    assert run("material", "write", game, file).exit_code == 0
    text = file.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("game", ["metro", "metromania"])
def test_the_shipped_file_is_written_with_comments_and_passes_the_check(tmp_path, game):
    file = mine(tmp_path, game)
    assert file.read_text(encoding="utf-8").count("\n#") >= 3
    assert "Records will name it" in run("material", "check", file).output
    assert run("material", "write", game).output == file.read_text(encoding="utf-8")
    assert run("material", "write", game, file).exception is not None  # it is there already


def test_what_is_wrong_is_told_with_the_name_of_the_file(tmp_path, monkeypatch, capsys):
    file = mine(tmp_path, "metromania", ('"SE-SE"', '"SE-S?"'))
    monkeypatch.setattr("sys.argv", ["guimard", "material", "check", str(file)])
    with pytest.raises(SystemExit):
        main()
    told = "".join(capsys.readouterr().err.split())  # lines are broken anywhere
    assert "mine.toml" in told
    assert "'?';thereareS,Eand-" in told


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"border = [[", "mine.toml: This is not a TOML file: "),
        (b"\xfb\xff", "mine.toml is not a text file in UTF-8."),
        (b"", 'mine.toml: The file must say for which game it is: game = "metro" or game = "metromania".'),
        (b"game = ['metro']", "mine.toml: The file must say for which game it is: "),
        (None, "mine.toml cannot be read: No such file or directory."),
    ],
)
def test_what_is_no_material_is_refused_with_the_name_of_the_file(tmp_path, content, sentence):
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    assert str(run("material", "check", file).exception).startswith(f"{tmp_path}/{sentence}")


@pytest.mark.parametrize("words", [["play", "metro"], ["arena", "metro", "--bots", "random,random"]])
def test_material_of_another_game_is_refused(tmp_path, words):
    refused = run(*words, "--material", mine(tmp_path, "metromania")).exception
    assert str(refused) == f"Not for Metro: {tmp_path / 'mine.toml'}."


def test_pictures(tmp_path):
    file = mine(tmp_path, "metromania", ("Guimard's city", "My city"))
    shown = run("material", "show", file).output
    assert "My city" in shown
    assert "≈≈≈" in shown
    assert run("material", "show", file, "--svg", tmp_path / "mine.svg").exit_code == 0
    assert (tmp_path / "mine.svg").read_text(encoding="utf-8").startswith("<svg")


def test_pictures_of_metro_name_stations_and_colours(tmp_path):
    file = mine(tmp_path, "metro", ('1 = "Bastille"', '1 = "Gare de Lyon"'))
    shown = run("material", "show", file, env={"COLUMNS": "160"}).output
    assert "Gare de Lyon" in shown
    assert "Central tracks: aacb" in shown


def test_a_game_is_played_with_it_and_its_record_names_it(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    file = mine(tmp_path, "metromania", ('"SE-SE"', '"SES-E"'))
    record = tmp_path / "game.record"
    words = ["play", "metromania", "--seats", "2", "--bot", "random", "--seed", "1", "--material", file]
    played = run(*words, input=f"save {record}\nquit\n")
    assert played.exit_code == 0, played.output
    key = materials.read_material(file)[1].key
    assert f"material={key}" in record.read_text(encoding="utf-8")
    assert run("replay", record, "--material", file).exit_code == 0


def test_a_record_of_other_material_is_refused(tmp_path):
    file = mine(tmp_path, "metromania", ('"SE-SE"', '"SES-E"'))
    key = materials.load_material(file).key
    record = tmp_path / "game.record"
    record.write_text(guimard.game("metromania", 2, material=key).start(seed=1).record(), encoding="utf-8")
    GAMES["metromania"].materials._found.pop()
    assert "other material" in str(run("replay", record).exception)
    assert run("replay", record, "--material", file).exit_code == 0


def test_processes_that_are_started_find_it_in_the_environment(tmp_path):
    file = mine(tmp_path, "metro", ('1 = "Bastille"', '1 = "Gare de Lyon"'))
    key = materials.load_material(file).key
    assert os.environ[materials.VARIABLE] == str(file.resolve())
    GAMES["metro"].materials._found.pop()
    materials.load_from_environment()
    assert key in GAMES["metro"].materials.option.choices

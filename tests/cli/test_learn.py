"""``guimard learn`` and ``guimard lesson check``."""

from importlib import resources
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guimard.cli.main import app, main

CENTRE = Path(str(resources.files("guimard.lessons"))) / "data" / "metro" / "centre.toml"


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def learn(*lines, words=("metro", "centre")):
    return CliRunner().invoke(app, ["learn", *words], input="\n".join(lines) + "\n").output


def test_a_lesson_solved_at_once_gives_three_stars():
    told = learn("lay dbcd D8", "C8")
    assert told.count("★★★") == 3  # each step, and the lesson
    assert "14 points" in told


def test_a_wrong_try_and_a_hint_cost_a_star_each():
    told = learn("B8", "hint", "D8", "quit")
    assert "Line 18 is finished for 3 points" in told
    assert "Follow this line" in told
    assert "★☆☆" in told


def test_an_answer_against_the_rules_is_refused_with_the_words_of_the_lesson():
    told = learn("B8", "lay badb D8", "E7", words=("metro", "ban"))
    assert "your line would turn straight back" in told
    assert "other players’ stations" in told
    assert "★★★" in told  # nothing was played


def test_one_may_leave_and_come_back(tmp_path):
    assert "Your progress is kept" in learn("D8", "quit")
    assert "Lesson finished: ★★★" in learn("skip", "C8")
    listed = learn("quit", words=("metro",))
    assert "Twice in the centre" in listed
    assert "★★★" in listed


def test_metromania_is_learnt_too_and_others_play_in_between():
    told = learn("skip", "dig 1 2,2 left", "dig 1 2,1 left", "confirm", "dig 1 2,0 left", words=("metromania", "dig"))
    assert "Meanwhile green has started" in told
    assert "★★★" in told


def test_lessons_are_told_in_other_languages():
    assert "Im Zentrum doppelt" in learn("quit", words=("metro", "centre", "--language", "de"))


def test_the_check_proves_a_lesson(tmp_path, monkeypatch, capsys):
    done = CliRunner().invoke(app, ["lesson", "check", str(CENTRE)])
    assert done.exit_code == 0
    assert done.output.count("holds") == 2
    broken = tmp_path / "broken.toml"
    broken.write_text(CENTRE.read_text("utf-8").replace("orange >= 14", "orange >= 15"), "utf-8")
    monkeypatch.setattr("sys.argv", ["guimard", "lesson", "check", str(broken)])
    with pytest.raises(SystemExit):
        main()
    assert "does not reach the goal" in " ".join(capsys.readouterr().err.split())

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
    assert "Line 18 is complete for 3 points" in told
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


def test_a_hint_says_where_it_points():
    told = learn("hint", "hint", "hint", "quit")
    assert "Follow this line to its tip. → line 21" in told
    assert "Your tile belongs here. → D8" in told
    assert "There are no more hints" in told


def test_the_task_stands_below_the_board_and_what_may_be_done_is_listed():
    told = learn("list", "help", "quit")
    assert told.index("Lay your tile where it scores most") > told.index("tiles to lay")
    assert "lay dbcd D8" in told
    assert "[bold]" not in told
    assert "resume" not in told, "that is for games"


def test_steps_can_be_chosen_by_number_and_taken_back():
    told = learn("skip", "1", "back", "back", "quit", words=("metromania", "dig"))
    assert "There is nothing to take back" in told
    assert told.count("Dig to the leisure spot") == 3  # at first, after the step, and after taking it back


def test_after_a_lesson_the_list_is_shown_again():
    told = learn("4", "D8", "C8", "quit", words=("metro",))
    assert told.count("Twice in the centre") == 3
    assert "Lesson finished: ★★★" in told


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


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("goal = ", "gaol = ", "step 1: a step has no gaol; it has text, position, goal"),
        ("view.points.orange >= 14", "view.point.orange >= 14", "there is no 'point' there, only bag, board"),
        ('show = "D8"', 'show = "Z8"', "step 1: there is no place Z8 on the board"),
        ('solution = ["lay dbcd D8"]', "solution = []", "step 1: a solution has at least one action"),
        ('solution = ["lay dbcd D8"]', 'solution = ["lay dbcd Z9"]', "step 1: 'Z9' is not a cell"),
    ],
)
def test_the_check_says_what_is_wrong_with_a_file(tmp_path, monkeypatch, capsys, old, new, said):
    broken = tmp_path / "mine.toml"
    broken.write_text(CENTRE.read_text("utf-8").replace(old, new), "utf-8")
    monkeypatch.setattr("sys.argv", ["guimard", "lesson", "check", str(broken)])
    with pytest.raises(SystemExit):
        main()
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_lesson_without_steps_is_refused(tmp_path, monkeypatch, capsys):
    empty = tmp_path / "empty.toml"
    empty.write_text('title = "Mine"\nabout = "Nothing"\nsteps = []\n', "utf-8")
    monkeypatch.setattr("sys.argv", ["guimard", "lesson", "check", str(empty)])
    with pytest.raises(SystemExit):
        main()
    assert "empty: a lesson has at least one step." in capsys.readouterr().err

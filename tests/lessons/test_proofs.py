"""The proof refuses lessons that do not hold, and says where."""

import pytest

from guimard.core.errors import BadText
from guimard.lessons.attempt import Attempt, Verdict
from guimard.lessons.lesson import Lesson
from guimard.lessons.loading import parse_lesson
from guimard.lessons.proof import Disproved, check_texts, prove
from guimard.lessons.stars import stars

LESSON = """
title = "Twice in the centre"
about = "A lesson for the tests"

[[steps]]
text = "Lay your tile where it scores most."
position = '''
metro seats=4 turn=2
board=adadE8+bbbbE7+cbaaD7+cbcbE6+accdC8+dbcdD6
hands=aaaa/aaaa/dbcd/aaaa
'''
goal = "view.points.orange >= 14"
solution = ["lay dbcd D8"]
solved = "Seven tiles, twice."
otherwise = "Not enough points."
hints = [{ text = "Look at line 21.", show = "21" }]
wrong = [{ play = "lay dbcd B8", text = "Short, and at the edge." }]
"""


def lesson(old: str = "", new: str = "") -> Lesson:
    """Return the lesson above with one part of it written otherwise."""
    assert old in LESSON
    return parse_lesson(LESSON.replace(old, new) if old else LESSON, "test")


def test_a_lesson_that_holds() -> None:
    [proof] = prove(lesson())
    assert (proof.fewest, proof.solving) == (1, 1)
    assert proof.legal == len(Attempt(lesson().steps[0]).legal())


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("orange >= 14", "orange >= 15", "does not reach the goal"),
        ("orange >= 14", "orange >= 3", "wrong answer lay dbcd B8 reaches the goal"),
        ("view.points.orange >= 14", "no events[event=complete]", "before anything is played"),
        ('["lay dbcd D8"]', '["draw", "lay dbcd D8"]', "the solution"),
        ('["lay dbcd D8"]', '["lay dbcd E8"]', "not legal"),
        ('play = "lay dbcd B8"', 'play = "lay dbcd E8"', "refused as cell-taken"),
        ('play = "lay dbcd B8"', 'play = "lay dbcd B8", refused = "one-tile-line"', "is legal"),
    ],
)
def test_what_does_not_hold_is_found(old: str, new: str, why: str) -> None:
    with pytest.raises(Disproved, match=why):
        prove(lesson(old, new))


def test_a_shorter_way_is_found() -> None:
    text = LESSON.replace("view.points.orange >= 14", "events[event=lay]")
    text = text.replace('["lay dbcd D8"]', '["draw", "lay dddd C7"]')
    with pytest.raises(Disproved, match="fewer moves than the solution"):
        prove(parse_lesson(text, "test"))


def test_a_wrong_answer_that_can_still_reach_the_goal_is_found() -> None:
    text = LESSON.replace("view.points.orange >= 14", "events[event=lay]").replace(
        '["lay dbcd D8"]', '["lay dbcd D8"]\nmost = 2'
    )
    text = text.replace('play = "lay dbcd B8"', 'play = "draw"')
    with pytest.raises(Disproved, match="can still reach the goal: draw / "):
        prove(parse_lesson(text, "test"))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("orange >= 14", "14", "is not"),
        ('title = "Twice in the centre"', "", "needs title"),
        ("solved =", "solvd =", "has no solvd"),
        ("metro seats=4", "chess seats=4", "name of its game"),
        ("board=adadE8", "board=adadD4", "step 1: .*not free"),
        ('["lay dbcd D8"]', '["lay dbcd Z9"]', "not a cell"),
        ('["lay dbcd D8"]', "[7]", "not an action"),
        ("[[steps]]", "[[steps", "not TOML"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_the_place(old: str, new: str, why: str) -> None:
    with pytest.raises(BadText, match=why) as refused:
        lesson(old, new)
    assert str(refused.value).startswith("test: ")


def test_long_and_missing_texts_are_found() -> None:
    check_texts(lesson(), {})
    with pytest.raises(BadText, match="26 words"):
        check_texts(lesson("Not enough points.", " ".join(["word"] * 26)), {})
    with pytest.raises(BadText, match="no text 'metro-missing'"):
        check_texts(lesson("Not enough points.", "metro-missing"), {})


def test_a_try_is_judged_by_the_goal() -> None:
    step = lesson().steps[0]
    good, bad, other = Attempt(step), Attempt(step), Attempt(step)
    good.play("lay dbcd D8")
    bad.play("lay dbcd B8")
    other.play("lay dbcd C7")
    assert [one.verdict for one in (good, bad, other)] == [Verdict.SOLVED, Verdict.REFUTED, Verdict.REFUTED]
    assert bad.wrong is step.wrong[0]
    assert other.wrong is None
    assert (bad.progress.value, bad.progress.goal) == (3, 14) if bad.progress else False


@pytest.mark.parametrize(
    ("tries", "hints", "moves", "count"), [(1, 0, 1, 3), (2, 0, 1, 2), (1, 1, 1, 2), (1, 0, 2, 2), (5, 2, 1, 1)]
)
def test_stars(tries: int, hints: int, moves: int, count: int) -> None:
    assert stars(tries, hints, moves, fewest=1) == count

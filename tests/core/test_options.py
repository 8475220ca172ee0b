"""Options are checked, and every refusal says why."""

from typing import Any

import pytest

import guimard
from guimard.core.options import Clash, Option, OptionSpec

SPEC = OptionSpec(
    seats=range(2, 5),
    options=(
        Option("size", (1, 2, 3), 2, "How large."),
        Option("open", (True, False), False, "Whether open."),
        Option("extras", ("tea", "milk", "sugar"), (), "What goes in.", many=True),
    ),
    clashes=(
        Clash({"extras": ("tea", "milk")}, "Milk spoils the tea."),
        Clash({"size": 3, "open": True}, "A large one does not fit on a small table.", seats=(2,)),
    ),
)


def test_defaults() -> None:
    assert SPEC.check(3, {}) == {"size": 2, "open": False, "extras": ()}


def test_lists_come_into_one_order() -> None:
    for given in (["sugar", "tea"], ("tea", "sugar"), {"tea", "sugar"}, frozenset(["sugar", "tea"])):
        assert SPEC.check(2, {"extras": given})["extras"] == ("tea", "sugar")


@pytest.mark.parametrize(
    ("seats", "given", "why"),
    [
        (1, {}, "There are 2 to 4 seats, not 1."),
        (5, {}, "There are 2 to 4 seats, not 5."),
        ("3", {}, "There are 2 to 4 seats, not '3'."),
        (True, {}, "There are 2 to 4 seats, not True."),
        (2.0, {}, "There are 2 to 4 seats, not 2.0."),
        (None, {}, "There are 2 to 4 seats, not None."),
        (3, {"colour": 1}, "There is no option 'colour'; there are 'extras', 'open', 'size'."),
        (3, {"size": 4}, "size is one of 1, 2, 3, not 4."),
        (3, {"size": "2"}, "size is one of 1, 2, 3, not '2'."),
        (3, {"size": True}, "size is one of 1, 2, 3, not True."),
        (3, {"open": 1}, "open is one of True, False, not 1."),
        (3, {"extras": "tea"}, "extras is a list of some of 'tea', 'milk', 'sugar', not 'tea'."),
        (3, {"extras": 7}, "extras is a list of some of 'tea', 'milk', 'sugar', not 7."),
        (3, {"extras": ["rum"]}, "extras has no 'rum'; there are 'tea', 'milk', 'sugar'."),
        (3, {"extras": [["tea"]]}, "extras has no ['tea']; there are 'tea', 'milk', 'sugar'."),
        (3, {"extras": ["tea", "tea"]}, "extras names something twice."),
        (3, {"extras": ["milk", "tea", "sugar"]}, "Milk spoils the tea."),
        (2, {"size": 3, "open": True}, "A large one does not fit on a small table."),
    ],
)
def test_every_refusal_says_why(seats: Any, given: dict[str, Any], why: str) -> None:
    with pytest.raises(guimard.BadOptions) as refusal:
        SPEC.check(seats, given)
    assert str(refusal.value) == why


def test_a_clash_may_be_for_some_seats_only() -> None:
    assert SPEC.check(3, {"size": 3, "open": True})


@pytest.mark.parametrize(
    "options",
    [
        {"size": 1, "open": True, "extras": ()},
        {"size": 3, "open": False, "extras": ("milk",)},
        {"size": 2, "open": False, "extras": ("tea", "sugar")},
    ],
)
def test_texts_parse_to_what_they_print(options: Any) -> None:
    assert SPEC.parse(SPEC.text(options)) == options


def test_the_text() -> None:
    assert SPEC.text({"size": 1, "open": True, "extras": ("tea", "sugar")}) == "size=1 open=yes extras=tea+sugar"
    assert SPEC.text(SPEC.check(2, {})) == "size=2 open=no extras=none"


@pytest.mark.parametrize(
    "text", ["size", "size=9", "size=1 size=1", "colour=1", "open=true", "open=", "extras=rum", "extras=tea+tea", "="]
)
def test_bad_texts(text: str) -> None:
    with pytest.raises(guimard.GuimardError):
        SPEC.parse(text)


def test_a_lobby_gets_everything_it_draws() -> None:
    described: Any = SPEC.describe()
    assert described["seats"] == [2, 3, 4]
    assert [option["kind"] for option in described["options"]] == ["one", "flag", "many"]
    assert described["options"][2]["default"] == []
    assert described["clashes"][0] == {
        "when": {"extras": ["tea", "milk"]},
        "seats": [],
        "why": "Milk spoils the tea.",
    }


def test_unknown_games_and_missing_modules() -> None:
    with pytest.raises(guimard.BadOptions, match="There is no game 'chess'"):
        guimard.game("chess", seats=2)
    with pytest.raises(guimard.BadOptions, match="modules has no 'trams'"):
        guimard.game("metro", seats=2, modules=["trams"])

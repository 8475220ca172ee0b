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


class TestAddedLater:
    """A fourth option: new tables begin with another value than old games had."""

    SPEC = OptionSpec(
        SPEC.seats, (*SPEC.options, Option("cup", ("china", "paper"), "paper", "Which.", absent="china"))
    )

    def test_new_tables_begin_with_the_default(self) -> None:
        assert self.SPEC.check(2, {})["cup"] == "paper"
        assert self.SPEC.check(2, self.SPEC.parse("size=1"))["cup"] == "paper"

    def test_texts_from_before_mean_what_they_meant(self) -> None:
        assert self.SPEC.parse_stored("size=1 open=yes extras=tea") == {
            "size": 1,
            "open": True,
            "extras": ("tea",),
            "cup": "china",
        }

    def test_options_that_were_always_there_take_their_default(self) -> None:
        assert self.SPEC.parse_stored("")["size"] == 2

    @pytest.mark.parametrize("cup", ["china", "paper"])
    def test_stored_texts_parse_to_what_they_print(self, cup: str) -> None:
        options = self.SPEC.check(3, {"cup": cup})
        assert self.SPEC.parse_stored(self.SPEC.text(options)) == options

    def test_texts_from_before_are_printed_as_they_were(self) -> None:
        before = "size=1 open=yes extras=tea"
        assert self.SPEC.text(self.SPEC.parse_stored(before)) == before
        assert self.SPEC.text(self.SPEC.check(2, {})) == "size=2 open=no extras=none cup=paper"


@pytest.mark.parametrize("game", guimard.GAMES.values(), ids=lambda game: game.id)
def test_what_absent_options_mean_can_be_chosen(game: Any) -> None:
    for option in game.options.options:
        assert option.check(option.default) == option.default
        assert option.absent is None or option.check(option.absent) == option.absent


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


def test_a_lobby_learns_which_options_mean_nothing_without_others() -> None:
    described: Any = guimard.GAMES["metro"].options.describe()
    needs = {option["name"]: option["needs"] for option in described["options"]}
    assert needs["numbers"] == {"modules": ["station-numbers"]}
    assert needs["central_points"] == {"modules": ["central-tracks"]}
    assert needs["hand"] == {}


def test_a_lobby_learns_with_which_others_an_option_means_nothing() -> None:
    described: Any = guimard.GAMES["metro"].options.describe()
    idle = {option["name"]: option["idle_with"] for option in described["options"]}
    assert {name: choices for name, choices in idle.items() if choices} == {"colours": {"modules": ["companies"]}}
    towns: Any = guimard.GAMES["metromania"].options.describe()
    assert {option["name"]: option["seats"] for option in towns["options"] if option["seats"]} == {
        "town_hall": [3, 4],  # two players know all letters
        "doubles": [3],
        "nobody_scores": [2],
    }


@pytest.mark.parametrize("game", guimard.GAMES)
def test_a_lobby_is_told_what_of_a_game_is_ours(game: str) -> None:
    described: Any = guimard.GAMES[game].options.describe()
    assert described["note"].startswith("Ours: ")


def test_unknown_games_and_missing_modules() -> None:
    with pytest.raises(guimard.BadOptions, match="There is no game 'chess'"):
        guimard.game("chess", seats=2)
    with pytest.raises(guimard.BadOptions, match="modules has no 'trams'"):
        guimard.game("metro", seats=2, modules=["trams"])


class TestOneForEachSeat:
    SPEC = OptionSpec(range(2, 4), (Option("hats", ("red", "blue", "green"), (), "Whose hat.", each=True),))

    def test_in_the_order_of_the_seats(self) -> None:
        assert self.SPEC.check(3, {"hats": ["green", "red", "blue"]})["hats"] == ("green", "red", "blue")

    def test_the_usual_order_is_written_as_none(self) -> None:
        assert self.SPEC.check(2, {"hats": ["red", "blue"]}) == self.SPEC.check(2, {}) == {"hats": ()}

    @pytest.mark.parametrize("hats", [["red"], ["red", "green"], ["blue", "red", "green"]])
    def test_of_the_first_choices_one_for_each(self, hats: list[str]) -> None:
        with pytest.raises(guimard.BadOptions, match="hats gives each seat one of 'red', 'blue', or names none"):
            self.SPEC.check(2, {"hats": hats})

    def test_its_text(self) -> None:
        options = self.SPEC.check(3, {"hats": ["green", "red", "blue"]})
        assert self.SPEC.text(options) == "hats=green+red+blue"
        assert self.SPEC.parse_stored("hats=green+red+blue") == options

    def test_a_lobby_draws_it_as_such(self) -> None:
        described: Any = self.SPEC.describe()
        assert described["options"][0]["kind"] == "each"

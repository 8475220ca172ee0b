"""What is ours is told in docs/rules, the rulebooks and where tables are opened.

Rulings, reconstructions and what other sources say. Each is named here by the rule that it belongs to.
"""

import re
from pathlib import Path

import pytest

from guimard.games.registry import GAMES
from guimard.games.rulebook import LANGUAGES, rulebook

DOCS = Path(__file__).parents[1] / "docs" / "rules"
MARK = re.compile(r"\*(Ruling|Reconstruction|From\s+other\s+sources)\b")
NUMBER = re.compile(r"^(?:## (\d+)\.|(\d+)\. |(\d+\.\d+) )")

RULINGS = {
    "metro": {
        "2.3": ["number 9, Place de Clichy"],
        "4.2": ["as soon as 1 tile lies next to it"],
        "4.5": ["judged for this tile alone", "nobody has to draw another one"],
        "5.4": ["equal points share"],
        "6.1": ["with free orientation in all directions"],
        "7.1": ["16 completions"],
        "7.5": ["exchanges in a row"],
        "7.6": ["tied for last are worth 1"],
        "8.4": ["straight back into the central station it departed from, unless it fits nowhere else"],
        "8.5": ["already complete scores at once"],
        "8.6": ["without tiles is passed over", "nobody lays or draws a tile"],
        "9.3": ["central tile that a line passes counts 1"],
        "9.4": ["layouts of the central track tiles"],
        "10.2": ["Lines without an owner pay nothing"],
        "10.3": ["colours of the station numbers"],
    },
    "metromania": {
        "1.1": ["the age of 9"],
        "1.2": ["the 18 tunnels of a line"],
        "1.3": ["the 30 stations"],
        "1.4": ["left and which right for the letters D, E and F"],
        "1.5": ["the 18 spots"],
        "1.6": ["equally likely"],
        "2.3": ["the 25 cells of a district"],
        "2.4": ["how the spots are spread over the districts", "the spots, the lake and the park are"],
        "2.6": ["what the cells with arrows look like, and which cells around the city carry one"],
        "4.3": [
            "the direction in which it enters",
            "leave the city at an acute angle",
            "does not yet allow an acute",
        ],
        "4.6": ["look ahead", "Starting the second line counts", "may always be refused"],
        "4.8": ["refuses the only ones left passes"],
        "5.1": ["Your own two lines build stations", "even while it runs alongside a third"],
        "5.2": ["where one of them goes no further, and where one of them leaves the city"],
        "5.4": ["has been dug still counts"],
        "5.6": ["needs 2 stations cannot be dug if only 1"],
        "7.3": ["right after the last tunnel"],
        "7.4": ["tunnels left over go to the other line"],
        "7.5": [
            "placed a destination in this turn",
            "only the types in hand count",
            "not been started is not blocked",
        ],
        "8.1": ["judged at the end of a turn"],
        "8.3": ["If all players pass"],
        "9.5": ["the two players who placed them"],
        "9.6": ["impossible Sunday"],
        "9.7": ["equally many finished lines share"],
        "10.2": ["when lines of both are used, on Sunday too"],
        "10.4": ["chosen in turn order"],
        "10.5": ["4 finished or blocked lines"],
        "11.2": ["city is still laid at random"],
    },
}

AT_THE_TABLE = {
    "metro": {
        "2.3": "names of the stations, except for number 9",
        "4.2": "1 tile is enough beside the centre",
        "5.4": "equal points share",
        "6.1": "in all four directions",
        "7.1": "orange and green",
        "7.5": "when exchanging pauses",
        "7.6": "other reading of the printed table",
        "8.4": "tiles that fit nowhere else",
        "8.5": "a line is complete already",
        "8.6": "players without tiles",
        "9.3": "the rulebook does not say",
        "9.4": "tracks on the eight tiles",
        "10.2": "lines of nobody pay nothing",
        "10.3": "which numbers share a colour",
    },
    "metromania": {
        "1.2": "18 tunnels",
        "1.3": "30 stations",
        "1.4": "letters D, E and F",
        "1.6": "equally likely",
        "2.4": "the spots",
        "2.6": "arrows with the shape of their cells",
        "8.1": "judged at the end of a turn",
        "9.5": "those who placed unconnected destinations are to blame",
        "10.2": "how we read it",
        "10.4": "choose in turn order",
        "10.5": "our number: none is printed",
        "11.2": "city is still laid at random",
    },
}
"""The rulings of which a line stands where the option they concern, or the game, is chosen."""


def marked_rules(game: str) -> set[str]:
    """Return the numbers of the rules in docs/rules that mark something as ours."""
    section = item = ""
    marked = set()
    text = (DOCS / f"{game}.md").read_text("utf-8").partition("\n## ")[2]
    for part in re.split(r"\n(?=## |\d+\. |\d+\.\d+ )", f"## {text}"):
        if number := NUMBER.match(part):
            section = number[1] or section
            item = number[3] or (f"{section}.{number[2]}" if number[2] else "")
        if MARK.search(part):
            marked.add(item)
    return marked


def decided(game: str, language: str) -> str:
    """Return the section "What this edition decided", without what follows it."""
    text = rulebook(game, language).partition("{#decisions}")[2]
    return text.partition("\n### ")[0]


def items(game: str, language: str) -> list[str]:
    return [
        " ".join(item.split()) for item in re.split(r"\n- ", re.sub(r"\n\n(?!- )", "\n- ", decided(game, language)))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_marked_as_ours_is_in_the_list_of_the_rulebook(game: str) -> None:
    assert marked_rules(game) == set(RULINGS[game])
    told = " ".join(decided(game, "en").split())
    assert [words for all_words in RULINGS[game].values() for words in all_words if words not in told] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_the_rulebook_names_nothing_that_is_not_marked(game: str) -> None:
    words = [one for several in RULINGS[game].values() for one in several]
    listed = [item for item in items(game, "en") if item and not item.endswith(":")]
    assert [item for item in listed if not any(one in item for one in words)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_as_much_of_what_is_ours(game: str, language: str) -> None:
    assert len(items(game, language)) == len(items(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_ours_is_told_where_a_table_is_opened(game: str) -> None:
    spec = GAMES[game].options
    lines = [spec.note]
    for option in spec.options:
        lines += [option.help, *option.choice_help.values(), *option.notes.values()]
    told = "\n".join(lines)
    assert AT_THE_TABLE[game].keys() <= RULINGS[game].keys()
    assert [words for words in AT_THE_TABLE[game].values() if words not in told] == []

"""The rulebooks for players.

Complete and alike in every language, true to the rules they tell.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from guimard.games.metro.data import DATA
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.state import LETTERS, TYPE
from guimard.games.registry import GAMES
from guimard.games.rulebook import LANGUAGES, rulebook, without_figures

HEADING = re.compile(r"^(#+) (.*?)(?: \{#([\w-]+)\})?$", re.MULTILINE)
FIGURE = re.compile(r"!\[([^]]+)\]\(figure:([^)]+)\)")
ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "web" / "src" / "shared" / "i18n" / "locales"
OTHERS = [(game, language) for game in GAMES for language in LANGUAGES[1:]]


@dataclass
class Section:
    level: int
    id: str
    title: str
    text: str

    @property
    def numbers(self) -> list[str]:
        return sorted(re.findall(r"\d+", FIGURE.sub(r"\1", self.text)))


def sections(game: str, language: str) -> list[Section]:
    _, *parts = re.split(r"^(?=#+ )", rulebook(game, language), flags=re.MULTILINE)
    found = []
    for part in parts:
        heading = HEADING.match(part)
        assert heading, part[:60]
        found.append(Section(len(heading[1]), heading[3] or "", heading[2], part[heading.end() :].strip()))
    return found


def paragraphs(section: Section) -> list[str]:
    return [part for part in section.text.split("\n\n") if not part.startswith("|")]


def sentences(section: Section) -> list[str]:
    """Sentences of three words or more, wherever their lines are broken.

    Shorter ones are alike in two languages.
    """
    texts = [" ".join(FIGURE.sub(r"\1", part).split()) for part in (section.title, *paragraphs(section))]
    found = [sentence for text in texts for sentence in re.split(r"(?<=[.:;]) ", text)]
    return [sentence for sentence in found if len(re.findall(r"[^\W\d]{2,}", sentence)) >= 3]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_rulebook_in_every_language_of_the_page(game: str) -> None:
    books = {file.stem for file in (ROOT / "src" / "guimard" / "games" / game / "rulebook").glob("*.md")}
    assert books == {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryRulebook:
    def test_begins_with_its_title_and_names_every_section_once(self, game: str, language: str) -> None:
        title, *rest = sections(game, language)
        assert (title.level, title.id) == (1, "")
        assert GAMES[game].title in title.title
        ids = [section.id for section in rest]
        assert all(ids)
        assert len(set(ids)) == len(ids)

    def test_explains_every_option_and_module_where_the_client_looks_for_it(self, game: str, language: str) -> None:
        ids = {section.id for section in sections(game, language)}
        options = GAMES[game].options.options
        wanted = {name for o in options for name in (map(str, o.choices) if o.many else (o.name,))}
        assert wanted <= ids

    def test_links_to_sections_that_are_there(self, game: str, language: str) -> None:
        ids = {section.id for section in sections(game, language)}
        assert set(re.findall(r"\]\(#([^)]*)\)", rulebook(game, language))) <= ids

    def test_can_be_read_without_figures(self, game: str, language: str) -> None:
        plain = without_figures(rulebook(game, language))
        assert not re.search(r"\{#|figure:|\]\(", plain)
        assert all(caption in plain for caption, _ in FIGURE.findall(rulebook(game, language)))


@pytest.mark.parametrize(("game", "language"), OTHERS)
class TestEveryTranslation:
    def test_has_the_sections_of_the_english_one(self, game: str, language: str) -> None:
        shape = [(section.level, section.id) for section in sections(game, "en")]
        assert [(section.level, section.id) for section in sections(game, language)] == shape

    def test_tells_the_same_numbers_in_each_section(self, game: str, language: str) -> None:
        for english, ours in zip(sections(game, "en"), sections(game, language), strict=True):
            assert (ours.id, ours.numbers) == (english.id, english.numbers)

    def test_has_as_many_paragraphs_and_the_same_figures(self, game: str, language: str) -> None:
        for english, ours in zip(sections(game, "en"), sections(game, language), strict=True):
            assert (ours.id, len(paragraphs(ours))) == (english.id, len(paragraphs(english)))
            assert [words for _, words in FIGURE.findall(ours.text)] == [
                words for _, words in FIGURE.findall(english.text)
            ]

    def test_leaves_nothing_in_english(self, game: str, language: str) -> None:
        english = {sentence for section in sections(game, "en") for sentence in sentences(section)}
        kept = [sentence for s in sections(game, language) for sentence in sentences(s) if sentence in english]
        assert kept == []


@pytest.mark.parametrize("language", LANGUAGES)
class TestTablesOfMetro:
    def rows(self, language: str, section: str) -> list[list[str]]:
        text = next(s.text for s in sections("metro", language) if s.id == section)
        lines = [line for line in text.splitlines() if line.startswith("|")]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]

    def test_say_who_owns_which_station(self, language: str) -> None:
        owners = DATA.owners
        for players, *cells in self.rows(language, "owners")[1:]:
            told = [[int(number) for number in cell.split()] for cell in cells if cell]
            assert told == [list(stations) for stations in owners[players].values()], players

    def test_say_which_stations_a_company_has(self, language: str) -> None:
        told = [[int(number) for number in cell.split()] for _, cell in self.rows(language, "companies")]
        assert told == [list(stations) for stations in DATA.companies.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_destinations_is_that_of_the_game(language: str) -> None:
    """Left and right column of the summary, by the words for the types."""
    book = {section.id: section.text for section in sections("metromania", language)}
    types = dict(zip(_rows(book["town_hall"])[0][1:], TYPES, strict=True))
    told = {letter: (types[left], types[right]) for letter, left, right in _rows(book["material"])[1:]}
    assert told == {
        letter: tuple(TYPES[TYPE[2 * n + column]] for column in (0, 1)) for n, letter in enumerate(LETTERS)
    }


def _rows(text: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_a_language_without_rulebook_is_answered_in_english() -> None:
    assert rulebook("metro", "nl") == rulebook("metro", "en")

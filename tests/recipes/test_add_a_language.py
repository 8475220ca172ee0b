"""CONTRIBUTING, "Add a language": an eighth one with a few texts, on a copy."""

import shutil
from pathlib import Path

import pytest

from guimard.games.rulebook import LANGUAGES
from tests.recipes.workshop import Workshop

DUTCH = "nl"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    copy = Workshop(tmp_path_factory.mktemp("language"))
    copy.add_web()
    source = copy.path("web/src")
    shutil.copytree(source / "shared/i18n/locales/en", source / "shared/i18n/locales" / DUTCH)
    for english in [*source.rglob("texts/en.ftl"), *copy.path("src/guimard/games").rglob("rulebook/en.md")]:
        shutil.copy(english, english.with_stem(DUTCH))
    copy.edit(f"web/src/shared/i18n/locales/{DUTCH}/common.ftl", "loading = One moment…", "loading = Een ogenblik …")
    return copy


def test_the_page_is_built_with_it(workshop: Workshop) -> None:
    workshop.run("npx", "--no-install", "vite", "build", "--logLevel", "error", folder="web")
    built = workshop.path("src/guimard/web/static")
    texts = [path.read_text("utf-8") for path in built.glob("assets/*.js")]
    assert sum("Een ogenblik" in text for text in texts) == 1
    page = (built / "index.html").read_text("utf-8")
    assert f"{DUTCH}:" in page, "the script inside the page knows which file holds the texts"


def test_the_tests_of_texts_take_it_in(workshop: Workshop) -> None:
    said = workshop.run(
        "npx", "--no-install", "vitest", "run", "tests/i18n.test.ts", "--reporter=verbose", folder="web"
    )
    assert f"{DUTCH} has the same messages as English" in said


def test_a_missing_text_is_noticed(workshop: Workshop) -> None:
    common = f"web/src/shared/i18n/locales/{DUTCH}/common.ftl"
    workshop.edit(common, "loading = Een ogenblik …\n", "")
    with pytest.raises(AssertionError, match="same messages as English"):
        workshop.run("npx", "--no-install", "vitest", "run", "tests/i18n.test.ts", folder="web")
    workshop.edit(common, "\ngame = ", "\nloading = Een ogenblik …\ngame = ")


def test_the_command_line_finds_its_rulebooks(workshop: Workshop) -> None:
    program = "from guimard.games.rulebook import LANGUAGES; print(*LANGUAGES)"
    assert workshop.python("-c", program).split() == sorted([*LANGUAGES, DUTCH], key=lambda one: (one != "en", one))


def test_a_game_without_its_rulebook_falls_back_to_english(workshop: Workshop) -> None:
    book = Path("src/guimard/games/metromania/rulebook") / f"{DUTCH}.md"
    workshop.path(str(book)).unlink()
    program = f"from guimard.games.rulebook import rulebook; print(rulebook('metromania', '{DUTCH}'))"
    english = workshop.path("src/guimard/games/metromania/rulebook/en.md").read_text("utf-8")
    assert workshop.python("-c", program).strip() == english.strip()

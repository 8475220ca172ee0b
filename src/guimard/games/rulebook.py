"""The rulebooks for players, in each language.

The numbered rules that the code cites are in docs/rules.

They are Markdown with two conventions: ``## Title {#id}`` gives a section the same name in every language, and
``![caption](figure:…)`` is a drawing that a screen makes from a few words.
"""

import re
from importlib import resources


def _languages() -> tuple[str, ...]:
    """Return the languages of the rulebooks in the games' folders, English first."""
    folders = [game / "rulebook" for game in resources.files("guimard.games").iterdir()]
    files = [file.name for folder in folders if folder.is_dir() for file in folder.iterdir()]
    found = {name.removesuffix(".md") for name in files if name.endswith(".md")}
    return ("en", *sorted(found - {"en"}))


LANGUAGES = _languages()

_ANCHOR = re.compile(r" \{#[\w-]+\}$", re.MULTILINE)
_FIGURE = re.compile(r"!\[([^]]*)\]\(figure:[^)]*\)")
_LINK = re.compile(r"\[([^]]*)\]\(#[^)]*\)")


def rulebook(game: str, language: str) -> str:
    """The rulebook in a language, or in English where there is none."""
    folder = resources.files("guimard.games") / game / "rulebook"
    translated = folder / f"{language}.md"
    known = translated if language in LANGUAGES and translated.is_file() else folder / "en.md"
    return known.read_text(encoding="utf-8")


def without_figures(text: str) -> str:
    """The same for a screen that can draw nothing: captions stay as sentences."""
    return _LINK.sub(r"\1", _FIGURE.sub(r"\1", _ANCHOR.sub("", text)))

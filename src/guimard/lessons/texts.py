"""The texts of the shipped lessons: a Fluent file for each language and game."""

import re
from functools import lru_cache
from importlib import resources

from guimard.games.rulebook import LANGUAGES

_MESSAGE = re.compile(r"^([a-z][\w-]*) *= *(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)


@lru_cache
def lesson_texts(game: str, language: str) -> dict[str, str]:
    """Return the texts of a game's lessons by key, in English where there are none."""
    known = language if language in LANGUAGES else "en"
    file = resources.files("guimard.lessons") / "texts" / known / f"{game}.ftl"
    if not file.is_file():
        return {}
    return {key: " ".join(text.split()) for key, text in _MESSAGE.findall(file.read_text(encoding="utf-8"))}

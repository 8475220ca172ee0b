"""Names and chat as people may write them: nothing that cannot be seen."""

import unicodedata

from guimard.core.plain_text import has_letters, has_many_marks, is_visible
from guimard.server.wire.refusals import Refusal

_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"


def clean_name(name: str) -> str:
    """Return a name with single spaces.

    Refuse invisible characters and names without letters.
    """
    tidy = " ".join(name.split())
    if not all(map(is_visible, tidy)):
        raise _invisible()
    if not has_letters(tidy):
        raise Refusal("no-name", "A name needs at least one letter, digit or symbol.")
    _check_marks(tidy)
    return tidy


def clean_chat(text: str) -> str:
    """Return a line of chat with single spaces.

    Refuse invisible characters outside of emoji.
    """
    tidy = " ".join(text.split())
    for before, char in zip(f" {tidy}", tidy, strict=False):
        if not (is_visible(char) or (char in (_JOINER, _EMOJI_STYLE) and _in_emoji(before))):
            raise _invisible()
    _check_marks(tidy)
    return tidy


def _check_marks(text: str) -> None:
    if has_many_marks(text):
        raise Refusal("marks", "This text has too many accents on one letter.")


def _in_emoji(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or char == _EMOJI_STYLE


def _invisible() -> Refusal:
    return Refusal("invisible", "This text contains characters that cannot be seen. Leave them out.")

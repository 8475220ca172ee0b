"""Names and chat as people may write them: nothing that cannot be seen."""

import unicodedata

from guimard.server.wire.refusals import Refusal

_LOOKS_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols by category that show nothing."""
_MOST_MARKS = 4  # in a row
_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"


def clean_name(name: str) -> str:
    """Return a name with single spaces.

    Refuse invisible characters and names without letters.
    """
    tidy = " ".join(name.split())
    if not all(map(_is_visible, tidy)):
        raise _invisible()
    if not any(unicodedata.category(char)[0] in "LNS" for char in tidy):
        raise Refusal("no-name", "A name needs at least one letter, digit or symbol.")
    _check_marks(tidy)
    return tidy


def clean_chat(text: str) -> str:
    """Return a line of chat with single spaces.

    Refuse invisible characters outside of emoji.
    """
    tidy = " ".join(text.split())
    for before, char in zip(f" {tidy}", tidy, strict=False):
        if not (_is_visible(char) or (char in (_JOINER, _EMOJI_STYLE) and _in_emoji(before))):
            raise _invisible()
    _check_marks(tidy)
    return tidy


def _check_marks(text: str) -> None:
    """Refuse towers of accents, which cover the lines above and below.

    Letters of every living language have fewer.
    """
    tower = 0
    for char in text:
        tower = tower + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if tower > _MOST_MARKS:
            raise Refusal("marks", "This text has too many accents on one letter.")


def _is_visible(char: str) -> bool:
    """Return whether a character shows: no control, format or private one does."""
    if char in _LOOKS_EMPTY or 0xFE00 <= ord(char) <= 0xFE0F or 0xE0100 <= ord(char) <= 0xE01EF:
        return False
    category = unicodedata.category(char)
    return category[0] != "C" and (category[0] != "Z" or char == " ") and not 0x180B <= ord(char) <= 0x180F


def _in_emoji(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sk") or char == _EMOJI_STYLE


def _invisible() -> Refusal:
    return Refusal("invisible", "This text contains characters that cannot be seen. Leave them out.")

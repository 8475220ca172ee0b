"""Which characters show, for names that people and files give."""

import unicodedata

_LOOKS_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols by category that show nothing."""
_MOST_MARKS = 4  # in a row


def is_name(text: str, longest: int) -> bool:
    """Return whether a text of a file is a name that people can read."""
    return len(text) <= longest and all(map(is_visible, text)) and has_letters(text) and not has_many_marks(text)


def is_visible(char: str) -> bool:
    """Return whether a character shows: no control, format or private one does."""
    if char in _LOOKS_EMPTY or 0xFE00 <= ord(char) <= 0xFE0F or 0xE0100 <= ord(char) <= 0xE01EF:
        return False
    category = unicodedata.category(char)
    return category[0] != "C" and (category[0] != "Z" or char == " ") and not 0x180B <= ord(char) <= 0x180F


def has_letters(text: str) -> bool:
    """Return whether a text has more than punctuation and spaces."""
    return any(unicodedata.category(char)[0] in "LNS" for char in text)


def has_many_marks(text: str) -> bool:
    """Return whether a letter carries a tower of accents.

    It would cover the lines above and below. Letters of every living language have fewer.
    """
    tower = 0
    for char in text:
        tower = tower + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if tower > _MOST_MARKS:
            return True
    return False

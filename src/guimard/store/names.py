"""When two names are one: written alike, or hard to tell apart.

docs/decisions/16-names.md says why.
"""

import unicodedata
from functools import cache
from pathlib import Path

_TABLE = Path(__file__).with_name("confusables.txt")


def folded(name: str) -> str:
    """Return one spelling for all ways to write a name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def skeleton(name: str) -> str:
    """Return the same text for all names that look alike, in any mixture of cases.

    This is the skeleton of UTS #39. Capitals have other doubles than small letters, so it is taken before and after
    folding the case; and a capital I looks like a small l, so i and l are one letter.
    """
    return _look(_look(unicodedata.normalize("NFKC", name)).casefold()).casefold().replace("i", "l").replace(" ", "")


def _look(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    prototypes = {}
    for line in _TABLE.read_text("utf-8").split("\n"):
        prototype, tab, sources = line.partition("\t")
        if tab:
            prototypes.update({ord(source): prototype for source in sources})
    return prototypes

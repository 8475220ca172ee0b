"""The data is checked when it is loaded.

A slip of the pen in it does not become a rule.
"""

import json
from importlib.resources import files

import pytest

from guimard.games.metro.data import load

TEXT = files("guimard.games.metro").joinpath("data/metro.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"aaaa": 4', '"aaaa": 5', "one tile for each cell"),
        ('"aaaa": 4, "aacb": 4', '"aacb": 8', "another permutation"),
        ('"central_tracks": ["aacb"', '"central_tracks": ["aaab"', "four sides to four sides"),
        ('"number": 5,', '"number": 6,', "numbered from 1"),
        (
            '"number": 2, "side": "N", "row": 0, "column": 6',
            '"number": 2, "side": "N", "row": 0, "column": 7',
            "places",
        ),
        ('"name": "Nation"', '"name": "Bastille"', "names"),
        ('"id": "II", "row": 3, "column": 4', '"id": "II", "row": 3, "column": 3', "eight stations"),
        ('"id": "I", "row": 3, "column": 3', '"id": "I", "row": 2, "column": 3', "in the centre"),
        ('"black": [7, 12, 22, 28, 32]', '"black": [7, 12, 22, 28, 1]', "given twice"),
        ('"black": [7, 12, 22, 28, 32]', '"black": [7, 12, 22, 28, 33]', "Only stations"),
        ('"white": [8, 14, 23, 29]', '"white": [8, 14, 23]', "four stations"),
        ("[25, 26, 27, 28, 29, 30, 31, 32]", "[25, 26, 27, 28, 29, 30, 31]", "number tile"),
    ],
)
def test_what_contradicts_itself_is_refused(old: str, new: str, why: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(ValueError, match=why):
        load(TEXT.replace(old, new))


def test_as_it_is_it_loads() -> None:
    assert load(TEXT).exchange_closes_at == 25
    assert json.loads(TEXT)["colours"][0] == "yellow"

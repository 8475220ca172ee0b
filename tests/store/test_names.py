"""Which names are one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guimard.store.names import folded, skeleton

ALIKE = [
    ("Ada", "ADA"),
    ("Ada", "Аdа"),
    ("Ben", "Вen"),
    ("Iris", "lris"),
    ("O1", "0l"),
    ("modern", "modem"),
    ("Ada Lovelace", "AdaLovelace"),
    ("Ada", "Ａｄａ"),
    ("Zoé", "Zoe\u0301"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ana"), ("Zoe", "Zoé"), ("Ada 1", "Ada 2"), ("王", "玉")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@given(st.text(alphabet=st.characters(codec="ascii", categories=["L", "N"]), min_size=1, max_size=24))
def test_case_never_tells_names_apart(name: str) -> None:
    assert skeleton(name) == skeleton(name.upper()) == skeleton(name.lower())
    assert folded(name) == folded(name.swapcase())

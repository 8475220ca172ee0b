"""The check of JSON against types fails in every way JSON can be wrong."""

from typing import Any, Literal, NotRequired, TypedDict

import pytest

import guimard
from tests.conformance.shapes import misfits


class Point(TypedDict):
    x: int
    name: NotRequired[str | None]


class Tagged(Point):
    kind: Literal["a", "b"]


GOOD: list[tuple[Any, Any]] = [
    ({"x": 1}, Point),
    ({"x": 1, "name": None}, Point),
    ({"x": 1, "kind": "b"}, Tagged | Point),
    ([[1], []], list[list[int]]),
    ({"a": True}, dict[Literal["a"], bool]),
]
BAD: list[tuple[Any, Any, str]] = [
    ({}, Point, ": no x"),
    ({"x": 1, "y": 2}, Point, ": y is not declared"),
    ({"x": True}, Point, ".x: True is not int"),
    ({"x": 1, "name": 2}, Point, ".name: 2 is not str"),
    ({"x": 1, "kind": "c"}, Tagged, ".kind: 'c' is none of ('a', 'b')"),
    ([[1], ["2"]], list[list[int]], "[1][0]: '2' is not int"),
    ({"b": True}, dict[Literal["a"], bool], " key: 'b' is none of ('a',)"),
    ({}, list[int], ": {} is no list"),
    ([], Point, ": [] is no object"),
    (1, Literal[True], ": 1 is none of (True,)"),
]


@pytest.mark.parametrize(("value", "shape"), GOOD)
def test_what_fits(value: Any, shape: Any) -> None:
    assert misfits(value, shape) == []


@pytest.mark.parametrize(("value", "shape", "why"), BAD)
def test_what_does_not_fit(value: Any, shape: Any, why: str) -> None:
    assert misfits(value, shape) == [why]


@pytest.mark.parametrize("game", guimard.GAMES)
def test_a_view_of_another_game_does_not_fit(game: str) -> None:
    other = next(name for name in guimard.GAMES if name != game)
    assert misfits(guimard.game(other, seats=2).start(seed=1).view(0), guimard.GAMES[game].shapes.view)

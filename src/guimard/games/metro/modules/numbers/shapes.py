"""The types of what station numbers add to the JSON."""

from typing import NotRequired, TypedDict

from guimard.games.metro.json.shapes import Hidden
from guimard.games.metro.modules.module import ModuleShapes


class NumbersOptions(TypedDict):
    numbers: int
    open_numbers: bool


class NumbersView(TypedDict):
    numbers: NotRequired[list[list[int | Hidden]]]
    number_points: NotRequired[list[int]]  # what each of the numbers 1 to 32 pays by now


class NumberScore(TypedDict):
    number: int
    points: int


class NumbersScore(TypedDict):
    numbers: list[NumberScore]


SHAPES = ModuleShapes(view=NumbersView, options=NumbersOptions, final=NumbersScore)

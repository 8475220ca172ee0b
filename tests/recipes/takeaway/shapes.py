"""The types of the JSON of Takeaway."""

from typing import Literal, TypedDict

from guimard.core.game import Shapes


class Options(TypedDict):
    counters: int


class View(TypedDict):
    game: Literal["takeaway"]
    seats: int
    options: Options
    viewer: int | None
    over: bool
    turn: int | None
    heap: int
    taken: list[int]
    bonuses: list[int | Literal["?"]]


class Consequences(TypedDict):
    left: int


class Action(TypedDict):
    text: str
    kind: Literal["take"]
    count: int
    consequences: Consequences


class Event(TypedDict):
    event: Literal["take"]
    seat: int
    count: int


SHAPES = Shapes(View, Action, Event)

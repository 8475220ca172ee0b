"""The types of the base game's JSON: views, actions and events. Types only.

What a module adds is declared in the module; ``games.metro.shapes`` puts everything together.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Colour: TypeAlias = Literal["yellow", "blue", "orange", "green", "purple", "black", "red", "white"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
Hidden: TypeAlias = Literal["?"]
"""Something is there, but this viewer may not know what."""
Departure: TypeAlias = int | str
"""The number of a station at the edge, or the name of a central one."""
Percentage: TypeAlias = Literal[10, 20, 30, 40]


class BaseOptions(TypedDict):
    hand: int
    orientation: Literal["fixed", "free"]
    modules: list[str]
    begins: int | Literal["drawn"]
    colours: list[Colour]  # by seat; empty: in the usual order


class Tile(TypedDict):
    """A tile on a cell: ``code`` as it lies there, ``tile`` as it came from the box."""

    cell: str
    row: int
    column: int
    code: str
    tile: str
    rotation: int


class Line(TypedDict):
    """A line, and how an action changes its length.

    ``times`` is 2 where the line counts double.
    """

    departure: Departure
    owner: Colour | None
    before: int
    after: int
    complete: bool
    times: int
    points: int
    arrives: NotRequired[Departure]  # if complete; else the cell it goes on to, and the side it enters by
    next: NotRequired[str]
    side: NotRequired[Side]


class BaseFinalScore(TypedDict):
    """The parts of a seat's final points."""

    seat: int
    lines: int


class BaseView(TypedDict):
    """All that a seat or a spectator may know of the base game."""

    game: Literal["metro"]
    seats: int
    viewer: int | None  # None: a spectator
    over: bool
    turn: int | None  # the seat to act
    board: list[Tile]
    hands: list[list[str]]  # "?" for tiles of others
    drawn: str | None
    bag: int
    to_lay: int
    unseen: dict[str, int]  # by tile: how many this viewer has not seen
    lines: list[Line]
    points: dict[Colour, int]
    colours: list[Colour | None]  # of the seats; None where they own no lines
    scores: list[int]


class Gains(TypedDict):
    """The lines that an action changes, and the points it brings to each colour."""

    lines: list[Line]
    points: dict[Colour, int]


class Lay(Tile):
    text: str
    kind: Literal["lay"]
    consequences: Gains


class DrawConsequences(TypedDict):
    left: int


class Draw(TypedDict):
    text: str
    kind: Literal["draw"]
    consequences: DrawConsequences


class LayEvent(Tile):
    event: Literal["lay"]
    seat: int
    lines: list[Line]


class CompleteEvent(Line):
    event: Literal["complete"]
    seat: int


class TileEvent(TypedDict):
    """A tile came into a hand; only its owner sees which."""

    event: Literal["draw", "refill"]
    seat: int
    tile: NotRequired[str]


class EndEvent(TypedDict):
    event: Literal["end"]
    scores: list[int]

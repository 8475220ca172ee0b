"""The types of Metromania's JSON: views, actions and events.

A law of the conformance suite checks every view, action and event of random games against these types:
no field may be missing, and none may be there that is not declared. Places are named as in ``names``.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from guimard.core.game import Shapes

Type: TypeAlias = Literal["R", "C", "E"]
Ground: TypeAlias = Literal["R", "C", "E", "lake", "park"]
Colour: TypeAlias = Literal["red", "green", "blue", "orange"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F"]
Day: TypeAlias = Literal["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
Reason: TypeAlias = Literal[
    "both-lines-finished", "no-stations-left", "lines-finished-or-blocked", "everybody-passed"
]


class Options(TypedDict):
    town_hall: Literal["hidden", "transparent", "rigorous"]
    blocked_lines: int
    nobody_scores: Literal["both_players", "own_lines"]  # which fastest trips pay nobody with two players
    doubles: Literal["chosen", "dealt"]  # the type held twice with three players
    begins: int | Literal["drawn"]
    colours: list[Colour]  # by seat; empty: in the usual order


class District(TypedDict):
    district: int
    rotation: int


class City(TypedDict):
    districts: list[District]
    grounds: dict[str, Ground]


class Marker(TypedDict):
    """A destination marker. Its type is printed on the back, its letter may be secret."""

    letter: Letter | None
    type: Type


class Player(TypedDict):
    seat: int
    points: int
    points_kept: int
    finished_lines: int
    doubled: Type | None  # the type this player has chosen to hold twice
    hand: list[Marker]


class LineName(TypedDict):
    """One of the two lines (1, 2) of a seat."""

    seat: int
    line: int


Tunnel = TypedDict("Tunnel", {"cell": str, "from": str, "to": str})  # by call, because "from" is a keyword


class Line(LineName):
    style: Literal["solid", "striped"]
    path: list[str]
    tunnels: list[Tunnel]
    stations: list[str]
    tip: str | None
    tunnels_left: int
    started: bool
    finished: bool
    blocked: bool


class Station(TypedDict):
    vertex: str
    spots: int
    lines: list[LineName]


class Destination(TypedDict):
    """A marker that lies in the city."""

    letter: Letter
    type: Type
    seat: int
    cell: str
    served: bool


class Pending(TypedDict):
    """The unconfirmed steps, visible only to the player who made them."""

    steps: list[str]
    points: int
    digs_left: int


class Ending(TypedDict):
    """The conditions that end construction as they stand, and which of them did."""

    most_finished: int
    stations_left: int
    settled_lines: int
    settled_lines_needed: int
    reasons: list[Reason]
    trigger: int | None
    last_turns: int


class TripEnd(TypedDict):
    type: Ground
    cell: str | None
    served: bool
    seat: NotRequired[int | None]  # who holds or placed the marker, if known; not for the lake and the park


class EndCause(TripEnd):
    """An end of a trip that makes it impossible."""

    cause: Literal["not-placed", "not-served"]


class ConnectionCause(TypedDict):
    cause: Literal["not-connected"]


Cause: TypeAlias = EndCause | ConnectionCause
Section = TypedDict("Section", {"seat": int, "line": int, "from": str, "to": str, "path": list[str]})


class Trip(TypedDict):
    """One of the seven trips as it stands: fastest routes, who is guilty, points."""

    day: Day
    name: Letter | Literal["lake-park"]
    ends: list[TripEnd]
    possible: bool
    causes: list[Cause]
    minutes: int | None
    routes: list[list[Section]]
    guilty: list[int]
    points: list[int]


class LineWarning(LineName):
    warning: Literal["line-cannot-finish"]


class DestinationWarning(Destination):
    warning: Literal["destination-not-served"]


class DayTotals(TypedDict):
    day: Day
    totals: list[int]


class FinalScore(TypedDict):
    """The final scoring step by step, everything by seat."""

    built: list[int]
    finished_lines: list[int]
    kept: list[int]
    days: list[DayTotals]
    winners: list[int]


class View(TypedDict):
    """All that a seat or a spectator may know."""

    game: Literal["metromania"]
    seats: int
    options: Options
    viewer: int | None  # None: a spectator
    over: bool
    turn: int | None  # the seat to act
    colours: list[Colour]  # by seat
    choosing: bool  # whether players still choose the type they hold twice
    letters: Literal["open", "hidden"]
    city: City
    players: list[Player]
    lines: list[Line]
    stations: list[Station]
    stations_left: int
    destinations: list[Destination]
    pending: Pending
    ending: Ending
    trips: list[Trip]
    warnings: list[LineWarning | DestinationWarning]
    scores: list[int]
    final: NotRequired[FinalScore]  # when the game is over


# Actions


class NewStation(TypedDict):
    """A station that an action builds, and why."""

    vertex: str
    points: int
    why: Literal["parts", "meets", "chosen"]


class Consequences(TypedDict):
    points: int
    stations: list[NewStation]
    blocks: list[LineName]
    frees: list[LineName]
    cannot_finish: list[LineName]
    """The lines that could be finished before the action and no longer can."""
    ends_construction: list[Reason]


class _Tunnel(Tunnel, LineName):
    tunnels_left: int
    text: str
    consequences: Consequences


class Border(_Tunnel):
    """The first or the last tunnel of a line."""

    kind: Literal["start", "end"]


class Dig(_Tunnel):
    kind: Literal["dig"]
    side: Literal["left", "right"]
    destination: Marker | None  # the marker that is placed


class Build(LineName):
    text: str
    kind: Literal["station", "bonus"]
    vertex: str
    consequences: Consequences


class Close(TypedDict):
    text: str
    kind: Literal["confirm", "pass"]
    consequences: Consequences


class Double(TypedDict):
    """The type of destination to hold twice, with three players."""

    text: str
    kind: Literal["double"]
    type: Type
    consequences: Consequences


Action: TypeAlias = Dig | Border | Build | Close | Double


# Events: the steps of a turn as its player sees them at once, and as everybody sees them when it is confirmed.


class BorderEvent(Border):
    event: Literal["step", "start", "end"]


class DigEvent(Dig):
    event: Literal["step", "dig"]


class BuildEvent(Build):
    event: Literal["step", "station", "bonus"]


class PassEvent(TypedDict):
    event: Literal["pass"]
    seat: int


class DoubleEvent(TypedDict):
    """A player holds a type twice: by choice, or because it was the last one left."""

    event: Literal["double"]
    seat: int
    type: Type
    chosen: bool


class ConstructionEndsEvent(TypedDict):
    event: Literal["construction-ends"]
    seat: int
    reasons: list[Reason]


class EndEvent(FinalScore):
    event: Literal["end"]
    scores: list[int]


Event: TypeAlias = BorderEvent | DigEvent | BuildEvent | PassEvent | DoubleEvent | ConstructionEndsEvent | EndEvent

SHAPES = Shapes(View, Action, Event)

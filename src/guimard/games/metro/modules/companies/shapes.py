"""The types of what companies add to the JSON.

Lists of four are by percentage: 10, 20, 30, 40.
"""

from typing import Literal, NotRequired, TypedDict

from guimard.games.metro.json.shapes import Colour, Hidden, Percentage
from guimard.games.metro.modules.module import ModuleShapes


class Standing(TypedDict):
    """A company as if the game ended now.

    ``stakes`` are the per cent that each seat is known to hold.
    """

    company: Colour
    points: int
    value: int
    bonus: int
    stakes: list[int]


class CompaniesOptions(TypedDict):
    tied_last: Literal["one", "shared"]


class CompaniesView(TypedDict):
    shares: NotRequired[list[list[Colour | Hidden]]]
    shown: NotRequired[list[list[bool]]]
    face_up: NotRequired[list[Colour]]
    piles: NotRequired[list[list[Colour | Hidden]]]
    exchange_open: NotRequired[bool]
    standings: NotRequired[list[Standing]]


class ShareScore(TypedDict):
    company: Colour
    percentage: Percentage
    points: int


class MajorityScore(TypedDict):
    company: Colour
    points: int


class CompaniesScore(TypedDict):
    shares: list[ShareScore]
    majorities: list[MajorityScore]


class ExchangeConsequences(TypedDict):
    gives: Colour
    takes: Colour | None  # None: not known


class Exchange(TypedDict):
    text: str
    kind: Literal["exchange"]
    share: Percentage
    face_up: bool
    consequences: ExchangeConsequences


class ExchangeClosedEvent(TypedDict):
    event: Literal["exchange-closed"]


ExchangeEvent = TypedDict(  # by call, because "from" is a keyword
    "ExchangeEvent",
    {
        "event": Literal["exchange"],
        "seat": int,
        "share": Percentage,
        "from": Literal["face-up", "pile"],
        "gave": NotRequired[Colour],  # by those who have seen these shares
        "took": NotRequired[Colour],
        "face_up": NotRequired[Colour],
    },
)

SHAPES = ModuleShapes(
    view=CompaniesView,
    options=CompaniesOptions,
    final=CompaniesScore,
    actions=(Exchange,),
    events=(ExchangeClosedEvent, ExchangeEvent),
)

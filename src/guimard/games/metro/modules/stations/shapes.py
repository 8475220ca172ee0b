"""The types of what stations add to the JSON."""

from typing import Literal, NotRequired, TypedDict

from guimard.games.metro.json.shapes import Colour, Gains, Percentage
from guimard.games.metro.modules.module import ModuleShapes


class StationsView(TypedDict):
    central: NotRequired[dict[str, Colour | None]]
    wagons: NotRequired[list[Colour]]


class Wagon(TypedDict):
    """A wagon for a central station.

    ``share`` is the one that is shown for it, with companies.
    """

    text: str
    kind: Literal["station"]
    station: str
    colour: Colour
    share: Percentage | None
    consequences: Gains


class StationEvent(TypedDict):
    event: Literal["station"]
    seat: int
    station: str
    colour: Colour
    share: Percentage | None


SHAPES = ModuleShapes(view=StationsView, actions=(Wagon,), events=(StationEvent,))

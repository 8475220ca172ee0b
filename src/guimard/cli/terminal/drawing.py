"""Which drawing belongs to which game, and what a drawing offers."""

from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from guimard.cli.terminal import metro, metromania
from guimard.core.events import Facts


class Drawing(Protocol):
    """The file of a game beside this one: pictures of its views for the terminal."""

    HELP: str
    STEPWISE: bool
    """Whether turns are taken in steps and confirmed; else every action is asked about before it is played."""

    def draw(self, view: Any, actions: list[Facts], layout: Any, ghost: Any = None) -> RenderableType:
        """The board and what belongs beside it; ``ghost`` is an action the player is thinking about."""

    def hand(self, view: Any, layout: Any) -> RenderableType: ...

    def consequences(self, action: Any, layout: Any) -> Text: ...

    def menu(self, actions: list[Any]) -> RenderableType:
        """The legal actions to choose from by number, if the game has such a list."""

    def tell(self, event: Any) -> str | None:
        """An event as a line of text, if it is worth one."""


DRAWINGS: dict[str, Drawing] = {"metro": metro, "metromania": metromania}

"""Which drawing belongs to which game, and what a drawing offers."""

from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from guimard.cli import draw_metro
from guimard.core.events import Facts


class Drawing(Protocol):
    """A module ``draw_<game>``: pictures of a game's views for the terminal."""

    def draw(self, view: Any, actions: list[Facts], layout: Any, ghost: Any = None) -> RenderableType:
        """The board and what belongs beside it; ``ghost`` is an action the player is thinking about."""

    def hand(self, view: Any, layout: Any) -> RenderableType: ...

    def consequences(self, action: Any, layout: Any) -> Text: ...


DRAWINGS: dict[str, Drawing] = {"metro": draw_metro}

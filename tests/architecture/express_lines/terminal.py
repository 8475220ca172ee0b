"""Express lines in a terminal: the viewer's tile, and showing it in words."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guimard.cli.terminal.metro_modules.drawing import ModuleDrawing


def _panels(view: Any, letters: Mapping[str, str]) -> list[RenderableType]:
    return [Text(f"Express tiles: {' '.join(map(str, view['express']['tiles']))}")]


DRAWING = ModuleDrawing(
    module="express-lines",
    panels=_panels,
    verbs={"show": lambda action: f"you show your tile: {action['consequences']['points']} points"},
)

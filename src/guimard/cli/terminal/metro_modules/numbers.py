"""Station numbers in a terminal: those of the viewer."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guimard.cli.terminal.metro_modules.drawing import ModuleDrawing


def _panels(view: Any, letters: Mapping[str, str]) -> list[RenderableType]:
    mine = view["numbers"][view["viewer"]] if view["viewer"] is not None else []
    return [Text(f"Your numbers: {' '.join(map(str, mine))}")]


DRAWING = ModuleDrawing(module="station-numbers", panels=_panels)

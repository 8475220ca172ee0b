"""Stations in a terminal: names of the central stations, wagons in stock."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guimard.cli.terminal.canvas import Canvas
from guimard.cli.terminal.metro_grid import STYLES, WIDTH, corner
from guimard.cli.terminal.metro_modules.drawing import ModuleDrawing


def _marks(canvas: Canvas, view: Any, layout: Any) -> None:
    letters = {colour["name"]: colour["letter"] for colour in layout["colours"]}
    for central in layout["central_stations"]:
        top, left = corner(central["row"], central["column"])
        y, x = {"N": (0, 2), "S": (2, 3), "W": (1, 0), "E": (1, WIDTH - len(central["id"]))}[central["side"]]
        letter = letters.get(view["central"][central["id"]], "")
        canvas.put(top + y, left + x, central["id"], STYLES.get(letter, "dim"))


def _panels(view: Any, letters: Mapping[str, str]) -> list[RenderableType]:
    return [Text(f"Wagons in stock: {', '.join(view['wagons']) or 'none'}", "dim")]


DRAWING = ModuleDrawing(module="stations", marks=_marks, panels=_panels)

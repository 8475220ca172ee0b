"""Station numbers in a terminal: those that are known, and what they pay."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from guimard.cli.terminal.metro_modules.drawing import ModuleDrawing


def _panels(view: Any, letters: Mapping[str, str]) -> list[RenderableType]:
    """Return a line for each hand of numbers that is known.

    Each number with what it pays by now.
    """
    lines = []
    for seat, numbers in enumerate(view["numbers"]):
        mine = seat == view["viewer"]
        if mine or "?" not in numbers:
            held = " ".join(_paid(number, view["number_points"]) for number in numbers)
            lines.append(Text(f"{'Your numbers' if mine else f'Numbers of seat {seat + 1}'}: {held}"))
    return list(lines)


def _paid(number: int, points: list[int]) -> str:
    paid = points[number - 1]
    return f"{number} (+{paid})" if paid else str(number)


DRAWING = ModuleDrawing(module="station-numbers", panels=_panels)

"""The Metro board as an image, from a view as JSON; lines in their colours."""

from typing import Any

import numpy as np
import numpy.typing as npt

from guimard.cli.terminal.metro import trace
from guimard.research.pixels import COLOURS, FAINT, INK, Pixels, Point

CELL, MARGIN = 40, 16
_AWAY = CELL * 0.14  # of a track from the middle of the side; one goes in, the other out
_ENTRY = {"N": (-_AWAY, -CELL / 2), "E": (CELL / 2, -_AWAY), "S": (_AWAY, CELL / 2), "W": (-CELL / 2, _AWAY)}
_EXIT = {"N": (_AWAY, -CELL / 2), "E": (CELL / 2, _AWAY), "S": (-_AWAY, CELL / 2), "W": (-CELL / 2, -_AWAY)}


def draw(view: Any, layout: Any) -> npt.NDArray[np.uint8]:
    side = 2 * MARGIN + layout["size"] * CELL
    pixels = Pixels(side, side)
    for i in range(layout["size"] + 1):
        at = MARGIN + i * CELL
        pixels.stroke([(at, MARGIN), (at, side - MARGIN)], FAINT)
        pixels.stroke([(MARGIN, at), (side - MARGIN, at)], FAINT)
    for tile in view["board"]:
        for side, out in enumerate(layout["tiles"][tile["code"]]["exits"]):
            sides = layout["sides"]
            pixels.stroke(_curve(tile["row"], tile["column"], sides[side], sides[out]), FAINT, 2)
    letters = [colour["letter"] for colour in layout["colours"]]
    for letter, passes in trace(view, layout):
        colour = COLOURS[letters.index(letter)] if letter in letters else INK
        for row, column, entry, leave in passes:
            pixels.stroke(_curve(row, column, entry, leave), colour, 3)
    _stations(pixels, view, layout)
    return pixels.image


def _curve(row: int, column: int, entry: str, leave: str) -> list[Point]:
    """From where a line enters a cell to where it leaves, bent towards the middle."""
    x, y = MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL
    (a, b), (c, d) = _ENTRY[entry], _EXIT[leave]
    ways = np.linspace(0, 1, 7)
    return [(x + a * (1 - t) ** 2 + c * t**2, y + b * (1 - t) ** 2 + d * t**2) for t in ways]


def _stations(pixels: Pixels, view: Any, layout: Any) -> None:
    names = [colour["name"] for colour in layout["colours"]]
    owners = {line["departure"]: line["owner"] for line in view["lines"]}
    for station in layout["stations"]:
        dx, dy = _ENTRY[station["side"]]
        owner = owners.get(station["number"])
        colour = COLOURS[names.index(owner)] if owner in names else INK
        x, y = MARGIN + (station["column"] + 0.5) * CELL, MARGIN + (station["row"] + 0.5) * CELL
        pixels.disc((x + dx * 1.2, y + dy * 1.2), 4, colour)

"""The Metromania city as an image, from a view as JSON."""

from typing import Any

import numpy as np
import numpy.typing as npt

from guimard.research.pixels import COLOURS, FAINT, INK, Pixels, Point

SCALE, SIDE = 32.0, 448
_SPOTS = {
    "R": (220, 170, 170),
    "C": (170, 190, 220),
    "E": (190, 215, 170),
    "lake": (120, 180, 230),
    "park": (110, 180, 110),
}


def draw(view: Any, layout: Any) -> npt.NDArray[np.uint8]:
    pixels = Pixels(SIDE, SIDE)
    for corners in layout["cells"].values():
        pixels.stroke([_at(layout["vertices"][corner]) for corner in (*corners, corners[0])], FAINT)
    for cell, ground in view["city"]["grounds"].items():
        middle = np.mean([layout["vertices"][corner] for corner in layout["cells"][cell]], axis=0)
        pixels.disc(_at(middle), 7, _SPOTS[ground])
    for line in view["lines"]:
        colour = COLOURS[line["seat"]]
        path = [_point(place, layout) for place in line["path"]]
        pixels.stroke(path, colour, 5 if line["style"] == "solid" else 3)
    for line in view["lines"]:
        for station in line["stations"]:
            pixels.disc(_at(layout["vertices"][station]), 5, INK)
    return pixels.image


def _point(place: str, layout: Any) -> Point:
    """A vertex, or the tip of a border cell."""
    return _at(layout["border"][place]["tip"] if "." in place else layout["vertices"][place])


def _at(screen: Any) -> Point:
    return SIDE / 2 + SCALE * float(screen[0]), SIDE / 2 + SCALE * float(screen[1])

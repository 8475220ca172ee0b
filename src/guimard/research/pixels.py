"""A small canvas of pixels: strokes and discs, drawn with NumPy alone."""

from itertools import pairwise

import numpy as np
import numpy.typing as npt

Colour = tuple[int, int, int]
Point = tuple[float, float]  # x to the right, y down

PAPER: Colour = (246, 242, 230)
INK: Colour = (60, 60, 60)
FAINT: Colour = (205, 200, 185)
COLOURS: tuple[Colour, ...] = (
    *((230, 180, 20), (40, 110, 200), (235, 120, 30), (60, 150, 60)),
    *((150, 70, 160), (25, 25, 25), (200, 40, 45), (150, 150, 150)),
)


class Pixels:
    """An image that strokes are drawn on."""

    def __init__(self, height: int, width: int) -> None:
        self.image: npt.NDArray[np.uint8] = np.full((height, width, 3), PAPER, np.uint8)

    def stroke(self, points: list[Point], colour: Colour, width: float = 1.5) -> None:
        """A line through some points."""
        for start, end in pairwise(points):
            steps = max(int(2 * max(abs(end[0] - start[0]), abs(end[1] - start[1]))), 1)
            self._stamp(np.linspace(start, end, steps + 1), width / 2, colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        self._stamp(np.array([centre]), radius, colour)

    def _stamp(self, centres: npt.NDArray[np.float64], radius: float, colour: Colour) -> None:
        """Discs around some points; what lies outside the image is left out."""
        reach = np.arange(-int(radius) - 1, int(radius) + 2)
        dx, dy = (grid.ravel() for grid in np.meshgrid(reach, reach))
        near = dx**2 + dy**2 <= max(radius, 0.75) ** 2
        xs = np.round(centres[:, :1] + dx[near]).astype(int)
        ys = np.round(centres[:, 1:] + dy[near]).astype(int)
        inside = (xs >= 0) & (xs < self.image.shape[1]) & (ys >= 0) & (ys < self.image.shape[0])
        self.image[ys[inside], xs[inside]] = colour

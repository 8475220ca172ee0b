"""Names in texts and JSON: vertices ``q,r``, cells ``q,r,t``, border ``s.i``."""

from guimard.games.metromania.data import LAKE, PARK, TYPES
from guimard.games.metromania.lattice import N_BORDER, N_CELLS, N_VERTICES, border_name, cell_name, vertex_name

_BORDER = [border_name(border) for border in range(N_BORDER)]
POINTS = [*(vertex_name(vertex) for vertex in range(N_VERTICES)), *_BORDER]
"""Vertices by number; the outer tip of a border cell goes by the name of the cell."""
PLACES = [*(cell_name(cell) for cell in range(N_CELLS)), *_BORDER]
"""Cells by number."""
GROUND_NAMES = {**dict(enumerate(TYPES)), LAKE: "lake", PARK: "park"}

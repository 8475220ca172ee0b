"""The city as tables: vertices, edges, cells of a hexagon of side 5, border cells.

Vertices are axial ``q,r``; directions turn clockwise from east. Vertices 0..90 lie in the city, 91..120 are
the outer tips of the 30 border cells. Cells 0..149 lie in the city, 150..179 are the border cells. The
tables depend on nothing but the size of the city; what is printed on it is in ``data``.
"""

import numpy as np

from guimard.core.flat_record import Array

SIDE = 5
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CORNERS = tuple((SIDE * q, SIDE * r) for q, r in STEPS)
LEFT, RIGHT = 0, 1

Vertex = tuple[int, int]
Cell = tuple[int, int, int]


def inside(vertex: Vertex) -> bool:
    q, r = vertex
    return max(abs(q), abs(r), abs(q + r)) <= SIDE


def plus(vertex: Vertex, direction: int) -> Vertex:
    dq, dr = STEPS[direction % 6]
    return vertex[0] + dq, vertex[1] + dr


def corners_of(cell: Cell) -> tuple[Vertex, Vertex, Vertex]:
    q, r, t = cell
    if t:
        return (q + 1, r), (q, r + 1), (q + 1, r + 1)
    return (q, r), (q + 1, r), (q, r + 1)


_SPAN = range(-SIDE - 1, SIDE + 2)
_ALL_CELLS: list[Cell] = [(q, r, t) for q in _SPAN for r in _SPAN for t in (0, 1)]
_CELL_OF = {frozenset(corners_of(cell)): cell for cell in _ALL_CELLS}

VERTICES: tuple[Vertex, ...] = tuple((q, r) for q in _SPAN for r in _SPAN if inside((q, r)))
VERTEX = {vertex: number for number, vertex in enumerate(VERTICES)}
CELLS: tuple[Cell, ...] = tuple(cell for cell in _ALL_CELLS if all(map(inside, corners_of(cell))))
CELL = {cell: number for number, cell in enumerate(CELLS)}
EDGES: tuple[tuple[int, int], ...] = tuple(
    (number, VERTEX[plus(vertex, d)])
    for number, vertex in enumerate(VERTICES)
    for d in range(3)
    if inside(plus(vertex, d))
)
EDGE = {frozenset(edge): number for number, edge in enumerate(EDGES)}

N_VERTICES, N_EDGES, N_CELLS = len(VERTICES), len(EDGES), len(CELLS)
N_BORDER = 6 * SIDE
APEX = N_VERTICES  # the vertex of border cell b is APEX + b
TOOTH = N_CELLS  # the cell of border cell b is TOOTH + b


def _border_bases() -> list[tuple[Vertex, Vertex]]:
    """Return the city's edge under each border cell, clockwise, five on each side."""
    bases = []
    for side in range(6):
        vertex = CORNERS[side]
        for _ in range(SIDE):
            bases.append((vertex, plus(vertex, side + 2)))
            vertex = plus(vertex, side + 2)
    return bases


BORDER_BASE: tuple[tuple[Vertex, Vertex], ...] = tuple(_border_bases())
BORDER_APEX: tuple[Vertex, ...] = tuple(plus(base[0], b // SIDE + 1) for b, base in enumerate(BORDER_BASE))
BORDER_CELL: tuple[Cell, ...] = tuple(
    _CELL_OF[frozenset((*base, apex))] for base, apex in zip(BORDER_BASE, BORDER_APEX, strict=True)
)
_BORDER_AT = {apex: number for number, apex in enumerate(BORDER_APEX)}


def _toward(start: Vertex, end: Vertex) -> int:
    return STEPS.index((end[0] - start[0], end[1] - start[1]))


def _beside(vertex: Vertex, d: int, side: int) -> int:
    """The city's cell to the left or right of the edge that leaves a vertex, or -1."""
    turned = d + (1 if side == RIGHT else -1)
    return CELL.get(_CELL_OF.get(frozenset((vertex, plus(vertex, d), plus(vertex, turned))), (9, 9, 9)), -1)


def _table(rows: list[list[int]]) -> Array:
    return np.array(rows, np.int16)


NEXT = _table([[VERTEX.get(plus(v, d), -1) for d in range(6)] for v in VERTICES])
"""The vertex next to a vertex in a direction, or -1."""
EDGE_AT = _table(
    [[EDGE.get(frozenset((i, VERTEX.get(plus(v, d), -1))), -1) for d in range(6)] for i, v in enumerate(VERTICES)]
)
"""The edge that leaves a vertex in a direction, or -1."""
BESIDE = np.array([[[_beside(v, d, s) for s in (LEFT, RIGHT)] for d in range(6)] for v in VERTICES], np.int16)
"""The cell on either side of that edge, or -1."""
OUT = _table([[_BORDER_AT.get(plus(v, d), -1) for d in range(6)] for v in VERTICES])
"""The border cell one of whose slanted sides leaves a vertex in a direction, or -1."""
CELL_CORNERS = _table([[VERTEX[v] for v in corners_of(cell)] for cell in CELLS])
CELLS_AT = _table(
    [[BESIDE[v, d, RIGHT] for d in range(6)] for v in range(N_VERTICES)]  # going round: each cell once
)
BASE = _table([[VERTEX[v] for v in base] for base in BORDER_BASE])
"""The two vertices of the city that a border cell leads to."""
INWARD = _table([[_toward(apex, v) for v in base] for base, apex in zip(BORDER_BASE, BORDER_APEX, strict=True)])
"""The directions from its outer tip to them."""
TOUCHING = np.array([[len(set(corners_of(a)) & set(corners_of(b))) > 0 for b in CELLS] for a in CELLS], np.int16)
"""Whether two cells share an edge or a corner."""


def vertex_name(vertex: int) -> str:
    q, r = VERTICES[vertex]
    return f"{q},{r}"


def cell_name(cell: int) -> str:
    q, r, t = CELLS[cell]
    return f"{q},{r},{t}"


def border_name(border: int) -> str:
    return f"{border // SIDE}.{border % SIDE}"


def side_of(border: int) -> int:
    return border // SIDE

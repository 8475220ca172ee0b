"""The empty city for clients to draw: where vertices, cells and border cells lie."""

from math import sqrt

from guimard.core.events import Facts, Json
from guimard.games.metromania.data import City
from guimard.games.metromania.lattice import (
    BORDER_APEX,
    BORDER_BASE,
    BORDER_CELL,
    CELLS,
    N_BORDER,
    SIDE,
    VERTICES,
    Vertex,
    border_name,
    cell_name,
    corners_of,
    vertex_name,
)

ARROWS = (None, "start", "end")


def describe_layout(city: City) -> Facts:
    """Screen places have y downwards; the edges of the lattice are 1 long."""
    return {
        "vertices": {vertex_name(number): _screen(vertex) for number, vertex in enumerate(VERTICES)},
        "cells": {cell_name(number): [f"{q},{r}" for q, r in corners_of(cell)] for number, cell in enumerate(CELLS)},
        "border": {border_name(number): _border(city, number) for number in range(N_BORDER)},
    }


def _screen(vertex: Vertex) -> list[Json]:
    q, r = vertex
    return [q + r / 2, round(r * sqrt(3) / 2, 6)]


def _border(city: City, number: int) -> Facts:
    q, r, t = BORDER_CELL[number]
    return {
        "side": number // SIDE,
        "index": number % SIDE,
        "arrow": ARROWS[city.border[number]],
        "cell": f"{q},{r},{t}",
        "base": [f"{q},{r}" for q, r in BORDER_BASE[number]],
        "tip": _screen(BORDER_APEX[number]),
    }

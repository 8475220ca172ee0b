"""What is printed on the city: districts and border arrows, from a checked file.

The file that comes with the program is a reconstruction (rules 2.4 and 2.6); players can give others.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path
from typing import Any

from guimard.core.errors import BadText
from guimard.core.material import Materials
from guimard.games.metromania.lattice import CELL, CELLS, CORNERS, SIDE, Vertex, corners_of

TYPES = "RCE"  # residential, commercial, entertainment: spots 0, 1, 2
NOTHING, LAKE, PARK = -1, 3, 4
NO_ARROW, START, END = 0, 1, 2
_ARROWS = {"-": NO_ARROW, "S": START, "E": END}
_SIGNS = {".": NOTHING, "R": 0, "C": 1, "E": 2, "L": LAKE, "P": PARK}
_SIDES, DISTRICTS, THIRDS = 6, 6, 3
_FEWEST_STARTS = 4  # one for each player's first line
_FEWEST_SPOTS = 4  # of each type: there are as many destinations

Local = tuple[str, int, int, int]
"""A cell of a district: ``up`` or ``down`` and its place counted from the district's three corners."""


@dataclass(frozen=True)
class City:
    """The printed material: arrows of border cells, marked cells of districts."""

    border: tuple[int, ...]
    districts: tuple[Mapping[Local, int], ...]


def _local_corners(local: Local) -> list[tuple[int, int, int]]:
    kind, a, b, c = local
    if kind == "up":
        return [(a + 1, b, c), (a, b + 1, c), (a, b, c + 1)]
    return [(a, b + 1, c + 1), (a + 1, b, c + 1), (a + 1, b + 1, c)]


def place(local: Local, slot: int, turn: int) -> int:
    """The city's cell where a district's cell comes to lie (Metromania 2.3)."""
    refs = [(0, 0), CORNERS[slot], CORNERS[(slot + 1) % 6]]
    refs = refs[turn:] + refs[:turn]
    return _CELL_AT[frozenset(_mix(weights, refs) for weights in _local_corners(local))]


def _mix(weights: tuple[int, int, int], refs: list[Vertex]) -> Vertex:
    q, r = (sum(w * ref[axis] for w, ref in zip(weights, refs, strict=True)) // SIDE for axis in (0, 1))
    return q, r


_CELL_AT = {frozenset(corners_of(cell)): number for cell, number in CELL.items()}


def _read(tables: Mapping[str, Any]) -> City:
    """Return the city of a file; raises ``BadText`` if it cannot be played."""
    unknown = set(tables) - {"border", "district"}
    if unknown:
        raise BadText(f"A city has no {', '.join(sorted(unknown))}; it has border and six times [[district]].")
    border = _read_border(tables.get("border"))
    districts = tables.get("district")
    if not isinstance(districts, list) or len(districts) != DISTRICTS:
        raise BadText("A city has six districts: six times [[district]].")
    city = City(border, tuple(_read_district(number, one) for number, one in enumerate(districts, start=1)))
    _check_grounds(city)
    return city


def _read_border(words: object) -> tuple[int, ...]:
    sides = words if isinstance(words, list) else []
    if len(sides) != _SIDES or any(not isinstance(word, str) or len(word) != SIDE for word in sides):
        raise BadText(f"The border is a list of six words of {SIDE} letters, one for each side.")
    for number, word in enumerate(sides):
        if wrong := set(word) - set(_ARROWS):
            raise BadText(f"Side {number} of the border has {min(wrong)!r}; there are S, E and -.")
    border = tuple(_ARROWS[sign] for word in sides for sign in word)
    if border.count(START) < _FEWEST_STARTS or END not in border:
        raise BadText(f"The border needs at least {_FEWEST_STARTS} starts (S), one for each player, and an end (E).")
    return border


def _read_district(number: int, table: object) -> Mapping[Local, int]:
    drawing = table.get("cells") if isinstance(table, dict) and set(table) == {"cells"} else None
    if not isinstance(drawing, str):
        raise BadText(f"District {number} is drawn as cells, and has nothing else.")
    rows = [row.strip() for row in drawing.split("\n") if row.strip()]
    if [len(row) for row in rows] != [2 * i + 1 for i in range(SIDE)]:
        raise BadText(
            f"District {number} has rows of {', '.join(map(str, map(len, rows)))} cells; 1, 3, 5, 7, 9 fit."
        )
    found = {}
    for i, row in enumerate(rows):
        for j, sign in enumerate(row):
            if sign not in _SIGNS:
                raise BadText(f"District {number} has {sign!r}; there are {' '.join(_SIGNS)}.")
            if sign != ".":
                found[_local(i, j)] = _SIGNS[sign]
    return found


def _local(row: int, place: int) -> Local:
    """Return a cell of the drawing; corners count from the top, clockwise."""
    if place % 2 == 0:
        return "up", SIDE - 1 - row, place // 2, row - place // 2
    return "down", SIDE - 1 - row, place // 2, row - 1 - place // 2


LOCALS = tuple(_local(row, j) for row in range(SIDE) for j in range(2 * row + 1))
"""The cells of a district, row by row."""


def _check_grounds(city: City) -> None:
    kinds = [kind for district in city.districts for kind in district.values()]
    for kind, name in enumerate(TYPES):
        if kinds.count(kind) < _FEWEST_SPOTS:
            raise BadText(f"The city needs {_FEWEST_SPOTS} spots of type {name}: there are as many destinations.")
    for kind, name in ((LAKE, "lake (L)"), (PARK, "park (P)")):
        if kinds.count(kind) != 1:
            raise BadText(f"A city has one {name}, not {kinds.count(kind)}.")
    if _can_touch(city):
        raise BadText(
            "Lake and park could touch when the city is laid: Sunday's trip would have no way to go. "
            "One of them must be away from the rim of its district, or both in one district and apart."
        )


def _can_touch(city: City) -> bool:
    """Tell whether lake and park touch in some laying (Metromania 2.3, 9.6)."""
    (lake, one), (park, other) = (_find(city, kind) for kind in (LAKE, PARK))
    slots = [(slot, slot) for slot in range(_SIDES)] if one == other else list(permutations(range(_SIDES), 2))
    turns = [(0, 0)] if one == other else list(product(range(THIRDS), repeat=2))
    return any(
        set(corners_of(CELLS[place(lake, a, turn)])) & set(corners_of(CELLS[place(park, b, other_turn)]))
        for a, b in slots
        for turn, other_turn in turns
    )


def _find(city: City, kind: int) -> tuple[Local, int]:
    """Return where the lake or the park is, and in which district."""
    return next(
        (local, i) for i, district in enumerate(city.districts) for local in district if district[local] == kind
    )


def _facts(city: City) -> object:
    return [city.border, [sorted([*local, kind] for local, kind in d.items()) for d in city.districts]]


_SHIPPED = (Path(__file__).parent / "data" / "city.toml").read_text(encoding="utf-8")
MATERIALS = Materials("metromania", _SHIPPED, _read, _facts)
"""The cities that this process has; a state names its own by its place here."""

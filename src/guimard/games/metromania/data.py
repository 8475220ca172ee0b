"""What is printed on the city: districts and border arrows, from a checked file.

The file that comes with the program is a reconstruction (rules 2.4 and 2.6); another one can be given.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guimard.core.errors import BadText
from guimard.games.metromania.lattice import CELL, CORNERS, N_BORDER, N_CELLS, SIDE, Vertex, corners_of

TYPES = "RCE"  # residential, commercial, entertainment: spots 0, 1, 2
NOTHING, LAKE, PARK = -1, 3, 4
GROUNDS = {"R": 0, "C": 1, "E": 2, "lake": LAKE, "park": PARK}
NO_ARROW, START, END = 0, 1, 2
_ARROWS = {"-": NO_ARROW, "S": START, "E": END}
_MOST_LINES = 8

Local = tuple[str, int, int, int]
"""A cell of a district: ``up`` or ``down`` and its place counted from the district's three corners."""


@dataclass(frozen=True)
class City:
    """The printed material: arrows of border cells, marked cells of districts."""

    border: tuple[int, ...]
    districts: tuple[Mapping[str, Local], ...]

    def lay(self, order: list[int], turns: list[int]) -> list[int]:
        """Return what is on each cell.

        District ``order[slot]`` lies in a slot, turned so many thirds.
        """
        ground = [NOTHING] * N_CELLS
        for slot, (district, turn) in enumerate(zip(order, turns, strict=True)):
            for name, local in self.districts[district].items():
                ground[_place(local, slot, turn)] = GROUNDS[name]
        return ground


def _local_corners(local: Local) -> list[tuple[int, int, int]]:
    kind, a, b, c = local
    if kind == "up":
        return [(a + 1, b, c), (a, b + 1, c), (a, b, c + 1)]
    return [(a, b + 1, c + 1), (a + 1, b, c + 1), (a + 1, b + 1, c)]


def _place(local: Local, slot: int, turn: int) -> int:
    """The city's cell where a district's cell comes to lie (Metromania 2.3)."""
    refs = [(0, 0), CORNERS[slot], CORNERS[(slot + 1) % 6]]
    refs = refs[turn:] + refs[:turn]
    return _CELL_AT[frozenset(_mix(weights, refs) for weights in _local_corners(local))]


def _mix(weights: tuple[int, int, int], refs: list[Vertex]) -> Vertex:
    q, r = (sum(w * ref[axis] for w, ref in zip(weights, refs, strict=True)) // SIDE for axis in (0, 1))
    return q, r


_CELL_AT = {frozenset(corners_of(cell)): number for cell, number in CELL.items()}
PRINTED = Path(__file__).parent / "data" / "city.json"


def load_city(path: Path = PRINTED) -> City:
    """Return the city of a data file; raises ``BadText`` if it cannot be played."""
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        border = tuple(_ARROWS[sign] for side in raw["border"] for sign in side)
        districts = tuple({name: _local(text) for name, text in d.items()} for d in raw["districts"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BadText(f"{path.name} is not a city of Metromania: {problem!r}.") from None
    city = City(border, districts)
    _check(city, raw)
    return city


def _local(text: str) -> Local:
    kind, _, place = text.partition(" ")
    a, b, c = (int(number) for number in place.split(","))
    if kind not in ("up", "down") or min(a, b, c) < 0 or a + b + c != SIDE - (1 if kind == "up" else 2):
        raise ValueError(f"no cell of a district: {text}")
    return kind, a, b, c


def _check(city: City, raw: Any) -> None:
    if len(raw["border"]) != 6 or len(city.border) != N_BORDER or any(len(s) != SIDE for s in raw["border"]):
        raise BadText(f"The border has six sides of {SIDE} cells.")
    if min(city.border.count(START), city.border.count(END)) < _MOST_LINES:
        raise BadText(f"The border needs {_MOST_LINES} starts and {_MOST_LINES} ends, one for each line.")
    if len(city.districts) != 6:
        raise BadText("A city has six districts.")
    for district in city.districts:
        if len(set(district.values())) < len(district) or not set(district) <= set(GROUNDS):
            raise BadText("A district has at most one cell of each kind, each in a place of its own.")
    for name in ("lake", "park"):
        places = [district[name] for district in city.districts if name in district]
        if len(places) != 1 or any(0 in corner for corner in _local_corners(places[0])):
            # Away from the rim they can never touch, so no trip takes 0 minutes (Metromania 9.2).
            raise BadText(f"A city has one {name}, away from the rim of its district.")

"""The facts of the game (``data/metro.json``), checked when loaded; no rules here."""

import json
from collections.abc import Collection, Mapping
from importlib.resources import files
from typing import NamedTuple, TypedDict

SIZE = 8
CENTRE = ((3, 3), (3, 4), (4, 3), (4, 4))
SIDES = "NESW"


class Station(TypedDict):
    number: int
    name: str
    row: int
    column: int
    side: str


class CentralStation(TypedDict):
    id: str
    row: int
    column: int
    side: str


class Data(NamedTuple):
    tiles: Mapping[str, int]
    stations: list[Station]
    central_stations: list[CentralStation]
    colours: list[str]
    owners: Mapping[str, Mapping[str, list[int]]]
    companies: Mapping[str, list[int]]
    exchange_closes_at: int
    central_tracks: list[str]
    number_colours: Mapping[str, list[int]]


def exits(code: str) -> tuple[int, ...]:
    """Return the side that a line leaves a tile by, for each side it enters by.

    Sides are in the order N, E, S, W.
    """
    turn = {"a": 2, "b": 1, "c": 3, "d": 0}
    return tuple((side + turn[letter]) % 4 for side, letter in enumerate(code))


def load(text: str) -> Data:
    """The data of a file's text; raises ``ValueError`` where it contradicts itself."""
    data = Data(**json.loads(text))
    _check_tiles(data)
    _check_stations(data)
    _check_owners(data)
    return data


def _check_tiles(data: Data) -> None:
    _insist({exits(code) for code in data.tiles}, 24, "each tile is another permutation of the four sides")
    for code in [*data.tiles, *data.central_tracks]:
        _insist(set(exits(code)), 4, f"tile {code} leads from four sides to four sides")
    if sum(data.tiles.values()) != SIZE * SIZE - len(CENTRE):
        raise ValueError("There is one tile for each cell.")


def _check_stations(data: Data) -> None:
    if [s["number"] for s in data.stations] != list(range(1, 4 * SIZE + 1)):
        raise ValueError("Stations are numbered from 1, in order.")
    _insist(
        {(s["row"], s["column"], s["side"]) for s in data.stations},
        4 * SIZE,
        "stations have places of their own",
    )
    _insist({s["name"] for s in data.stations}, 4 * SIZE, "stations have names of their own")
    _insist(
        {(c["row"], c["column"], c["side"]) for c in data.central_stations},
        8,
        "the centre has eight stations",
    )
    if any((c["row"], c["column"]) not in CENTRE for c in data.central_stations):
        raise ValueError("Central stations are in the centre.")


def _check_owners(data: Data) -> None:
    for name, chart in [
        *data.owners.items(),
        ("companies", data.companies),
        ("numbers", data.number_colours),
    ]:
        listed = [number for numbers in chart.values() for number in numbers]
        _insist(set(listed), len(listed), f"no station is given twice ({name})")
        if not set(listed) <= set(range(1, 4 * SIZE + 1)):
            raise ValueError(f"Only stations are given away ({name}).")
    if list(data.companies) != data.colours or any(len(numbers) != 4 for numbers in data.companies.values()):
        raise ValueError("Each colour is a company with four stations.")
    if sum(len(numbers) for numbers in data.number_colours.values()) != len(data.stations):
        raise ValueError("Each station has its number tile.")


def _insist(found: Collection[object], count: int, what: str) -> None:
    if len(found) != count:
        raise ValueError(f"Wrong data: {what}.")


DATA = load(files(__package__).joinpath("data/metro.json").read_text(encoding="utf-8"))

"""What may be printed otherwise in a player's own box of Metro.

Central track tiles, the colours of the number tiles, the company chart and the names of the stations. The shipped
values are in ``data/metro.json``; a state names its material by its place in ``MATERIALS``.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple

from guimard.core.errors import BadText
from guimard.core.flat_record import Array, FlatRecord, Records, array_of
from guimard.core.material import Materials
from guimard.core.plain_text import is_name
from guimard.games.metro.data import DATA, Data
from guimard.games.metro.tables import CODES, COLOURS

_STATIONS = len(DATA.stations)
_EACH = 8  # numbers of each colour
_LONGEST_NAME = 40
_PARTS = ("central_tracks", "number_colours", "companies", "stations")


class Printing(NamedTuple):
    central_tracks: list[str]
    number_colours: Mapping[str, list[int]]
    companies: Mapping[str, list[int]]
    names: list[str]  # of the stations, by number


class Material(FlatRecord):
    """A printing as compiled code reads it: stations count from 0, tiles are kinds."""

    central_tracks: Annotated[Array, len(DATA.central_tracks)]
    number_colours: Annotated[Array, len(DATA.number_colours), _EACH]
    companies: Annotated[Array, COLOURS, _STATIONS // COLOURS]


_TEMPLATE = """\
# What is printed in a box of Metro, as far as printings differ. Edit a copy: "guimard material check FILE"
# says whether it can be played, "guimard material show FILE" shows it, and "--material FILE" of play, serve
# and arena plays with it. The shipped values are our own, but for most of the company chart and station 9.

game = "metro"
name = "Guimard's Metro"  # how people choose it; 1 to 40 characters

# Module Central tracks: the eight tiles. A tile is a letter for each side, north, east, south, west, which
# says where the track from that side goes: a straight on, b to the next side clockwise, c to the other side,
# d back.
central_tracks = [{tracks}]

# Module Station numbers: the eight numbers of each colour.
[number_colours]
{numbers}

# Module Metro companies: the four stations of each company. Every station belongs to one.
[companies]
{companies}

# The names of the stations, by number: anticlockwise from the right end of the upper edge.
[stations]
{stations}
"""


def _text(data: Data) -> str:
    """Return the shipped material as a commented file."""
    return _TEMPLATE.format(
        tracks=", ".join(map(_quoted, data.central_tracks)),
        numbers=_chart_text(data.number_colours),
        companies=_chart_text(data.companies),
        stations="\n".join(f"{station['number']} = {_quoted(station['name'])}" for station in data.stations),
    )


def _chart_text(chart: Mapping[str, list[int]]) -> str:
    return "\n".join(f"{colour} = {numbers}" for colour, numbers in chart.items())


def _quoted(text: str) -> str:
    return f'"{text}"'


def _read(tables: Mapping[str, Any]) -> Printing:
    """Return what a file says; raises ``BadText`` where that cannot be played."""
    for name in tables:
        if name not in _PARTS:
            raise BadText(f"A material of Metro has no {name}; it has {', '.join(_PARTS)}.")
    return Printing(
        _read_tracks(tables.get("central_tracks")),
        _read_chart(tables.get("number_colours"), "number_colours", list(DATA.number_colours), _EACH),
        _read_chart(tables.get("companies"), "companies", DATA.colours, _STATIONS // len(DATA.colours)),
        _read_names(tables.get("stations")),
    )


def _read_tracks(codes: object) -> list[str]:
    wanted = len(DATA.central_tracks)
    if not isinstance(codes, list) or len(codes) != wanted:
        raise BadText(f"central_tracks is a list of {wanted} tiles.")
    for code in codes:
        if code not in DATA.tiles:
            raise BadText(
                f"central_tracks has {code!r}, which is no tile of the game; there are {', '.join(DATA.tiles)}."
            )
    return list(codes)


def _read_chart(table: object, part: str, colours: list[str], each: int) -> Mapping[str, list[int]]:
    """Return lists of stations by colour, in which every station occurs once."""
    if not isinstance(table, dict) or set(table) != set(colours):
        raise BadText(f"[{part}] has one list for each of {', '.join(colours)}.")
    for colour, numbers in table.items():
        if not isinstance(numbers, list) or len(numbers) != each or any(type(n) is not int for n in numbers):
            raise BadText(f"{colour} in [{part}] is a list of {each} numbers.")
    listed = [number for numbers in table.values() for number in numbers]
    for number in range(1, _STATIONS + 1):
        if listed.count(number) != 1:
            raise BadText(
                f"Station {number} is {listed.count(number)} times in [{part}]; every station is there once."
            )
    return {colour: list(table[colour]) for colour in colours}


def _read_names(table: object) -> list[str]:
    wanted = [str(number) for number in range(1, _STATIONS + 1)]
    if not isinstance(table, dict) or set(table) != set(wanted):
        raise BadText(f"[stations] has a name for each number from 1 to {_STATIONS}.")
    for number, name in table.items():
        if not isinstance(name, str) or not is_name(name, _LONGEST_NAME):
            raise BadText(f"Station {number} has a name of 1 to {_LONGEST_NAME} characters that can be seen.")
        if list(table.values()).count(name) > 1:
            raise BadText(f"Two stations are called {name}.")
    return [table[number] for number in wanted]


MATERIALS = Materials("metro", _text(DATA), _read, lambda printing: printing._asdict())
"""The printings that this process has."""


def material_record(index: int) -> Records:
    """Return a material of this process for compiled code."""
    return _record(index, MATERIALS[index].key)


@cache
def _record(index: int, key: str) -> Records:
    printed, record = MATERIALS[index].content, Material.new()
    record.central_tracks[:] = [CODES.index(code) for code in printed.central_tracks]
    for chart, field in ((printed.number_colours, record.number_colours), (printed.companies, record.companies)):
        for row, stations in enumerate(chart.values()):
            field[row] = [number - 1 for number in stations]
    return array_of(record)

"""Tiles, cells, colours and lines as JSON, for ``describe`` and ``consequences`` (``core.page``)."""

from guimard.core.kernel import Array, compiled
from guimard.core.page import Bytes, close, field, flag, name, names, put
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, cell_name
from guimard.games.metro.data import DATA, SIDES
from guimard.games.metro.network import AFTER, BEFORE, DEPARTURE, END, MULTIPLE, POINTS
from guimard.games.metro.state import State

CODES = names(t.CODES)
CELLS = names([cell_name(cell) for cell in range(t.CELLS)])
COLOURS = names(DATA.colours)
_NUMBERS = [*map(str, range(1, t.STATIONS + 1)), *(f'"{central}"' for central in CENTRAL_NAMES)]
DEPARTURES = names(_NUMBERS)


def _end(port: int) -> str:
    """Where a line that reaches a port arrives, or would go on."""
    if t.ARRIVAL_NUMBER[port]:
        return f'"arrives":{_NUMBERS[t.ARRIVAL_NUMBER[port] - 1]}'
    return f'"next":"{cell_name(port // 4)}","side":"{SIDES[port % 4]}"'


_ENDS = names([_end(port) for port in range(t.PORTS)])


@compiled
def known(page: Bytes, at: int, table: Bytes, which: int) -> int:
    """A tile, a colour: its name, or that it is hidden, or that there is none; and a comma."""
    if which == t.HIDDEN:
        return put(page, at, b'"?",')
    if which == t.NONE:
        return put(page, at, b"null,")
    at = put(page, at, b'"')
    at = name(page, at, table, which)
    return put(page, at, b'",')


@compiled
def key(page: Bytes, at: int, table: Bytes, which: int) -> int:
    at = put(page, at, b'"')
    at = name(page, at, table, which)
    return put(page, at, b'":')


@compiled
def place(page: Bytes, at: int, kind: int, turns: int, cell: int) -> int:
    """A tile on a cell, as it came from the box and as it lies there; and a comma."""
    at = put(page, at, b'"cell":"')
    at = name(page, at, CELLS, cell)
    at = field(page, at, b'","row":', cell // 8)
    at = field(page, at, b'"column":', cell % 8)
    at = put(page, at, b'"code":')
    at = known(page, at, CODES, t.TURNED[kind, turns])
    at = put(page, at, b'"tile":')
    at = known(page, at, CODES, kind)
    return field(page, at, b'"rotation":', turns)


@compiled
def line(page: Bytes, at: int, row: Array, owner: int) -> int:
    """A line as ``touched`` wrote it, and a comma."""
    at = put(page, at, b'{"departure":')
    at = name(page, at, DEPARTURES, row[DEPARTURE])
    at = put(page, at, b',"owner":')
    at = known(page, at, COLOURS, owner)
    at = field(page, at, b'"before":', row[BEFORE])
    at = field(page, at, b'"after":', row[AFTER])
    at = flag(page, at, b'"complete":', row[MULTIPLE] > 0)
    at = field(page, at, b'"times":', row[MULTIPLE])
    at = field(page, at, b'"points":', row[POINTS])
    at = name(page, at, _ENDS, row[END])
    return put(page, at, b"},")


@compiled
def lines(page: Bytes, at: int, state: State, rows: Array, count: int) -> int:
    """Lines with their owners, as a list, and a comma."""
    at = put(page, at, b"[")
    for i in range(count):
        at = line(page, at, rows[i], state.owner[rows[i, DEPARTURE]])
    return close(page, at, b"],")

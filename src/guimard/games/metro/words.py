"""Tiles, cells, colours and lines as JSON, for ``describe`` and ``consequences`` (``core.page``)."""

from guimard.core.kernel import Array, Bytes, compiled
from guimard.core.page import Page, close, field, name, names, number, put
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


def _tile(kind: int, turns: int) -> str:
    """A tile as it lies there, and as it came from the box."""
    return f'"code":"{t.CODES[t.TURNED[kind, turns]]}","tile":"{t.CODES[kind]}","rotation":{turns}'


# Each call of compiled code to write a bit costs more than the bit: so what belongs together is one name.
_CELLS = names([f'"cell":"{cell_name(cell)}","row":{cell // 8},"column":{cell % 8},' for cell in range(t.CELLS)])
_TILES = names([_tile(kind, turns) for kind in range(t.KINDS) for turns in range(4)])
_LINES = names([f'{{"departure":{number},"owner":' for number in _NUMBERS])
_OWNERS = names([*(f'"{colour}","before":' for colour in DATA.colours), 'null,"before":'])  # NONE is the last
_TIMES = names([f',"complete":{str(n > 0).lower()},"times":{n},"points":' for n in range(max(t.MOST_TIMES) + 1)])
_ENDS = names([f",{_end(port)}}}," for port in range(t.PORTS)])


@compiled
def known(page: Page, at: int, table: Bytes, which: int) -> int:
    """A tile, a colour: its name, or that it is hidden, or that there is none; and a comma."""
    if which == t.HIDDEN:
        return put(page, at, b'"?",')
    if which == t.NONE:
        return put(page, at, b"null,")
    at = put(page, at, b'"')
    at = name(page, at, table, which)
    return put(page, at, b'",')


@compiled
def key(page: Page, at: int, table: Bytes, which: int) -> int:
    at = put(page, at, b'"')
    at = name(page, at, table, which)
    return put(page, at, b'":')


@compiled
def place(page: Page, at: int, kind: int, turns: int, cell: int) -> int:
    """A tile on a cell."""
    at = name(page, at, _CELLS, cell)
    return name(page, at, _TILES, 4 * kind + turns)


@compiled
def line(page: Page, at: int, row: Array, owner: int) -> int:
    """A line as ``touched`` wrote it, and a comma."""
    at = name(page, at, _LINES, row[DEPARTURE])
    at = name(page, at, _OWNERS, owner if owner != t.NONE else t.COLOURS)
    at = number(page, at, row[BEFORE])
    at = field(page, at, b',"after":', row[AFTER])
    at = name(page, at - 1, _TIMES, row[MULTIPLE])
    at = number(page, at, row[POINTS])
    return name(page, at, _ENDS, row[END])


@compiled
def lines(page: Page, at: int, state: State, rows: Array, count: int) -> int:
    """Lines with their owners, as a list, and a comma."""
    at = put(page, at, b"[")
    for i in range(count):
        at = line(page, at, rows[i], state.owner[rows[i, DEPARTURE]])
    return close(page, at, b"],")

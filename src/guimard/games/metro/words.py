"""Tiles, cells, colours and lines as JSON, for ``describe`` and ``consequences`` (``core.page``)."""

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, Bytes
from guimard.core.json_buffer import JsonBuffer, close, name_table, put, put_field, put_name, put_number
from guimard.games.metro import tables as t
from guimard.games.metro.actions import CENTRAL_NAMES, cell_name
from guimard.games.metro.data import DATA, SIDES
from guimard.games.metro.network import AFTER, BEFORE, DEPARTURE, END, MULTIPLE, POINTS
from guimard.games.metro.state import State

CODES = name_table(t.CODES)
CELLS = name_table([cell_name(cell) for cell in range(t.CELLS)])
COLOURS = name_table(DATA.colours)
_NUMBERS = [*map(str, range(1, t.STATIONS + 1)), *(f'"{central}"' for central in CENTRAL_NAMES)]
DEPARTURES = name_table(_NUMBERS)


def _end(port: int) -> str:
    """Where a line that reaches a port arrives, or would go on."""
    if t.ARRIVAL_NUMBER[port]:
        return f'"arrives":{_NUMBERS[t.ARRIVAL_NUMBER[port] - 1]}'
    return f'"next":"{cell_name(port // 4)}","side":"{SIDES[port % 4]}"'


def _tile(kind: int, turns: int) -> str:
    """A tile as it lies there, and as it came from the box."""
    return f'"code":"{t.CODES[t.TURNED[kind, turns]]}","tile":"{t.CODES[kind]}","rotation":{turns}'


# Each call of compiled code to write a bit costs more than the bit: so what belongs together is one name.
_CELLS = name_table([f'"cell":"{cell_name(cell)}","row":{cell // 8},"column":{cell % 8},' for cell in range(t.CELLS)])
_TILES = name_table([_tile(kind, turns) for kind in range(t.KINDS) for turns in range(4)])
_LINES = name_table([f'{{"departure":{number},"owner":' for number in _NUMBERS])
_OWNERS = name_table([*(f'"{colour}","before":' for colour in DATA.colours), 'null,"before":'])  # NONE is the last
_TIMES = name_table([f',"complete":{str(n > 0).lower()},"times":{n},"points":' for n in range(max(t.MOST_TIMES) + 1)])
_ENDS = name_table([f",{_end(port)}}}," for port in range(t.PORTS)])


@compiled
def known(buffer: JsonBuffer, at: int, table: Bytes, which: int) -> int:
    """A tile, a colour: its name, or that it is hidden, or that there is none; and a comma."""
    if which == t.HIDDEN:
        return put(buffer, at, b'"?",')
    if which == t.NONE:
        return put(buffer, at, b"null,")
    at = put(buffer, at, b'"')
    at = put_name(buffer, at, table, which)
    return put(buffer, at, b'",')


@compiled
def key(buffer: JsonBuffer, at: int, table: Bytes, which: int) -> int:
    at = put(buffer, at, b'"')
    at = put_name(buffer, at, table, which)
    return put(buffer, at, b'":')


@compiled
def place(buffer: JsonBuffer, at: int, kind: int, turns: int, cell: int) -> int:
    """A tile on a cell."""
    at = put_name(buffer, at, _CELLS, cell)
    return put_name(buffer, at, _TILES, 4 * kind + turns)


@compiled
def line(buffer: JsonBuffer, at: int, row: Array, owner: int) -> int:
    """A line as ``touched`` wrote it, and a comma."""
    at = put_name(buffer, at, _LINES, row[DEPARTURE])
    at = put_name(buffer, at, _OWNERS, owner if owner != t.NONE else t.COLOURS)
    at = put_number(buffer, at, row[BEFORE])
    at = put_field(buffer, at, b',"after":', row[AFTER])
    at = put_name(buffer, at - 1, _TIMES, row[MULTIPLE])
    at = put_number(buffer, at, row[POINTS])
    return put_name(buffer, at, _ENDS, row[END])


@compiled
def lines(buffer: JsonBuffer, at: int, state: State, rows: Array, count: int) -> int:
    """Lines with their owners, as a list, and a comma."""
    at = put(buffer, at, b"[")
    for i in range(count):
        at = line(buffer, at, rows[i], state.owner[rows[i, DEPARTURE]])
    return close(buffer, at, b"],")

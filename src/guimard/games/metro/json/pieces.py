"""Tiles, cells, colours and lines as JSON, for views, actions, events and modules."""

from guimard.core.compiler import compiled
from guimard.core.flat_record import Array, Bytes
from guimard.core.json_buffer import JsonBuffer, close, name_table, put, put_name, put_number
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA, SIDES
from guimard.games.metro.rules.network import AFTER, BEFORE, DEPARTURE, END, MULTIPLE, POINTS
from guimard.games.metro.state import BaseState
from guimard.games.metro.text.names import CENTRAL_NAMES, cell_name

_NUMBERS = [*map(str, range(1, t.STATIONS + 1)), *(f'"{central}"' for central in CENTRAL_NAMES)]
TILE_TABLE = name_table(t.CODES)
CELL_TABLE = name_table([cell_name(cell) for cell in range(t.CELLS)])
COLOUR_TABLE = name_table(DATA.colours)
CENTRAL_TABLE = name_table(CENTRAL_NAMES)
DEPARTURE_TABLE = name_table(_NUMBERS)


def _end(port: int) -> str:
    """Where a line that reaches a port arrives, or would go on."""
    if t.ARRIVAL_NUMBER[port]:
        return f',"arrives":{_NUMBERS[t.ARRIVAL_NUMBER[port] - 1]}'
    return f',"next":"{cell_name(port // 4)}","side":"{SIDES[port % 4]}"'


def _tile(kind: int, turns: int) -> str:
    """A tile as it lies there, and as it came from the box."""
    return f'"code":"{t.CODES[t.TURNED[kind, turns]]}","tile":"{t.CODES[kind]}","rotation":{turns}'


# Each call of compiled code to write a bit costs more than the bit: so what belongs together is one name.
_PLACES = name_table(
    [f'"cell":"{cell_name(cell)}","row":{cell // 8},"column":{cell % 8},' for cell in range(t.CELLS)]
)
_TILES = name_table([_tile(kind, turns) for kind in range(t.KINDS) for turns in range(4)])
_LINES = name_table([f'{{"departure":{number},"owner":' for number in _NUMBERS])
_OWNERS = name_table([*(f'"{colour}","before":' for colour in DATA.colours), 'null,"before":'])  # NONE is the last
_TIMES = name_table([f',"complete":{str(n > 0).lower()},"times":{n},"points":' for n in range(max(t.MOST_TIMES) + 1)])
_ENDS = name_table([_end(port) for port in range(t.PORTS)])
_LAST_ENDS = name_table([_end(port) + "}," for port in range(t.PORTS)])


@compiled
def put_known(buffer: JsonBuffer, at: int, table: Bytes, which: int) -> int:
    """Write the name of a tile or a colour and a comma.

    Or that it is hidden, or that there is none.
    """
    if which == t.HIDDEN:
        return put(buffer, at, b'"?",')
    if which == t.NONE:
        return put(buffer, at, b"null,")
    at = put(buffer, at, b'"')
    at = put_name(buffer, at, table, which)
    return put(buffer, at, b'",')


@compiled
def put_key(buffer: JsonBuffer, at: int, table: Bytes, which: int) -> int:
    """Write the name of a tile or a colour as a key."""
    at = put(buffer, at, b'"')
    at = put_name(buffer, at, table, which)
    return put(buffer, at, b'":')


@compiled
def put_share(buffer: JsonBuffer, at: int, percentage: int) -> int:
    """Write a percentage: 10, 20, 30 or 40."""
    return put_number(buffer, at, 10 * (percentage + 1))


@compiled
def put_tile_on_cell(buffer: JsonBuffer, at: int, kind: int, turns: int, cell: int) -> int:
    at = put_name(buffer, at, _PLACES, cell)
    return put_name(buffer, at, _TILES, 4 * kind + turns)


@compiled
def _put_line_start(buffer: JsonBuffer, at: int, row: Array, owner: int) -> int:
    """Write a line as ``touched`` noted it, all but where it ends."""
    at = put_name(buffer, at, _LINES, row[DEPARTURE])
    at = put_name(buffer, at, _OWNERS, owner if owner != t.NONE else t.COLOURS)
    at = put_number(buffer, at, row[BEFORE])
    at = put(buffer, at, b',"after":')
    at = put_number(buffer, at, row[AFTER])
    at = put_name(buffer, at, _TIMES, row[MULTIPLE])
    return put_number(buffer, at, row[POINTS])


@compiled
def put_line_fields(buffer: JsonBuffer, at: int, row: Array, owner: int) -> int:
    """Write a line; its brace stays open."""
    return put_name(buffer, _put_line_start(buffer, at, row, owner), _ENDS, row[END])


@compiled
def put_line(buffer: JsonBuffer, at: int, row: Array, owner: int) -> int:
    """Write a line and a comma."""
    return put_name(buffer, _put_line_start(buffer, at, row, owner), _LAST_ENDS, row[END])


@compiled
def put_lines(buffer: JsonBuffer, at: int, state: BaseState, rows: Array, count: int) -> int:
    """Write lines with their owners, as a list, and a comma."""
    at = put(buffer, at, b"[")
    for i in range(count):
        at = put_line(buffer, at, rows[i], state.owner[rows[i, DEPARTURE]])
    return close(buffer, at, b"],")

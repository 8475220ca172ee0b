"""Arrays for compiled code, made from the data: tiles, cells, ports, departures.

A *port* is a directed piece of track between two neighbouring cells, named after the cell it leads into:
port ``4 * cell + side`` enters ``cell`` through ``side`` (N, E, S, W). Ports from 256 on are the arrival
tracks of the 32 edge stations. A *departure* is where a line begins: 0-31 the edge stations (station 1
first), 32-39 the central ones.
"""

import numpy as np

from guimard.core.bits import pack
from guimard.core.views import HIDDEN as HIDDEN
from guimard.core.views import NONE as NONE
from guimard.games.metro.data import CENTRE, DATA, SIDES, SIZE, exits

CELLS = SIZE * SIZE
TILES = CELLS - len(CENTRE)  # 60 tiles to lay
STATIONS = 4 * SIZE
CENTRALS = len(DATA.central_stations)
DEPARTURES = STATIONS + CENTRALS
ARRIVALS = 4 * CELLS  # the first arrival port of an edge station
PORTS = ARRIVALS + STATIONS
COLOURS = len(DATA.colours)
MAX_SEATS = 6
HANDS = (1, 2, 3)  # how many tiles everybody may hold
MAX_HAND = max(HANDS)
ROTATIONS = (1, 4)  # the turns in which a tile may be laid: arrow up, or any
KINDS = len(DATA.tiles)  # 24 kinds of tile
PERCENTAGES = 4  # shares of 10, 20, 30 and 40 %

# An action is an integer. Lay: (kind * 4 + quarter turns) * 64 + cell; then the draw; then the verbs of modules.
DRAW = KINDS * 4 * CELLS
VERBS = 64  # the most actions that one module adds, and that the verbs of all modules can be legal at once
MAX_ACTIONS = MAX_HAND * 4 * TILES + 1 + VERBS  # that can be legal at once

CODES = list(DATA.tiles)
_EXITS_OF = [exits(code) for code in CODES]
_STATION_AT = {(s["row"], s["column"], SIDES.index(s["side"])): s["number"] - 1 for s in DATA.stations}
CENTRAL_CELLS = [row * SIZE + column for row, column in CENTRE]


def first_verb(module: int) -> int:
    """Return the number of the first action that a module (1 and up) adds."""
    return DRAW + 1 + VERBS * (module - 1)


def neighbour(cell: int, side: int) -> int:
    """Return the cell beyond a side, or NONE outside the board."""
    row, column = divmod(cell, SIZE)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else NONE


def leave(cell: int, side: int) -> int:
    """Return the port that a line takes when it leaves a cell through a side."""
    beyond = neighbour(cell, side)
    if beyond != NONE:
        return 4 * beyond + (side + 2) % 4
    return ARRIVALS + _STATION_AT[*divmod(cell, SIZE), side]


def _departure_ports() -> list[int]:
    edge = {station: 4 * (row * SIZE + column) + side for (row, column, side), station in _STATION_AT.items()}
    centre = [
        4 * neighbour(c["row"] * SIZE + c["column"], SIDES.index(c["side"])) + (SIDES.index(c["side"]) + 2) % 4
        for c in DATA.central_stations
    ]
    return [edge[station] for station in range(STATIONS)] + centre


def _central_arrival_ports() -> list[int]:
    return [4 * (c["row"] * SIZE + c["column"]) + SIDES.index(c["side"]) for c in DATA.central_stations]


def _turned(kind: int, quarters: int) -> int:
    """Return the kind that a tile looks like, turned clockwise."""
    way = _EXITS_OF[kind]
    return _EXITS_OF.index(tuple((way[(side - quarters) % 4] + quarters) % 4 for side in range(4)))


def _one_tile_line(kind: int, cell: int) -> bool:
    """Tell whether this tile alone joins edge station to edge station (Metro 4.4)."""
    return any(
        neighbour(cell, side) == NONE and neighbour(cell, out) == NONE for side, out in enumerate(_EXITS_OF[kind])
    )


def _arrival_number(port: int) -> int:
    """Return the station reached at a port: 1-32 edge, 33-40 central, 0 none."""
    if port >= ARRIVALS:
        return port - ARRIVALS + 1
    central = _central_arrival_ports()
    return STATIONS + 1 + central.index(port) if port in central else 0


DEPARTURE_PORTS = np.array(_departure_ports(), np.int16)
DEPARTURE_AT = np.full(PORTS, NONE, np.int16)
DEPARTURE_AT[DEPARTURE_PORTS] = np.arange(DEPARTURES)
CENTRAL_ARRIVAL_PORTS = np.array(_central_arrival_ports(), np.int16)

# Where a line goes that enters a tile of a kind by a port: at 4 * CELLS * kind + port. (Flat, as one index is
# checked faster than three.)
EXITS = np.array([leave(c, out) for way in _EXITS_OF for c in range(CELLS) for out in way], np.int16)
# How often a point counts for a line from a departure to a port: 1 edge, 2 centre, 0 not an arrival (Metro 5.1);
# lines from the centre are never doubled (Metro 8.3).
TIMES = np.array([1 if p >= ARRIVALS else 2 if p in CENTRAL_ARRIVAL_PORTS else 0 for p in range(PORTS)], np.int16)
MOST_TIMES = np.array([2] * STATIONS + [1] * CENTRALS, np.int16)
ARRIVAL_NUMBER = np.array([_arrival_number(port) for port in range(PORTS)], np.int16)

COUNTS = np.array(list(DATA.tiles.values()), np.int16)
CENTRAL = np.array(CENTRAL_CELLS, np.int16)
# The colour of each edge station's wagon, or NONE, for each number of seats (Metro 3).
OWNERS = np.full((MAX_SEATS + 1, STATIONS), NONE, np.int16)
for _seats, _chart in DATA.owners.items():
    for _colour, _numbers in enumerate(_chart.values()):
        OWNERS[int(_seats), [number - 1 for number in _numbers]] = _colour
TURNED = np.array([[_turned(kind, r) for r in range(4)] for kind in range(KINDS)], np.int16)
# How many turns of a tile look different: 1, 2 or 4.
LOOKS = np.array([len(set(TURNED[kind].tolist())) for kind in range(KINDS)], np.int16)

LAND = pack(cell for cell in range(CELLS) if cell not in CENTRAL_CELLS)
EDGE = pack(cell for cell in range(CELLS) if any(neighbour(cell, side) == NONE for side in range(4)))
NEIGHBOURS = np.array([pack({neighbour(c, side) for side in range(4)} - {NONE}) for c in range(CELLS)])
# The cells where a kind makes no line of one tile.
SUITABLE = np.array([pack(c for c in range(CELLS) if not _one_tile_line(k, c)) for k in range(KINDS)])
# The kinds that send a line back out of the side it came by.
RETURNS = np.array([[way[side] == side for side in range(4)] for way in _EXITS_OF])

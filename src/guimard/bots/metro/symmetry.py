"""Ports up to the symmetry of the board: one value holds for every corner."""

import numpy as np

from guimard.games.metro.data import DATA, SIDES, SIZE
from guimard.games.metro.tables import ARRIVALS, CELLS, PORTS, leave

EXIT_PORT = np.array([[leave(cell, side) for side in range(4)] for cell in range(CELLS)], np.int16)

_Place = tuple[int, int, int, bool]  # row, column, side, whether it is an arrival


def _place(port: int) -> _Place:
    if port < ARRIVALS:
        return (*divmod(port // 4, SIZE), port % 4, False)
    station = DATA.stations[port - ARRIVALS]
    return station["row"], station["column"], SIDES.index(station["side"]), True


def _turn(place: _Place) -> _Place:
    row, column, side, arrival = place
    return column, SIZE - 1 - row, (side + 1) % 4, arrival


def _mirror(place: _Place) -> _Place:
    row, column, side, arrival = place
    return row, SIZE - 1 - column, -side % 4, arrival


def _canonical(port: int) -> _Place:
    images = [_place(port), _mirror(_place(port))]
    for _ in range(3):
        images += [_turn(place) for place in images[-2:]]
    return min(images)


_DISTINCT = sorted({_canonical(port) for port in range(PORTS)}, key=lambda place: (place[3], place))
PORT_CLASSES = len(_DISTINCT)  # 32 of heads of lines, 4 of arrivals
PORT_CLASS = np.array([_DISTINCT.index(_canonical(port)) for port in range(PORTS)], np.int16)


def _turn_frequency() -> list[float]:
    """Return how often a tile turns a line by 0-3 quarters (back, left, on, right)."""
    tracks = {"d": 0, "b": 1, "a": 2, "c": 3}
    found = [0.0] * 4
    for code, count in DATA.tiles.items():
        for letter in code:
            found[tracks[letter]] += count / (4 * sum(DATA.tiles.values()))
    return found


TURN_FREQUENCY = np.array(_turn_frequency())

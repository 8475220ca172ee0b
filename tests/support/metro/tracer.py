"""An independent, slow reading of the board: it follows every track with a finger.

Written from the rulebook alone. It must not import anything from the package: agreeing with it is what the
tests ask of the compiled rules.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

Cell = tuple[int, int]
Board = Mapping[Cell, str]  # the four letters of a tile as it lies
Station = int | str  # 1-32 on the edge, I-VIII in the centre

CENTRE = {(3, 3), (3, 4), (4, 3), (4, 4)}
LAND = [(row, column) for row in range(8) for column in range(8) if (row, column) not in CENTRE]
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # N E S W
WAYS = {"a": 2, "b": 1, "c": 3, "d": 0}  # opposite, clockwise, counter-clockwise, back

ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]  # the central stations, clockwise from the top left
COLOURS = ["yellow", "blue", "orange", "green", "purple", "black", "red", "white"]
CHARTS: dict[int, list[Sequence[int]]] = {
    2: [range(1, 33, 2), range(2, 33, 2)],
    3: [
        [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
        [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
        [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
    ],
    4: [
        [4, 7, 11, 16, 20, 23, 27, 32],
        [3, 8, 12, 15, 19, 24, 28, 31],
        [1, 6, 10, 13, 18, 21, 25, 30],
        [2, 5, 9, 14, 17, 22, 26, 29],
    ],
    5: [
        [1, 5, 10, 14, 22, 28],
        [6, 12, 18, 23, 27, 32],
        [3, 7, 15, 19, 25, 29],
        [2, 9, 13, 21, 26, 30],
        [4, 8, 11, 20, 24, 31],
    ],
    6: [
        [1, 5, 10, 19, 27],
        [2, 11, 18, 25, 29],
        [4, 8, 14, 21, 26],
        [6, 15, 20, 24, 31],
        [3, 9, 13, 23, 30],
        [7, 12, 22, 28, 32],
    ],
}
COMPANIES = [
    [1, 11, 18, 28],
    [2, 9, 20, 27],
    [3, 12, 17, 26],
    [4, 10, 19, 25],
    [5, 15, 22, 32],
    [6, 13, 24, 31],
    [7, 16, 21, 30],
    [8, 14, 23, 29],
]


def beside(cell: Cell, side: int) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def outside(cell: Cell) -> bool:
    return not (0 <= cell[0] < 8 and 0 <= cell[1] < 8)


def _stations() -> Iterator[tuple[Station, Cell, int]]:
    """Every departure: the cell it leads into, and the side by which it enters."""
    for n in range(8):
        yield 1 + n, (0, 7 - n), 0  # along the top, from right to left
        yield 9 + n, (n, 0), 3  # down the left side
        yield 17 + n, (7, n), 2  # along the bottom, from left to right
        yield 25 + n, (7 - n, 7), 1  # up the right side
    around = [((3, 3), 0), ((3, 4), 0), ((3, 4), 1), ((4, 4), 1), ((4, 4), 2), ((4, 3), 2), ((4, 3), 3), ((3, 3), 3)]
    for n, (cell, side) in enumerate(around):
        yield ROMAN[n], beside(cell, side), (side + 2) % 4


DEPARTURES = {station: (cell, side) for station, cell, side in _stations()}
ARRIVALS = {place: station for station, place in DEPARTURES.items()}  # leave that cell by that side to arrive


class Line(NamedTuple):
    departure: Station
    passed: tuple[Cell, ...]
    end: Station | None

    @property
    def from_centre(self) -> bool:
        return isinstance(self.departure, str)

    @property
    def times(self) -> int:
        """How often its tiles count.

        Not at all while it is open, twice into the centre, but not from there.
        """
        return 0 if self.end is None else 2 if isinstance(self.end, str) and not self.from_centre else 1

    def length(self, central_points: bool = True) -> int:
        return sum(central_points or cell not in CENTRE for cell in self.passed)


def follow(board: Board, departure: Station) -> Line:
    """Go along the tracks from a station until they stop."""
    cell, side = DEPARTURES[departure]
    passed = []
    while cell in board:
        passed.append(cell)
        out = (side + WAYS[board[cell][side]]) % 4
        beyond = beside(cell, out)
        if outside(beyond) or (beyond in CENTRE and beyond not in board):
            return Line(departure, tuple(passed), ARRIVALS[cell, out])
        cell, side = beyond, (out + 2) % 4
    return Line(departure, tuple(passed), None)


def turned(code: str, quarters: int) -> str:
    """The letters of a tile turned clockwise.

    What was on the west side comes to the north.
    """
    return code[-quarters:] + code[:-quarters] if quarters else code


@cache
def one_tile_lines(code: str, cell: Cell) -> frozenset[Station]:
    """The departures that this tile, alone on the board, would join to an arrival."""
    return frozenset(s for s, (first, _) in DEPARTURES.items() if first == cell and follow({cell: code}, s).end)


def allowed_cells(board: Board) -> list[Cell]:
    """Free cells at the edge or next to a laid tile (not next to the centre)."""
    return [
        cell
        for cell in LAND
        if cell not in board
        and any(
            outside(other) or (other in board and other not in CENTRE)
            for other in (beside(cell, side) for side in range(4))
        )
    ]


def legal_lays(
    board: Board, code: str, rotations: int = 1, wagons: Mapping[str, int] | None = None
) -> list[tuple[Cell, int]]:
    """Where a tile may go and how turned.

    Without making a line of one tile, if there is any such way.
    """
    looks = {turned(code, quarters): quarters for quarters in reversed(range(rotations))}
    ways = [(cell, look) for cell in allowed_cells(board) for look in looks]
    good = [(cell, look) for cell, look in ways if not _bans(look, cell, wagons or {})]
    return sorted((cell, looks[look]) for cell, look in good or ways)


def _bans(look: str, cell: Cell, wagons: Mapping[str, int]) -> bool:
    return any(isinstance(station, int) or station in wagons for station in one_tile_lines(look, cell))


def owners(
    seats: int, companies: bool, wagons: Mapping[str, int], printed: list[list[int]] = COMPANIES
) -> dict[Station, int]:
    """Who owns each station; the companies' chart is as printed in a box."""
    chart = printed if companies else CHARTS[seats]
    owner: dict[Station, int] = {n: colour for colour, numbers in enumerate(chart) for n in numbers}
    for station, colour in wagons.items():
        owner[station] = colour
    return owner


def complete_lines(board: Board, owner: Mapping[Station, int]) -> list[Line]:
    """The complete lines that belong to somebody."""
    return [line for station in owner if (line := follow(board, station)).end is not None]


def points(board: Board, owner: Mapping[Station, int], central_points: bool = True) -> list[int]:
    """What the lines of each colour have brought."""
    result = [0] * len(COLOURS)
    for line in complete_lines(board, owner):
        result[owner[line.departure]] += line.length(central_points) * line.times
    return result


def number_pays(board: Board, owner: Mapping[Station, int], central_points: bool = True) -> dict[int, int]:
    """What the number of each station pays.

    The points of the line that arrived, twice if it came from the centre.
    """
    return {
        line.end: line.length(central_points) * line.times * (2 if line.from_centre else 1)
        for line in complete_lines(board, owner)
        if isinstance(line.end, int)
    }


def company_values(totals: list[int], last_share_place: bool = False) -> list[int]:
    """Fill the table of the rulebook.

    Places 1 to 8 are worth 8 to 1; who is last is worth 1.

    Companies with the same points take the best of the places they fill together. With ``last_share_place``
    this holds for the last ones, too.
    """
    ranking = sorted(totals, reverse=True)
    worth = dict(zip(reversed(ranking), range(1, 9), strict=True))  # of equal ones the best place is written last
    if not last_share_place:
        worth[ranking[-1]] = 1
        worth[ranking[0]] = 8  # all equal: they are first as well
    return [worth[points] for points in totals]


def company_points(totals: list[int], shares: list[list[int]], last_share_place: bool = False) -> list[int]:
    """The final worth of everybody's shares (10, 20, 30, 40 %), with the majorities."""
    values = company_values(totals, last_share_place)
    stakes = [[sum(p + 1 for p, c in enumerate(held) if c == company) for held in shares] for company in range(8)]
    return [
        sum((p + 1) * values[company] for p, company in enumerate(held))
        + sum(totals[c] // 10 for c in range(8) if 0 < stakes[c][seat] == max(stakes[c]))
        for seat, held in enumerate(shares)
    ]

"""The study board: tiles laid from a text, to look at positions of the base game.

>>> board = Board.parse("bbbb03dddd13accd04")
>>> str(board)
'bbbb03dddd13accd04'
>>> board.lay("cdac", 1, 4)
>>> board
Board.parse('bbbb03dddd13accd04cdac14')
"""

from guimard.core.errors import BadText, Illegal
from guimard.core.options import Options
from guimard.games.metro import tables as t
from guimard.games.metro.data import DATA, SIZE
from guimard.games.metro.deal import empty_board
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.options import OPTIONS
from guimard.games.metro.rules.laying import list_lays, put
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import Moves
from guimard.games.metro.text.names import cell_name, parse_kind


class Board:
    """Tiles on the board, without hands or turns.

    A tile is six characters: its code, row and column (0-7).
    """

    def __init__(self) -> None:
        self._state = empty_board(2, _base())
        self._laid: list[str] = []

    @classmethod
    def parse(cls, text: str, check: bool = True) -> "Board":
        """Lay tiles in order.

        Each must be legal when laid (``Illegal``), unless ``check`` is off.
        """
        board = cls()
        pieces = [text[i : i + 6] for i in range(0, len(text), 6)]
        for code in {piece[:4] for piece in pieces}:
            _check_supply(code, sum(piece[:4] == code for piece in pieces))
        # A malformed text is refused as such, whatever else is wrong.
        for kind, cell in [parse_piece(piece) for piece in pieces]:
            board._lay(kind, cell, check)
        return board

    def lay(self, code: str, row: int, column: int) -> None:
        """Lay one more tile; raises ``Illegal`` or ``BadText`` and then changes nothing."""
        kind, cell = parse_piece(f"{code}{row}{column}")
        _check_supply(code, 1 + sum(piece[:4] == code for piece in self._laid))
        self._lay(kind, cell, check=True)

    def copy(self) -> "Board":
        """Return an independent board with the same tiles."""
        twin = Board()
        twin._state, twin._laid = self._state.copy(), self._laid.copy()
        return twin

    def _lay(self, kind: int, cell: int, check: bool) -> None:
        if self._state.board[cell] != t.NONE or cell in t.CENTRAL_CELLS:
            raise Illegal("cell-taken", f"{cell_name(cell)} is not free.", cell=cell_name(cell))
        if check and divmod(cell, SIZE) not in self.cells(t.CODES[kind]):
            raise Illegal("not-legal", f"{t.CODES[kind]} may not go to {cell_name(cell)} now.", cell=cell_name(cell))
        put(self._state, kind, 0, cell)
        self._laid.append(f"{t.CODES[kind]}{cell // SIZE}{cell % SIZE}")

    def cells(self, code: str) -> list[tuple[int, int]]:
        """The (row, column) pairs where a tile may go now, sorted."""
        moves = Moves.new()
        list_lays(self._state, parse_kind(code), moves)
        return sorted(divmod(action % t.CELLS, SIZE) for action in moves.items[: moves.count].tolist())

    def points(self, players: int) -> list[int]:
        """The points of each player, in the order of the colours, with so many players."""
        if str(players) not in DATA.owners:
            raise BadText(f"There are 2 to 6 players, not {players!r}.")
        return [sum(map(self.station_points, numbers)) for numbers in DATA.owners[str(players)].values()]

    def station_points(self, number: int) -> int:
        """The points of a station's line, whoever owns it; 0 while it is open."""
        if number not in range(1, t.STATIONS + 1):
            raise BadText(f"There is no station {number!r}.")
        port = t.DEPARTURE_PORTS[number - 1]
        return int(self._state.length[port] * times(number - 1, self._state.far[port]))

    @property
    def state(self) -> State:
        return self._state.copy()

    def __eq__(self, other: object) -> bool:
        """Compare the tiles laid, in their order."""
        return isinstance(other, Board) and self._laid == other._laid

    __hash__ = None  # type: ignore[assignment]  # a board changes

    def __str__(self) -> str:
        return "".join(self._laid)

    def __repr__(self) -> str:
        return f"Board.parse({str(self)!r})"


def parse_piece(piece: str) -> tuple[int, int]:
    """The kind and cell of six characters; raises ``BadText``."""
    if len(piece) != 6 or any(digit not in "01234567" for digit in piece[4:]):
        raise BadText(f"{piece!r} is not a tile on a cell, like aacb03.")
    return parse_kind(piece[:4]), int(piece[4]) * SIZE + int(piece[5])


def _check_supply(code: str, wanted: int) -> None:
    if code in t.CODES and wanted > t.COUNTS[t.CODES.index(code)]:
        raise BadText(f"There are only {t.COUNTS[t.CODES.index(code)]} tiles {code}.")


def _base() -> Options:
    return OPTIONS.check(2, {})

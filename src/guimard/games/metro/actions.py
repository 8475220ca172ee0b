"""Actions as text: ``lay aacb D3``, ``lay aacb D3 r1``, ``draw``, ``exchange 40 up``, ``station C3 40``.

``parse`` and ``text`` are inverses; neither needs a state. docs/notation.md explains them to people.
"""

from functools import lru_cache
from typing import NamedTuple

from guimard.core.errors import BadText
from guimard.games.metro.companies import FACE_UP
from guimard.games.metro.data import DATA, SIZE
from guimard.games.metro.tables import (
    ACTIONS,
    CELLS,
    CENTRALS,
    CODES,
    DRAW,
    EXCHANGE,
    LAND,
    LOOKS,
    PERCENTAGES,
    STATION,
    TURNED,
    WAYS,
)

CENTRAL_NAMES = [central["id"] for central in DATA.central_stations]
_SHARES = [str(10 * (p + 1)) for p in range(PERCENTAGES)]


class Lay(NamedTuple):
    kind: int
    turns: int
    cell: int

    @property
    def look(self) -> int:
        """The kind of tile it looks like on the board."""
        return int(TURNED[self.kind, self.turns])


class Exchange(NamedTuple):
    percentage: int
    face_up: bool


class Wagon(NamedTuple):
    central: int
    share: int | None  # the percentage of the share that is shown for it


def lay(kind: int, turns: int, cell: int) -> int:
    return (kind * 4 + turns) * CELLS + cell


@lru_cache(1 << 14)
def parts(action: int) -> Lay | Exchange | Wagon | None:
    """What an action consists of; ``None`` is the draw."""
    if action == DRAW:
        return None
    if action < DRAW:
        return Lay(action // (4 * CELLS), action // CELLS % 4, action % CELLS)
    if action < STATION:
        return Exchange((action - EXCHANGE) // 2, (action - EXCHANGE) % 2 == FACE_UP)
    central, way = divmod(action - STATION, WAYS)
    return Wagon(central, way - 1 if way else None)


def cell_name(cell: int) -> str:
    """A cell as people name it: column A-H from the left, row 1-8 from the top."""
    row, column = divmod(cell, SIZE)
    return f"{chr(ord('A') + column)}{row + 1}"


def parse_cell(name: str) -> int:
    if len(name) == 2 and name[0].upper() in "ABCDEFGH" and name[1] in "12345678":
        return (int(name[1]) - 1) * SIZE + ord(name[0].upper()) - ord("A")
    raise BadText(f"{name!r} is not a cell; cells are A1 (top left) to H8.")


def parse_kind(code: str) -> int:
    if code not in CODES:
        raise BadText(f"{code!r} is not a tile; tiles are four letters like aacb.")
    return CODES.index(code)


@lru_cache(1 << 14)
def text(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise BadText(f"{action} is not an action.")
    match parts(action):
        case None:
            return "draw"
        case Lay(kind, turns, cell):
            return f"lay {CODES[kind]} {cell_name(cell)}" + (f" r{turns}" if turns else "")
        case Exchange(percentage, face_up):
            return f"exchange {_SHARES[percentage]} {'up' if face_up else 'down'}"
        case Wagon(central, share):
            return f"station {CENTRAL_NAMES[central]}" + (f" {_SHARES[share]}" if share is not None else "")


def parse(line: str) -> int:
    """The action of a text; spaces and capitals do not matter."""
    if not isinstance(line, str) or len(line) > 100:
        raise BadText("An action is a short line of text.")
    return _parse(line)


@lru_cache(1 << 14)
def _parse(line: str) -> int:
    match line.split():
        case ["draw"]:
            return DRAW
        case ["lay", code, cell]:
            return _parse_lay(code, cell, "r0")
        case ["lay", code, cell, turns]:
            return _parse_lay(code, cell, turns)
        case ["exchange", share, ("up" | "down") as way]:
            return EXCHANGE + 2 * _parse_share(share) + (way == "up")
        case ["station", central]:
            return STATION + WAYS * _parse_central(central)
        case ["station", central, share]:
            return STATION + WAYS * _parse_central(central) + 1 + _parse_share(share)
    raise BadText(
        f"{line!r} is not an action. Actions are 'lay aacb D3' (with r1, r2 or r3 to turn the tile), 'draw', "
        "'exchange 40 up' or 'exchange 40 down', and 'station C3' (with 40 to show that share)."
    )


def _parse_lay(code: str, cell: str, turns: str) -> int:
    kind, place = parse_kind(code.lower()), parse_cell(cell)
    if turns not in ("r0", "r1", "r2", "r3"):
        raise BadText(f"{turns!r} is not a turn; a tile is turned clockwise by r1, r2 or r3.")
    if not int(LAND) >> place & 1:
        raise BadText(f"{cell_name(place)} is in the centre, where no tiles are laid.")
    # Turns that look the same are the same action: the smallest stands for them all.
    return lay(kind, int(turns[1]) % int(LOOKS[kind]), place)


def _parse_share(text: str) -> int:
    share = text.removesuffix("%")
    if share not in _SHARES:
        raise BadText(f"{text!r} is not a share; shares are of 10, 20, 30 and 40 %.")
    return _SHARES.index(share)


def _parse_central(name: str) -> int:
    if name.upper() not in CENTRAL_NAMES:
        raise BadText(f"{name!r} is not a central station; they are C1 to C{CENTRALS}.")
    return CENTRAL_NAMES.index(name.upper())

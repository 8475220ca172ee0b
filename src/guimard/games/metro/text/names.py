"""How cells, tiles, colours and shares are written in texts, and read again."""

from collections.abc import Iterable

from guimard.core.errors import BadText
from guimard.games.metro.data import DATA, SIZE
from guimard.games.metro.tables import CENTRALS, CODES, HIDDEN, NONE, PERCENTAGES

CENTRAL_NAMES = [central["id"] for central in DATA.central_stations]
_OLD_CENTRAL_NAMES = [f"C{n + 1}" for n in range(CENTRALS)]  # in older texts; cells have these names, too
SHARE_NAMES = [str(10 * (p + 1)) for p in range(PERCENTAGES)]
COLOUR_LETTERS = "YBOGPKRW"  # in the order of the colours


def cell_name(cell: int) -> str:
    """Return a cell as people name it: column A-H from the left, row 1-8 from the top."""
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


def parse_share(text: str) -> int:
    share = text.removesuffix("%")
    if share not in SHARE_NAMES:
        raise BadText(f"{text!r} is not a share; shares are of 10, 20, 30 and 40 %.")
    return SHARE_NAMES.index(share)


def parse_central(name: str) -> int:
    for names in (CENTRAL_NAMES, _OLD_CENTRAL_NAMES):
        if name.upper() in names:
            return names.index(name.upper())
    raise BadText(f"{name!r} is not a central station; they are {CENTRAL_NAMES[0]} to {CENTRAL_NAMES[-1]}.")


# Tokens of a position: lists are joined by "+", "-" is nothing, "?" is hidden.


def join_tokens(tokens: Iterable[str]) -> str:
    return "+".join(tokens) or "-"


def split_tokens(value: str) -> list[str]:
    return [] if value == "-" else value.split("+")


def tile_token(kind: int) -> str:
    return {NONE: "-", HIDDEN: "?"}.get(int(kind)) or CODES[kind]


def parse_tile(token: str) -> int:
    return HIDDEN if token == "?" else parse_kind(token)


def colour_token(colour: int) -> str:
    return {NONE: "-", HIDDEN: "?"}.get(int(colour)) or COLOUR_LETTERS[colour]


def parse_colours(letters: str) -> list[int]:
    return [HIDDEN if letter == "?" else index_of(COLOUR_LETTERS, letter, "colour") for letter in letters]


def index_of(names: list[str] | str, name: str, what: str) -> int:
    if name not in names or not name:
        raise ValueError(f"{name!r} is not a {what}")
    return names.index(name)

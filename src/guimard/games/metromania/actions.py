"""Actions as integers: where each kind begins, and its parts. Knows no state."""

from guimard.core.compiler import inlined
from guimard.games.metromania.lattice import N_BORDER, N_VERTICES
from guimard.games.metromania.state import LETTERS

NO_LETTER = 0  # letters are 1..6 in the number of a dig
_CHOICES = len(LETTERS) + 1
START_AT = 2 * N_VERTICES * 2 * _CHOICES
END_AT = START_AT + 2 * N_BORDER * 2
STATION_AT = END_AT + 2 * N_BORDER
BONUS_AT = STATION_AT + 2 * N_VERTICES
CONFIRM = BONUS_AT + 2 * N_VERTICES
PASS = CONFIRM + 1
DOUBLE_AT = PASS + 1


@inlined
def dig(line: int, vertex: int, side: int, letter: int) -> int:
    """Return the action of a dig.

    ``line`` is 0 or 1, the solid or striped line of the seat to act; ``letter`` is 0 for none.
    """
    return ((line * N_VERTICES + vertex) * 2 + side) * _CHOICES + letter


@inlined
def start(line: int, border: int, which: int) -> int:
    return START_AT + (line * N_BORDER + border) * 2 + which


@inlined
def end(line: int, border: int) -> int:
    return END_AT + line * N_BORDER + border


@inlined
def station(line: int, vertex: int) -> int:
    return STATION_AT + line * N_VERTICES + vertex


@inlined
def bonus(line: int, vertex: int) -> int:
    return BONUS_AT + line * N_VERTICES + vertex


@inlined
def double(kind: int) -> int:
    return DOUBLE_AT + kind


@inlined
def dig_parts(action: int) -> tuple[int, int, int, int]:
    """Line, vertex, side and letter of a dig."""
    rest = action // _CHOICES
    return rest // 2 // N_VERTICES, rest // 2 % N_VERTICES, rest % 2, action % _CHOICES


@inlined
def start_parts(action: int) -> tuple[int, int, int]:
    """Line, border cell, and which of its two vertices."""
    rest = (action - START_AT) // 2
    return rest // N_BORDER, rest % N_BORDER, (action - START_AT) % 2


@inlined
def end_parts(action: int) -> tuple[int, int]:
    return (action - END_AT) // N_BORDER, (action - END_AT) % N_BORDER


@inlined
def station_parts(action: int) -> tuple[int, int]:
    """Line and vertex of an intermediate or a bonus station."""
    rest = action - (STATION_AT if action < BONUS_AT else BONUS_AT)
    return rest // N_VERTICES, rest % N_VERTICES


@inlined
def is_dig(action: int) -> bool:
    """Whether it digs a tunnel: the first and the last of a line too."""
    return action < STATION_AT

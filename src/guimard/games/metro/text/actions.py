"""Actions as text: ``lay aacb D3 r1``, ``draw``, and the verbs of modules.

``parse`` and ``text`` are inverses; neither needs a state. docs/notation.md explains them to people.
"""

from functools import lru_cache
from typing import NamedTuple

from guimard.core.errors import BadText
from guimard.games.metro.modules.catalogue import VERB_LIST, verb_of
from guimard.games.metro.tables import CELLS, CODES, DRAW, LAND, LOOKS
from guimard.games.metro.text.names import cell_name, parse_cell, parse_kind

_VERBS = {verb.word: verb for verb in VERB_LIST}
_FORMS = ["'lay aacb D3' (with r1, r2 or r3 to turn the tile)", "'draw'", *(verb.forms for verb in VERB_LIST)]


class Lay(NamedTuple):
    kind: int
    turns: int
    cell: int


def lay(kind: int, turns: int, cell: int) -> int:
    return (kind * 4 + turns) * CELLS + cell


@lru_cache(1 << 14)
def lay_parts(action: int) -> Lay:
    """Return what the action of laying a tile consists of."""
    return Lay(action // (4 * CELLS), action // CELLS % 4, action % CELLS)


@lru_cache(1 << 14)
def text(action: int) -> str:
    if action == DRAW:
        return "draw"
    if 0 <= action < DRAW:
        kind, turns, cell = lay_parts(action)
        return f"lay {CODES[kind]} {cell_name(cell)}" + (f" r{turns}" if turns else "")
    if (found := verb_of(action)) is None:
        raise BadText(f"{action} is not an action.")
    verb, which = found
    return verb.text(which)


def parse(line: str) -> int:
    """Return the action of a text; spaces and capitals do not matter."""
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
        case [word, *rest] if word in _VERBS:
            verb = _VERBS[word]
            if (which := verb.parse(rest)) is not None:
                return verb.first + which
    raise BadText(f"{line!r} is not an action. Actions are {', '.join(_FORMS)}.")


def _parse_lay(code: str, cell: str, turns: str) -> int:
    kind, place = parse_kind(code.lower()), parse_cell(cell)
    if turns not in ("r0", "r1", "r2", "r3"):
        raise BadText(f"{turns!r} is not a turn; a tile is turned clockwise by r1, r2 or r3.")
    if not int(LAND) >> place & 1:
        raise BadText(f"{cell_name(place)} is in the centre, where no tiles are laid.")
    # Turns that look the same are the same action: the smallest stands for them all.
    return lay(kind, int(turns[1]) % int(LOOKS[kind]), place)

"""Actions as texts: ``parse`` and ``text`` are inverses. Knows no state.

start 1 0.3 2,3        line 1 starts in border cell 0.3 and goes to vertex 2,3
dig 1 2,2 left         line 1 goes on to vertex 2,2; its tunnel fills the cell left of the way
dig 2 -1,4 right B     the same on a spot: destination B is placed there
end 1 3.1              line 1 ends in border cell 3.1
station 2 0,1          an intermediate station on line 2
bonus 1 2,2            the bonus station of a line that was just finished
confirm, pass
double R               with three players, before the first turn: hold residential destinations twice
"""

from guimard.core.errors import BadText
from guimard.games.metromania.actions import (
    BONUS_AT,
    CONFIRM,
    DOUBLE_AT,
    END_AT,
    NO_LETTER,
    PASS,
    START_AT,
    STATION_AT,
    bonus,
    dig,
    dig_parts,
    double,
    end,
    end_parts,
    start,
    start_parts,
    station,
    station_parts,
)
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.lattice import BASE, LEFT, N_BORDER, RIGHT, SIDE, VERTEX, border_name, vertex_name
from guimard.games.metromania.state import LETTERS

_SIDES = ("left", "right")
_FORMS = {
    "dig": "dig LINE VERTEX left|right [LETTER]",
    "start": "start LINE BORDER VERTEX",
    "end": "end LINE BORDER",
    "station": "station LINE VERTEX",
    "bonus": "bonus LINE VERTEX",
    "confirm": "confirm",
    "pass": "pass",
    "double": "double R|C|E",
}


def kind(action: int) -> str:
    kinds = (
        (START_AT, "dig"),
        (END_AT, "start"),
        (STATION_AT, "end"),
        (BONUS_AT, "station"),
        (CONFIRM, "bonus"),
        (PASS, "confirm"),
        (DOUBLE_AT, "pass"),
    )
    return next((name for limit, name in kinds if action < limit), "double")


def text(action: int) -> str:
    name = kind(action)
    if name == "dig":
        line, vertex, side, letter = dig_parts(action)
        shown = f" {LETTERS[letter - 1]}" if letter else ""
        return f"dig {line + 1} {vertex_name(vertex)} {_SIDES[side]}{shown}"
    if name == "start":
        line, border, which = start_parts(action)
        return f"start {line + 1} {border_name(border)} {vertex_name(int(BASE[border, which]))}"
    if name == "end":
        line, border = end_parts(action)
        return f"end {line + 1} {border_name(border)}"
    if name in ("station", "bonus"):
        line, vertex = station_parts(action)
        return f"{name} {line + 1} {vertex_name(vertex)}"
    if name == "double":
        return f"double {TYPES[action - DOUBLE_AT]}"
    return name


def parse(action: str) -> int:
    """The number of an action's text, or ``BadText``."""
    name, *words = action.split() or [""]
    if name == "dig" and len(words) in (3, 4):
        letter = LETTERS.find(words[3]) + 1 if len(words) == 4 and len(words[3]) == 1 else NO_LETTER
        if words[2] in _SIDES and (letter or len(words) == 3):
            side = LEFT if words[2] == "left" else RIGHT
            return dig(_line(words[0]), parse_vertex(words[1]), side, letter)
    elif name == "start" and len(words) == 3:
        border, vertex = parse_border(words[1]), parse_vertex(words[2])
        if vertex in BASE[border]:
            return start(_line(words[0]), border, int(BASE[border, 1] == vertex))
        raise BadText(f"Border cell {words[1]} does not lead to {words[2]}.")
    elif name == "end" and len(words) == 2:
        return end(_line(words[0]), parse_border(words[1]))
    elif name in ("station", "bonus") and len(words) == 2:
        return (station if name == "station" else bonus)(_line(words[0]), parse_vertex(words[1]))
    elif name in ("confirm", "pass") and not words:
        return CONFIRM if name == "confirm" else PASS
    elif name == "double" and len(words) == 1 and words[0] in tuple(TYPES):
        return double(TYPES.index(words[0]))
    if name in _FORMS:
        raise BadText(f"It is written: {_FORMS[name]}.")
    raise BadText(f"Not an action: {action[:40]!r}. There are: {', '.join(_FORMS)}.")


def _line(word: str) -> int:
    if word not in ("1", "2"):
        raise BadText(f"Your lines are 1 (solid) and 2 (striped), not {word!r}.")
    return int(word) - 1


_VERTEX_OF = {vertex_name(number): number for number in VERTEX.values()}
_BORDER_OF = {border_name(number): number for number in range(N_BORDER)}


def parse_vertex(word: str) -> int:
    if word not in _VERTEX_OF:
        raise BadText(f"There is no vertex {word!r}; one is written like 2,-1.")
    return _VERTEX_OF[word]


def parse_border(word: str) -> int:
    if word not in _BORDER_OF:
        raise BadText(f"There is no border cell {word!r}; one is written side.index, 0.0 to 5.{SIDE - 1}.")
    return _BORDER_OF[word]

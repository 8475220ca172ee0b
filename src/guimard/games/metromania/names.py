"""How things are named in JSON: vertices ``q,r``, cells ``q,r,t``, border cells ``side.index``."""

from guimard.core.events import Facts
from guimard.games.metromania.data import LAKE, NOTHING, PARK, TYPES
from guimard.games.metromania.lattice import APEX, TOOTH, border_name, cell_name, vertex_name
from guimard.games.metromania.state import LETTERS, TYPE

STYLES = ("solid", "striped")


def point(vertex: int) -> str:
    """A vertex; the outer tip of a border cell goes by the name of the cell."""
    return vertex_name(vertex) if vertex < APEX else border_name(vertex - APEX)


def place(cell: int) -> str:
    return cell_name(cell) if cell < TOOTH else border_name(cell - TOOTH)


def line_facts(line: int) -> Facts:
    return {"seat": line // 2, "line": line % 2 + 1}


def ground_name(ground: int) -> str | None:
    if ground == NOTHING:
        return None
    return {LAKE: "lake", PARK: "park"}.get(ground) or TYPES[ground]


def marker_facts(marker: int) -> Facts:
    return {"letter": LETTERS[marker // 2], "type": TYPES[TYPE[marker]]}

"""Companies in a terminal: who holds which shares, and what they are worth now."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from guimard.cli.terminal.metro_grid import STYLES
from guimard.cli.terminal.metro_modules.drawing import ModuleDrawing


def _panels(view: Any, letters: Mapping[str, str]) -> list[RenderableType]:
    table = Table(title="Shares", box=None, padding=(0, 1), title_justify="left")
    table.add_column("")
    for percentage in (10, 20, 30, 40):
        table.add_column(f"{percentage}%")
    rows = [(f"seat {seat + 1}", shares) for seat, shares in enumerate(view["shares"])]
    rows.append(("face up", view["face_up"]))
    for name, shares in rows:
        mine = name == f"seat {(view['viewer'] or 0) + 1}"
        cells = [Text(letters.get(c, "?"), STYLES.get(letters.get(c, ""), "dim")) for c in shares]
        table.add_row("yours" if mine else name, *cells)
    values = " ".join(f"{letters[row['company']]}={row['value']}" for row in view["standings"])
    table.caption = f"values now: {values}" + ("" if view["exchange_open"] else "; exchanging is closed")
    return [table]


def _exchange(action: Any) -> str:
    takes = action["consequences"]["takes"] or "what is on top of the pile"
    return f"you give {action['consequences']['gives']} {action['share']} % and take {takes}"


DRAWING = ModuleDrawing(module="companies", panels=_panels, verbs={"exchange": _exchange})

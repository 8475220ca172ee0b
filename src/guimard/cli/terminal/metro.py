"""The Metro board in a terminal: tracks in box characters, lines by colour.

A cell is seven characters wide and three high. Lines run in columns 2 and 4 and in rows 0 and 2; where they
cross from cell to cell, on the border, stands the letter of the line.
"""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guimard.cli.terminal.canvas import Canvas
from guimard.cli.terminal.metro_grid import HEIGHT, LEFT, STYLES, TOP, WIDTH, corner
from guimard.cli.terminal.metro_modules import DRAWINGS, drawings_of
from guimard.core.events import Facts

STEPWISE = False  # an action is final as soon as it is played, so it is shown and asked about first
TYPING = "Type an action, or just the part that tells it apart: [bold]D3[/] lays your tile on D3."
HELP = f"""\
{TYPING}
  [bold]list[/]          all legal actions and what they bring
  [bold]board[/]         draw the board again
  [bold]back[/]          take back the last step, while your turn is not confirmed
  [bold]save FILE[/]     write the game's record (it holds the seed: it gives hidden things away)
  [bold]quit[/]          leave; the game is kept, [bold]guimard resume[/] goes on
After an action you see what it does; Enter confirms it, anything else takes it back."""

RAIL, GRID, LEGAL, GHOST = "bright_black", "grey27", "cyan", "reverse"

# The way of a track through a cell, by the sides it joins: characters at (row, column).
_WAYS: dict[tuple[str, str], dict[tuple[int, int], str]] = {
    ("N", "S"): {(0, 2): "│", (1, 2): "│", (2, 2): "│"},
    ("S", "N"): {(0, 4): "│", (1, 4): "│", (2, 4): "│"},
    ("E", "W"): {(0, column): "─" for column in range(WIDTH)},
    ("W", "E"): {(2, column): "─" for column in range(WIDTH)},
    ("N", "E"): {(0, 2): "│", (1, 2): "│", (2, 2): "╰", **{(2, c): "─" for c in range(3, WIDTH)}},
    ("E", "S"): {**{(0, c): "─" for c in range(3, WIDTH)}, (0, 2): "╭", (1, 2): "│", (2, 2): "│"},
    ("S", "W"): {(2, 4): "│", (1, 4): "│", (0, 4): "╮", **{(0, c): "─" for c in range(4)}},
    ("W", "N"): {**{(2, c): "─" for c in range(4)}, (2, 4): "╯", (1, 4): "│", (0, 4): "│"},
    ("N", "W"): {(0, 2): "╯", (0, 1): "─", (0, 0): "─"},
    ("E", "N"): {(0, 4): "╰", (0, 5): "─", (0, 6): "─"},
    ("S", "E"): {(2, 4): "╭", (2, 5): "─", (2, 6): "─"},
    ("W", "S"): {(2, 0): "─", (2, 1): "─", (2, 2): "╮"},
    ("N", "N"): {(0, 2): "╰", (0, 3): "─", (0, 4): "╯"},
    ("E", "E"): {(0, 4): "╭", (0, 5): "─", (0, 6): "─", (1, 4): "│", (2, 4): "╰", (2, 5): "─", (2, 6): "─"},
    ("S", "S"): {(2, 2): "╭", (2, 3): "─", (2, 4): "╮"},
    ("W", "W"): {(0, 0): "─", (0, 1): "─", (0, 2): "╮", (1, 2): "│", (2, 0): "─", (2, 1): "─", (2, 2): "╯"},
}
# Where a line crosses the border of a cell when it leaves by a side, as (row, column) from the cell's corner.
_EXIT_AT = {"N": (-1, 4), "E": (2, WIDTH), "S": (HEIGHT, 2), "W": (0, -1)}
_ENTRY_AT = {"N": (-1, 2), "E": (0, WIDTH), "S": (HEIGHT, 4), "W": (2, -1)}
_STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def trace(view: Any, layout: Any) -> list[tuple[str | None, list[tuple[int, int, str, str]]]]:
    """Return every line that has departed: its owner's letter, and its passes.

    A pass is row, column, entry and exit.
    """
    letters = {colour["name"]: colour["letter"] for colour in layout["colours"]}
    sides = layout["sides"]
    codes = {(tile["row"], tile["column"]): tile["code"] for tile in view["board"]}
    places = {
        station["number"]: (station["row"], station["column"], station["side"]) for station in layout["stations"]
    }
    for central in layout["central_stations"]:
        row, column = central["row"] + _STEP[central["side"]][0], central["column"] + _STEP[central["side"]][1]
        places[central["id"]] = (row, column, _OPPOSITE[central["side"]])
    traced = []
    for line in view["lines"]:
        row, column, entry = places[line["departure"]]
        passes = []
        while (row, column) in codes:
            leave = sides[layout["tiles"][codes[row, column]]["exits"][sides.index(entry)]]
            passes.append((row, column, entry, leave))
            row, column, entry = row + _STEP[leave][0], column + _STEP[leave][1], _OPPOSITE[leave]
        traced.append((letters.get(line["owner"]), passes))
    return traced


def draw(view: Any, actions: list[Facts], layout: Any, ghost: Any = None) -> RenderableType:
    """Return the board, and beside it everything else a player wants to know.

    ``ghost`` is an action the player is thinking about.
    """
    canvas = Canvas(TOP * 2 + 1 + 8 * (HEIGHT + 1), LEFT * 2 + 1 + 8 * (WIDTH + 1))
    _grid(canvas, view, layout)
    laid = view
    if ghost is not None and ghost["kind"] == "lay":
        laid = {**view, "board": [*view["board"], ghost]}
    _tracks(canvas, laid, layout)
    _lines(canvas, laid, layout)
    _stations(canvas, view, layout)
    _legal_cells(canvas, view, actions if ghost is None else [])
    if ghost is not None and ghost["kind"] == "lay":
        top, left = corner(ghost["row"], ghost["column"])
        canvas.put(top + 1, left + 3, "?", GHOST)
    return Columns([canvas.text(), _side(view, layout)], padding=(0, 3))


def _grid(canvas: Canvas, view: Any, layout: Any) -> None:
    for i in range(9):
        top, left = corner(0, 0)
        for j in range(8 * (HEIGHT + 1) + 1):
            canvas.put(top - 1 + j, left - 1 + i * (WIDTH + 1), "│", GRID)
        canvas.put(top - 1 + i * (HEIGHT + 1), left - 1, "─" * (8 * (WIDTH + 1) + 1), GRID)
    for i in range(9):
        for j in range(9):
            canvas.put(TOP + i * (HEIGHT + 1), LEFT + j * (WIDTH + 1), "┼", GRID)
    for i in range(8):
        canvas.put(0, corner(0, i)[1] + 3, "ABCDEFGH"[i], "bold")
        canvas.put(corner(i, 0)[0] + 1, 0, str(i + 1), "bold")
    if not _centre_covered(view, layout):
        for i in range(2 * HEIGHT + 1):
            canvas.put(corner(3, 3)[0] + i, corner(3, 3)[1], " " * (2 * WIDTH + 1))
        canvas.put(corner(3, 3)[0] + HEIGHT, corner(3, 3)[1] + WIDTH - 1, "×2", "bold")


def _centre_covered(view: Any, layout: Any) -> bool:
    return any(tile["cell"] in layout["centre"] for tile in view["board"])


def _tracks(canvas: Canvas, view: Any, layout: Any) -> None:
    """Bare rails; lines are drawn over them."""
    sides = layout["sides"]
    for tile in view["board"]:
        for entry, out in enumerate(layout["tiles"][tile["code"]]["exits"]):
            _pass(canvas, tile["row"], tile["column"], sides[entry], sides[out], RAIL)


def _pass(canvas: Canvas, row: int, column: int, entry: str, leave: str, style: str) -> None:
    top, left = corner(row, column)
    for (y, x), char in _WAYS[entry, leave].items():
        canvas.cross(top + y, left + x, char, style)


def _lines(canvas: Canvas, view: Any, layout: Any) -> None:
    for line, (letter, passes) in zip(view["lines"], trace(view, layout), strict=True):
        if letter is None or not passes:
            continue
        style = STYLES[letter]
        for row, column, entry, leave in passes:
            _pass(canvas, row, column, entry, leave, style)
        for row, column, entry, leave in passes:
            top, left = corner(row, column)
            for y, x in (_ENTRY_AT[entry], _EXIT_AT[leave]):
                canvas.put(top + y, left + x, letter, style)
        if "next" in line:
            _open_end(canvas, passes[-1], len(passes), style)


def _open_end(canvas: Canvas, last: tuple[int, int, str, str], passed: int, style: str) -> None:
    """The length so far, in the free cell a line leads into."""
    row, column, _, leave = last
    top, left = corner(row + _STEP[leave][0], column + _STEP[leave][1])
    y, x = {"S": (0, 1), "N": (2, 4), "E": (2, 0), "W": (0, 5)}[leave]
    canvas.put(top + y, left + x, str(passed), style)


def _stations(canvas: Canvas, view: Any, layout: Any) -> None:
    letters = {colour["name"]: colour["letter"] for colour in layout["colours"]}
    owners = {line["departure"]: letters.get(line["owner"]) for line in view["lines"]}
    for station in layout["stations"]:
        letter = owners[station["number"]]
        top, left = corner(station["row"], station["column"])
        y, x = _ENTRY_AT[station["side"]]
        canvas.put(top + y, left + x, letter or "·", STYLES.get(letter or "", ""))
        y, x = {"N": (-2, 2), "S": (HEIGHT + 1, 3), "W": (1, -4), "E": (1, WIDTH + 1)}[station["side"]]
        canvas.put(top + y, left + x, f"{station['number']:>2}", "dim")
    for module in drawings_of(view):
        module.marks(canvas, view, layout)


def _legal_cells(canvas: Canvas, view: Any, actions: list[Any]) -> None:
    for action in actions:
        if action["kind"] == "lay":
            top, left = corner(action["row"], action["column"])
            canvas.put(top + 1, left + 2, action["cell"], LEGAL)


def _side(view: Any, layout: Any) -> RenderableType:
    letters = {colour["name"]: colour["letter"] for colour in layout["colours"]}
    parts: list[RenderableType] = [_points(view, letters)]
    parts += [panel for module in drawings_of(view) for panel in module.panels(view, letters)]
    parts.append(Text(f"{view['to_lay']} tiles to lay, {view['bag']} in the bag", "dim"))
    return Group(*parts)


def _points(view: Any, letters: dict[str, str]) -> Table:
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "Points", "Open", "Longest"):
        table.add_column(heading, justify="right" if heading else "left")
    for colour, points in view["points"].items():
        own = [line for line in view["lines"] if line["owner"] == colour]
        open_lines = [line["after"] for line in own if not line["complete"]]
        seat = view["colours"].index(colour) if colour in view["colours"] else None
        who = "" if seat is None else " you" if seat == view["viewer"] else f" seat {seat + 1}"
        mark = "▸" if seat is not None and seat == view["turn"] else " "
        name = Text(f"{mark}{letters[colour]} {colour}{who}", STYLES[letters[colour]])
        table.add_row(name, str(points), str(len(open_lines)), str(max(open_lines, default=0)))
    return table


_IN_WORDS: dict[str, Callable[[Any], str]] = {
    "draw": lambda action: "you must lay the tile you draw; this cannot be taken back",
    **{kind: text for drawing in DRAWINGS.values() for kind, text in drawing.verbs.items()},
}


def consequences(action: Any, layout: Any) -> Text:
    """What an action would do, in words."""
    result = Text()
    letters = {colour["name"]: colour["letter"] for colour in layout["colours"]}
    for line in action["consequences"].get("lines", []):
        letter = letters.get(line["owner"], "-")
        result.append(f"  {letter} ", STYLES.get(letter, "dim"))
        result.append(f"line {line['departure']}: {line['before']} → {line['after']}")
        if line["complete"]:
            times = f" × {line['times']}" if line["times"] > 1 else ""
            result.append(f"{times}, arrives at {line['arrives']}: ")
            result.append(f"+{line['points']}" if letter != "-" else "nobody's", "bold")
        else:
            result.append(f", goes on at {line['next']}", "dim")
        result.append("\n")
    if action["kind"] in _IN_WORDS:
        result.append(f"  {_IN_WORDS[action['kind']](action)}\n")
    if not result:
        result.append("  touches no line\n", "dim")
    return result


def menu(actions: list[Any]) -> Text:
    """Nothing: the free cells are marked on the board."""
    return Text()


def event_text(event: Any) -> str | None:
    """Return an event as a line of text, if it is worth one."""
    if event["event"] != "complete":
        return None
    line = f"line {event['departure']} of {event['owner'] or 'nobody'} arrives at {event['arrives']}"
    return f"{line}: +{event['points']}" if event["owner"] else line


def hand(view: Any, layout: Any) -> RenderableType:
    """The tiles the viewer may lay: the drawn one, or those in hand."""
    tiles = [view["drawn"]] if view["drawn"] not in (None, "?") else view["hands"][view["viewer"]]
    return Columns([Group(Text(f"  {code}", "bold"), _tile_picture(code, layout)) for code in tiles])


def _tile_picture(code: str, layout: Any) -> Text:
    canvas = Canvas(HEIGHT + 2, WIDTH + 2)
    canvas.put(0, 0, "┌" + "─" * WIDTH + "┐", GRID)
    for i in range(HEIGHT):
        canvas.put(i + 1, 0, "│" + " " * WIDTH + "│", GRID)
    canvas.put(HEIGHT + 1, 0, "└" + "─" * WIDTH + "┘", GRID)
    for entry, out in enumerate(layout["tiles"][code]["exits"]):
        for (y, x), char in _WAYS[layout["sides"][entry], layout["sides"][out]].items():
            canvas.cross(y + 1, x + 1, char, "bold")
    return canvas.text()

"""The city of Metromania in a terminal: the lattice, lines by letter and colour.

A vertex is one character; its neighbours are six columns away, or three columns and three rows. A solid line
is drawn with capital letters and heavy strokes, a striped one with small letters and broken strokes, so that
nothing depends on colour.
"""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guimard.cli.terminal.canvas import Canvas
from guimard.core.events import Facts

STEPWISE = True  # a turn is taken in steps that can be taken back, and confirmed as a whole
TYPING = """\
A turn is three tunnels, or one station, and then [bold]confirm[/]. Type the number of an action, its text, or the
part that tells it apart: [bold]2,-1 left[/] digs to vertex 2,-1 with the tunnel on the left of the way.
Vertices are q,r: q is written at the upper end of its diagonal, r at the right end of its row."""
HELP = f"""\
{TYPING}
With three players you first choose a type of destination to hold twice: [bold]double R[/] (home), [bold]C[/] (work)
or [bold]E[/] (leisure); this cannot be taken back.
  [bold]list[/]          all legal actions and what they bring
  [bold]board[/]         draw the city again
  [bold]back[/]          take back the last step, while the turn is not confirmed
  [bold]save FILE[/]     write the game's record (it holds the seed: it gives hidden things away)
  [bold]quit[/]          leave; the game is kept, [bold]guimard resume[/] goes on"""

WIDE, SLANT, HIGH = 6, 3, 3
MIDDLE, TOP = 44, 20  # where the centre of the city is drawn
STYLES = {"red": "bold red", "green": "bold green", "blue": "bold bright_blue", "orange": "bold dark_orange"}
GRID, LEGAL, SPOT, STATION = "grey27", "bold cyan", "bright_white", "bold white"
SIGNS = {"R": "⌂", "C": "▤", "E": "★", "lake": "≈", "park": "♣"}
TYPES = {"R": "home", "C": "work", "E": "leisure"}


def draw(view: Any, actions: list[Facts], layout: Any, ghost: Any = None) -> RenderableType:
    """Return the city, and beside it players, trips and the end conditions.

    ``ghost`` is an action the player is thinking about.
    """
    canvas = Canvas(2 * TOP - 1, 2 * MIDDLE + 1)
    _grid(canvas, layout)
    _border(canvas, view, layout)
    _cells(canvas, view)
    _lines(canvas, view, layout)
    for action in actions if ghost is None else [ghost]:
        _target(canvas, action)
    tips = {line["tip"]: _style(view, line["seat"]) for line in view["lines"] if line["tip"]}
    for station in view["stations"]:
        here = station["vertex"]
        canvas.put(*_at(here), "◈" if here in tips else "●", tips.get(here, STATION))
    return Columns([canvas.text(), _side(view)], padding=(0, 2))


def _at(vertex: str) -> tuple[int, int]:
    q, r = map(int, vertex.split(","))
    return TOP + HIGH * r, MIDDLE + WIDE * q + SLANT * r


def _spot(screen: Any) -> tuple[int, int]:
    """Row and column of a place given as the layout gives it."""
    x, y = screen
    return TOP + round(HIGH * y / 0.8660254), MIDDLE + round(WIDE * x)


def _grid(canvas: Canvas, layout: Any) -> None:
    for corners in layout["cells"].values():
        a, b, c = (_at(corner) for corner in corners)
        for start, end in ((a, b), (b, c), (a, c)):
            _stroke(canvas, start, end, "─────", "╲╲", "╱╱", GRID)
    for vertex in layout["vertices"]:
        canvas.put(*_at(vertex), "·", GRID)
    for number in range(-5, 6):
        row, column = _at(f"{number},{max(-5, -5 - number)}")
        canvas.put(row - HIGH - 1, column - SLANT - 1, f"{number:>2}", "bold")
        row, column = _at(f"{min(5, 5 - number)},{number}")
        canvas.put(row, column + WIDE + 2, f"{number:>2}", "bold")


def _stroke(
    canvas: Canvas, a: tuple[int, int], b: tuple[int, int], level: str, down: str, up: str, style: str
) -> None:
    """Return the characters between two neighbouring vertices, from the upper or left."""
    (row, column), (other, end) = sorted((a, b))
    if row == other:
        canvas.put(row, column + 1, level, style)
        return
    side = 1 if end > column else -1
    for i, char in enumerate(down if side > 0 else up, start=1):
        canvas.put(row + i, column + side * i, char, style)


def _style(view: Any, seat: int) -> str:
    return STYLES[view["colours"][seat]]


def _initial(view: Any, seat: int) -> str:
    """Return the letter of a player's colour."""
    return str(view["colours"][seat][0]).upper()


def _letter(view: Any, line: Any) -> str:
    letter = _initial(view, line["seat"])
    return letter if line["line"] == 1 else letter.lower()


def _line_words(line: Any) -> str:
    """Name a line where no colours are at hand."""
    return f"the {'solid' if line['line'] == 1 else 'striped'} line of seat {line['seat'] + 1}"


def _border(canvas: Canvas, view: Any, layout: Any) -> None:
    """Draw border cells: ○ a free start, □ a free end, or the letter of a line."""
    taken = {t["cell"]: line for line in view["lines"] for t in line["tunnels"]}
    for name, border in layout["border"].items():
        if border["arrow"] is None:
            continue
        sign, style = "○" if border["arrow"] == "start" else "□", "white"
        if name in taken:
            sign, style = _letter(view, taken[name]), _style(view, taken[name]["seat"])
        row, column, step = _triangle([_spot(border["tip"]), *map(_at, border["base"])])
        canvas.put(row + step, column - 1, name, "dim")
        canvas.put(row + 2 * step, column, sign, style)


def _triangle(corners: list[tuple[int, int]]) -> tuple[int, int, int]:
    """Return where a triangle lies.

    The row of its level edge, the column of the third corner, whether that is below or above.
    """
    rows = [row for row, _ in corners]
    (top, column) = next(corner for corner in corners if rows.count(corner[0]) == 1)
    level = next(row for row in rows if row != top)
    return level, column, 1 if top > level else -1


def _inside(cell: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a cell has room for three characters, and where for one."""
    q, r, t = cell.split(",")
    row, column = _at(f"{q},{r}")
    if t == "0":
        return (row + 1, column + 2), (row + 2, column + 3)
    return (row + 2, column + 5), (row + 1, column + 6)


def _cells(canvas: Canvas, view: Any) -> None:
    for cell, kind in view["city"]["grounds"].items():
        wide, _ = _inside(cell)
        sign = SIGNS[kind]
        canvas.put(*wide, sign * 3 if kind in ("lake", "park") else f" {sign} ", SPOT)
    for line in view["lines"]:
        for tunnel in line["tunnels"]:
            if tunnel["cell"].count(",") == 2:
                canvas.put(*_inside(tunnel["cell"])[1], _letter(view, line), _style(view, line["seat"]))
    for destination in view["destinations"]:
        (row, column), _ = _inside(destination["cell"])
        style = f"{_style(view, destination['seat'])} reverse"
        canvas.put(row, column, f"{destination['letter']}{SIGNS[destination['type']]}", style)


def _lines(canvas: Canvas, view: Any, layout: Any) -> None:
    places = {name: _at(name) for name in layout["vertices"]}
    places |= {name: _spot(border["tip"]) for name, border in layout["border"].items()}
    edges: dict[frozenset[str], list[Any]] = {}
    for line in view["lines"]:
        for tunnel in line["tunnels"]:
            edges.setdefault(frozenset((tunnel["from"], tunnel["to"])), []).append(line)
    for edge, lines in edges.items():
        a, b = (places[name] for name in edge)
        _line_stroke(canvas, view, a, b, lines)
    for line in view["lines"]:
        for name in line["path"]:
            canvas.put(*places[name], "•", _style(view, line["seat"]))
        if line["tip"]:
            canvas.put(*places[line["tip"]], "◆", _style(view, line["seat"]))


def _line_stroke(canvas: Canvas, view: Any, a: tuple[int, int], b: tuple[int, int], lines: list[Any]) -> None:
    letters = [_letter(view, line) for line in lines]
    bar = "━" if lines[0]["line"] == 1 else "╍"
    style = _style(view, lines[0]["seat"])
    if len(lines) == 1:
        letter = letters[0]
        _stroke(canvas, a, b, bar * 2 + letter + bar * 2, "╲" + letter, "╱" + letter, style)
        return
    first, second = letters
    _stroke(canvas, a, b, f"━{first}═{second}━", first + second, first + second, "bold white")


def _target(canvas: Canvas, action: Any) -> None:
    if action["kind"] == "dig":
        canvas.put(*_at(action["to"]), "◇", LEGAL)
    elif action["kind"] in ("station", "bonus"):
        canvas.put(*_at(action["vertex"]), "○", LEGAL)


LEGEND = """\
⌂ home  ▤ work  ★ leisure  ≈ lake  ♣ park
● station  ◆ tip  ◈ tip at a station
○ start  □ end  R solid line  r striped line"""


def _side(view: Any) -> RenderableType:
    parts: list[RenderableType] = [_players(view), Text(), _trips(view), Text()]
    if view["over"]:
        parts.append(_final(view))
    else:
        parts += [_ending(view), *(Text(_warning(view, warning), "yellow") for warning in view["warnings"])]
    return Group(*parts, Text(LEGEND, "dim"))


def _final(view: Any) -> Table:
    """The final scoring, step by step."""
    final = view["final"]
    table = Table(title="Final scoring", title_justify="left", box=None, padding=(0, 1))
    for heading in ("", *(_initial(view, seat) for seat in range(view["seats"]))):
        table.add_column(heading, justify="right" if heading else "left")
    rows = [("stations", final["built"]), ("finished lines", final["finished_lines"]), ("points kept", final["kept"])]
    for name, points in [*rows, *((day["day"], day["totals"]) for day in final["days"])]:
        table.add_row(name, *map(str, points))
    return table


def _players(view: Any) -> Table:
    table = Table(box=None, padding=(0, 1))
    for heading in ("", "Points", "Solid", "Striped", "In hand"):
        table.add_column(heading)
    for player in view["players"]:
        seat = player["seat"]
        who = "you" if seat == view["viewer"] else f"seat {seat + 1}"
        mark = "▸" if seat == view["turn"] else " "
        lines = [_line_state(line) for line in view["lines"] if line["seat"] == seat]
        hand = " ".join((m["letter"] or "?") + SIGNS[m["type"]] for m in player["hand"])
        if view["choosing"] and player["doubled"]:
            hand = f"two {SIGNS[player['doubled']]}"
        table.add_row(
            Text(f"{mark}{_initial(view, seat)} {who}", _style(view, seat)), str(player["points"]), *lines, hand
        )
    return table


def _line_state(line: Any) -> str:
    if line["finished"]:
        return "finished"
    if line["blocked"]:
        return "blocked"
    return f"{line['tunnels_left']} left" if line["started"] else "–"


def _trips(view: Any) -> Table:
    table = Table(title="Trips as they stand", title_justify="left", box=None, padding=(0, 1))
    for heading in ("", "", "", "Points"):
        table.add_column(heading)
    for trip in view["trips"]:
        ends = "–".join(SIGNS[end["type"]] for end in trip["ends"])
        points = Text()
        for seat, gain in enumerate(trip["points"]):
            if gain and (trip["possible"] or view["over"]):
                points.append(f"{_initial(view, seat)}{gain:+d} ", _style(view, seat))
        if trip["possible"] and not points:  # 10.2
            points.append("nobody", "dim")
        name = "" if trip["name"] == "lake-park" else trip["name"]
        table.add_row(f"{trip['day'][:3]} {name}", ends, _trip_state(view, trip), points)
    return table


def _trip_state(view: Any, trip: Any) -> str:
    if trip["possible"]:
        lines = dict.fromkeys(_letter(view, section) for route in trip["routes"] for section in route)
        return f"{trip['minutes']} min by {''.join(lines)}"
    causes = [cause["cause"] for cause in trip["causes"]]
    for cause, one, both in (
        ("not-placed", "one end not placed", "neither end placed"),
        ("not-served", "an end has no station", "no end has a station"),
    ):
        if cause in causes:
            return both if causes.count(cause) == 2 else one
    return "not connected"


def _ending(view: Any) -> Text:
    ending = view["ending"]
    if ending["reasons"]:
        return Text(f"Construction ends: {ending['last_turns']} turns left\n({', '.join(ending['reasons'])})", "bold")
    stations = f"{view['stations_left']} stations left"
    if ending["settled_lines_needed"] > len(view["lines"]):  # 10.5: never
        return Text(stations, "dim")
    settled = f"{ending['settled_lines']} of {ending['settled_lines_needed']} lines finished or blocked"
    return Text(f"{stations}, {settled}", "dim")


def _warning(view: Any, warning: Any) -> str:
    if warning["warning"] == "line-cannot-finish":
        return f"! {_letter(view, warning)} can reach no end any more"
    owner = _initial(view, warning["seat"])
    return f"! {warning['letter']}{SIGNS[warning['type']]} of {owner} is not served yet"


def hand(view: Any, layout: Any) -> RenderableType:
    """Where the turn stands."""
    if view["choosing"]:
        return Text("Which type of destination do you want twice? You get one of each other type.", "bold")
    pending = view["pending"]
    steps = "".join(f"\n  {number}. {step}" for number, step in enumerate(pending["steps"], start=1))
    won = f" (+{pending['points']})" if pending["points"] else ""
    left = pending["digs_left"]
    what = f"{left} tunnel{'s' if left != 1 else ''} to dig" if left else "confirm your turn"
    return Text(f"Your turn{won}: {what}{steps}", "bold")


def menu(actions: list[Any]) -> RenderableType:
    """The legal actions, numbered, with what they bring."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    for number, action in enumerate(actions, start=1):
        table.add_row(f"{number:>3}", Text(action["text"], "bold"), _effects(action))
    return table


def consequences(action: Any, layout: Any) -> Text:
    """What an action would do, in words."""
    return Text("  ").append_text(_effects(action)).append("\n")


def _effects(action: Any) -> Text:
    if action["kind"] == "double":
        return Text(f"{SIGNS[action['type']]} two {TYPES[action['type']]} destinations")
    effects = action["consequences"]
    words = [
        f"{station['why']} at {station['vertex']}: station +{station['points']}" for station in effects["stations"]
    ]
    if action.get("destination"):
        words.append(f"places {action['destination']['letter']} on a {TYPES[action['destination']['type']]} spot")
    words += [f"blocks {_line_words(line)}" for line in effects["blocks"]]
    words += [f"frees {_line_words(line)}" for line in effects["frees"]]
    words += [f"ends construction: {reason}" for reason in effects["ends_construction"]]
    if action["kind"] == "end":
        words.append("finishes the line; a bonus station may follow")
    return Text("; ".join(words), LEGAL if effects["points"] else "")


def event_text(event: Any) -> str | None:
    """Return an event as a line of text, if it is worth one."""
    kind = event["event"]
    if kind in ("dig", "start", "end", "station", "bonus"):
        effects = _effects(event).plain
        return f"{event['text']}{'  ' + effects if effects else ''}"
    if kind == "double" and not event["chosen"]:
        return f"Seat {event['seat'] + 1} takes what is left: {TYPES[event['type']]}"
    if kind == "double":
        return f"holds two {TYPES[event['type']]} destinations"
    if kind == "construction-ends":
        return f"Construction ends: {', '.join(event['reasons'])}. Everybody else has one more turn."
    return None

"""The numbers of Metromania's observations and actions, by the table's options."""

from typing import Any

from guimard.core.flat_record import FlatRecord
from guimard.core.match import Setup
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.lattice import N_BORDER, N_CELLS, N_EDGES, N_VERTICES
from guimard.games.metromania.state import LETTERS, MARKERS, STATIONS, TUNNELS
from guimard.research.sections import Layout, Section, sections

DIRECTIONS, SIDES, CHOICES = 6, 2, len(LETTERS) + 1
PLACES = TUNNELS - 1  # vertices of a line where a station can be built by choice

# An action: dig by line, direction, side and letter; start by line, border cell and vertex; end by line and
# direction; station by line and its place on the line; confirm; pass; the type to hold twice.
START = 2 * DIRECTIONS * SIDES * CHOICES
END = START + 2 * N_BORDER * 2
STATION = END + 2 * DIRECTIONS
CONFIRM = STATION + 2 * PLACES
PASS = CONFIRM + 1
DOUBLE = PASS + 1  # only where three players choose the type they hold twice

LINE_FACTS = 5  # begun, tip, tunnels, direction, ended


class Plan(FlatRecord):
    """What the kernels must know of the options: where sections begin."""

    seats: int
    actions: int
    tunnels: int
    stations: int
    lines_at: int
    lines_on: int
    lines: int
    holders: int
    placed: int
    in_hand: int
    points: int
    turn: int
    counts: int
    doubled: int
    chosen: int  # whether types are chosen
    size: int


def layout_of(setup: Setup[Any]) -> Layout:
    """Return the sections of an observation.

    Lines are counted from the viewer's: own solid, own striped, next seat …
    """
    seats = setup.seats
    line = "1-8 a line: 1 and 2 the viewer's solid and striped one, 3 and 4 those of the next seat, and so on"
    bits = "a set of lines: bit 0 the viewer's solid one, bit 1 its striped one, and so on"
    return Layout(
        sections(
            Section(
                "grounds",
                (N_CELLS,),
                5,
                "0 nothing, 1-3 a residential, commercial, entertainment spot, 4 lake, 5 park",
            ),
            Section("tunnels", (N_CELLS + N_BORDER,), 8, f"of each cell, then each border cell: 0 no tunnel, {line}"),
            Section("stations", (N_VERTICES,), 1, "1: a station at the vertex"),
            Section("lines_at", (N_VERTICES,), 255, f"lines through each vertex, {bits}"),
            Section("lines_on", (N_EDGES,), 255, f"lines along each edge, {bits}"),
            Section("lines", (2 * seats, LINE_FACTS), N_VERTICES + N_BORDER, _LINES),
            Section("holders", (MARKERS,), 4, _HOLDERS),
            Section("placed", (MARKERS,), N_CELLS, "where it is placed: 0 nowhere, else its cell plus 1"),
            Section("in_hand", (seats, len(TYPES)), 4, "destinations of each type in hand, by seat from the viewer"),
            Section("points", (seats, 2), 99, "points for stations by seat from the viewer: hundreds, rest"),
            Section("turn", (seats,), 1, "who acts, one-hot, counted from the viewer"),
            Section("counts", (6,), STATIONS, _COUNTS),
            Section("doubled", (seats,), 3, _DOUBLED) if types_chosen(setup) else None,
        )
    )


_LINES = (
    "for each line: border cell where it starts plus 1; vertex of its tip plus 1; tunnels; direction of the last "
    "tunnel plus 1; border cell where it ends plus 1. 0 where there is none"
)
_HOLDERS = "of each destination (A left, A right, B left …): 0 unknown, else its seat from the viewer, from 1"
_COUNTS = (
    "stations left; steps of this turn that the viewer sees; tunnels among them; 1 if one placed a destination; "
    "turns passed in a row; turns left, plus 1, once the end is near (else 0)"
)


_DOUBLED = "the type that a player has chosen to hold twice, by seat from the viewer: 0 none yet, 1-3 as in grounds"


def types_chosen(setup: Setup[Any]) -> bool:
    """Tell whether three players choose the type they hold twice (Metromania 10.4)."""
    return setup.seats == 3 and setup.options["doubles"] == "chosen"


def points_are_public(setup: Setup[Any]) -> bool:
    """Tell whether the table sees all points as they are scored: not those of trips."""
    return False


def plan_of(setup: Setup[Any]) -> Plan:
    layout, plan = layout_of(setup), Plan.new()
    plan.seats, plan.size, plan.chosen = setup.seats, layout.size, types_chosen(setup)
    plan.actions = DOUBLE + (len(TYPES) if plan.chosen else 0)
    for name in (
        *("tunnels", "stations", "lines_at", "lines_on", "lines"),
        *("holders", "placed", "in_hand", "points", "turn", "counts", "doubled"),
    ):
        setattr(plan, name, layout.start(name))
    return plan

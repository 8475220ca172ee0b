"""The numbers of a Metro observation and of a Metro action, by the options of the table."""

from typing import Any

from guimard.core.flat_record import FlatRecord
from guimard.core.match import Setup
from guimard.games.metro import tables as t
from guimard.games.metro.modules.numbers import NUMBER_COLOURS
from guimard.games.metro.modules.stations.rules import WAYS
from guimard.research.sections import Layout, Section, sections

# What the path at a port is. 1 to 8: the head of a line (of seats counted from the viewer, or of companies).
NOBODY, TO_EDGE, TO_CENTRE, PIECE = 9, 10, 11, 12
EXCHANGES = 2 * t.PERCENTAGES
WAGONS = WAYS * t.CENTRALS


class Plan(FlatRecord):
    """What the kernels must know of the options: where actions and sections begin."""

    seats: int
    hand: int
    turns: int  # directions a tile may be laid in: 1 or 4
    draw: int  # the index of the action; exchanges and wagons come after it
    exchange: int
    wagon: int
    actions: int
    companies: int  # 1 with the module
    parties: int
    numbers: int  # number tiles of each colour
    unseen: int  # where each section begins
    hands: int
    drawn: int
    turn: int
    held: int
    bag: int
    points: int
    shares: int
    locked: int
    face_up: int
    pile: int
    exchanges: int
    wagons: int
    central: int
    own_numbers: int
    pays: int
    size: int


def layout_of(setup: Setup[Any]) -> Layout:
    """The sections of an observation."""
    seats, hand, modules = setup.seats, int(str(setup.options["hand"])), _modules(setup)
    companies, stations, numbers = (name in modules for name in ("companies", "stations", "station-numbers"))
    parties = t.COLOURS if companies else seats
    who = "companies" if companies else "seats, counted from the viewer"
    company = "0 unknown or none, 1-8 a company"
    count = int(str(setup.options["numbers"]))
    return Layout(
        sections(
            Section("tiles", (8, 8), t.KINDS, "0 free, 1-24 the kind of tile that lies there, as it looks"),
            Section("ports", (8, 8, 4), PIECE, _PORTS.format(who=who)),
            Section("lengths", (8, 8, 4), 255, "tiles that the path of that port passes"),
            Section("unseen", (t.KINDS,), 4, "tiles of each kind in the bag or in other hands"),
            Section("hand", (hand, t.KINDS), 1, "the kind of tile in each slot of the own hand, one-hot"),
            Section("drawn", (t.KINDS,), 1, "the kind of the own drawn tile, one-hot; it is laid by slot 0"),
            Section("turn", (seats,), 1, "who acts, one-hot, counted from the viewer"),
            Section("held", (seats,), t.MAX_HAND, "tiles in each hand, counted from the viewer"),
            Section("bag", (1,), t.TILES, "tiles in the bag"),
            Section("points", (parties, 2), 99, f"points of {who}: hundreds, rest"),
            Section(
                "shares", (seats, t.PERCENTAGES), t.COLOURS, f"shares of 10-40 % by seat from the viewer: {company}"
            )
            if companies
            else None,
            Section("locked", (seats, t.PERCENTAGES), 1, "1: the share was shown for a wagon") if companies else None,
            Section("face_up", (t.PERCENTAGES,), t.COLOURS, f"the open share: {company}") if companies else None,
            Section("pile", (t.PERCENTAGES, t.COLOURS - 1 - seats), t.COLOURS, f"the pile, top first: {company}")
            if companies
            else None,
            Section("exchanges", (1,), 12, "exchanges in a row, with no tile laid since") if companies else None,
            Section("wagons", (parties,), 1, f"1: has a central wagon in stock; by {who}") if stations else None,
            Section("central", (t.CENTRALS,), NOBODY, "0 no wagon, else whose: as in ports") if stations else None,
            Section("numbers", (NUMBER_COLOURS, count), t.STATIONS, "the own number tiles: stations 1-32")
            if numbers
            else None,
            Section("pays", (t.STATIONS,), 255, "what each number tile pays by now") if numbers else None,
        )
    )


_PORTS = (
    "for each cell and side (N, E, S, W) the path that enters the cell there: 0 none; 1-8 the head of a line "
    "({who}: 1 is the first); 9 of a line nobody owns; 10 a path that leads to an edge station; 11 to a central "
    "one; 12 a piece of track between two open ends, or the beginning of a line"
)


def plan_of(setup: Setup[Any]) -> Plan:
    layout, plan, modules = layout_of(setup), Plan.new(), _modules(setup)
    plan.seats = setup.seats
    plan.hand = int(str(setup.options["hand"]))
    plan.turns = 4 if setup.options["orientation"] == "free" else 1
    plan.draw = plan.hand * plan.turns * t.CELLS
    plan.exchange = plan.draw + 1
    plan.companies = int("companies" in modules)
    plan.wagon = plan.exchange + EXCHANGES * plan.companies
    plan.actions = plan.wagon + WAGONS * int("stations" in modules)
    plan.parties = t.COLOURS if plan.companies else setup.seats
    plan.numbers = int(str(setup.options["numbers"])) if "station-numbers" in modules else 0
    plan.hands, plan.own_numbers = layout.start("hand"), layout.start("numbers")
    for name in (
        *("unseen", "drawn", "turn", "held", "bag", "points", "shares", "locked", "face_up", "pile"),
        *("exchanges", "wagons", "central", "pays"),
    ):
        setattr(plan, name, layout.start(name))
    plan.size = layout.size
    return plan


def _modules(setup: Setup[Any]) -> tuple[str, ...]:
    modules = setup.options["modules"]
    assert isinstance(modules, tuple)
    return modules

"""The numbers of Metro's observations and actions, by the table's options."""

from typing import Any, get_type_hints

from guimard.core.match import Setup
from guimard.games.metro import tables as t
from guimard.research.metro.line_owners import line_owners, own_lines
from guimard.research.metro.modules.hooks import CODINGS, Plan, codings_on
from guimard.research.metro.plan import PIECE
from guimard.research.sections import Layout, Section, sections


def layout_of(setup: Setup[Any]) -> Layout:
    """Return the sections of an observation: the base game's, then those of modules."""
    seats, (count, who) = setup.seats, line_owners(setup)
    return Layout(
        sections(
            Section("tiles", (8, 8), t.KINDS, "0 free, 1-24 the kind of tile that lies there, as it looks"),
            Section("ports", (8, 8, 4), PIECE, _PORTS.format(who=who)),
            Section("lengths", (8, 8, 4), 255, "tiles that the path of that port passes"),
            Section("unseen", (t.KINDS,), 4, "tiles of each kind in the bag or in other hands"),
            Section("hand", (_hand(setup), t.KINDS), 1, "the kind of tile in each slot of the own hand, one-hot"),
            Section("drawn", (t.KINDS,), 1, "the kind of the own drawn tile, one-hot; it is laid by slot 0"),
            Section("turn", (seats,), 1, "who acts, one-hot, counted from the viewer"),
            Section("held", (seats,), t.MAX_HAND, "tiles in each hand, counted from the viewer"),
            Section("bag", (1,), t.TILES, "tiles in the bag"),
            Section("points", (count, 2), 99, f"points of {who}: hundreds, rest"),
            *(section for coding in codings_on(setup) for section in coding.sections(setup)),
        )
    )


_PORTS = (
    "for each cell and side (N, E, S, W) the path that enters the cell there: 0 none; 1-8 the head of a line "
    "({who}: 1 is the first); 9 of a line nobody owns; 10 a path that leads to an edge station; 11 to a central "
    "one; 12 a piece of track between two open ends, or the beginning of a line"
)


def plan_of(setup: Setup[Any]) -> Plan:
    """Return where the numbers of actions and the sections of observations begin."""
    layout, plan = layout_of(setup), Plan.new()
    for name in get_type_hints(Plan):
        if name not in _NO_FIELDS:
            setattr(plan, name, layout.start(name))  # the size where there is no such section
    plan.seats, plan.hand_size, plan.size = setup.seats, _hand(setup), layout.size
    plan.turns = 4 if setup.options["orientation"] == "free" else 1
    plan.own_lines, plan.line_owners = int(own_lines(setup)), line_owners(setup)[0]
    plan.draw = plan.hand_size * plan.turns * t.CELLS
    _number_actions(plan, setup)
    return plan


_NO_FIELDS = ("dtype", "base")


def _number_actions(plan: Plan, setup: Setup[Any]) -> None:
    """Number the actions of modules after the draw; those that are off come last."""
    plan.actions = plan.draw + 1
    played = codings_on(setup)
    for coding in sorted((coding for coding in CODINGS if coding.actions), key=lambda coding: coding not in played):
        setattr(plan, coding.first_action, plan.actions)
        if coding in played:
            plan.actions += coding.actions


def points_are_public(setup: Setup[Any]) -> bool:
    """Tell whether the table sees all points as they are scored."""
    return not any(coding.scores_at_end for coding in codings_on(setup))


def _hand(setup: Setup[Any]) -> int:
    return int(str(setup.options["hand"]))

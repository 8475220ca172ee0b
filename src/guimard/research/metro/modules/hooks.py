"""The modules as numbers for researchers: named only here, a line for each.

A module that is not played finds nothing to do: its sections are empty, its actions have no numbers. One that is
not named here is not observed, and its actions cannot be chosen.
"""
# ruff: noqa: RET504 (the last module has a line of its own, like the others)

from typing import Any

from guimard.core.compiler import inlined
from guimard.core.flat_record import Bytes
from guimard.core.match import Setup
from guimard.core.rng import Rng
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.tables import NONE
from guimard.research.metro.modules import central_tracks, companies, numbers, stations
from guimard.research.metro.modules.coding import ModuleCoding

CODINGS = (
    companies.CODING,
    stations.CODING,
    central_tracks.CODING,
    numbers.CODING,
)
"""In the order of the catalogue: of the deal, of the sections and of the actions."""


class Plan(
    companies.SharesPlan,
    stations.WagonsPlan,
    numbers.NumbersPlan,
):
    """The plan: the base game's part and every module's."""


def codings_on(setup: Setup[Any]) -> list[ModuleCoding]:
    """Return the codings of the modules that are played."""
    chosen = setup.options["modules"]
    assert isinstance(chosen, tuple)
    return [coding for coding in CODINGS if coding.module in chosen]


@inlined
def write(state: State, plan: Plan, viewer: int, out: Bytes) -> None:
    """Write the modules' sections of an observation."""
    companies.write(state, plan, viewer, out)
    stations.write(state, plan, viewer, out)
    numbers.write(state, plan, viewer, out)


@inlined
def action_number(plan: Plan, action: int) -> int:
    """Return the number of an action that a module added."""
    found = NONE
    found = max(found, companies.action_number(plan, action))
    found = max(found, stations.action_number(plan, action))
    return found


@inlined
def action_of(plan: Plan, number: int) -> int:
    """Return the action of a number that belongs to a module."""
    found = NONE
    found = max(found, companies.action_of(plan, number))
    found = max(found, stations.action_of(plan, number))
    return found


@inlined
def deal(state: State, rng: Rng) -> None:
    """Deal what chance decides of the modules."""
    companies.deal(state, rng)
    central_tracks.deal(state, rng)
    numbers.deal(state, rng)

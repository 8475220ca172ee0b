"""Central stations in numbers: wagons in stock and at the centre (Metro 8)."""

from typing import Any

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Bytes
from guimard.core.match import Setup
from guimard.games.metro.modules.stations import CENTRAL_STATIONS
from guimard.games.metro.modules.stations.rules import STATION, WAYS, CentralWagons
from guimard.games.metro.tables import CENTRALS, NONE, STATIONS
from guimard.research.metro.line_owners import line_owners
from guimard.research.metro.modules.coding import ModuleCoding
from guimard.research.metro.plan import NOBODY, BasePlan, owner_number
from guimard.research.sections import Section

_WAGONS = WAYS * CENTRALS


class WagonsPlan(BasePlan):
    wagon: int  # the number of the first wagon
    wagons: int
    central: int


def _sections(setup: Setup[Any]) -> list[Section]:
    count, who = line_owners(setup)
    return [
        Section("wagons", (count,), 1, f"1: has a central wagon in stock; by {who}"),
        Section("central", (CENTRALS,), NOBODY, "0 no wagon, else whose: as in ports"),
    ]


@compiled
def write(state: CentralWagons, plan: WagonsPlan, viewer: int, out: Bytes) -> None:
    """Write who has a wagon in stock, and whose wagons stand at the centre."""
    if plan.wagons == plan.size:
        return
    for colour in range(plan.line_owners):
        out[plan.wagons + owner_number(state, plan, viewer, colour) - 1] = (state.wagons >> colour) & 1
    for central in range(CENTRALS):
        colour = state.owner[STATIONS + central]
        out[plan.central + central] = 0 if colour == NONE else owner_number(state, plan, viewer, colour)


@inlined
def action_number(plan: WagonsPlan, action: int) -> int:
    """Return the number of placing a wagon, or -1 for other actions."""
    return int(plan.wagon + action - STATION) if STATION <= action < STATION + _WAGONS else NONE


@inlined
def action_of(plan: WagonsPlan, number: int) -> int:
    """Return the wagon of a number, or -1 if the number is not that of one."""
    at = number - plan.wagon
    return int(STATION + at) if 0 <= at < _WAGONS else NONE


CODING = ModuleCoding(module=CENTRAL_STATIONS.name, sections=_sections, first_action="wagon", actions=_WAGONS)

"""The modules of Metro there are.

Interpreted code asks this list, and nothing else, which ones are on.
"""

from functools import cache
from typing import TypeAlias

from guimard.core.compiler import compiled
from guimard.core.json_buffer import JsonBuffer, close, name_table, put
from guimard.games.metro.json.pieces import put_known
from guimard.games.metro.modules.central_tracks import CENTRAL_TRACKS, CentralTracksOptions
from guimard.games.metro.modules.companies import COMPANIES
from guimard.games.metro.modules.companies.shapes import (
    CompaniesOptions,
    CompaniesScore,
    CompaniesView,
    Exchange,
    ExchangeClosedEvent,
    ExchangeEvent,
)
from guimard.games.metro.modules.hooks import Choices, State
from guimard.games.metro.modules.module import Module, Verb
from guimard.games.metro.modules.numbers import STATION_NUMBERS
from guimard.games.metro.modules.numbers.shapes import NumbersOptions, NumbersScore, NumbersView
from guimard.games.metro.modules.stations import CENTRAL_STATIONS
from guimard.games.metro.modules.stations.shapes import StationEvent, StationsView, Wagon
from guimard.games.metro.tables import VERBS, first_verb

MODULES: tuple[Module[State], ...] = (
    COMPANIES,
    CENTRAL_STATIONS,
    CENTRAL_TRACKS,
    STATION_NUMBERS,
)
"""In the order of their numbers: of the deal, of positions and of all lists."""

NAMES = tuple(module.name for module in MODULES)
VERB_LIST = tuple(verb for module in MODULES for verb in module.verbs)


# What modules add to the JSON, for type checkers: they cannot fold over the list (``games.metro.shapes`` does).


class ModulesOptions(NumbersOptions, CentralTracksOptions, CompaniesOptions):
    """The options of all modules."""


class ModulesScore(CompaniesScore, NumbersScore):
    """The parts of a seat's final points that modules add."""


class ModulesView(CompaniesView, StationsView, NumbersView):
    """The fields of a view that modules add."""


ModulesAction: TypeAlias = Exchange | Wagon
ModulesEvent: TypeAlias = ExchangeClosedEvent | ExchangeEvent | StationEvent


@cache
def _with_bits(bits: int) -> tuple[Module[State], ...]:
    return tuple(module for module in MODULES if bits >> (module.number - 1) & 1)


def modules_on(state: State) -> tuple[Module[State], ...]:
    """Return the modules that are played in a game."""
    return _with_bits(int(state.modules))


_NAME_TABLE = name_table(NAMES)
_BITS = tuple(module.number - 1 for module in MODULES)


@compiled
def bits_of(choices: Choices) -> int:
    """Return the modules that were chosen as a state keeps them: a bit for each."""
    bits = 0
    for i in range(len(_BITS)):
        if choices.modules >> i & 1:
            bits |= 1 << _BITS[i]
    return bits


@compiled
def put_names(buffer: JsonBuffer, at: int, view: State) -> int:
    """Write the names of the modules that are played, as a list, and a comma."""
    at = put(buffer, at, b"[")
    for i in range(len(_BITS)):
        if view.modules >> _BITS[i] & 1:
            at = put_known(buffer, at, _NAME_TABLE, i)
    return close(buffer, at, b"],")


@cache
def verb_of(action: int) -> tuple[Verb, int] | None:
    """Return the verb of an action and which of its actions it is.

    ``None`` if no module has it.
    """
    for verb in VERB_LIST:
        if verb.first <= action < verb.first + verb.count:
            return verb, action - verb.first
    return None


def _check() -> None:
    """Refuse modules that are out of order, or whose verbs do not fit."""
    if [module.number for module in MODULES] != sorted({module.number for module in MODULES}):
        raise ValueError("Modules are listed in the order of their numbers, and no two share one.")
    for module in MODULES:
        first, last = first_verb(module.number), first_verb(module.number + 1)
        if any(verb.first < first or verb.first + verb.count > last for verb in module.verbs):
            raise ValueError(f"The actions of {module.name} are numbered from {first} to {last - 1}.")
    if sum(verb.count for verb in VERB_LIST) > VERBS:
        raise ValueError(f"A list of legal actions has room for {VERBS} actions of modules.")


_check()

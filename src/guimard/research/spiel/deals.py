"""The deal of each game as chance nodes, and the deal that gives what was drawn."""

from types import ModuleType
from typing import Any

from guimard.core.deal import Deal
from guimard.core.match import Setup
from guimard.research.metro import chance as metro
from guimard.research.metromania import chance as metromania
from guimard.research.spiel.draws import Draw, scripted

_CHANCE: dict[str, ModuleType] = {"metro": metro, "metromania": metromania}


def draws_of(setup: Setup[Any]) -> list[Draw]:
    """Return all that the deal of a game draws, in order."""
    draws: list[Draw] = _CHANCE[setup.game.id].draws(setup)
    return draws


def dealt(setup: Setup[Any], drawn: list[int]) -> Deal:
    """Return the deal in which exactly this was drawn."""
    return scripted(_CHANCE[setup.game.id].answers(setup, drawn))

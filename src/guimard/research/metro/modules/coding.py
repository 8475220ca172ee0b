"""What a module adds to the numbers of Metro, as interpreted code asks for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from guimard.core.match import Setup
from guimard.research.sections import Section
from guimard.research.spiel.draws import Answer, Draw

Take: TypeAlias = Callable[[int], tuple[int, ...]]
"""Returns the next so many things that were drawn."""


def _no_sections(setup: Setup[Any]) -> list[Section]:
    return []


def _no_draws(setup: Setup[Any]) -> list[Draw]:
    return []


def _no_answers(setup: Setup[Any], take: Take) -> list[Answer]:
    return []


@dataclass(frozen=True, kw_only=True)
class ModuleCoding:
    module: str  # its name in the options
    sections: Callable[[Setup[Any]], list[Section]] = _no_sections
    """Return the sections of an observation; the plan has a field for each."""
    first_action: str = ""
    """The field of the plan that says where the numbers of its actions begin."""
    actions: int = 0
    scores_at_end: bool = False
    """Whether there are points that the table does not see before the end."""
    draws: Callable[[Setup[Any]], list[Draw]] = _no_draws
    """Return what chance decides at the deal, one thing at a time."""
    answers: Callable[[Setup[Any], Take], list[Answer]] = _no_answers
    """Return the same as ``scripted`` answers it."""

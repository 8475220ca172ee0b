"""Metromania's deal as chance nodes: districts, their turns, destinations."""

from functools import cache
from itertools import permutations, product
from typing import Any

from guimard.core.beginning import DRAWN
from guimard.core.match import Setup
from guimard.research.metromania.layout import types_chosen
from guimard.research.spiel.draws import Answer, Draw, Shuffle, beginner

_DISTRICTS, _THIRDS, _TYPES = 6, 3, 3
_LEFT_COLUMN = ("RC", "CE", "ER", "RE", "EC", "CR")


def draws(setup: Setup[Any]) -> list[Draw]:
    """Return the districts, how each is turned, and all destinations as one draw."""
    found = [Draw("districts", tuple(range(_DISTRICTS)))] * _DISTRICTS
    found += [Draw("thirds", tuple(range(_THIRDS)), put_back=True)] * _DISTRICTS
    if setup.seats > 2 and setup.options["town_hall"] != "rigorous":
        found.append(Draw("destinations", tuple(range(len(hands(setup.seats, types_chosen(setup)))))))
    return found + beginner(setup)


def answers(setup: Setup[Any], drawn: list[int]) -> list[Answer]:
    """Return what was drawn as ``scripted`` answers it, in the same order."""
    districts = Shuffle(tuple(range(_DISTRICTS)), tuple(drawn[:_DISTRICTS]))
    found: list[Answer] = [districts, *drawn[_DISTRICTS : 2 * _DISTRICTS]]
    rest = drawn[2 * _DISTRICTS :]
    begins = [rest.pop()] if setup.options["begins"] == DRAWN else []
    if rest:
        extra, owners = hands(setup.seats, types_chosen(setup))[rest[0]]
        seats = tuple(range(setup.seats))
        found += [Shuffle(seats, extra)] if extra else []
        for kind, holders in enumerate(owners):
            more = (kind,) if types_chosen(setup) else extra[kind : kind + 1]
            found.append(Shuffle((*seats, *more), holders, at_end=True))
    return found + begins


@cache
def hands(seats: int, chosen: bool) -> list[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]]:
    """Return all deals in which nobody has a letter twice (Metromania 1.6, 10.4).

    Each is, with three seats, who gets one more of each type (nothing where the players choose that: then a deal
    makes hands, each named by the type it has twice); then the owners of each type's markers by letter.
    """
    found: list[tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]] = []
    extras = [()] if seats != 3 else [tuple(range(seats))] if chosen else permutations(range(seats))
    for extra in extras:
        ways = [sorted(set(permutations([*range(seats), *extra[kind : kind + 1]]))) for kind in range(_TYPES)]
        found += [(() if chosen else extra, owners) for owners in product(*ways) if _letters_differ(owners)]
    return found


def _letters_differ(owners: tuple[tuple[int, ...], ...]) -> bool:
    left = [iter(seats) for seats in owners]
    for pair in _LEFT_COLUMN:
        first, second = (next(left["RCE".index(kind)]) for kind in pair)
        if first == second:
            return False
    return True

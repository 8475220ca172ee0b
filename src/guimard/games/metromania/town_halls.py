"""The town halls: how each deals destinations, and who sees them (Metromania 11)."""

from dataclasses import dataclass

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.deal import DealState, shuffle
from guimard.core.flat_record import Array
from guimard.core.options import Clash
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.state import LETTERS, MARKER, MARKERS, NONE, TYPE
from guimard.games.metromania.views import letters_differ

_RIGOROUS = (("AR", "BC", "CE"), ("DR", "AC", "EE"), ("FR", "EC", "BE"), ("CR", "FC", "DE"))
"""The fixed deal of the rigorous town hall, by seat (Metromania 11.2)."""


@dataclass(frozen=True, kw_only=True)
class TownHall:
    name: str
    help: str
    letters_open: bool  # whether the letters in hand are known to all
    hands: tuple[tuple[str, ...], ...] = ()
    """The fixed deal, by seat; none if the destinations are dealt at random."""
    clashes: tuple[Clash, ...] = ()


TOWN_HALLS = (
    TownHall(
        name="hidden",
        help="Dealt at random; letters are secret until placed.",
        letters_open=False,
    ),
    TownHall(
        name="transparent",
        help="Dealt at random; everybody sees everything.",
        letters_open=True,
    ),
    TownHall(
        name="rigorous",
        help="The fixed deal of the rulebook, open to all; four players only.",
        letters_open=True,
        hands=_RIGOROUS,
        clashes=(Clash({"town_hall": "rigorous"}, "The rigorous town hall deals for four players only.", (2, 3)),),
    ),
)
NAMES = tuple(hall.name for hall in TOWN_HALLS)
LETTERS_OPEN = tuple(int(hall.letters_open) for hall in TOWN_HALLS)
_FIXED = np.full((len(TOWN_HALLS), MARKERS), NONE, np.int16)
"""The seat that gets each marker in a town hall with a fixed deal; else NONE."""
for _number, _hall in enumerate(TOWN_HALLS):
    for _seat, _hand in enumerate(_hall.hands):
        for _name in _hand:
            _FIXED[_number, MARKER[LETTERS.index(_name[0]), TYPES.index(_name[1])]] = _seat


@compiled
def deal_destinations(town_hall: int, seats: int, deal: DealState, holders: Array) -> None:
    """Write the seat that gets each marker (Metromania 1.6, 10.4).

    With two players it is left column against right column (Metromania 10.1). Else nobody has a letter twice, and all
    such deals are equally likely.
    """
    if seats == 2 or _FIXED[town_hall, 0] != NONE:
        for marker in range(MARKERS):
            holders[marker] = marker % 2 if seats == 2 else _FIXED[town_hall, marker]
        return
    owners, extra = np.empty(len(TYPES) + 1, np.int16), np.empty(len(TYPES), np.int16)
    while True:
        if seats == len(TYPES):
            for seat in range(seats):
                extra[seat] = seat
            shuffle(deal, extra)
        for kind in range(len(TYPES)):
            for seat in range(len(owners)):
                owners[seat] = seat if seat < seats else extra[kind]
            _deal_type(holders, kind, owners, deal)
        if letters_differ(holders):
            return


@compiled
def deal_hands(deal: DealState, hands: Array) -> None:
    """Put the markers into three hands, not yet chosen (Metromania 10.4).

    Writes the hand of each marker, named by the type it has twice. No hand has a letter twice, and all such ways
    are equally likely.
    """
    owners = np.empty(len(TYPES) + 1, np.int16)
    while True:
        for kind in range(len(TYPES)):
            for hand in range(len(TYPES)):
                owners[hand] = hand
            owners[len(TYPES)] = kind
            _deal_type(hands, kind, owners, deal)
        if letters_differ(hands):
            return


@compiled
def _deal_type(dealt: Array, kind: int, owners: Array, deal: DealState) -> None:
    """Deal the markers of a type to these owners."""
    shuffle(deal, owners)
    left = len(owners)
    for marker in range(MARKERS):
        if TYPE[marker] == kind:
            left -= 1
            dealt[marker] = owners[left]

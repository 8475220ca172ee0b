"""The town halls: how each deals destinations, and who sees them (Metromania 11)."""

from collections.abc import Callable
from dataclasses import dataclass

from guimard.core.deal import Deal
from guimard.core.options import Clash
from guimard.games.metromania.data import TYPES
from guimard.games.metromania.state import LETTERS, MARKER, MARKERS, TYPE, blank
from guimard.games.metromania.views import letters_differ

_RIGOROUS = (("AR", "BC", "CE"), ("DR", "AC", "EE"), ("FR", "EC", "BE"), ("CR", "FC", "DE"))
"""The fixed deal of the rigorous town hall, by seat (Metromania 11.2)."""


@dataclass(frozen=True, kw_only=True)
class TownHall:
    name: str
    help: str
    letters_open: bool  # whether the letters in hand are known to all
    holders: Callable[[int, Deal], list[int]]
    """Return the seat that gets each marker, for so many seats."""
    clashes: tuple[Clash, ...] = ()


def _deal_at_random(seats: int, deal: Deal) -> list[int]:
    """Return a random deal in which nobody has a letter twice (Metromania 1.6, 10.4).

    All such deals are equally likely.
    """
    trial = blank()
    while True:
        extra = deal.shuffled(list(range(seats))) if seats == 3 else []
        for kind in range(len(TYPES)):
            owners = deal.shuffled([*range(seats), *extra[kind : kind + 1]])
            for marker in range(MARKERS):
                if TYPE[marker] == kind:
                    trial.holder[marker] = owners.pop()
        if letters_differ(trial):
            return [int(seat) for seat in trial.holder]


def _deal_as_printed(seats: int, deal: Deal) -> list[int]:
    holders = [0] * MARKERS
    for seat, hand in enumerate(_RIGOROUS):
        for marker in hand:
            holders[MARKER[LETTERS.index(marker[0]), TYPES.index(marker[1])]] = seat
    return holders


TOWN_HALLS = (
    TownHall(
        name="hidden",
        help="Dealt at random; letters are secret until placed.",
        letters_open=False,
        holders=_deal_at_random,
    ),
    TownHall(
        name="transparent",
        help="Dealt at random; everybody sees everything.",
        letters_open=True,
        holders=_deal_at_random,
    ),
    TownHall(
        name="rigorous",
        help="The fixed deal of the rulebook, open to all; four players only.",
        letters_open=True,
        holders=_deal_as_printed,
        clashes=(Clash({"town_hall": "rigorous"}, "The rigorous town hall deals for four players only.", (2, 3)),),
    ),
)
NAMES = tuple(hall.name for hall in TOWN_HALLS)

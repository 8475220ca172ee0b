"""What can be chosen at a table of Metromania."""

from guimard.core.options import Clash, Option, OptionSpec
from guimard.games.metromania.town_halls import NAMES, TOWN_HALLS

AS_PRINTED = 0


def printed_threshold(seats: int) -> int:
    """Return how many settled lines end construction (Metromania 8.1, 10.5).

    A line is settled when it is finished or blocked.
    """
    return 4 if seats == 2 else 5


OPTIONS = OptionSpec(
    seats=range(2, 5),
    options=(
        Option(
            "town_hall",
            NAMES,
            "hidden",
            "How destinations are dealt, and who may see them.",
            {hall.name: hall.help for hall in TOWN_HALLS},
        ),
        Option(
            "blocked_lines",
            (AS_PRINTED, 2, 3, 4, 5, 6, 7, 8),
            AS_PRINTED,
            "How many lines, finished or blocked, end construction.",
            {"0": "As printed: 5, with two players 4."},
        ),
    ),
    clashes=(
        *(clash for hall in TOWN_HALLS for clash in hall.clashes),
        *(
            Clash({"blocked_lines": n}, f"With two players there are only 4 lines, not {n}.", (2,))
            for n in (5, 6, 7, 8)
        ),
        *(Clash({"blocked_lines": n}, f"With three players there are only 6 lines, not {n}.", (3,)) for n in (7, 8)),
    ),
)

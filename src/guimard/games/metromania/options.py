"""What can be chosen at a table of Metromania."""

from guimard.core.options import Clash, Option, OptionSpec

AS_PRINTED = 0
TOWN_HALLS = ("hidden", "transparent", "rigorous")


def printed_threshold(seats: int) -> int:
    """Finished or blocked lines that end construction, by the rulebook (Metromania 8.1, 10.5)."""
    return 4 if seats == 2 else 5


OPTIONS = OptionSpec(
    seats=range(2, 5),
    options=(
        Option(
            "town_hall",
            TOWN_HALLS,
            "hidden",
            "How destinations are dealt, and who may see them.",
            {
                "hidden": "Dealt at random; letters are secret until placed.",
                "transparent": "Dealt at random; everybody sees everything.",
                "rigorous": "The fixed deal of the rulebook, open to all; four players only.",
            },
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
        Clash({"town_hall": "rigorous"}, "The rigorous town hall deals for four players only.", (2, 3)),
        *(
            Clash({"blocked_lines": n}, f"With two players there are only 4 lines, not {n}.", (2,))
            for n in (5, 6, 7, 8)
        ),
        *(Clash({"blocked_lines": n}, f"With three players there are only 6 lines, not {n}.", (3,)) for n in (7, 8)),
    ),
)

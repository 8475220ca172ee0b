"""What can be chosen for a game of Metro, and what cannot go together (Metro 6-10)."""

from guimard.core.options import Clash, Option, OptionSpec
from guimard.games.metro.start import MODULES

OPTIONS = OptionSpec(
    seats=range(2, 7),
    options=(
        Option("hand", (1, 2, 3), 1, "How many tiles everybody holds."),
        Option(
            "orientation",
            ("fixed", "free"),
            "fixed",
            "Whether tiles lie with their arrow up, or may be turned.",
            {"fixed": "Arrows up, as printed.", "free": "Lay tiles in any of four directions."},
        ),
        Option(
            "modules",
            MODULES,
            (),
            "Expansion modules.",
            {
                "companies": "Eight companies own the lines; you hold shares, exchange them, and win by their value.",
                "stations": "A wagon of yours may depart from the centre: one more line.",
                "central-tracks": "Four track tiles cover the centre: lines run through, nothing is doubled.",
                "station-numbers": "Secret numbers pay you for the lines that arrive at their stations.",
            },
            many=True,
        ),
        Option("numbers", (1, 2), 1, "With station numbers: how many of each colour everybody gets."),
        Option(
            "central_points",
            (True, False),
            True,
            "With central tracks: passing a central tile counts a point.",
        ),
    ),
    clashes=(
        Clash(
            {"modules": ("stations", "central-tracks")},
            "Central tracks cover the central stations, so these two modules cannot be played together.",
        ),
        Clash(
            {"modules": ("station-numbers",), "numbers": 2},
            "There are eight numbers of each colour: two each are enough for four players at most.",
            seats=(5, 6),
        ),
    ),
)

"""What can be chosen at a table of Metromania."""

from guimard.core.beginning import begins_clashes, begins_option
from guimard.core.compiler import inlined
from guimard.core.options import Clash, Option, Options, OptionSpec
from guimard.games.metromania.data import MATERIALS
from guimard.games.metromania.town_halls import NAMES, TOWN_HALLS

USUAL = 0
BLOCKED_LINES = (USUAL, 2, 3, 4, 5, 6, 7, 8)
DOUBLES = CHOSEN, DEALT = "chosen", "dealt"
NOBODY_SCORES = BOTH_PLAYERS, OWN_LINES = "both_players", "own_lines"
COLOURS = ("red", "green", "blue", "orange")


@inlined
def usual_threshold(seats: int) -> int:
    """Return how many settled lines end construction (Metromania 8.1, 10.5).

    A line is settled when it is finished or blocked. The number for two players is ours.
    """
    return 4 if seats == 2 else 5


SEATS = range(2, 5)

OPTIONS = OptionSpec(
    seats=SEATS,
    options=(
        Option(
            "town_hall",
            NAMES,
            "hidden",
            "How destinations are dealt, and who may see them.",
            {hall.name: hall.help for hall in TOWN_HALLS},
            notes={
                "hidden": "Our ruling: all deals are equally likely.",
                "transparent": "Our ruling: all deals are equally likely.",
                "rigorous": "Our reading: the city is still laid at random.",
            },
            seats=(3, 4),
        ),
        Option(
            "blocked_lines",
            BLOCKED_LINES,
            USUAL,
            "How many lines, finished or blocked, end construction.",
            {
                "0": "The usual number: 5 as printed; with two players 4, which is our number: none is printed.",
                "5": "With two players this means never: they have only 4 lines.",
            },
            notes={"": "Our ruling: it is judged at the end of a turn."},
        ),
        Option(
            "doubles",
            DOUBLES,
            CHOSEN,
            "With three players: who decides which type of destination each of them holds twice.",
            {
                "chosen": "The players choose, one after the other, before they see any letter.",
                "dealt": "The deal decides.",
            },
            notes={"chosen": "Our ruling: they choose in turn order."},
            absent="dealt",
            seats=(3,),
        ),
        Option(
            "nobody_scores",
            NOBODY_SCORES,
            BOTH_PLAYERS,
            "With two players: which fastest trips score for nobody. The printed sentence is unclear.",
            {
                "both_players": "Those that use lines of both players. This is how we read it.",
                "own_lines": "Those that use both lines of one player, as it literally says.",
            },
            absent="both_players",
            seats=(2,),
        ),
        MATERIALS.option,
        begins_option(SEATS, "The rulebook lets the most urban player begin; who sits where is up to you."),
        Option(
            "colours",
            COLOURS,
            (),
            "The colour of each seat, in the order of the seats. None: red, green, blue, orange.",
            each=True,
            spare=True,
            absent=(),
        ),
    ),
    clashes=(
        *(clash for hall in TOWN_HALLS for clash in hall.clashes),
        *(
            Clash(
                {"blocked_lines": n}, f"With two players there are only 4 lines: choose 5 for never, not {n}.", (2,)
            )
            for n in (6, 7, 8)
        ),
        *(Clash({"blocked_lines": n}, f"With three players there are only 6 lines, not {n}.", (3,)) for n in (7, 8)),
        *begins_clashes(SEATS),
    ),
    note=(
        "Ours: the spots, and the arrows with the shape of their cells; which type is left and which right for the "
        "letters D, E and F; that those who placed unconnected destinations are to blame. "
        "From other sources: 18 tunnels for each line, 30 stations."
    ),
)


def colours_code(seats: int, options: Options) -> list[int]:
    """Return the colour of each seat as a state keeps it (Metromania 1.7)."""
    chosen = options["colours"]
    assert isinstance(chosen, tuple)
    return [COLOURS.index(name) for name in chosen] or list(range(seats))


def colours_choice(code: list[int]) -> tuple[str, ...]:
    """Return the choice that a state keeps as this code; none for the usual order."""
    return () if code == list(range(len(code))) else tuple(COLOURS[colour] for colour in code)

"""Module 4, station numbers: secret number tiles that pay at the end (Metro 10)."""

from guimard.core.events import Facts
from guimard.core.options import Clash, Option
from guimard.games.metro.material import Printing
from guimard.games.metro.modules.module import Module
from guimard.games.metro.modules.numbers.rules import EACH, FEWEST, NUMBER, OPEN, StationNumbers
from guimard.games.metro.modules.numbers.shapes import SHAPES
from guimard.games.metro.modules.numbers.text import read_tokens, tokens
from guimard.games.metro.tables import MAX_SEATS


def _layout(printed: Printing) -> Facts:
    return {"number_colours": {name: list(numbers) for name, numbers in printed.number_colours.items()}}


def _too_few(each: int) -> Clash:
    """Refuse more numbers of each colour than there are for everybody."""
    enough = FEWEST // each
    return Clash(
        {"modules": ("station-numbers",), "numbers": each},
        f"There are {FEWEST} numbers of each colour: {each} each are enough for {enough} players at most.",
        seats=tuple(range(enough + 1, MAX_SEATS + 1)),
    )


STATION_NUMBERS: Module[StationNumbers] = Module(
    number=NUMBER,
    name="station-numbers",
    help="Numbers that you hold pay you for the lines that arrive at their stations.",
    note="Our reconstruction: which numbers share a colour. Our ruling: lines of nobody pay nothing.",
    rules=("10",),
    options=(
        Option(
            "numbers",
            EACH,
            EACH[0],
            "With station numbers: how many of each colour everybody gets.",
            {"1": "1 or 2 are recommended for the first game."},
        ),
        Option(
            "open_numbers",
            OPEN,
            False,
            "With station numbers: whether everybody sees everybody's.",
            {"no": "Numbers are secret until the end.", "yes": "Everybody's numbers lie open from the start."},
            absent=False,
        ),
    ),
    options_rank=1,
    chosen=lambda state: {"numbers": max(1, int(state.number_count)), "open_numbers": bool(state.open_numbers)},
    clashes=tuple(_too_few(each) for each in EACH[1:]),
    tokens=tokens,
    read_tokens=read_tokens,
    layout=_layout,
    shapes=SHAPES,
)

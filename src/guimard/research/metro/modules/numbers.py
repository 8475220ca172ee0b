"""Station numbers in numbers: a seat's own tiles, and what each pays (Metro 10)."""

from typing import Any

import numpy as np

from guimard.core.compiler import compiled
from guimard.core.flat_record import Bytes
from guimard.core.match import Setup
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.modules.numbers import STATION_NUMBERS
from guimard.games.metro.modules.numbers.rules import NUMBER_COLOURS, StationNumbers, pay, place
from guimard.games.metro.tables import STATIONS
from guimard.research.metro.modules.coding import ModuleCoding, Take
from guimard.research.metro.plan import BasePlan
from guimard.research.sections import Section
from guimard.research.spiel.draws import Answer, Draw, Shuffle

_BYTE = 255


class NumbersPlan(BasePlan):
    numbers: int
    pays: int


def _sections(setup: Setup[Any]) -> list[Section]:
    hands = setup.seats if setup.options["open_numbers"] else 1
    shape = (hands, NUMBER_COLOURS, _each(setup))
    return [
        Section(
            "numbers",
            shape,
            STATIONS,
            "the own number tiles, stations 1-32; if they are open, those of all seats, counted from the viewer",
        ),
        Section("pays", (STATIONS,), 255, "what each number tile pays by now"),
    ]


def _each(setup: Setup[Any]) -> int:
    """Return how many numbers of each colour a seat holds."""
    return int(str(setup.options["numbers"]))


@compiled
def write(state: StationNumbers, plan: NumbersPlan, viewer: int, out: Bytes) -> None:
    """Write the numbers that the seat may always know, and what each pays."""
    if plan.numbers == plan.size:
        return
    at = plan.numbers
    for other in range(plan.seats if state.open_numbers else 1):
        seat = (viewer + other) % plan.seats
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                out[at] = state.numbers[colour, place(state, seat, i)] + 1
                at += 1
    for station in range(STATIONS):
        out[plan.pays + station] = min(pay(state, station), _BYTE)


@compiled
def deal(state: StationNumbers, rng: Rng) -> None:
    """Deal everybody numbers of each colour (Metro 10.1)."""
    if state.number_count == 0:
        return
    tiles = np.empty(STATIONS, np.int16)
    for colour in range(NUMBER_COLOURS):
        count = 0
        for number in range(STATIONS):
            if state.number_colour[number] == colour:
                tiles[count] = number
                count += 1
        shuffle(rng, tiles[:count])
        for seat in range(state.seats):
            for i in range(state.number_count):
                count -= 1
                state.numbers[colour, place(state, seat, i)] = tiles[count]


def _tiles(setup: Setup[Any]) -> dict[str, tuple[int, ...]]:
    """Return the number tiles by colour, as they are printed."""
    colours: Any = setup.game.layout()["number_colours"]
    return {name: tuple(number - 1 for number in numbers) for name, numbers in colours.items()}


def _draws(setup: Setup[Any]) -> list[Draw]:
    dealt = range(setup.seats * _each(setup))
    return [Draw(name, numbers) for name, numbers in _tiles(setup).items() for _ in dealt]


def _answers(setup: Setup[Any], take: Take) -> list[Answer]:
    dealt = setup.seats * _each(setup)
    return [Shuffle(numbers, take(dealt), at_end=True) for numbers in _tiles(setup).values()]


CODING = ModuleCoding(
    module=STATION_NUMBERS.name, sections=_sections, scores_at_end=True, draws=_draws, answers=_answers
)

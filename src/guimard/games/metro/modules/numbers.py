"""Module 4, station numbers: secret number tiles that pay at the end (Metro 10)."""

from typing import Annotated, NotRequired, TypedDict

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.deal import Deal
from guimard.core.events import Facts
from guimard.core.flat_record import Array
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_item
from guimard.core.options import Clash, Option, Options
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.data import DATA
from guimard.games.metro.json.shapes import Hidden
from guimard.games.metro.modules.module import Module, ModuleShapes, Tokens
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import BaseState, is_over
from guimard.games.metro.tables import ARRIVALS, DEPARTURE_AT, HIDDEN, MAX_SEATS, NONE, STATIONS
from guimard.games.metro.text.names import join_tokens, split_tokens

NUMBER = 4
COLOURS = list(DATA.number_colours.values())  # the numbers of each colour
NUMBER_COLOURS = len(COLOURS)
_MOST_EACH = 2

NUMBER_COLOUR_OF = np.empty(STATIONS, np.int16)
for _colour, _numbers in enumerate(COLOURS):
    NUMBER_COLOUR_OF[[number - 1 for number in _numbers]] = _colour


class StationNumbers(BaseState):
    number_count: int  # number tiles of each colour a player holds
    numbers: Annotated[Array, MAX_SEATS, NUMBER_COLOURS, _MOST_EACH]


def _blank(state: StationNumbers, options: Options) -> None:
    state.numbers[:] = NONE


def _prepare(state: StationNumbers, options: Options) -> None:
    state.number_count = int(str(options["numbers"]))


def _deal(state: StationNumbers, deal: Deal) -> None:
    """Deal everybody numbers of each colour; the rest stays in the box (Metro 10.1)."""
    for colour, numbers in enumerate(COLOURS):
        tiles = deal.shuffled([number - 1 for number in numbers])
        for seat in range(state.seats):
            for i in range(state.number_count):
                state.numbers[seat, colour, i] = tiles.pop()


@inlined
def pay(state: BaseState, station: int) -> int:
    """Return what a number pays: the points of the line that arrived (Metro 10.2).

    Twice, if the line came from the centre.
    """
    port = ARRIVALS + station
    departure = DEPARTURE_AT[state.far[port]]
    if departure == NONE or state.owner[departure] == NONE:
        return 0
    return int(state.length[port] * times(departure, port) * (2 if departure >= STATIONS else 1))


@compiled
def score_numbers(state: StationNumbers, out: Array) -> None:
    """Add what each number pays its holder: nothing if nobody's line arrived there."""
    for seat in range(state.seats):
        for colour in range(NUMBER_COLOURS):
            for i in range(state.number_count):
                number = state.numbers[seat, colour, i]
                if number >= 0:
                    out[seat] += pay(state, number)


@compiled
def show(state: StationNumbers, seen: StationNumbers, viewer: int) -> None:
    """Show the viewer's own numbers; all of them when the game is over."""
    seen.number_count = state.number_count
    seen.numbers[:] = NONE
    for seat in range(state.seats):
        if seat == viewer or is_over(state):
            seen.numbers[seat] = state.numbers[seat]
        else:
            seen.numbers[seat, :, : state.number_count] = HIDDEN


@compiled
def _held(state: StationNumbers, number: int) -> bool:
    """Tell whether a number is seen in somebody's hand."""
    colour = NUMBER_COLOUR_OF[number]
    for seat in range(state.seats):
        for i in range(state.number_count):
            if state.numbers[seat, colour, i] == number:
                return True
    return False


@compiled
def imagine_numbers(state: StationNumbers, rng: Rng) -> None:
    """Give the numbers not seen, shuffled, to those whose tiles are hidden."""
    if state.number_count == 0:
        return
    unseen = np.empty(STATIONS, np.int16)
    for colour in range(NUMBER_COLOURS):
        count = 0
        for number in range(STATIONS):
            if NUMBER_COLOUR_OF[number] == colour and not _held(state, number):
                unseen[count] = number
                count += 1
        shuffle(rng, unseen[:count])
        for seat in range(state.seats):
            for i in range(state.number_count):
                if state.numbers[seat, colour, i] == HIDDEN:
                    count -= 1
                    state.numbers[seat, colour, i] = unseen[count]


# As JSON.


@inlined
def put_options(buffer: JsonBuffer, at: int, view: StationNumbers) -> int:
    return put_field(buffer, at, b'"numbers":', max(1, view.number_count))


@compiled
def put_numbers(buffer: JsonBuffer, at: int, view: StationNumbers) -> int:
    """Write the numbers of each seat, as far as they are known."""
    if view.number_count == 0:
        return at
    at = put(buffer, at, b'"numbers":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for colour in range(NUMBER_COLOURS):
            for i in range(view.number_count):
                held = view.numbers[seat, colour, i]
                at = put(buffer, at, b'"?",') if held == HIDDEN else put_item(buffer, at, held + 1)
        at = close(buffer, at, b"],")
    return close(buffer, at, b"],")


@compiled
def put_final(buffer: JsonBuffer, at: int, view: StationNumbers, seat: int) -> int:
    """Write what a seat's numbers bring in the final scoring."""
    at = put(buffer, at, b'"numbers":[')
    for colour in range(NUMBER_COLOURS):
        for i in range(view.number_count):
            held = view.numbers[seat, colour, i]
            at = put_field(buffer, at, b'{"number":', held + 1)
            at = put_field(buffer, at, b'"points":', pay(view, held))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


# As text.


def _tokens(state: StationNumbers) -> Tokens:
    held = state.numbers[: state.seats, :, : state.number_count].reshape(state.seats, -1).tolist()
    return {"held": "/".join(join_tokens("?" if n == HIDDEN else str(n + 1) for n in seat) for seat in held)}


def _read_tokens(state: StationNumbers, tokens: Tokens) -> None:
    hands = tokens.pop("held").split("/")
    if len(hands) != state.seats:
        raise ValueError("there are numbers for each seat")
    for seat, hand in enumerate(hands):
        for i, token in enumerate(split_tokens(hand)):
            colour, place = divmod(i, int(state.number_count))
            if token != "?" and int(token) not in COLOURS[colour]:
                raise ValueError(f"{token} is not a number of that colour")
            state.numbers[seat, colour, place] = HIDDEN if token == "?" else int(token) - 1
    known = state.numbers[state.numbers >= 0].tolist()
    if len(set(known)) != len(known) or (state.numbers[: state.seats, :, : state.number_count] == NONE).any():
        raise ValueError("everybody holds numbers of each colour, and each number is there once")


def _layout() -> Facts:
    return {"number_colours": {name: list(numbers) for name, numbers in DATA.number_colours.items()}}


class NumbersOptions(TypedDict):
    numbers: int


class NumbersView(TypedDict):
    numbers: NotRequired[list[list[int | Hidden]]]


class NumberScore(TypedDict):
    number: int
    points: int


class NumbersScore(TypedDict):
    numbers: list[NumberScore]


STATION_NUMBERS: Module[StationNumbers] = Module(
    number=NUMBER,
    name="station-numbers",
    help="Secret numbers pay you for the lines that arrive at their stations.",
    rules=("10",),
    options=(Option("numbers", (1, 2), 1, "With station numbers: how many of each colour everybody gets."),),
    options_rank=1,
    chosen=lambda state: {"numbers": max(1, int(state.number_count))},
    clashes=(
        Clash(
            {"modules": ("station-numbers",), "numbers": 2},
            "There are eight numbers of each colour: two each are enough for four players at most.",
            seats=(5, 6),
        ),
    ),
    blank=_blank,
    prepare=_prepare,
    deal=_deal,
    tokens=_tokens,
    read_tokens=_read_tokens,
    layout=_layout,
    shapes=ModuleShapes(view=NumbersView, options=NumbersOptions, final=NumbersScore),
)

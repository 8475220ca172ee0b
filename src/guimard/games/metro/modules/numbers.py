"""Module 4, station numbers: secret number tiles that pay at the end (Metro 10)."""

from typing import Annotated, NotRequired, TypedDict

import numpy as np

from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState
from guimard.core.deal import shuffle as shuffle_deal
from guimard.core.events import Facts
from guimard.core.flat_record import Array
from guimard.core.json_buffer import JsonBuffer, close, put, put_field, put_flag, put_item
from guimard.core.options import Clash, Option
from guimard.core.rng import Rng, shuffle
from guimard.games.metro.data import DATA
from guimard.games.metro.json.shapes import Hidden
from guimard.games.metro.material import Material, Printing
from guimard.games.metro.modules.module import Module, ModuleShapes, Tokens
from guimard.games.metro.rules.network import times
from guimard.games.metro.state import BaseChoices, BaseState, has_module, is_over
from guimard.games.metro.tables import ARRIVALS, DEPARTURE_AT, HIDDEN, MAX_SEATS, NONE, STATIONS
from guimard.games.metro.text.names import join_tokens, split_tokens

NUMBER = 4
NUMBER_COLOURS = len(DATA.number_colours)
_FEWEST = min(map(len, DATA.number_colours.values()))  # of any colour
_EACH = tuple(range(1, _FEWEST // 2 + 1))  # of each colour for a player, as an option; the most with two
_OPEN = (False, True)  # as an option: whether everybody sees everybody's


class StationNumbers(BaseState):
    number_count: int  # number tiles of each colour a player holds
    open_numbers: int  # 1: everybody sees everybody's
    numbers: Annotated[Array, NUMBER_COLOURS, _FEWEST]  # of each colour: those of the first seat, the next, …
    number_colour: Annotated[Array, STATIONS]  # of each station's number tile


class NumbersChoices(BaseChoices):
    numbers: int
    open_numbers: int


@inlined
def place(state: StationNumbers, seat: int, i: int) -> int:
    """Return where a seat's number stands among all that are held of a colour."""
    return int(seat * state.number_count + i)


@compiled
def set_up(state: StationNumbers, choices: NumbersChoices, printed: Material) -> None:
    """Give each number the colour of its tile, as it is printed."""
    state.open_numbers = int(_OPEN[choices.open_numbers])
    state.numbers[:] = NONE
    for colour in range(NUMBER_COLOURS):
        for i in range(_FEWEST):
            state.number_colour[printed.number_colours[colour, i]] = colour
    if has_module(state, NUMBER):
        state.number_count = _EACH[choices.numbers]


@compiled
def deal_numbers(state: StationNumbers, deal: DealState, printed: Material) -> None:
    """Deal everybody numbers of each colour; the rest stays in the box (Metro 10.1)."""
    if not has_module(state, NUMBER):
        return
    for colour in range(NUMBER_COLOURS):
        tiles = printed.number_colours[colour].copy()
        shuffle_deal(deal, tiles)
        left = len(tiles)
        for seat in range(state.seats):
            for i in range(state.number_count):
                left -= 1
                state.numbers[colour, place(state, seat, i)] = tiles[left]


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
                number = state.numbers[colour, place(state, seat, i)]
                if number >= 0:
                    out[seat] += pay(state, number)


@compiled
def show(state: StationNumbers, seen: StationNumbers, viewer: int) -> None:
    """Show the viewer's own numbers; all of them if they are open or the game is over."""
    seen.number_count = state.number_count
    seen.open_numbers = state.open_numbers
    seen.number_colour[:] = state.number_colour
    seen.numbers[:] = NONE
    for seat in range(state.seats):
        first, end = place(state, seat, 0), place(state, seat + 1, 0)
        if seat == viewer or state.open_numbers or is_over(state):
            seen.numbers[:, first:end] = state.numbers[:, first:end]
        else:
            seen.numbers[:, first:end] = HIDDEN


@compiled
def _held(state: StationNumbers, number: int) -> bool:
    """Tell whether a number is seen in somebody's hand."""
    colour = state.number_colour[number]
    for seat in range(state.seats):
        for i in range(state.number_count):
            if state.numbers[colour, place(state, seat, i)] == number:
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
            if state.number_colour[number] == colour and not _held(state, number):
                unseen[count] = number
                count += 1
        shuffle(rng, unseen[:count])
        for seat in range(state.seats):
            for i in range(state.number_count):
                if state.numbers[colour, place(state, seat, i)] == HIDDEN:
                    count -= 1
                    state.numbers[colour, place(state, seat, i)] = unseen[count]


# As JSON.


@inlined
def put_options(buffer: JsonBuffer, at: int, view: StationNumbers) -> int:
    at = put_field(buffer, at, b'"numbers":', max(1, view.number_count))
    return put_flag(buffer, at, b'"open_numbers":', view.open_numbers != 0)


@compiled
def put_numbers(buffer: JsonBuffer, at: int, view: StationNumbers) -> int:
    """Write the known numbers of each seat, and what each number pays by now."""
    if view.number_count == 0:
        return at
    at = put(buffer, at, b'"numbers":[')
    for seat in range(view.seats):
        at = put(buffer, at, b"[")
        for colour in range(NUMBER_COLOURS):
            for i in range(view.number_count):
                held = view.numbers[colour, place(view, seat, i)]
                at = put(buffer, at, b'"?",') if held == HIDDEN else put_item(buffer, at, held + 1)
        at = close(buffer, at, b"],")
    at = close(buffer, at, b'],"number_points":[')
    for station in range(STATIONS):
        at = put_item(buffer, at, pay(view, station))
    return close(buffer, at, b"],")


@compiled
def put_final(buffer: JsonBuffer, at: int, view: StationNumbers, seat: int) -> int:
    """Write what a seat's numbers bring in the final scoring."""
    at = put(buffer, at, b'"numbers":[')
    for colour in range(NUMBER_COLOURS):
        for i in range(view.number_count):
            held = view.numbers[colour, place(view, seat, i)]
            at = put_field(buffer, at, b'{"number":', held + 1)
            at = put_field(buffer, at, b'"points":', pay(view, held))
            at = close(buffer, at, b"},")
    return close(buffer, at, b"],")


# As text.


def _tokens(state: StationNumbers) -> Tokens:
    return {"held": "/".join(join_tokens(_token(n) for n in hand_of(state, seat)) for seat in range(state.seats))}


def _token(number: int) -> str:
    return "?" if number == HIDDEN else str(number + 1)


def hand_of(state: StationNumbers, seat: int) -> list[int]:
    """Return a seat's numbers, colour by colour."""
    hand: list[int] = state.numbers[:, place(state, seat, 0) : place(state, seat + 1, 0)].flatten().tolist()
    return hand


def _read_tokens(state: StationNumbers, tokens: Tokens) -> None:
    hands = tokens.pop("held").split("/")
    if len(hands) != state.seats:
        raise ValueError("there are numbers for each seat")
    for seat, hand in enumerate(hands):
        for i, token in enumerate(split_tokens(hand)):
            colour, nth = divmod(i, int(state.number_count))
            if token != "?" and not _has_colour(state, int(token), colour):
                raise ValueError(f"{token} is not a number of that colour")
            state.numbers[colour, place(state, seat, nth)] = HIDDEN if token == "?" else int(token) - 1
    known = state.numbers[state.numbers >= 0].tolist()
    if len(set(known)) != len(known) or NONE in state.numbers[:, : place(state, state.seats, 0)]:
        raise ValueError("everybody holds numbers of each colour, and each number is there once")


def _has_colour(state: StationNumbers, number: int, colour: int) -> bool:
    return 1 <= number <= STATIONS and state.number_colour[number - 1] == colour


def _layout(printed: Printing) -> Facts:
    return {"number_colours": {name: list(numbers) for name, numbers in printed.number_colours.items()}}


class NumbersOptions(TypedDict):
    numbers: int
    open_numbers: bool


class NumbersView(TypedDict):
    numbers: NotRequired[list[list[int | Hidden]]]
    number_points: NotRequired[list[int]]  # what each of the numbers 1 to 32 pays by now


class NumberScore(TypedDict):
    number: int
    points: int


class NumbersScore(TypedDict):
    numbers: list[NumberScore]


def _too_few(each: int) -> Clash:
    """Refuse more numbers of each colour than there are for everybody."""
    enough = _FEWEST // each
    return Clash(
        {"modules": ("station-numbers",), "numbers": each},
        f"There are {_FEWEST} numbers of each colour: {each} each are enough for {enough} players at most.",
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
            _EACH,
            _EACH[0],
            "With station numbers: how many of each colour everybody gets.",
            {"1": "1 or 2 are recommended for the first game."},
        ),
        Option(
            "open_numbers",
            _OPEN,
            False,
            "With station numbers: whether everybody sees everybody's.",
            {"no": "Numbers are secret until the end.", "yes": "Everybody's numbers lie open from the start."},
            absent=False,
        ),
    ),
    options_rank=1,
    chosen=lambda state: {"numbers": max(1, int(state.number_count)), "open_numbers": bool(state.open_numbers)},
    clashes=tuple(_too_few(each) for each in _EACH[1:]),
    tokens=_tokens,
    read_tokens=_read_tokens,
    layout=_layout,
    shapes=ModuleShapes(view=NumbersView, options=NumbersOptions, final=NumbersScore),
)

"""Station numbers in a position's text."""

from guimard.games.metro.modules.module import Tokens
from guimard.games.metro.modules.numbers.rules import StationNumbers, place
from guimard.games.metro.tables import HIDDEN, NONE, STATIONS
from guimard.games.metro.text.names import join_tokens, split_tokens


def tokens(state: StationNumbers) -> Tokens:
    return {"held": "/".join(join_tokens(_token(n) for n in _hand_of(state, seat)) for seat in range(state.seats))}


def _token(number: int) -> str:
    return "?" if number == HIDDEN else str(number + 1)


def _hand_of(state: StationNumbers, seat: int) -> list[int]:
    """Return a seat's numbers, colour by colour."""
    hand: list[int] = state.numbers[:, place(state, seat, 0) : place(state, seat + 1, 0)].flatten().tolist()
    return hand


def read_tokens(state: StationNumbers, given: Tokens) -> None:
    hands = given.pop("held").split("/")
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

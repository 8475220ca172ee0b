"""Who begins, as an option of several games: a seat, or drawn with the deal."""

from guimard.core.compiler import compiled, inlined
from guimard.core.deal import DealState, below
from guimard.core.options import Clash, Option

DRAWN = "drawn"
_DRAWN_CODE = -1  # in a state, which holds numbers


def begins_option(seats: range, note: str) -> Option:
    """Return the option of a game; the note tells what its rulebook says."""
    return Option(
        "begins",
        (*range(seats[-1]), DRAWN),
        0,
        "Who begins: a seat, counted from 0, or drawn.",
        {DRAWN: "Who begins is drawn with the deal."},
        absent=0,
        notes={"": note},
    )


def begins_clashes(seats: range) -> tuple[Clash, ...]:
    """Refuse seats that are not there."""
    return tuple(
        Clash(
            {"begins": seat},
            f"At this table there is no seat {seat} that could begin: seats are counted from 0.",
            tuple(range(seats[0], seat + 1)),
        )
        for seat in range(seats[0], seats[-1])
    )


@inlined
def begins_code(choice: int, most_seats: int) -> int:
    """Return the choice, by its place among the choices, as a state keeps it."""
    return choice if choice < most_seats else _DRAWN_CODE


def begins_choice(code: int) -> int | str:
    """Return the choice that a state keeps as this code."""
    return DRAWN if code == _DRAWN_CODE else int(code)


@compiled
def first_seat(code: int, seats: int, deal: DealState) -> int:
    """Return the seat that begins.

    It is drawn last of all, so that the rest of the deal is the same.
    """
    return below(deal, seats) if code == _DRAWN_CODE else code

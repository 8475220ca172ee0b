"""What compiled code must know of a table's options: where numbers begin."""

from guimard.core.compiler import inlined
from guimard.core.flat_record import FlatRecord
from guimard.games.metro.state import BaseState

# What the path at a port is. 1 to 8: the head of a line (of seats counted from the viewer, or of companies).
NOBODY, TO_EDGE, TO_CENTRE, PIECE = 9, 10, 11, 12


class BasePlan(FlatRecord):
    """The base game's part. A module extends it; ``modules.hooks`` puts them together."""

    seats: int
    hand_size: int
    turns: int  # directions a tile may be laid in: 1 or 4
    draw: int  # the number of the action; those of modules come after it
    actions: int
    own_lines: int  # 1: each seat plays a colour of its own
    line_owners: int  # colours that have lines
    unseen: int  # where each section begins
    hand: int
    drawn: int
    turn: int
    held: int
    bag: int
    points: int
    size: int


@inlined
def owner_number(state: BaseState, plan: BasePlan, viewer: int, colour: int) -> int:
    """Return 1 for the viewer's own colour, then the seats after it.

    Where no seat owns lines, colours are counted as they are.
    """
    if not plan.own_lines:
        return int(colour + 1)
    after = state.seat_of[colour] - viewer
    return int(after + 1 if after >= 0 else after + plan.seats + 1)

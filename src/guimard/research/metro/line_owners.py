"""Who owns the lines of a table: its seats, or companies."""

from typing import Any

from guimard.core.match import Setup
from guimard.games.metro.deal import empty_board
from guimard.games.metro.state import colours_in_play, seats_own_lines


def own_lines(setup: Setup[Any]) -> bool:
    """Tell whether each seat plays a colour of its own."""
    return bool(seats_own_lines(empty_board(setup.seats, setup.options)))


def line_owners(setup: Setup[Any]) -> tuple[int, str]:
    """Return how many colours have lines, and how they are counted."""
    count = int(colours_in_play(empty_board(setup.seats, setup.options)))
    return count, "seats, counted from the viewer" if own_lines(setup) else "companies"

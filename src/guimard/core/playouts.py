"""Random games from a view, as the bench counts them."""

from collections.abc import Callable
from typing import Any

from guimard.core.compiler import inlined
from guimard.core.flat_record import Records
from guimard.core.rng import Rng


@inlined
def sum_of_playouts(
    template: Any,
    games: Records,
    count: int,
    moves: Any,
    rng: Rng,
    imagine: Callable[..., None],
    playout: Callable[..., None],
) -> int:
    """Imagine a view and play it out at random, many times.

    Returns the sum of all points, as a checksum. ``imagine`` and ``playout`` are the game's compiled functions.
    """
    state = games[0]
    total = 0
    for _ in range(count):
        games[0] = template
        imagine(state, rng)
        playout(state, moves, rng)
        total += state.points.sum()
    return total

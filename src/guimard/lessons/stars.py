"""How a step is rewarded.

Three stars for the fewest moves, one less for each extra try, hint or move.
"""

MOST_STARS = 3


def stars(tries: int, hints: int, moves: int, fewest: int) -> int:
    """Return the stars of a solved step; ``tries`` counts the one that solved it."""
    return max(1, MOST_STARS - (tries - 1) - hints - (moves - fewest))

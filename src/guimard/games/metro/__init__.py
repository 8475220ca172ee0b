"""Metro, by Dirk Henn: the base game, its two variants and four modules."""

from guimard.games.metro.board import Board

__all__ = ["Board"]

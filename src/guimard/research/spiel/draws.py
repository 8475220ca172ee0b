"""Deals as chance nodes: what is drawn, one thing at a time.

Each game says what its deal draws, and how ``scripted`` answers it (``deals.py`` beside this file).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from guimard.core.beginning import DRAWN
from guimard.core.deal import Deal
from guimard.core.match import Setup


@dataclass(frozen=True)
class Draw:
    """A thing to be drawn: from which supply, and whether it is put back."""

    supply: str
    items: tuple[int, ...]
    put_back: bool = False


@dataclass(frozen=True)
class Shuffle:
    """A shuffle of some items, of which the first that the game takes were drawn."""

    items: tuple[int, ...]
    drawn: tuple[int, ...]
    at_end: bool = False  # whether the game takes them from the end

    def answers(self) -> list[int]:
        """Return what ``core.deal.shuffle`` must draw for that."""
        rest = list(self.items)
        for item in self.drawn:
            rest.remove(item)
        wanted = [*rest, *reversed(self.drawn)] if self.at_end else [*self.drawn, *rest]
        now, found = list(self.items), []
        for i in range(len(now) - 1, 0, -1):
            j = now.index(wanted[i])
            now[i], now[j] = now[j], now[i]
            found.append(j)
        return found


Answer: TypeAlias = int | Shuffle
"""What chance decided: a number below some other, or a shuffle."""


def scripted(answers: Iterable[Answer]) -> Deal:
    """Return a deal that answers, in the order the game asks, what was drawn."""
    numbers = [[answer] if isinstance(answer, int) else answer.answers() for answer in answers]
    return Deal.scripted([number for several in numbers for number in several])


def outcomes(draws: list[Draw], drawn: list[int]) -> list[tuple[int, float]]:
    """What may be drawn next, with probabilities."""
    draw = draws[len(drawn)]
    left = list(draw.items)
    if not draw.put_back:
        for earlier, taken in zip(draws, drawn, strict=False):
            if earlier.supply == draw.supply:
                left.remove(taken)
    return [(item, left.count(item) / len(left)) for item in sorted(set(left))]


def beginner(setup: Setup[Any]) -> list[Draw]:
    """Who begins, if that is drawn."""
    return [Draw("begins", tuple(range(setup.seats)))] if setup.options["begins"] == DRAWN else []

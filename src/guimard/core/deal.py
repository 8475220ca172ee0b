"""The deal: all chance of a game, drawn from one seed before the first move.

``Deal`` is the project's own generator, version 1: SHA-256 over a counter. It is slow and that does not
matter; what matters is that nobody can work out the seed from the tiles they have seen, and that a seed
gives the same deal for ever (``tests/core/test_deal.py`` freezes it).
"""

import hashlib
import secrets
from typing import TypeVar

VERSION = 1
T = TypeVar("T")


def new_seed() -> str:
    """A seed of 256 bits from the system's secure source."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game: it binds the seed without giving it away."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Deal:
    """A stream of random choices that follows from a seed."""

    def __init__(self, seed: str) -> None:
        self._key = f"guimard deal {VERSION} {seed} ".encode()
        self._counter = 0

    def word(self) -> int:
        """The next 64 random bits."""
        block = hashlib.sha256(self._key + str(self._counter).encode()).digest()
        self._counter += 1
        return int.from_bytes(block[:8], "big")

    def below(self, n: int) -> int:
        """Return a number in 0..n-1, all equally likely.

        Words that would favour some numbers are thrown away.
        """
        if n < 1:
            raise ValueError(f"nothing to choose from: {n}")
        fair = (1 << 64) - (1 << 64) % n
        while (word := self.word()) >= fair:
            pass
        return word % n

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in random order (Fisher and Yates, from the end)."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result

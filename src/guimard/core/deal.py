"""The deal: all chance of a game, drawn from one seed before the first move.

``Deal`` is the project's own generator, version 1: SHA-256 over a counter. It is slow and that does not
matter; what matters is that nobody can work out the seed from the tiles they have seen, and that a seed
gives the same deal for ever (``tests/core/test_deal.py`` freezes it). Compiled code deals from its ``state``.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Annotated, TypeVar

import numpy as np

from guimard.core.compiler import compiled, entry_point
from guimard.core.flat_record import Array, Records
from guimard.core.sha256 import Hash, add, digest, start

VERSION = 1
T = TypeVar("T")
_DIGITS = 20  # of the largest counter
_MOST_ANSWERS = 256


def new_seed() -> str:
    """A seed of 256 bits from the system's secure source."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game: it binds the seed without giving it away."""
    return hashlib.sha256(seed.encode()).hexdigest()


class DealState(Hash):
    """The hash of a seed and how many words were drawn; or answers given in advance."""

    counter: np.uint64
    answers: Annotated[Array, _MOST_ANSWERS]
    answer_count: int  # 0: choices follow from the seed
    answered: int


def seed_bytes(seed: str) -> Array:
    """Return a seed as compiled code reads it."""
    return np.array(list(seed.encode()), np.int16)


_BEFORE, _AFTER = seed_bytes(f"guimard deal {VERSION} "), seed_bytes(" ")


class Deal:
    """A stream of random choices that follows from a seed."""

    def __init__(self, seed: str) -> None:
        self.state: Records = np.zeros(1, DealState.dtype)
        begin_deal(self.state, seed_bytes(seed))

    @classmethod
    def scripted(cls, answers: Sequence[int]) -> "Deal":
        """Return a deal that chooses what it is told, for chance nodes of researchers."""
        deal = cls("scripted")
        state = deal.state[0]
        state.answer_count = len(answers)
        state.answers[: len(answers)] = answers
        return deal

    def word(self) -> int:
        """The next 64 random bits."""
        return int(_next_word(self.state))

    def below(self, n: int) -> int:
        """Return a number in 0..n-1, all equally likely."""
        return int(_next_below(self.state, n))

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in random order."""
        order = np.arange(len(items), dtype=np.int16)
        _next_shuffle(self.state, order)
        return [items[i] for i in order.tolist()]


@entry_point
def begin_deal(deals: Records, seed: Array) -> None:
    """Begin a deal from the bytes of a seed."""
    start(deals[0])
    add(deals[0], _BEFORE)
    add(deals[0], seed)
    add(deals[0], _AFTER)
    deals[0].counter = np.uint64(0)


@entry_point
def _next_word(deals: Records) -> np.uint64:
    return word(deals[0])


@entry_point
def _next_below(deals: Records, n: int) -> int:
    return below(deals[0], n)


@entry_point
def _next_shuffle(deals: Records, items: Array) -> None:
    shuffle(deals[0], items)


@compiled
def word(deal: DealState) -> np.uint64:
    """Return the next 64 random bits: the first of the hash of key and counter."""
    digits, rest = np.empty(_DIGITS, np.int16), np.int64(deal.counter)
    count = 1
    while rest >= 10:
        rest //= 10
        count += 1
    rest = np.int64(deal.counter)
    for i in range(count):
        digits[count - 1 - i] = 48 + rest % 10
        rest //= 10
    deal.counter += np.uint64(1)
    words = digest(deal, digits, count)
    return (np.uint64(words[0]) << np.uint64(32)) | np.uint64(words[1])


@compiled
def below(deal: DealState, n: int) -> int:
    """Return a number in 0..n-1, all equally likely.

    Words that would favour some numbers are thrown away.
    """
    if n < 1:
        raise ValueError("There is nothing to choose from.")
    if deal.answer_count:
        deal.answered += 1
        return int(deal.answers[deal.answered - 1])
    last, choices = np.uint64(0xFFFFFFFFFFFFFFFF), np.uint64(n)
    unfair = (last % choices + np.uint64(1)) % choices
    drawn = word(deal)
    while drawn > last - unfair:
        drawn = word(deal)
    return int(np.int64(drawn % choices))


@compiled
def shuffle(deal: DealState, items: Array) -> None:
    """Put the items in random order (Fisher and Yates, from the end)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(deal, i + 1)
        items[i], items[j] = items[j], items[i]

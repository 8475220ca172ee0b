"""Sets of up to 64 cells as machine words, and fast random numbers, compiled and interpreted alike.

Numba turns ``uint64 op int64`` into float64, so all arithmetic on words is in this module or between
``np.uint64`` values only. The generator here is for playouts and imagining; deals use ``core.deal``.
"""

from collections.abc import Iterable

import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload

from guimard.core.kernel import Array, Record, compiled, inlined

ZERO = np.uint64(0)
ONE = np.uint64(1)
_MASK = (1 << 64) - 1


def pack(cells: Iterable[int]) -> np.uint64:
    """The set of some cells (not for compiled code)."""
    return np.uint64(sum(1 << cell for cell in set(cells)))


def lowest(word: np.uint64) -> int:
    """The smallest element of a set that is not empty."""
    return (int(word) & -int(word)).bit_length() - 1


@overload(lowest)
def _lowest(word):  # type: ignore[no-untyped-def]
    return lambda word: np.int64(trailing_zeros(word))


@inlined
def single(cell: int) -> np.uint64:
    return ONE << np.uint64(cell)


@inlined
def contains(word: np.uint64, cell: int) -> bool:
    return bool((word >> np.uint64(cell)) & ONE)


@compiled
def size(word: np.uint64) -> int:
    count = 0
    while word:
        word &= word - ONE
        count += 1
    return count


class Rng(Record):
    """A fast random generator (xorshift64)."""

    word: np.uint64


def new_rng(seed: int) -> Rng:
    """A generator, well mixed from any integer (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
    rng = Rng.new()
    rng.word = np.uint64((mixed ^ mixed >> 31) or 1)
    return rng


@compiled
def reseed(rng: Rng, seed: np.uint64, stream: int) -> None:
    """Begin one of many streams (0 and up) of random numbers that follow from a seed."""
    mixed = seed + np.uint64(stream + 1) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    rng.word = (mixed ^ (mixed >> np.uint64(31))) | ONE


@inlined
def below(rng: Rng, n: int) -> int:
    """A random number in 0..n-1."""
    x = rng.word
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng.word = x
    return int(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@compiled
def shuffle(rng: Rng, items: Array) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]

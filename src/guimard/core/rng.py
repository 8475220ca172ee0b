"""Fast random numbers (xorshift64) for playouts and imagining, not for deals."""

import numpy as np

from guimard.core.bits import ONE
from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array, FlatRecord

_MASK = (1 << 64) - 1


class Rng(FlatRecord):
    """A random generator: its whole state is one number."""

    word: np.uint64


def new_rng(seed: int) -> Rng:
    """Return a generator, well mixed from any integer (splitmix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
    rng = Rng.new()
    rng.word = np.uint64((mixed ^ mixed >> 31) or 1)
    return rng


@inlined
def _mix(word: np.uint64) -> np.uint64:
    mixed = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.uint64(mixed ^ (mixed >> np.uint64(31)))


@compiled
def seed_rng(rng: Rng, seed: np.uint64) -> None:
    """Begin as ``new_rng`` does, in compiled code."""
    mixed = _mix(seed + np.uint64(0x9E3779B97F4A7C15))
    rng.word = mixed if mixed else ONE


@compiled
def reseed(rng: Rng, seed: np.uint64, stream: int) -> None:
    """Begin one of many streams (0 and up) of random numbers from a seed."""
    rng.word = _mix(seed + np.uint64(stream + 1) * np.uint64(0x9E3779B97F4A7C15)) | ONE


@inlined
def below(rng: Rng, n: int) -> int:
    """Return a random number in 0..n-1."""
    x = rng.word
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng.word = x
    return int(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@compiled
def shuffle(rng: Rng, items: Array) -> None:
    """Put the items in random order (Fisher and Yates, from the end)."""
    for i in range(len(items) - 1, 0, -1):
        j = below(rng, i + 1)
        items[i], items[j] = items[j], items[i]

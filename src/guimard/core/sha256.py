"""SHA-256 as compiled code, for the deal.

Browsers run the same rules and have no SHA-256 that answers at once.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from guimard.core.compiler import compiled, inlined
from guimard.core.flat_record import Array, BitSets, FlatRecord

Words = npt.NDArray[np.int64]  # of 32 bits each; wide enough to add several
BLOCK = 64  # bytes
WORDS = 8
_ROUNDS = 64
_LOW = (1 << 32) - 1
_PRIMES = [n for n in range(2, 312) if all(n % d for d in range(2, n))]


def _fraction(number: int, root: int) -> int:
    """Return the first 32 bits of the fraction of a root, worked out exactly."""
    low, high = 0, number << 40
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**root <= number << (32 * root) else (low, middle)
    return low & _LOW


_FIRST = np.array([_fraction(prime, 2) for prime in _PRIMES[:WORDS]], np.int64)
_CONSTANTS = np.array([_fraction(prime, 3) for prime in _PRIMES[:_ROUNDS]], np.int64)


class Hash(FlatRecord):
    """The hash of some bytes, to which more can be added."""

    words: Annotated[BitSets, WORDS]  # of all whole blocks
    length: np.uint64  # in bytes
    rest: Annotated[Array, BLOCK]  # the bytes after the last whole block


@compiled
def start(hashed: Hash) -> None:
    """Begin a hash, of no bytes."""
    hashed.length = np.uint64(0)
    for i in range(WORDS):
        hashed.words[i] = np.uint64(_FIRST[i])


@compiled
def add(hashed: Hash, text: Array) -> None:
    """Add bytes."""
    words = _words(hashed)
    for i in range(len(text)):
        place = _rest(hashed)
        hashed.rest[place] = text[i]
        hashed.length += np.uint64(1)
        if place == BLOCK - 1:
            _mix(words, hashed.rest, 0)
    for i in range(WORDS):
        hashed.words[i] = np.uint64(words[i])


@compiled
def digest(hashed: Hash, ending: Array, count: int) -> Words:
    """Return the hash of the bytes and the first few of an ending (up to 20 bytes).

    Changes nothing.
    """
    words, block, place = _words(hashed), np.zeros(2 * BLOCK, np.int16), _rest(hashed)
    for i in range(place):
        block[i] = hashed.rest[i]
    for i in range(count):
        block[place + i] = ending[i]
    place += count
    block[place] = 128  # then zeros, then the length in bits: SHA-256 pads like that
    end = BLOCK if place + 9 <= BLOCK else 2 * BLOCK
    bits = 8 * (np.int64(hashed.length) + count)
    for i in range(8):
        block[end - 1 - i] = bits & 255
        bits >>= 8
    for first in range(0, end, BLOCK):
        _mix(words, block, first)
    return words


@inlined
def _words(hashed: Hash) -> Words:
    words = np.empty(WORDS, np.int64)
    for i in range(WORDS):
        words[i] = np.int64(hashed.words[i])
    return words


@inlined
def _rest(hashed: Hash) -> int:
    return int(np.int64(hashed.length % np.uint64(BLOCK)))


@inlined
def _turned(word: int, by: int) -> int:
    return ((word >> by) | (word << (32 - by))) & _LOW


@compiled
def _schedule(text: Array, first: int) -> Words:
    """Return what each round mixes in from a block."""
    mixed = np.empty(_ROUNDS, np.int64)
    for i in range(16):
        word = 0
        for j in range(4):
            word = (word << 8) | int(text[first + 4 * i + j])
        mixed[i] = word
    for i in range(16, _ROUNDS):
        early, late = int(mixed[i - 15]), int(mixed[i - 2])
        low = _turned(early, 7) ^ _turned(early, 18) ^ (early >> 3)
        high = _turned(late, 17) ^ _turned(late, 19) ^ (late >> 10)
        mixed[i] = (int(mixed[i - 16]) + low + int(mixed[i - 7]) + high) & _LOW
    return mixed


@compiled
def _mix(words: Words, text: Array, first: int) -> None:
    """Mix a block of a text into the words; the letters are those of the standard."""
    mixed = _schedule(text, first)
    a, b, c, d = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    e, f, g, h = int(words[4]), int(words[5]), int(words[6]), int(words[7])
    for i in range(_ROUNDS):
        high = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        one = h + high + ((e & f) ^ (~e & _LOW & g)) + int(_CONSTANTS[i]) + int(mixed[i])
        low = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
        two = low + ((a & b) ^ (a & c) ^ (b & c))
        h, g, f, e = g, f, e, (d + one) & _LOW
        d, c, b, a = c, b, a, (one + two) & _LOW
    added = (a, b, c, d, e, f, g, h)
    for i in range(WORDS):
        words[i] = (words[i] + added[i]) & _LOW

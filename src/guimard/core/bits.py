"""Sets of up to 64 elements as the bits of a ``np.uint64``.

Numba turns ``uint64 op int64`` into float64, so all arithmetic on sets is in this module or between
``np.uint64`` values only.
"""

from collections.abc import Iterable

import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload

from guimard.core.compiler import compiled, inlined

ZERO = np.uint64(0)
ONE = np.uint64(1)


def pack(cells: Iterable[int]) -> np.uint64:
    """Return the set of some cells (not for compiled code)."""
    return np.uint64(sum(1 << cell for cell in set(cells)))


def lowest(bits: np.uint64) -> int:
    """Return the smallest element of a set that is not empty."""
    return (int(bits) & -int(bits)).bit_length() - 1


@overload(lowest)
def _lowest(bits):  # type: ignore[no-untyped-def]
    return lambda bits: np.int64(trailing_zeros(bits))


@inlined
def single(cell: int) -> np.uint64:
    return ONE << np.uint64(cell)


@inlined
def contains(bits: np.uint64, cell: int) -> bool:
    return bool((bits >> np.uint64(cell)) & ONE)


@compiled
def size(bits: np.uint64) -> int:
    count = 0
    while bits:
        bits &= bits - ONE
        count += 1
    return count

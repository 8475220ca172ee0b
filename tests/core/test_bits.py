"""Sets of cells in a word, and the fast generator.

Frozen, and the same interpreted and compiled.
"""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from guimard.core.bits import contains, lowest, pack, single, size
from guimard.core.compiler import compiled
from guimard.core.rng import Rng, below, new_rng, reseed, shuffle

CELLS = st.sets(st.integers(0, 63))


@given(CELLS)
def test_packing_and_unpacking_are_inverses(cells: set[int]) -> None:
    word = pack(cells)
    assert [cell for cell in range(64) if int(word) >> cell & 1] == sorted(cells)
    assert size(word) == len(cells)
    assert [cell for cell in range(64) if contains(word, cell)] == sorted(cells)


@given(CELLS.filter(bool))
def test_the_lowest_of_a_set(cells: set[int]) -> None:
    assert lowest(pack(cells)) == min(cells)
    assert _lowest_compiled(pack(cells)) == min(cells)


@compiled
def _lowest_compiled(word: np.uint64) -> int:
    return lowest(word)


def test_single_cells() -> None:
    assert [int(single(cell)) for cell in (0, 5, 63)] == [1, 32, 1 << 63]


def test_generators_are_well_mixed() -> None:
    """The reference values of splitmix64 for the seeds 0 and 1."""
    assert int(new_rng(0).word) == 0xE220A8397B1DCDAF
    assert int(new_rng(1).word) == 0x910A2DEC89025CC1
    assert int(new_rng(-1).word) != 0


def test_streams_of_a_seed_are_well_mixed() -> None:
    """The reference values of splitmix64 for the seed 0, one after the other; never 0."""
    rng, words = new_rng(7), []
    for stream in range(3):
        reseed(rng, np.uint64(0), stream)
        words.append(int(rng.word))
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4 | 1, 0x06C45D188009454F]


def test_numbers_are_frozen() -> None:
    rng = new_rng(1)
    assert [below(rng, 60) for _ in range(8)] == [26, 49, 16, 55, 12, 18, 44, 32]


def xorshift(word: int) -> int:
    word ^= word << 13 & (1 << 64) - 1
    word ^= word >> 7
    return word ^ word << 17 & (1 << 64) - 1


@given(st.integers(0, 2**64), st.integers(1, 1000))
def test_numbers_follow_xorshift(seed: int, n: int) -> None:
    rng = new_rng(seed)
    word = int(rng.word)
    for _ in range(5):
        word = xorshift(word)
        assert below(rng, n) == (word >> 32) * n >> 32
        assert int(rng.word) == word


def test_shuffling_keeps_the_items() -> None:
    items = np.arange(20, dtype=np.int16)
    shuffle(new_rng(3), items)
    assert sorted(items.tolist()) == list(range(20))
    assert items.tolist() != list(range(20))
    assert Rng.dtype.names == ("word",)

"""Tree counts: the kernel agrees with the independent slow models."""

from collections import Counter

import pytest

from tests.support.games import leaves
from tests.support.perft import Tree, count, slow_model, trees

TREES = trees()


def name(tree: Tree) -> str:
    return f"{tree.record}-after-{tree.played}"


@pytest.mark.parametrize("tree", TREES, ids=name)
def test_the_kernel_counts_the_same(tree: Tree) -> None:
    assert tuple(leaves(tree.position, depth + 1) for depth in range(len(tree.counts))) == tree.counts


@pytest.mark.parametrize("tree", TREES, ids=name)
def test_the_slow_model_counts_what_the_file_says(tree: Tree) -> None:
    """All but the deepest count, which takes most of the time."""
    _assert_counted(tree, tree.counts[:-1])


@pytest.mark.soak
@pytest.mark.parametrize("tree", TREES, ids=name)
def test_the_slow_model_counts_the_deepest_as_well(tree: Tree) -> None:
    _assert_counted(tree, tree.counts)


def test_a_dozen_positions_of_each_game() -> None:
    games = Counter(tree.position.split()[0] for tree in TREES)
    assert min(games["metro"], games["metromania"]) >= 12


def _assert_counted(tree: Tree, counts: tuple[int, ...]) -> None:
    model = slow_model(tree.record, tree.played)
    assert tuple(count(model, depth + 1) for depth in range(len(counts))) == counts

"""The deal is frozen: a seed gives the same game for ever.

A test that fails here breaks every stored record.
"""

import hashlib
from collections import Counter

import pytest

import guimard
from guimard.core import deal
from guimard.core.deal import Deal, commitment, new_seed


def word(seed: str, counter: int) -> int:
    """Version 1, spelled out: the first eight bytes of a SHA-256."""
    return int(hashlib.sha256(f"guimard deal 1 {seed} {counter}".encode()).hexdigest()[:16], 16)


def test_words_are_frozen() -> None:
    stream = Deal("paris")
    assert [stream.word() for _ in range(3)] == [0x15E2A476C7770A97, 0xA32F0EDC63F78FAE, 0x311130FD982583E9]


@pytest.mark.parametrize("seed", ["paris", "1", "a seed of several words", "Étoile"])
def test_words_are_sha_256_over_a_counter(seed: str) -> None:
    stream = Deal(seed)
    assert [stream.word() for _ in range(20)] == [word(seed, counter) for counter in range(20)]


def test_choices_and_shuffles_are_frozen() -> None:
    stream = Deal("paris")
    assert [stream.below(10) for _ in range(6)] == [3, 2, 5, 9, 1, 9]
    assert "".join(Deal("metro").shuffled(list("ABCDEFGH"))) == "GFDBCHEA"


def test_words_that_would_favour_some_choices_are_thrown_away() -> None:
    """With 3 * 2^61 choices the last quarter of all words would favour some of them."""
    choices, fair = 3 << 61, 3 << 62
    words = [word("fair", counter) for counter in range(40)]
    expected = [drawn % choices for drawn in words if drawn < fair]
    assert 0 < len(expected) < len(words)
    stream = Deal("fair")
    assert [stream.below(choices) for _ in expected] == expected


@pytest.mark.parametrize("length", [1, 37, 38, 39, 45, 46, 47, 48, 49, 111, 3000])
def test_seeds_may_have_any_length(length: int) -> None:
    """A hash takes blocks of 64 bytes: lengths around their ends are the hard ones."""
    seed = "x" * length
    stream = Deal(seed)
    assert [stream.word() for _ in range(101)] == [word(seed, counter) for counter in range(101)]


def test_a_scripted_deal_chooses_what_it_is_told() -> None:
    stream = Deal.scripted([2, 0, 1])
    assert (stream.below(5), stream.shuffled(["a", "b", "c"])) == (2, ["c", "b", "a"])


def test_all_choices_come_up_about_equally_often() -> None:
    stream = Deal("fair")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Deal("any").below(0)


def test_shuffling_leaves_the_list_alone() -> None:
    items = [1, 2, 3, 4, 5]
    assert sorted(Deal("any").shuffled(items)) == items == [1, 2, 3, 4, 5]
    assert Deal("any").shuffled([]) == []


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("paris") == "1670f2e42fefa5044d59a65349e47c566009488fc57d7b4376dd5787b59e3c57"


def test_seeds_are_256_bits_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {32}
    assert deal.VERSION == 1


def test_the_tiles_of_a_game_follow_from_its_seed() -> None:
    """Metro's first shuffle, worked out from the seed and the list of tiles."""
    counts = {"aaaa": 4, "aacb": 4, "acba": 4, "baac": 4, "cbaa": 4, "bcbc": 3, "cbcb": 3}
    rest = "accd adad adbb badb bbad bbbb bcdd cccc ccda cdac cddb dacc dada dbba dbcd ddbc dddd"
    tiles = [code for code in [*counts, *rest.split(" ")] for _ in range(counts.get(code, 2))]
    for counter, i in enumerate(range(59, 0, -1)):
        j = word("paris", counter) % (i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    position = guimard.game("metro", seats=2).start(seed="paris").position()
    words = dict(pair.split("=") for pair in position.split()[1:])
    assert words["hands"].split("/") == [tiles.pop(), tiles.pop()]
    assert words["bag"].split("+") == tiles[::-1]

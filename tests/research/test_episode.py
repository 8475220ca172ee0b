"""A game that can be copied, pickled, saved and loaded.

What goes on is the same game, to the byte.
"""

import copy
import pickle
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import guimard
from guimard.research.codings import coding
from guimard.research.episode import Episode, load
from guimard.research.rewards import rewards_of

GAMES = [("metro", 2, {}), ("metro", 4, {"modules": ["companies", "stations"]}), ("metromania", 3, {})]


def reloaded(episode: Episode, tmp_path: Path) -> Episode:
    episode.save(tmp_path / "game.txt")
    return load(tmp_path / "game.txt")


WAYS: dict[str, Callable[[Episode, Path], Episode]] = {
    "copy": lambda episode, _: episode.copy(),
    "copy.copy": lambda episode, _: copy.copy(episode),
    "deepcopy": lambda episode, _: copy.deepcopy(episode),
    "pickle": lambda episode, _: pickle.loads(pickle.dumps(episode)),
    "save and load": reloaded,
}


def play(episode: Episode, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not episode.over:
            episode.play(chance.choice(episode.legal()))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_copy_goes_on_like_the_original(
    game: str, seats: int, options: dict[str, object], way: str, tmp_path: Path
) -> None:
    episode, chance = Episode(coding(game, seats, **options), 7), random.Random(7)
    play(episode, chance, 20)
    twin = WAYS[way](episode, tmp_path)
    before = twin.tobytes()
    assert before == episode.tobytes()
    play(episode, random.Random(8), 10)
    assert twin.tobytes() == before, "the original goes on alone"
    play(episode, random.Random(9), 1000)
    play(twin, random.Random(8), 10)
    play(twin, random.Random(9), 1000)
    assert twin.over
    assert twin.record() == episode.record()
    assert twin.tobytes() == episode.tobytes()
    assert [twin.observe(s)[0].tobytes() for s in range(seats)] == [
        episode.observe(s)[0].tobytes() for s in range(seats)
    ]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_it_is_the_game_that_everybody_else_plays(game: str, seats: int, options: dict[str, object]) -> None:
    episode, chance = Episode(coding(game, seats, **options), 3), random.Random(3)
    match = guimard.game(game, seats=seats, **options).start(seed=3)
    while not episode.over:
        assert sorted(map(episode.text, episode.legal())) == sorted(match.legal())
        number = chance.choice(episode.legal())
        match.play(episode.text(number))
        episode.play(number)
        assert episode.to_act == match.to_act
        assert episode.scores() == match.scores()
    assert episode.tobytes() == match.state.tobytes()
    assert guimard.replay(episode.record()).record() == match.record()


def test_what_is_not_legal_changes_nothing() -> None:
    episode = Episode(coding("metro", 2), 1)
    before = episode.tobytes()
    illegal = next(number for number in range(65) if not episode.mask()[number])
    for number in (illegal, -1, 65, 10**9):
        with pytest.raises(ValueError, match="not legal"):
            episode.play(number)
    assert episode.tobytes() == before
    play(episode, random.Random(1), 1000)
    with pytest.raises(ValueError, match="over"):
        episode.play(0)


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("nonsense", encoding="utf-8")
    with pytest.raises(ValueError, match="record begins"):
        load(path)


@pytest.mark.parametrize(
    ("scores", "margin", "win"),
    [
        ([30, 10], [20, -20], [1, -1]),
        ([10, 10], [0, 0], [0, 0]),
        ([40, 10, 10], [30, -15, -15], [1, -0.5, -0.5]),
        ([40, 40, 10], [15, 15, -30], [0.25, 0.25, -0.5]),
        ([-5, -5, -5, -5], [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_rewards_sum_to_zero(scores: list[int], margin: list[float], win: list[float]) -> None:
    for reward, expected in (("margin", margin), ("win", win)):
        found = rewards_of(np.array(scores, np.int16), reward)
        assert found.tolist() == pytest.approx(expected)
        assert found.sum() == pytest.approx(0)

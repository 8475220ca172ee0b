"""The Gymnasium environment under Gymnasium's own check, and bad input."""

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from guimard.research.gymnasium import GuimardEnv

CHOICES: list[tuple[str, dict[str, Any]]] = [
    ("guimard/Metro-v0", {"seats": 3, "seat": 1, "opponents": ["easy", "random"]}),
    ("guimard/Metro-v0", {"modules": ["companies", "stations"], "opponents": "one-ply", "reward": "win"}),
    ("guimard/Metromania-v0", {"seats": 3, "opponents": "random"}),
]


def play(env: Any, seed: int, steps: int = 10_000) -> list[Any]:
    """Random legal actions; what was told."""
    chance, told, over = np.random.default_rng(seed), [], False
    while not over and len(told) < steps:
        action = chance.choice(np.flatnonzero(env.action_masks()))
        observation, reward, over, _, info = env.step(action)
        told.append((observation.tobytes(), reward, over, info["action_mask"].tobytes()))
    return told


@pytest.mark.parametrize(("name", "choices"), CHOICES)
def test_check_env(name: str, choices: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        check_env(gymnasium.make(name, **choices).unwrapped)


@pytest.mark.parametrize(("name", "choices"), CHOICES)
def test_seeds_reproduce_and_copies_go_on(name: str, choices: dict[str, Any]) -> None:
    one, other = (gymnasium.make(name, **choices).unwrapped for _ in range(2))
    for env in (one, other):
        env.reset(seed=4)
    assert play(one, 1, 8) == play(other, 1, 8)
    twins = [one.copy(), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    rest = play(one, 2)
    assert rest[-1][2]
    for twin in twins:
        assert play(twin, 2) == rest, "bots answer a copy as they answered the original"


def test_rewards_and_scores_come_at_the_end() -> None:
    env = GuimardEnv("metro", seats=3, seat=2, opponents="random")
    env.reset(seed=1)
    told = play(env, 1)
    assert {reward for _, reward, _, _ in told[:-1]} == {0.0}
    scores = env._observe()[1]["scores"]
    assert told[-1][1] == pytest.approx(scores[2] - (scores[0] + scores[1]) / 2)


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    one, other = (GuimardEnv("metro", opponents="random") for _ in range(2))
    one.reset(seed=4)
    play(one, 1, 8)
    one.save(tmp_path / "game.txt")
    other.load(tmp_path / "game.txt")
    assert play(other, 2) == play(one, 2)


class TestBadInput:
    def test_an_illegal_action_ends_the_game_or_raises(self) -> None:
        env = GuimardEnv("metro", opponents="random")
        env.reset(seed=1)
        illegal = int(env.action_masks().argmin())
        assert env.step(illegal)[1:3] == (-1.0, True)
        with pytest.raises(ResetNeeded):
            env.step(illegal)
        env = GuimardEnv("metro", opponents="random", illegal="raise")
        env.reset(seed=1)
        with pytest.raises(InvalidAction):
            env.step(illegal)
        assert play(env, 1)[-1][2]

    def test_what_is_no_action_raises(self) -> None:
        env = GuimardEnv("metro", opponents="random")
        with pytest.raises(ResetNeeded):
            env.step(0)
        env.reset(seed=1)
        for action in (-1, 65, 0.5, "draw", None):
            with pytest.raises(InvalidAction):
                env.step(action)

    @pytest.mark.parametrize(
        "choices",
        [{"seat": 2}, {"opponents": "nobody"}, {"opponents": ["easy", "easy"]}, {"illegal": "x"}, {"reward": "x"}],
    )
    def test_bad_options_are_value_errors(self, choices: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match=r"\w"):
            GuimardEnv("metro", **choices)

"""The PettingZoo environments under PettingZoo's own tests, and bad input."""

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from guimard.games.registry import GAMES
from guimard.research import metro_v0, metromania_v0
from guimard.research.ids import env_id, gym_id
from guimard.research.pettingzoo import env, raw_env

EVERYTHING = {"hand": 3, "orientation": "free", "modules": ["companies", "stations", "station-numbers"]}
CHOICES: list[tuple[str, dict[str, Any]]] = [
    ("metro", {}),
    ("metro", {"seats": 6, "reward": "win", **EVERYTHING}),
    ("metro", {"seats": 3, "modules": ["central-tracks"], "central_points": False}),
    ("metromania", {}),
    ("metromania", {"seats": 4, "town_hall": "rigorous", "reward": "win"}),
]
# PettingZoo's own board games have the same observations; its tests know them by name and do not warn.
KNOWN = {
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
}


@pytest.mark.parametrize(("game", "choices"), CHOICES)
@pytest.mark.parametrize("make", [env, raw_env])
def test_api(make: Any, game: str, choices: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(make(game, **choices), num_cycles=300)
    assert {str(one.message) for one in told} <= KNOWN


@pytest.mark.parametrize(("game", "choices"), CHOICES)
def test_seed(game: str, choices: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **choices), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert "│" in capsys.readouterr().out or game == "metromania"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_performance_benchmark(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(raw_env(game))
    assert "turns per second" in capsys.readouterr().out


def test_ids_end_in_the_version_of_the_rules() -> None:
    assert {rules.id: rules.rules_version for rules in GAMES.values()} == {"metro": 1, "metromania": 1}
    assert [env_id(game) for game in GAMES] == ["metro_v0", "metromania_v0"]
    assert [gym_id(game) for game in GAMES] == ["guimard/Metro-v0", "guimard/Metromania-v0"]
    assert str(metro_v0.env(seats=3)) == "metro_v0"
    assert str(metromania_v0.raw_env()) == "metromania_v0"


def play(one: Any, seed: int, most: int = 10_000) -> None:
    """Random actions; agents of a game that is over leave it."""
    chance = np.random.default_rng(seed)
    for _ in one.agent_iter(most):
        observation, _, over, *_ = one.last()
        one.step(None if over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_sum_to_zero(game: str) -> None:
    one = raw_env(game, seats=3)
    one.reset(seed=1)
    while not any(one.terminations.values()):
        assert set(one.rewards.values()) == {0}
        one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))
    scores = one.episode.scores()
    assert sum(one.rewards.values()) == pytest.approx(0)
    assert one.rewards["player_1"] == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [copy.deepcopy, raw_env.copy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_goes_on_like_the_original(game: str, way: Any) -> None:
    one = raw_env(game, seats=3)
    one.reset(seed=5)
    play(one, 1, 25)
    twin = way(one)
    play(one, 2)
    play(twin, 2)
    assert twin.episode.record() == one.episode.record()
    one.reset()
    twin.reset()
    assert twin.episode.seed == one.episode.seed, "the deals to come are the same, too"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_belongs_to_the_caller(game: str) -> None:
    """It may be changed: neither what is legal nor what others observe depends on it."""
    one = raw_env(game, seats=3)
    one.reset(seed=5)
    play(one, 1, 25)
    twin, agent = one.copy(), one.agent_selection
    first, again, theirs = one.observe(agent), one.observe(agent), twin.observe(agent)
    kept = {name: array.copy() for name, array in first.items()}
    for array in first.values():
        array[:] = 1
    for other in (again, theirs, one.observe(agent)):
        assert all((other[name] == kept[name]).all() for name in kept)
    with pytest.raises(ValueError, match="not legal"):
        one.step(int(kept["action_mask"].argmin()))
    one.step(int(kept["action_mask"].argmax()))


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    one, other = raw_env("metro", seats=3), raw_env("metro", seats=3)
    one.reset(seed=5)
    play(one, 1, 25)
    one.save(tmp_path / "game.txt")
    other.load(tmp_path / "game.txt")
    play(one, 2)
    play(other, 2)
    assert other.episode.record() == one.episode.record()
    with pytest.raises(ValueError, match="other options"):
        raw_env("metro", seats=2).load(tmp_path / "game.txt")


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_wrappers_are_copied_saved_and_loaded(game: str, tmp_path: Path) -> None:
    one, loaded = env(game), env(game)
    one.reset(seed=5)
    play(one, 1, 25)
    one.save(tmp_path / "game.txt")
    loaded.load(tmp_path / "game.txt")
    twins = [one.copy(), copy.deepcopy(one), pickle.loads(pickle.dumps(one)), loaded]
    illegal = one.copy()
    illegal.step(int(illegal.last()[0]["action_mask"].argmin()))
    assert all(illegal.terminations.values()), "a copy has the wrappers, too"
    play(one, 2)
    for twin in twins:
        play(twin, 2)
        assert twin.episode.record() == one.episode.record()


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = raw_env("metro"), raw_env("metro")
    one.reset(seed=9)
    other.reset(seed=9)
    assert one.episode.tobytes() == other.episode.tobytes()
    one.reset()
    other.reset()
    assert one.episode.tobytes() == other.episode.tobytes(), "without a seed the deals follow from the last one"
    one.reset(seed=10)
    assert one.episode.tobytes() != other.episode.tobytes()


class TestBadInput:
    def test_an_illegal_action_raises(self) -> None:
        one = raw_env("metro")
        one.reset(seed=1)
        illegal = int(one.observe("player_0")["action_mask"].argmin())
        before = one.episode.tobytes()
        for action in (illegal, -1, 65, 1.5, None, "draw", True):
            with pytest.raises(ValueError, match="ction"):
                one.step(action)
        assert one.episode.tobytes() == before

    def test_with_wrappers_it_ends_the_game(self) -> None:
        one = env("metro")
        one.reset(seed=1)
        observation, *_ = one.last()
        one.step(int(observation["action_mask"].argmin()))
        assert one.terminations == {"player_0": True, "player_1": True}
        assert one.rewards["player_0"] == -1

    def test_out_of_bounds_is_asserted(self) -> None:
        one = env("metro")
        one.reset(seed=1)
        with pytest.raises(AssertionError):
            one.step(65)

    def test_a_step_after_the_end_raises(self) -> None:
        one = raw_env("metro")
        one.reset(seed=1)
        play(one, 1)
        with pytest.raises(ValueError, match="over"):
            one.step(0)

    @pytest.mark.parametrize(
        "choices", [{"seats": 1}, {"hand": 9}, {"reward": "fun"}, {"render_mode": "film"}, {"modules": ["x"]}]
    )
    def test_bad_options_are_value_errors(self, choices: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match=r"\w"):
            raw_env("metro", **choices)

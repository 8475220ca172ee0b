"""Batches of games: possible deals, the same with any threads, little memory."""

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode

import guimard.research.gymnasium  # registers the environments
from guimard.research import batch as batches
from guimard.research.batch import Batch
from guimard.research.codings import coding
from guimard.research.vector import GuimardVectorEnv
from tests.conformance.tables import Table, covering

EVERYTHING = {"hand": 3, "orientation": "free", "modules": ["companies", "stations", "station-numbers"], "numbers": 2}


def choose(masks: Any, chance: np.random.Generator) -> Any:
    return (masks * chance.random(masks.shape)).argmax(1)


def run(env: GuimardVectorEnv, steps: int, seed: int = 1) -> list[bytes]:
    chance, told = np.random.default_rng(seed), []
    for _ in range(steps):
        observations, rewards, over, _, infos = env.step(choose(env.batch.masks, chance))
        told.append(observations.tobytes() + rewards.tobytes() + over.tobytes() + infos["action_mask"].tobytes())
    return told


@pytest.mark.parametrize("table", covering(), ids=str)
def test_deals_are_games_that_could_have_been_dealt(table: Table) -> None:
    """Each is a position that can be written, set up again exactly, and played."""
    code = coding(table.game, table.seats, **dict(table.options))
    batch, rules = Batch(code, 8, None), table.setup.game
    batch.seed(1)
    batch.deal(np.ones(8, bool))
    states = [batch.state(i) for i in range(8)]
    for i, state in enumerate(states):
        position = rules.position(state)
        assert rules.position(rules.parse_position(position)) == position
        assert rules.parse_position(position).tobytes() == state.tobytes()
        seat = rules.to_act(state)
        assert seat is not None
        view = rules.view(state, seat)
        assert batch.observations[i].tobytes() == code.observe(view, seat)[0].tobytes()
        assert batch.masks[i].tobytes() == code.observe(view, seat)[1].tobytes()
    assert len({state.tobytes() for state in states}) == (
        8 if table.game == "metro" or table.seats > 2 else len(states)
    )


def test_every_tile_comes_first_as_often_as_it_should() -> None:
    code, count = coding("metro", 2), 4000
    batch = Batch(code, count, None)
    batch.seed(5)
    batch.deal(np.ones(count, bool))
    parts = code.layout.split(batch.observations)
    counts = np.array([tile["count"] for tile in code.setup.game.layout()["tiles"].values()])  # type: ignore[call-overload,index,union-attr]
    expected = count * counts / 60
    off = ((parts["hand"][:, 0].sum(0) - expected) ** 2 / expected).sum()
    assert off < 49.7, "chi squared with 23 degrees of freedom: one in a thousand"


@pytest.mark.parametrize("game", ["metro", "metromania"])
@pytest.mark.parametrize("opponents", [None, "random"])
def test_threads_change_nothing(game: str, opponents: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "FEWEST", 4)
    told = []
    for threads in (1, 3):
        env = GuimardVectorEnv(game, 13, opponents=opponents, threads=threads)
        assert env.batch.threads == threads
        env.reset(seed=3)
        told.append(run(env, 150))
        env.close()
    assert told[0] == told[1]


@pytest.mark.parametrize("game", ["metro", "metromania"])
def test_a_batch_plays_by_the_rules(game: str) -> None:
    """One game of it, followed by the rules as everybody else plays them."""
    env = GuimardVectorEnv(game, 3, seats=3, opponents=None)
    _, infos = env.reset(seed=2)
    code, rules = env.batch.coding, env.batch.coding.setup.game
    state, chance = env.batch.state(1), np.random.default_rng(7)
    while rules.to_act(state) is not None:
        actor = rules.to_act(state)
        assert infos["seat"][1] == actor
        actions = choose(env.batch.masks, chance)
        rules.apply(state, code.action(state, int(actions[1])))
        _, rewards, over, _, infos = env.step(actions)
        assert env.batch.state(1).tobytes() == state.tobytes()
    assert over[1]
    result = rules.result(state)
    assert result is not None
    assert infos["scores"][1].tolist() == list(result.scores)
    others = [points for seat, points in enumerate(result.scores) if seat != actor]
    assert rewards[1] == pytest.approx(result.scores[actor] - np.mean(others))
    assert env.step(np.zeros(3, int) if over.all() else choose(env.batch.masks, chance))[2][1] == 0, "dealt anew"


@pytest.mark.parametrize(("game", "opponents"), [("metro", "one-ply"), ("metro", "easy"), ("metromania", "one-ply")])
def test_bots_answer_in_a_batch(game: str, opponents: str) -> None:
    """They win against random actions, from both seats."""
    env = GuimardVectorEnv(game, 16, opponents=opponents)
    env.reset(seed=1)
    chance, margins = np.random.default_rng(1), []
    while len(margins) < 32:
        _, rewards, over, _, _ = env.step(choose(env.batch.masks, chance))
        margins += rewards[over].tolist()
    assert np.mean(margins) < -5


def reloaded(env: GuimardVectorEnv, path: Path) -> GuimardVectorEnv:
    env.save(path)
    other = GuimardVectorEnv(env.batch.coding.setup.game.id, env.num_envs, 3, opponents=env.batch.opponents)
    observations, infos = other.load(path)
    assert observations.tobytes() == env.batch.observations.tobytes()
    assert infos["action_mask"].tobytes() == env.batch.masks.tobytes()
    return other


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("game", ["metro", "metromania"])
def test_copies_go_on_like_the_original(game: str, opponents: str | None, tmp_path: Path) -> None:
    env = GuimardVectorEnv(game, 5, 3, opponents=opponents)
    env.reset(seed=3)
    run(env, 30)
    while not env.batch.over.any():  # games that are over are dealt anew in the copy, too
        run(env, 1)
    twins = [env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)), reloaded(env, tmp_path / "games.json")]
    before = env.batch.tobytes()
    rest = run(twins[0], 60, seed=2)
    assert env.batch.tobytes() == before
    for twin in (*twins[1:], env):
        assert run(twin, 60, seed=2) == rest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("metro seats=2", "metromania seats=2"),
        ("metro seats=2 hand=1", "metro seats=2 hand=2"),
        ("hand=1", "hand=2"),
        ("seats=2", "seats=3"),
        ("viewer=all", "viewer=0"),
        ('"games"', '"game"'),
        ("bag=", "bag=aaaa+"),
        ("{", ""),
    ],
)
def test_files_that_do_not_fit_are_refused(old: str, new: str, tmp_path: Path) -> None:
    env, path = GuimardVectorEnv("metro", 2), tmp_path / "games.json"
    with pytest.raises(ResetNeeded):
        env.save(path)
    env.reset(seed=1)
    env.save(path)
    before, text = env.batch.tobytes(), path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=r"games\.json"):
        env.load(path)
    assert env.batch.tobytes() == before


@pytest.mark.parametrize(
    ("game", "choices", "most"),
    [
        ("metro", {}, 4096),
        ("metromania", {"seats": 4}, 4096),
        ("metro", EVERYTHING, 4096),
        ("metro", {**EVERYTHING, "seats": 6, "numbers": 1, "open_numbers": True}, 4096),  # the largest there is
    ],
)
def test_a_game_takes_less_than_4_kb(game: str, choices: dict[str, Any], most: int) -> None:
    env = GuimardVectorEnv(game, 64, **choices)
    rewards = 8
    assert env.batch.memory() + rewards < most


def test_gymnasium_makes_it() -> None:
    env = gymnasium.make_vec("guimard/Metro-v0", num_envs=4, vectorization_mode="vector_entry_point", hand=2)
    observations, infos = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert env.observation_space.contains(observations)
    assert infos["action_mask"].shape == (4, 129)
    assert guimard.research.gymnasium.gym_id("metro") in gymnasium.registry


class TestBadInput:
    def test_one_illegal_action_stops_them_all(self) -> None:
        env = GuimardVectorEnv("metro", 4)
        env.reset(seed=1)
        before = env.batch.tobytes()
        good = env.batch.masks.argmax(1)
        for bad in (good.astype(float), good[:3], np.where(np.arange(4) == 2, 65, good), np.full(4, -1)):
            with pytest.raises(InvalidAction):
                env.step(bad)
        actions = good.copy()
        actions[3] = env.batch.masks[3].argmin()
        with pytest.raises(InvalidAction, match="environment 3"):
            env.step(actions)
        assert env.batch.tobytes() == before

    def test_without_autoreset_games_that_are_over_must_be_reset(self) -> None:
        env = GuimardVectorEnv("metro", 2, opponents="random", autoreset_mode=AutoresetMode.DISABLED)
        with pytest.raises(ResetNeeded):
            env.step(np.zeros(2, int))
        env.reset(seed=1)
        over = np.zeros(2, bool)
        while not over.any():
            _, _, over, _, _ = env.step(env.batch.masks.argmax(1))
        with pytest.raises(ResetNeeded):
            env.step(np.zeros(2, int))
        env.reset(options={"reset_mask": over})
        env.step(env.batch.masks.argmax(1))

    @pytest.mark.parametrize(
        "choices",
        [
            {"opponents": "expert"},
            {"opponents": "nobody"},
            {"num_envs": 0},
            {"autoreset_mode": AutoresetMode.SAME_STEP},
        ],
    )
    def test_bad_options_are_value_errors(self, choices: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match=r"\w"):
            GuimardVectorEnv("metro", **choices)

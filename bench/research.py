"""The research bench on one core: ``python bench/research.py``.

Ratios are taken in the same run, turn about.

PettingZoo: our steps against those of its connect four, raw_env against raw_env. Vector environment: its actions
against those of random games in the bare kernel. Dataset: writing games against playing them with `medium`.
"""

import argparse
import io
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3

from guimard.bots import choose
from guimard.core.deal import Deal
from guimard.core.rng import new_rng
from guimard.games.registry import game
from guimard.research.codings import restore
from guimard.research.dataset import make_plan, parquet
from guimard.research.episode import Episode
from guimard.research.pettingzoo import raw_env
from guimard.research.vector import GuimardVectorEnv

GAMES = ("metro", "metromania")


def steps_a_second(env: Any, seconds: float) -> float:
    """As PettingZoo's performance_benchmark counts them.

    Random legal actions, with every observation.
    """
    env.reset(seed=1)
    chance, steps, begin = random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        observation, _, over, *_ = env.last()
        if over:
            env.reset()
            continue
        env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
    return steps / spent


def vector_actions_a_second(env: GuimardVectorEnv, seconds: float) -> float:
    """Actions played in self-play, with masks and observations.

    Choosing them is not counted.
    """
    chance, actions, spent = np.random.default_rng(1), 0, 0.0
    while spent < seconds:
        chosen = (env.batch.masks * chance.random(env.batch.masks.shape, np.float32)).argmax(1)
        played = env.num_envs - int(env.batch.over.sum())
        begin = time.process_time()
        env.step(chosen)
        spent += time.process_time() - begin
        actions += played
    return actions / spent


def kernel_actions_a_second(name: str, seats: int, seconds: float) -> float:
    """Actions of random games in the bare kernel."""
    match, rng = game(name, seats).start(seed=1), new_rng(1)
    view, length = match.observation(None), actions_a_game(name, seats)
    games, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        match.game.playouts(view, 200, rng)
        games += 200
    return games * length / spent


def actions_a_game(name: str, seats: int, games: int = 200) -> float:
    """The mean length of random games, by a batch that plays them."""
    env = GuimardVectorEnv(name, games, seats, opponents=None, threads=1)
    env.reset(seed=2)
    chance, lengths, over = np.random.default_rng(2), np.zeros(games), np.zeros(games, bool)
    while not over.all():
        chosen = (env.batch.masks * chance.random(env.batch.masks.shape, np.float32)).argmax(1)
        _, _, ended, _, _ = env.step(chosen)
        lengths += ~over
        over |= ended
    return float(lengths.mean())


def dataset_seconds(name: str, games: int) -> tuple[float, float]:
    """Return the seconds to play some games, and to make a dataset of them.

    Both play with ``medium``; the second includes playing.
    """
    plan = make_plan(name, 2, "", ["medium"], games, games, "bench")
    code = restore(plan.game, plan.rules, plan.seats, plan.options)
    begin = time.process_time()
    for number in range(games):
        episode = Episode(code, f"bench {number}")
        while (seat := episode.to_act) is not None:
            luck = Deal(f"bench {number} {len(episode.played)}").word()
            episode.apply(choose("medium", code.setup.game, episode.view(seat), luck))
    played = time.process_time() - begin
    begin = time.process_time()
    io.BytesIO(parquet(plan, 0))
    return played, time.process_time() - begin


def median_ratio(ours: Callable[[], float], theirs: Callable[[], float], rounds: int) -> tuple[float, float, float]:
    """Both rates and the median of their ratios, measured turn about."""
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    return max(a for a, _ in pairs), max(b for _, b in pairs), statistics.median(a / b for a, b in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    facts: dict[str, Any] = {}
    for name in GAMES:
        env, four = raw_env(name, seats=2), connect_four_v3.raw_env()
        steps_a_second(env, 0.1)
        facts[f"{name}: PettingZoo steps a second, connect four's, ratio (3 wanted)"] = median_ratio(
            lambda env=env: steps_a_second(env, chosen.seconds),  # type: ignore[misc]
            lambda four=four: steps_a_second(four, chosen.seconds),  # type: ignore[misc]
            chosen.rounds,
        )
        vector = GuimardVectorEnv(name, 1024, opponents=None, threads=1, copy=False)
        vector.reset(seed=1)
        vector_actions_a_second(vector, 0.1)
        facts[f"{name}: vector actions a second, bare kernel's, ratio (0.125 wanted)"] = median_ratio(
            lambda vector=vector: vector_actions_a_second(vector, chosen.seconds),  # type: ignore[misc]
            lambda name=name: kernel_actions_a_second(name, 2, chosen.seconds),  # type: ignore[misc]
            chosen.rounds,
        )
        facts[f"{name}: bytes of each environment in a batch (4096 allowed)"] = (vector.batch.memory() + 8,)
        dataset_seconds(name, 1)
        played, made = dataset_seconds(name, 40 if name == "metro" else 4)
        facts[f"{name}: dataset, beyond playing / playing with medium (1 allowed)"] = ((made - played) / played,)
    if chosen.json:
        print(json.dumps(facts))
        return
    for what, numbers in facts.items():
        print(f"{what}: {', '.join(f'{number:,.3g}' if number < 100 else f'{number:,.0f}' for number in numbers)}")


if __name__ == "__main__":
    main()

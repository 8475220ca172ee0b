"""Masked PPO learns two-player Metro against ``easy``.

``python examples/train_ppo.py --minutes 50``.

Writes the model, the learning curve as CSV and as a plot, and the share of wins against ``easy`` in fresh games.
"""

import argparse
import csv
import json
import time
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
import torch
from metro_policy import MetroPolicy
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from guimard.bots.arena.standings import wilson
from guimard.research.sb3 import BatchVecEnv

matplotlib.use("Agg")
POINTS = 20  # of margin that are a reward of 1


class Scaled(BatchVecEnv):
    """Rewards of about 1."""

    def step_wait(self) -> Any:
        observations, rewards, over, infos = super().step_wait()
        return observations, rewards / POINTS, over, infos


class Curve(BaseCallback):
    """Notes the mean margin of the games that end, and stops when the time is up."""

    def __init__(self, path: Path, minutes: float) -> None:
        super().__init__()
        self.path, self.seconds, self.begun = path, 60 * minutes, time.monotonic()
        self.rows: list[list[float]] = []
        self.games: list[tuple[float, float]] = []

    def _on_step(self) -> bool:
        for env, over in enumerate(self.locals["dones"]):
            if over:
                scores = self.locals["infos"][env]["scores"]
                seat = self.training_env.env.batch.seats[env]  # already that of the next game: two seats take turns
                margin = scores[1 - seat] - scores[seat]
                self.games.append((margin, 0.5 if margin == 0 else float(margin > 0)))
        return time.monotonic() - self.begun < self.seconds

    def _on_rollout_end(self) -> None:
        if not self.games:
            return
        margin, wins = np.mean(self.games, axis=0)
        spent = time.monotonic() - self.begun
        self.rows.append(
            [self.num_timesteps, round(spent / 60, 2), len(self.games), round(margin, 2), round(wins, 4)]
        )
        self.games = []
        with self.path.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([["actions", "minutes", "games", "margin", "wins"], *self.rows])
        if len(self.rows) % 20 == 1:
            print(f"{spent / 60:5.1f} min, {self.num_timesteps:>9,} actions: margin {margin:+.1f}, wins {wins:.0%}")
            self.model.save(self.path.with_name("model.zip"))


def plot(rows: list[list[float]], path: Path, title: str) -> None:
    from matplotlib import pyplot as plt

    actions, _, games, margins, wins = (np.array(column) for column in zip(*rows, strict=True))
    width = max(len(rows) // 60, 1)
    smooth = np.convolve(wins * games, np.ones(width), "valid") / np.convolve(games, np.ones(width), "valid")
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6), constrained_layout=True)
    left.plot(actions / 1e6, margins, linewidth=0.8)
    left.set(xlabel="million actions", ylabel="margin in training", title=title)
    left.axhline(0, color="grey", linewidth=0.6)
    right.plot(actions[width - 1 :] / 1e6, 100 * smooth)
    right.set(xlabel="million actions", ylabel="wins against easy, %", ylim=(0, 100))
    right.axhline(50, color="grey", linewidth=0.6)
    figure.savefig(path)


def evaluate(model: MaskablePPO, games: int, seed: int) -> dict[str, Any]:
    """Games against ``easy`` with the best action each time.

    The learner takes both seats in turn.
    """
    env = BatchVecEnv("metro", 256, opponents="easy")
    env.seed(seed)
    observations, margins = env.reset(), []
    while len(margins) < games:
        actions, _ = model.predict(observations, action_masks=env.env.action_masks(), deterministic=True)
        env.step_async(actions)
        observations, rewards, over, _ = env.step_wait()
        margins += rewards[over].tolist()
    found = np.array(margins[:games])
    wins = float((found > 0).sum() + 0.5 * (found == 0).sum())
    share = wilson(wins / games, games)
    return {
        "games": games, "wins": wins / games, "low": share.low, "high": share.high, "margin": float(found.mean()),
        "margin_half": float(1.96 * found.std() / np.sqrt(games)),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--actions", type=int, default=10**9, help="stop after so many of the learner's actions")
    parser.add_argument("--opponents", default="easy")
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--threads", type=int, default=2, help="of torch; 1 on a busy machine")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="played at the end to measure")
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(chosen.threads)
    env = Scaled("metro", chosen.envs, dense=True, opponents=chosen.opponents)
    model = MaskablePPO(
        MetroPolicy, env, n_steps=32, batch_size=1024, n_epochs=3, gamma=1.0, gae_lambda=0.95, ent_coef=0.005,
        learning_rate=lambda left: 1e-3, clip_range=0.2, seed=chosen.seed,
    )  # fmt: skip
    curve = Curve(chosen.out / "curve.csv", chosen.minutes)
    model.learn(chosen.actions, callback=curve)
    model.save(chosen.out / "model.zip")
    plot(curve.rows, chosen.out / "curve.png", f"Masked PPO, seed {chosen.seed}, against {chosen.opponents}")
    result = {
        "seed": chosen.seed,
        "actions": model.num_timesteps,
        **evaluate(model, chosen.games, chosen.seed + 1000),
    }
    (chosen.out / "result.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(result))


if __name__ == "__main__":
    main()

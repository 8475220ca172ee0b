"""The parts that need torch.

Stable-Baselines3's own check, a short training, and the bot in the arena (soak).
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.soak
ROOT = Path(__file__).parents[2]
pytest.importorskip("sb3_contrib", reason="needs the extra 'learn' (make research-test)")


def test_stable_baselines_checks_the_environment() -> None:
    from stable_baselines3.common.env_checker import check_env

    from guimard.research.gymnasium import GuimardEnv

    for game, bot in (("metro", "easy"), ("metromania", "random")):
        check_env(GuimardEnv(game, opponents=bot))


def test_rewards_of_steps_sum_up_to_the_margin() -> None:
    import numpy as np

    from guimard.research.sb3 import BatchVecEnv

    dense, sparse = (BatchVecEnv("metro", 8, opponents="random", dense=flag) for flag in (True, False))
    for env in (dense, sparse):
        env.seed(1)
        env.reset()
    sums = np.zeros((2, 8))
    for _ in range(100):
        actions = dense.env.batch.masks.argmax(1)
        for row, env in enumerate((dense, sparse)):
            env.step_async(actions)
            _, rewards, over, _ = env.step_wait()
            sums[row] += rewards
        assert np.allclose(sums[0][over], sums[1][over])


def test_what_was_trained_plays_in_the_arena(tmp_path: Path) -> None:
    train = [sys.executable, "examples/train_ppo.py", "--minutes", "30", "--actions", "8192", "--games", "64"]
    subprocess.run([*train, "--opponents", "random", "--out", str(tmp_path / "ppo")], cwd=ROOT, check=True)
    assert (tmp_path / "ppo" / "curve.png").exists()
    assert 0 <= json.loads((tmp_path / "ppo" / "result.json").read_text(encoding="utf-8"))["wins"] <= 1
    bot = f"{sys.executable} examples/ppo_bot.py {tmp_path / 'ppo' / 'model.zip'}"
    arena = [sys.executable, "-m", "guimard", "arena", "metro", "--bot-cmd", bot, "--bots", "random", "--games", "2"]
    told = subprocess.run(
        [*arena, "--jobs", "1", "--json", "--out", str(tmp_path / "arena")], cwd=ROOT, check=True, capture_output=True
    )
    result = json.loads(told.stdout)
    assert result["games"] == 2
    assert all(row["margin"] is not None for row in result["standings"]), "nobody failed"

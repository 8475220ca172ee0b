"""A batch of games for Stable-Baselines3, with masks (extra ``learn``)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from stable_baselines3.common.vec_env import VecEnv

from guimard.research.vector import GuimardVectorEnv


class BatchVecEnv(VecEnv):
    """A ``GuimardVectorEnv`` whose games are dealt anew in the step that ends them.

    With ``dense``, each step is rewarded by how much the margin has grown, so that the rewards of a game sum up to
    its margin. That needs points that everybody sees: no shares and no number tiles.
    """

    def __init__(self, game: str, num_envs: int, dense: bool = False, **choices: Any) -> None:
        self.env = GuimardVectorEnv(game, num_envs, autoreset_mode=AutoresetMode.DISABLED, **choices)
        coding = self.env.batch.coding
        if dense and not coding.kernels.points_are_public(coding.setup):
            raise ValueError("Rewards for each step need points that everybody sees: Metro without secret scoring.")
        self._points = coding.layout if dense else None
        self._margins = np.zeros(num_envs)
        super().__init__(num_envs, self.env.single_observation_space, self.env.single_action_space)

    def reset(self) -> Any:
        observations, _ = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._margins[:] = 0
        return observations

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        observations, rewards, over, _, info = self.env.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        if self._points is not None:
            rewards = self._growth(observations)
        if over.any():
            for i in np.flatnonzero(over):
                infos[i] = {"terminal_observation": observations[i], "scores": info["scores"][i].tolist()}
            observations, _ = self.env.reset(options={"reset_mask": over})
            self._margins[over] = 0  # opponents may have scored already: that counts in the next step
        return observations, rewards.astype(np.float32), over, infos

    def _growth(self, observations: Any) -> Any:
        """How much the margins have grown since they were last looked at."""
        assert self._points is not None
        points = self._points.split(observations)["points"] @ np.array([100, 1])
        margins = (points[:, 0] * points.shape[1] - points.sum(1)) / (points.shape[1] - 1)
        growth, self._margins = margins - self._margins, margins
        return growth

    def close(self) -> None:
        self.env.close()

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("The games of a batch have no attributes of their own.")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Masks, one for each game; nothing else can be asked of a single one."""
        if method_name != "action_masks":
            raise NotImplementedError(f"A batch knows no {method_name}.")
        return [*self.env.action_masks()]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        return super().seed(seed)

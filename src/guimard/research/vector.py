"""Gymnasium's vector environment: a batch in compiled code (docs/research.md)."""

import copy
from pathlib import Path
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from guimard.core.flat_record import Floats
from guimard.research import batch_file
from guimard.research.batch import Batch, first_illegal
from guimard.research.codings import coding
from guimard.research.ids import env_id
from guimard.research.rewards import Reward, check_reward, rewards_of

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED)


class GuimardVectorEnv(VectorEnv):
    """Many games at once, no Python for each.

    ``opponents`` names the bot of all seats but the learner's; ``None`` is self-play: every step is for the seat to
    act, and the reward is that of the seat that acted. Masks are in ``infos["action_mask"]``, and as
    ``action_masks()``; ``infos["seat"]`` tells whose observation each one is, and ``infos["scores"]`` the points of
    games that have just ended.
    """

    def __init__(
        self, game: str, num_envs: int = 1, seats: int = 2, opponents: str | None = "random",
        reward: Reward = "margin", threads: int | None = None, copy: bool = True,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP, **options: object,
    ) -> None:  # fmt: skip
        check_reward(reward)
        if autoreset_mode not in MODES:
            raise ValueError(f"autoreset_mode is one of {[mode.name for mode in MODES]}, not {autoreset_mode}.")
        self.batch = Batch(coding(game, seats, **options), num_envs, opponents, threads)
        self.metadata = {"name": env_id(game), "render_modes": [], "autoreset_mode": autoreset_mode}
        self.num_envs = num_envs
        self.reward = reward
        self.copies = copy
        high = self.batch.coding.layout.high
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.batch.coding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._dealt = False
        self._luck = np.random.default_rng()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew, or those of ``options["reset_mask"]``."""
        which = np.ones(self.num_envs, bool)
        if options and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], bool)
            if which.shape != (self.num_envs,) or not which.any():
                raise ValueError("reset_mask has one truth value for each environment, at least one of them true.")
        if seed is not None or not self._dealt:
            self.batch.seed(int(self._luck.integers(1 << 62)) if seed is None else seed)
            self.batch.seats[:] = np.arange(self.num_envs) % self.batch.coding.setup.seats
        self._dealt = True
        self.batch.deal(which)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Floats, Any, Any, dict[str, Any]]:
        """Play one action in every game.

        In a game that is over it is ignored and the game is dealt anew.
        """
        if not self._dealt:
            raise ResetNeeded("Call reset before step.")
        ended = self.batch.over.astype(bool)
        if ended.any() and self.metadata["autoreset_mode"] == AutoresetMode.DISABLED:
            raise ResetNeeded("Some games are over: reset them with options={'reset_mask': ...}.")
        numbers = self._checked(np.asarray(actions))
        acted = self.batch.seats.copy()
        self.batch.step(numbers, ~ended)
        over = self.batch.over.astype(bool)
        rewards, infos = np.zeros(self.num_envs), self._infos()
        if over.any():
            scores = self.batch.scores()
            everybody = rewards_of(scores[over], self.reward)
            rewards[over] = everybody[np.arange(len(everybody)), acted[over]]
            infos |= {"scores": scores, "_scores": over}
        return self._observations(), rewards, over, np.zeros(self.num_envs, bool), infos

    def _checked(self, actions: Any) -> Any:
        """Return the actions as short numbers; ``InvalidAction`` if one is not legal."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise InvalidAction(f"Actions are {self.num_envs} whole numbers, one for each environment.")
        numbers = np.empty(self.num_envs, np.int16)
        first = first_illegal(actions.astype(np.int64), self.batch.masks, self.batch.over, numbers)
        if first >= 0:
            raise InvalidAction(f"Action {actions[first]} of environment {first} is not legal; see its action_mask.")
        return numbers

    def action_masks(self) -> Any:
        """The legal actions of every game, as sb3-contrib asks for them."""
        return self.batch.masks.astype(bool)

    def _observations(self) -> Any:
        return self.batch.observations.copy() if self.copies else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        masks, seats = self.batch.masks, self.batch.seats
        return {"action_mask": masks.copy() if self.copies else masks, "seat": seats.copy()}

    def copy(self) -> Self:
        """An independent environment whose games go on like these."""
        return copy.deepcopy(self)

    def save(self, path: Path | str) -> None:
        """Write all games as positions, with their random generators."""
        if not self._dealt:
            raise ResetNeeded("There are no games yet: call reset first.")
        batch_file.save(self.batch, path)

    def load(self, path: Path | str) -> tuple[Any, dict[str, Any]]:
        """Go on with games that were saved by an environment like this one."""
        batch_file.load(self.batch, path)
        self._dealt = True
        return self._observations(), self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

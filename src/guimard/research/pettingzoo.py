"""PettingZoo environments: ``env("metro", seats=4, hand=2)`` (docs/research.md)."""

import copy
from pathlib import Path
from typing import Any, Self

import numpy as np
from gymnasium import logger, spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from guimard.research.codings import coding
from guimard.research.episode import Episode, load
from guimard.research.ids import env_id
from guimard.research.render import RENDER_MODES, render
from guimard.research.rewards import Reward, check_reward


class WrappedEnv(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """The outermost of PettingZoo's usual wrappers; copies and files keep them all."""

    def copy(self) -> Self:
        """An independent environment whose game goes on like this one."""
        return copy.deepcopy(self)

    def load(self, path: Path | str) -> None:
        """Go on with a game that was saved; its options must be those of this environment."""
        self.reset()  # the wrappers forget the game before
        self.env.load(path)

    def __str__(self) -> str:
        return str(self.env)


def env(game: str, **choices: Any) -> WrappedEnv:
    """Return the environment with PettingZoo's usual wrappers.

    An illegal action ends the game and costs its seat 1.
    """
    wrapped: Any = raw_env(game, **choices)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return WrappedEnv(wrapped)


class raw_env(AECEnv[str, Any, Any]):  # the name that PettingZoo's users look for
    """One game, every seat an agent.

    Observations are made from views; an illegal action raises ``ValueError``.
    """

    def __init__(
        self, game: str, seats: int = 2, reward: Reward = "margin", render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.coding = coding(game, seats, **options)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": env_id(game),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES} or None, not {render_mode!r}.")
        self.render_mode = render_mode
        self.reward = reward
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.coding.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def _space(self) -> spaces.Dict:
        high = self.coding.layout.high
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.coding.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew, the same game as ``guimard.game(...).start(seed)``."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._begin(Episode(self.coding, int(self._luck.integers(1 << 62)) if seed is None else seed))

    def _begin(self, episode: Episode) -> None:
        self.episode = episode
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[episode.to_act or 0]
        if episode.over:
            self._end()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which actions it may choose: none unless it acts."""
        observation, mask = self.episode.observe(self._seat[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: Any) -> None:
        if not self.agents:
            raise ValueError("The game is over: reset it first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.step(action if type(action) is int else _number(action))
        self._cumulative_rewards[agent] = 0.0
        following = self.episode.to_act
        if following is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[following]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.episode.rewards(self.reward).tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("Choose a render_mode when the environment is made: 'ansi', 'rgb_array' or 'human'.")
            return None
        return render(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def copy(self) -> Self:
        """An independent environment whose game goes on like this one."""
        return copy.deepcopy(self)

    def save(self, path: Path | str) -> None:
        """Write the game as a record."""
        self.episode.save(path)

    def load(self, path: Path | str) -> None:
        """Go on with a game that was saved; its options must be those of this environment."""
        episode = load(path)
        if episode.coding is not self.coding:
            raise ValueError(f"{path} holds a game with other options: {episode.coding.options}.")
        self._begin(episode)


def _number(action: Any) -> int:
    """An action as a plain number; anything else is refused as out of range."""
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    raise ValueError(f"An action is a whole number, not {action!r}.")

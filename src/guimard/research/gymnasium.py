"""Gymnasium environments: one seat learns, bots play the rest (docs/research.md).

Importing this module registers ``guimard/Metro-v0`` and ``guimard/Metromania-v0``.
"""

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from guimard.bots import check_bot, choose
from guimard.core.deal import Deal
from guimard.core.errors import BadOptions
from guimard.core.flat_record import Bytes
from guimard.games.registry import GAMES
from guimard.research.codings import Mask, coding
from guimard.research.episode import Episode, load
from guimard.research.ids import gym_id
from guimard.research.render import RENDER_MODES, render
from guimard.research.rewards import Reward, check_reward


class GuimardEnv(gymnasium.Env[Bytes, np.int64]):
    """A game in which the learner has one seat.

    The mask of legal actions is in ``info["action_mask"]``.

    ``opponents`` is a bot for all other seats, or a list with one for each, in turn order after the learner. An
    action of the space that is not legal ends the game with ``illegal_reward``, as random actions without a mask
    would; ``illegal="raise"`` raises ``InvalidAction`` instead.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self, game: str, seats: int = 2, seat: int = 0, opponents: str | Sequence[str] = "easy",
        reward: Reward = "margin", illegal: str = "end", illegal_reward: float = -1.0, render_mode: str | None = None,
        **options: object,
    ) -> None:  # fmt: skip
        check_reward(reward)
        self.coding = coding(game, seats, **options)
        if seat not in range(seats):
            raise ValueError(f"seat is 0 to {seats - 1}, not {seat!r}.")
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal is 'end' or 'raise', not {illegal!r}.")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {RENDER_MODES} or None, not {render_mode!r}.")
        self.seat, self.reward, self.render_mode = seat, reward, render_mode
        self.illegal, self.illegal_reward = illegal, illegal_reward
        self.bots = _seated(game, seats, seat, opponents)
        high = self.coding.layout.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.coding.actions)
        self.episode: Episode | None = None
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deal anew, the same game as ``guimard.game(...).start(seed)``."""
        super().reset(seed=seed)
        return self._begin(Episode(self.coding, int(self.np_random.integers(1 << 62)) if seed is None else seed))

    def _begin(self, episode: Episode) -> tuple[Bytes, dict[str, Any]]:
        self.episode = episode
        self._let_bots_play()
        self._ended = episode.over
        return self._observe()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if self.episode is None or self._ended:
            raise ResetNeeded("The game is over, or was never dealt: call reset before step.")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not in {self.action_space}.")
        if not self.episode.try_play(int(action)):
            if self.illegal == "raise":
                raise InvalidAction(f"Action {action} is not legal here; see info['action_mask'].")
            self._ended = True
            observation, info = self._observe()
            return observation, self.illegal_reward, True, False, info | {"illegal": True}
        self._let_bots_play()
        self._ended = self.episode.over
        if self.render_mode == "human":
            self.render()
        observation, info = self._observe()
        return observation, float(self.episode.rewards(self.reward)[self.seat]), self._ended, False, info

    def _let_bots_play(self) -> None:
        """Let everybody else act until it is the learner's turn.

        What bots do follows from the seed and the game.
        """
        assert self.episode is not None
        while (actor := self.episode.to_act) is not None and actor != self.seat:
            luck = Deal(f"{self.episode.seed} bot {len(self.episode.played)}").word()
            self.episode.apply(choose(self.bots[actor], self.coding.setup.game, self.episode.view(actor), luck))

    def _observe(self) -> tuple[Bytes, dict[str, Any]]:
        assert self.episode is not None
        observation, mask = self.episode.observe(self.seat)
        info: dict[str, Any] = {"action_mask": mask}
        if self.episode.over:
            info["scores"] = self.episode.scores()
        return observation, info

    def action_masks(self) -> Mask:
        """The legal actions, as sb3-contrib asks for them."""
        if self.episode is None:
            raise ResetNeeded("Call reset first.")
        return self.episode.mask().astype(bool)

    def render(self) -> Any:
        if self.render_mode is None or self.episode is None:
            gymnasium.logger.warn("Choose a render_mode when the environment is made, and reset it.")
            return None
        return render(self.episode, self.render_mode)

    def copy(self) -> Self:
        """An independent environment whose game goes on like this one."""
        return copy.deepcopy(self)

    def save(self, path: Path | str) -> None:
        """Write the game as a record."""
        if self.episode is None:
            raise ResetNeeded("There is no game yet: call reset first.")
        self.episode.save(path)

    def load(self, path: Path | str) -> tuple[Bytes, dict[str, Any]]:
        """Go on with a game that was saved; its options must be those of this environment."""
        episode = load(path)
        if episode.coding is not self.coding:
            raise ValueError(f"{path} holds a game with other options: {episode.coding.options}.")
        return self._begin(episode)


def _seated(game: str, seats: int, seat: int, opponents: str | Sequence[str]) -> list[str]:
    """The bot of each seat; the learner's own entry is not used."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else [*opponents]
    if len(names) != seats - 1:
        raise ValueError(f"There are {seats - 1} opponents, not {len(names)}.")
    for name in names:
        try:
            check_bot(name, game)
        except BadOptions as refusal:
            raise ValueError(str(refusal)) from None
    after = [(seat + 1 + i) % seats for i in range(seats - 1)]
    return [dict(zip(after, names, strict=True)).get(number, "") for number in range(seats)]


def register() -> None:
    """Make both games known to ``gymnasium.make`` and ``gymnasium.make_vec``."""
    for name in GAMES:
        gymnasium.register(
            id=gym_id(name),
            entry_point="guimard.research.gymnasium:GuimardEnv",
            vector_entry_point="guimard.research.vector:GuimardVectorEnv",
            kwargs={"game": name},
        )


register()

"""The numbers of a game with its options: how actions and observations are coded, and the kernels that do it."""

from functools import lru_cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from guimard.core.errors import BadOptions
from guimard.core.flat_record import Bytes, Records, array_of, thread_records
from guimard.core.match import Setup
from guimard.games.registry import game, setup_of
from guimard.research.metro import batch as metro
from guimard.research.metromania import batch as metromania
from guimard.research.sections import Layout

KERNELS: dict[str, ModuleType] = {"metro": metro, "metromania": metromania}
Mask = npt.NDArray[np.int8]


class Coding:
    """How a game with its options is coded. Two of the same game and options are the same object."""

    def __init__(self, setup: Setup[Any]) -> None:
        self.setup = setup
        self.kernels: Any = KERNELS[setup.game.id]
        self.layout: Layout = self.kernels.layout_of(setup)
        self.plan: Records = array_of(self.kernels.plan_of(setup))
        self.actions = int(self.plan[0].actions)
        self.size = self.layout.size
        self._viewers = [np.array([seat], np.uint8) for seat in range(setup.seats)]

    @property
    def options(self) -> str:
        return self.setup.game.options.text(self.setup.options)

    def __reduce__(self) -> Any:
        rules = self.setup.game
        return restore, (rules.id, rules.rules_version, self.setup.seats, self.options)

    def observe(self, view: Any, seat: int) -> tuple[Bytes, Mask]:
        """The observation of a seat and the mask of its actions, from its view."""
        observation, mask = np.empty((1, self.size), np.uint8), np.empty((1, self.actions), np.int8)
        room, over = thread_records(self.kernels.Moves, 1), np.empty(1, np.uint8)
        viewer = self._viewers[seat]
        self.kernels.observe_games(array_of(view), room, self.plan, viewer, False, observation, mask, over)
        return observation[0], mask[0]

    def action(self, state: Any, number: int) -> int:
        """The game's own action of a number that the mask allows."""
        return int(self.kernels.action_of(array_of(state), self.plan, number))

    def number(self, state: Any, action: int) -> int:
        """The number of a legal action."""
        return int(self.kernels.action_number(array_of(state), self.plan, action))


@lru_cache(256)
def restore(name: str, version: int, seats: int, options: str) -> Coding:
    """The coding of a game as its record names it."""
    return Coding(setup_of(name, version, seats, options))


def coding(name: str, seats: int, **options: object) -> Coding:
    """The coding of a game; raises ``ValueError``, as these libraries do, for what cannot be chosen."""
    try:
        setup = game(name, seats, **options)
    except BadOptions as refusal:
        raise ValueError(str(refusal)) from None
    return restore(name, setup.game.rules_version, seats, setup.game.options.text(setup.options))

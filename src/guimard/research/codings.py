"""How the actions and observations of a game are coded, and the kernels for it."""

from functools import lru_cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from guimard.core.errors import BadOptions
from guimard.core.flat_record import Bytes, Records, array_of
from guimard.core.match import Setup
from guimard.core.material import SHIPPED
from guimard.games.registry import game, setup_of
from guimard.research.metro import batch as metro
from guimard.research.metromania import batch as metromania
from guimard.research.sections import Layout

KERNELS: dict[str, ModuleType] = {"metro": metro, "metromania": metromania}
Mask = npt.NDArray[np.int8]
Observed = tuple[Bytes, Mask]


class Coding:
    """How a game with its options is coded.

    Two of the same game and options are the same object.
    """

    def __init__(self, setup: Setup[Any]) -> None:
        self.setup = setup
        self.kernels: Any = KERNELS[setup.game.id]
        self.layout: Layout = self.kernels.layout_of(setup)
        self.plan: Records = array_of(self.kernels.plan_of(setup))
        self.actions = int(self.plan[0].actions)
        self.size = self.layout.size
        # Room for single games. Entry points keep the interpreter's lock, so threads can share it.
        self._views = np.zeros(2, self.kernels.State.dtype)
        self._moves = np.zeros(1, self.kernels.Moves.dtype)

    @property
    def options(self) -> str:
        return self.setup.game.options.text(self.setup.options)

    def __reduce__(self) -> Any:
        rules = self.setup.game
        return restore, (rules.id, rules.rules_version, self.setup.seats, self.options)

    def observe(self, state: Any, seat: int) -> Observed:
        """The observation of a seat and the mask of its actions, from its view of a state."""
        observation, mask = np.empty(self.size, np.uint8), np.empty(self.actions, np.int8)
        games = array_of(state)
        if not self.kernels.observe_seat(games, self._views, self._moves, self.plan, seat, observation, mask):
            raise ValueError("A seat observes the whole state, or its own view.")
        return observation, mask

    def play(self, state: Any, number: int) -> int:
        """Play the action of a number, as the kernels' ``play_number``."""
        played: int = self.kernels.play_number(array_of(state), self._moves, self.plan, number)
        return played

    def step(self, state: Any, number: int) -> tuple[int, Observed]:
        """Play likewise, and return what the seat to act then observes.

        The arrays hold any numbers when the game is over.
        """
        observation, mask = np.empty(self.size, np.uint8), np.empty(self.actions, np.int8)
        games = array_of(state)
        played = self.kernels.step_game(games, self._views, self._moves, self.plan, number, observation, mask)
        return played, (observation, mask)

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
    """Return the coding of a game; ``ValueError`` for what cannot be chosen."""
    if options.get("material", SHIPPED) != SHIPPED:
        raise ValueError("Environments are played with the shipped material only.")
    try:
        setup = game(name, seats, **options)
    except BadOptions as refusal:
        raise ValueError(str(refusal)) from None
    return restore(name, setup.game.rules_version, seats, setup.game.options.text(setup.options))

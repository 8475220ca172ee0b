"""A batch of games that are dealt, stepped and observed in compiled code.

What happens in a game follows from the seed and its place in the batch alone, never from the number of threads.
"""

import copy
import importlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from guimard.core.compiler import entry_point
from guimard.core.flat_record import Array, Bytes, array_of
from guimard.core.rng import Rng, new_rng
from guimard.research.codings import Coding, Mask

FEWEST = 256  # games that are worth a thread
SELF_PLAY = None
NOBODY = 255  # as the learner's seat: the opponents play them all


class Batch:
    """Games of one coding; each step overwrites the arrays, a row for each game.

    Without opponents, each step plays for the seat to act and shows the next one. With opponents, one seat of each
    game learns and they play the others.
    """

    def __init__(self, coding: Coding, count: int, opponents: str | None, threads: int | None = None) -> None:
        if count < 1:
            raise ValueError(f"A batch has one game or more, not {count}.")
        self.coding = coding
        self.opponents = opponents
        kernels = coding.kernels
        self._empty = array_of(kernels.empty_game(coding.setup))
        self._games = np.zeros(count, kernels.State.dtype)
        self._rngs = np.zeros(count, Rng.dtype)
        self.observations: Bytes = np.zeros((count, coding.size), np.uint8)
        self.masks: Mask = np.zeros((count, coding.actions), np.int8)
        self.over: Bytes = np.ones(count, np.uint8)
        self.seats: Bytes = np.zeros(count, np.uint8)  # whose observation and mask this is
        self._open(threads)

    def _open(self, threads: int | None) -> None:
        count = len(self._games)
        self.threads = min(threads or os.cpu_count() or 1, max(count // FEWEST, 1))
        edges = np.linspace(0, count, self.threads + 1).astype(int).tolist()
        self._slices = [slice(start, end) for start, end in pairwise(edges)]
        self._rooms = [np.zeros(1, self.coding.kernels.Moves.dtype) for _ in self._slices]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._reply = self._find_reply()

    def _find_reply(self) -> Callable[[int], None] | None:
        """What the opponents do in a slice, or ``None`` in self-play."""
        kernels = self.coding.kernels
        if self.opponents is SELF_PLAY:
            return None
        if self.opponents == "random":
            return lambda i: kernels.reply_at_random(self._games[self._slices[i]], self._rooms[i], *self._seated(i))
        package = kernels.__name__.rpartition(".")[0]
        bot = importlib.import_module(f"{package}.opponents").opponent(self.opponents, self._empty[0])
        return lambda i: bot.reply(self._games[self._slices[i]], *self._seated(i))

    def _seated(self, i: int) -> tuple[Any, Bytes]:
        return self._rngs[self._slices[i]], self.seats[self._slices[i]]

    def seed(self, seed: int) -> None:
        """Begin the streams of random numbers anew, one for each game."""
        for i in range(len(self._rngs)):
            self._rngs[i] = new_rng(hash_of(seed, i))

    def deal(self, which: npt.NDArray[np.bool_]) -> None:
        """Start the chosen games anew and show them.

        A learner changes its seat from game to game.
        """
        chosen = which.astype(np.uint8)
        if self.opponents is not SELF_PLAY:
            self.seats[which] = (self.seats[which] + 1) % self.coding.setup.seats
        self._run(lambda i: self._deal(i, chosen))

    def step(self, actions: Array, which: npt.NDArray[np.bool_]) -> None:
        """Play an action in the chosen games, deal the others anew, and show them all.

        The masks allow the actions.
        """
        chosen = (~which).astype(np.uint8)
        if self.opponents is not SELF_PLAY:
            self.seats[~which] = (self.seats[~which] + 1) % self.coding.setup.seats
        self._run(lambda i: self._step(i, actions, chosen))

    def _deal(self, i: int, chosen: Bytes) -> None:
        part, kernels, plan = self._slices[i], self.coding.kernels, self.coding.plan
        games = self._games[part]
        kernels.deal_games(games, self._empty, plan, self._rngs[part], chosen[part])
        if self._reply is None:
            self.seats[part] = np.where(chosen[part], games["turn"], self.seats[part])
        else:
            self._reply(i)
        kernels.observe_games(games, self._rooms[i], plan, *self._shown(part))

    def _step(self, i: int, actions: Array, dealt: Bytes) -> None:
        part, room, kernels, plan = self._slices[i], self._rooms[i], self.coding.kernels, self.coding.plan
        games, rngs = self._games[part], self._rngs[part]
        if self._reply is None:
            kernels.step_games(
                games, self._empty, room, plan, rngs, actions[part], dealt[part], *self._shown(part)
            )  # fmt: skip
            return
        kernels.play_games(games, self._empty, plan, rngs, actions[part], dealt[part])
        self._reply(i)
        kernels.observe_games(games, room, plan, *self._shown(part))

    def _shown(self, part: slice) -> tuple[Bytes, Bytes, Mask, Bytes]:
        return self.seats[part], self.observations[part], self.masks[part], self.over[part]

    def _run(self, work: Callable[[int], None]) -> None:
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(self.threads)))

    def finish(self) -> None:
        """Let the opponents play every seat to the end of every game."""
        if self._reply is None:
            raise ValueError("In self-play there are no opponents to play on.")
        self.seats[:] = NOBODY
        self._run(self._reply)
        self.over[:] = 1

    def scores(self) -> Array:
        """The points of games that are over, by game and seat; 0 in the others."""
        most = 6  # the most seats of any game
        scores = np.zeros((len(self._games), most), np.int16)
        if self.over.any():
            self.coding.kernels.score_games(self._games, self.over, scores)
        return scores[:, : self.coding.setup.seats]

    def state(self, i: int) -> Any:
        """A copy of one game's whole state."""
        return self._games[i].copy()

    def generators(self) -> list[int]:
        """The states of the random generators, one for each game."""
        return [int(word) for word in self._rngs["word"]]

    def restore(self, games: list[Any], generators: npt.NDArray[np.uint64], seats: Bytes) -> None:
        """Go on from these games, and show them."""
        for i, game in enumerate(games):
            self._games[i] = game
        self._rngs["word"] = generators
        self.seats[:] = seats
        kernels, plan = self.coding.kernels, self.coding.plan
        kernels.observe_games(self._games, self._rooms[0], plan, *self._shown(slice(None)))

    def tobytes(self) -> bytes:
        """All games and their generators: equal batches have equal bytes."""
        return self._games.tobytes() + self._rngs.tobytes() + self.seats.tobytes()

    def memory(self) -> int:
        """Return the bytes that each game takes in all arrays."""
        arrays = (self._games, self._rngs, self.observations, self.masks, self.over, self.seats)
        return sum(array.nbytes for array in arrays) // len(self._games)

    def copy(self) -> Self:
        """An independent batch that goes on like this one."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        gone = ("_pool", "_reply", "_rooms", "_slices")
        return {name: value for name, value in self.__dict__.items() if name not in gone}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._open(state["threads"])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


@entry_point
def first_illegal(actions: npt.NDArray[np.int64], masks: Mask, over: Bytes, numbers: Array) -> int:
    """Write actions as short numbers; return the first that is not legal, or -1.

    In games that are over, write 0.
    """
    for i in range(len(actions)):
        numbers[i] = 0
        if not over[i]:
            if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
                return i
            numbers[i] = actions[i]
    return -1


def hash_of(seed: int, stream: int) -> int:
    """One number from two, so that neighbouring seeds have no streams in common."""
    return int(np.random.SeedSequence([seed & (1 << 64) - 1, stream]).generate_state(1, np.uint64)[0])

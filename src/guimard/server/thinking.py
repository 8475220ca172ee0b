"""Bots at the table: they get the view their seat gets, and think on an executor, never on the loop."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from functools import partial
from typing import Any, Self

from guimard import bots
from guimard.core.errors import BadOptions
from guimard.core.game import Game
from guimard.server.metrics import Metrics
from guimard.server.refusals import Refusal

_log = logging.getLogger(__name__)


class Halt:
    """Asked again and again by a bot that thinks. In another process it is a copy that never says yes."""

    said = False

    def __call__(self) -> bool:
        return self.said


class Thought:
    """What a bot makes of a position, as long as somebody wants to know."""

    def __init__(
        self, work: Coroutine[Any, Any, str], wanted: Callable[[], bool], over: Callable[[Self], None]
    ) -> None:
        self.wanted = wanted
        self._task = asyncio.create_task(work)
        self._task.add_done_callback(lambda _: over(self))

    def stop(self) -> None:
        self._task.cancel()

    async def end(self) -> str | None:
        """The text of an action, or nothing if it was stopped."""
        try:
            await asyncio.wait([self._task])
        finally:
            self._task.cancel()
        return None if self._task.cancelled() else self._task.result()


class Thinker:
    """Any ``Executor`` will do: threads (the search lets other threads run), processes, or a cluster."""

    def __init__(self, executor: Executor, metrics: Metrics, seconds: float, at_once: int) -> None:
        self._executor = executor
        self._metrics = metrics
        self._seconds = seconds
        self._at_once = at_once
        self._busy = 0

    async def choose(self, level: str, game: Game[Any], view: Any) -> str:
        """The text of the action a bot of this level takes. Who is cancelled stops thinking at once."""
        began = time.monotonic()
        loop = asyncio.get_running_loop()
        halt = Halt()
        self._busy += 1
        level = level if bots.level_names(game.id) else "random"
        work = partial(bots.choose, level, game, view, secrets.randbits(63), self._share(), halt)
        try:
            action = await loop.run_in_executor(self._executor, work)
        except Exception:  # a bot with a bug must not hold up a table
            _log.exception("a bot failed", extra={"level": level, "game": game.id})
            action = secrets.choice(game.legal(view))
        finally:
            halt.said = True
            self._busy -= 1
        self._metrics.thinking.observe(time.monotonic() - began)
        return game.text(action)

    def _share(self) -> float:
        """Seconds for one more: the more bots think, the less time each gets, so that none waits long."""
        return self._seconds * min(1.0, self._at_once / self._busy)


DEFAULT_LEVEL = "one-ply"
"""The bot that replaces a player who left; in a game without bots, random legal actions do."""


def check_level(level: str, game: str) -> str:
    """Return the level, if a game has bots of that name."""
    if not bots.level_names(game):
        raise Refusal("no-bots", "There are no bots for this game.")
    try:
        bots.check_bot(level, game)
    except BadOptions as error:
        raise Refusal("no-such-level", str(error), level=level) from None
    return level

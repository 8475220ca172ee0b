"""Bots at the table: they get the view their seat gets, and think on an executor, never on the loop."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from guimard import bots
from guimard.core.game import Game
from guimard.server.metrics import Metrics
from guimard.server.refusals import Refusal

_log = logging.getLogger(__name__)


class Thinker:
    """Any ``Executor`` will do: threads (the search lets other threads run), processes, or a cluster."""

    def __init__(self, executor: Executor, metrics: Metrics, seed: Callable[[], int] | None = None) -> None:
        self._executor = executor
        self._metrics = metrics
        self._seed = seed or (lambda: secrets.randbits(63))

    async def choose(self, level: str, game: Game[Any], view: Any) -> str:
        """The text of the action a bot of this level takes."""
        began = time.monotonic()
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(self._executor, bots.choose, level, game, view, self._seed())
        except Exception:  # a bot with a bug must not hold up a table
            _log.exception("a bot failed", extra={"level": level, "game": game.id})
            action = secrets.choice(game.legal(view))
        self._metrics.thinking.observe(time.monotonic() - began)
        return game.text(action)


DEFAULT_LEVEL = "one-ply"
"""Who plays on for somebody who left."""


def check_level(level: str) -> str:
    if level not in bots.BOTS:
        raise Refusal("no-such-level", f"There is no bot {level!r}.", level=level)
    return level

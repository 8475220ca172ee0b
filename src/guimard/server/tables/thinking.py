"""Run bots on an executor, off the event loop. A bot gets the view of its seat."""

import asyncio
import logging
import secrets
import time
from concurrent.futures import Executor
from functools import partial
from typing import Any

from guimard import bots
from guimard.core.errors import BadOptions
from guimard.core.game import Game
from guimard.server.ops.metrics import Metrics
from guimard.server.wire.refusals import Refusal

_log = logging.getLogger(__name__)


class Halt:
    """Cancellation flag that a bot polls. A copy in another process is never set."""

    said = False

    def __call__(self) -> bool:
        return self.said


class Thinker:
    """Runs bots on any ``Executor``: threads, processes or a cluster.

    Threads do, because the search releases Python's lock.
    """

    def __init__(self, executor: Executor, metrics: Metrics, seconds: float, at_once: int) -> None:
        self._executor = executor
        self._metrics = metrics
        self._seconds = seconds
        self._at_once = at_once
        self._busy = 0

    async def choose(self, level: str, game: Game[Any], view: Any) -> str:
        """Return the text of a bot's action. Cancelling the call stops the bot at once."""
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
        """Return the seconds for one more bot: bots that think at once share the time."""
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

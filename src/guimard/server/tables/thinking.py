"""Run bots on an executor, off the event loop, for moves and for hints.

A bot gets the view of its seat.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import Executor
from functools import partial
from typing import Any, NamedTuple

from guimard import bots
from guimard.core.errors import BadOptions
from guimard.core.game import Game
from guimard.server.ops.metrics import Metrics
from guimard.server.tables.connections import Connection
from guimard.server.tables.fair_queue import FairQueue
from guimard.server.wire.refusals import Refusal

_log = logging.getLogger(__name__)


class CancelFlag:
    """Cancellation flag that a bot polls. A copy in another process is never set."""

    cancelled = False

    def __call__(self) -> bool:
        return self.cancelled


class Thinker:
    """Runs bots on any ``Executor``: threads, processes or a cluster.

    Threads do, because the search releases Python's lock.
    """

    def __init__(self, executor: Executor, metrics: Metrics, seconds: float, at_once: int) -> None:
        self._executor = executor
        self._metrics = metrics
        self._seconds = seconds
        self._queue = FairQueue(at_once)

    async def choose(self, person: str, level: str, game: Game[Any], view: Any) -> str:
        """Return the text of a bot's action. Cancelling the call stops the bot at once.

        ``person`` is who the bot thinks for: a table's host, or who asked for a hint. People share the time.
        """
        began = time.monotonic()
        async with self._queue.slot(person):
            action = await self._run(level, game, view, self._seconds * self._queue.share(person))
        self._metrics.thinking.observe(time.monotonic() - began)
        return game.text(action)

    async def _run(self, level: str, game: Game[Any], view: Any, seconds: float) -> Any:
        cancel = CancelFlag()
        level = level if bots.level_names(game.id) else "random"
        work = partial(bots.choose, level, game, view, secrets.randbits(63), seconds, cancel)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        except Exception:  # a bot with a bug must not hold up a table
            _log.exception("a bot failed", extra={"level": level, "game": game.id})
            return secrets.choice(game.legal(view))
        finally:
            cancel.cancelled = True


class Hint(NamedTuple):
    number: int
    """Of the turn it is for."""
    seat: int
    task: asyncio.Task[str]


class Hints:
    """The hints being worked out at a table, at most one for each connection."""

    def __init__(self) -> None:
        self.by_connection: dict[Connection, Hint] = {}

    def check_idle(self, connection: Connection) -> None:
        if connection in self.by_connection:
            raise Refusal("busy", "The bot is already thinking about a hint.")

    def start(self, connection: Connection, number: int, seat: int, work: Coroutine[Any, Any, str]) -> Hint:
        """Start to work out a hint for the seat to act; ``finish`` waits for it."""
        hint = self.by_connection[connection] = Hint(number, seat, asyncio.create_task(work))
        return hint

    async def finish(self, connection: Connection, hint: Hint) -> str | None:
        """Return the suggested action; ``None`` if the hint was cancelled."""
        try:
            await asyncio.wait([hint.task])
            return hint.task.result() if self.by_connection.get(connection) is hint else None
        finally:
            hint.task.cancel()
            if self.by_connection.get(connection) is hint:
                del self.by_connection[connection]

    def cancel(self, connection: Connection) -> None:
        """Call when a connection leaves or looks from another seat."""
        if (hint := self.by_connection.pop(connection, None)) is not None:
            hint.task.cancel()

    def cancel_outdated(self, number: int | None) -> None:
        """Keep only hints for this turn whose connection still holds the seat."""
        for connection, hint in list(self.by_connection.items()):
            if hint.number != number or connection.seat != hint.seat:
                self.cancel(connection)


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

"""Advance a table without a request: run bots, expire clocks.

The table says which turn it waits for. Autoplay thinks or waits, and calls back; it knows nothing else of the table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple

from guimard.server.wire.refusals import Refusal

_log = logging.getLogger(__name__)
_RETRY = 2.0  # seconds between attempts while the storage does not answer


class Turn(NamedTuple):
    """What a table waits for: the action of one seat."""

    number: int
    """Entries in the log before it: with the table, this identifies a position."""
    seat: int
    choose: Callable[[], Coroutine[Any, Any, str]] | None
    """Works out a bot's action; ``None`` if a person plays."""
    deadline: int | None
    live: bool
    """Whether the deadline needs this process: a clock of days outlives it."""


class Autoplay:
    def __init__(
        self,
        table: str,
        now: Callable[[], int],
        play: Callable[[Turn, str], Awaitable[None]],
        expire: Callable[[], Awaitable[None]],
        reload: Callable[[], Awaitable[None]],
    ) -> None:
        self._extra = {"table": table}  # for log lines
        self._now = now
        self._play = play
        self._expire = expire
        self._reload = reload
        self._turn: Turn | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._chores: set[asyncio.Task[None]] = set()  # kept, or they might be collected while they wait
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Whether only this process will do what comes next: move a bot, end a clock."""
        if self._chores or (self._bot is not None and not self._bot.done()):
            return True
        if self._timer is None:
            return False
        due = self._timer.when() - asyncio.get_running_loop().time() < 1.0
        return due or (self._turn is not None and self._turn.live)

    def expect(self, turn: Turn | None) -> None:
        """Run the bot and the clock of the turn that the table waits for, if any."""
        if self._stopped:
            return
        earlier, self._turn = self._turn, turn
        self._set_timer()
        if turn is not None and turn.choose is not None:
            same = earlier is not None and earlier.choose is not None and earlier.number == turn.number
            if same and self._bot is not None and not self._bot.done():
                return
        self._cancel_bot()
        if turn is not None and turn.choose is not None:
            self._bot = asyncio.create_task(self._run_bot(turn, turn.choose))

    def retry(self) -> None:
        """Reload the table after a while: something was not stored, or not read."""
        self._start_chore(self._reload, "a table waits", _RETRY)

    def stop(self) -> None:
        """Stop for good: another process may own the table now."""
        self._stopped = True
        self._turn = None
        self._set_timer()
        self._cancel_bot()
        for chore in self._chores - {asyncio.current_task()}:
            chore.cancel()

    def _cancel_bot(self) -> None:
        if self._bot is not None and self._bot is not asyncio.current_task():  # it may have made the last move itself
            self._bot.cancel()

    async def _run_bot(self, turn: Turn, choose: Callable[[], Awaitable[str]]) -> None:
        """Play one turn of a bot; after trouble, wait and try again."""
        while not self._stopped:
            try:
                await self._play(turn, await choose())
                return
            except Refusal as refusal:
                _log.warning("a bot waits", extra=self._extra | {"reason": refusal.reason})
            except Exception:  # a bug must not leave people waiting for ever
                _log.exception("a bot's turn failed", extra=self._extra)
            await asyncio.sleep(_RETRY)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._turn is not None and self._turn.deadline is not None:
            wait = max(0, self._turn.deadline - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._timer_fired)

    def _timer_fired(self) -> None:
        self._timer = None
        self._start_chore(self._expire, "a clock waits", 0.0)

    def _start_chore(self, chore: Callable[[], Awaitable[None]], trouble: str, wait: float) -> None:
        task = asyncio.create_task(self._run_chore(chore, trouble, wait))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _run_chore(self, chore: Callable[[], Awaitable[None]], trouble: str, wait: float) -> None:
        """Call back once; after trouble, wait and try again."""
        if wait:
            await asyncio.sleep(wait)
        while not self._stopped:
            try:
                await chore()
                return
            except Refusal as refusal:
                _log.warning(trouble, extra=self._extra | {"reason": refusal.reason})
            await asyncio.sleep(_RETRY)

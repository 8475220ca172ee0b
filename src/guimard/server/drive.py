"""What makes a table go on by itself: bots that are to act, clocks that run out.

Thinking takes time, in which the table may go on without it: a thought that nobody waits for any more is stopped.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from guimard.server.facts import GameClock
from guimard.server.refusals import Refusal
from guimard.server.seating import by_bot, with_seat
from guimard.server.thinking import DEFAULT_LEVEL, Thought

if TYPE_CHECKING:
    from guimard.server.table import Table

_log = logging.getLogger(__name__)
_AGAIN = 2.0  # seconds until a bot tries again after trouble with the storage


class Driver:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._late: asyncio.Task[None] | None = None  # kept, or it might be collected while it waits
        self._thoughts: set[Thought] = set()
        self.stopped = False

    @property
    def busy(self) -> bool:
        """Is there something only this process will do: a bot's move, the end of a live clock?"""
        if any(task is not None and not task.done() for task in (self._task, self._late)):
            return True
        if self._timer is None:
            return False
        due = self._timer.when() - asyncio.get_running_loop().time() < 1.0
        return due or isinstance(self._table.clock.rule, GameClock)

    def wake(self) -> None:
        """Look who is to act, and see to it."""
        if self.stopped:
            return
        self.stop_idle_thoughts()
        self._set_timer()
        play = self._table.play
        if play is None or self._table.stored.row.phase != "playing" or play.to_act is None:
            return
        if by_bot(self._table.stored.seats[play.to_act]) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._bot_turns())

    def stop(self) -> None:
        """For good: another process may go on with the table."""
        self.stopped = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        for thought in self._thoughts:
            thought.stop()

    def think(self, level: str, seat: int, wanted: Callable[[], bool]) -> Thought:
        """Let a bot think about the position as it is now, until the table goes on or it is no longer wanted."""
        table, play = self._table, self._table.playing()
        sequence = play.sequence

        def still_wanted() -> bool:
            here = table.play is play and play.sequence == sequence and table.stored.row.phase == "playing"
            return here and wanted()

        work = table.services.thinker.choose(level, play.match.game, play.match.observation(seat))
        thought = Thought(work, still_wanted, self._thoughts.discard)
        self._thoughts.add(thought)
        return thought

    def stop_idle_thoughts(self) -> None:
        for thought in self._thoughts:
            if not thought.wanted():
                thought.stop()

    async def _bot_turns(self) -> None:
        """Play for bots as long as they are to act; after trouble, wait and look again."""
        while not self.stopped:
            try:
                if not await self._bot_turn():
                    return
            except Refusal as refusal:
                _log.warning("a bot waits", extra={"table": self._table.id, "reason": refusal.reason})
                await asyncio.sleep(_AGAIN)
            except Exception:  # a bug must not leave people waiting for ever
                _log.exception("a bot's turn failed", extra={"table": self._table.id})
                await asyncio.sleep(_AGAIN)

    async def _bot_turn(self) -> bool:
        table = self._table
        async with table.lock:
            await table.mend()
            play = table.play
            seat = play.to_act if play else None
            if play is None or seat is None or table.stored.row.phase != "playing":
                return False
            bot = table.stored.seats[seat]
            if not by_bot(bot):
                return False
            thought = self.think(bot.level or DEFAULT_LEVEL, seat, lambda: by_bot(table.stored.seats[seat]))
        action = await thought.end()
        async with table.lock:
            if action is not None and thought.wanted():
                await table.submit(seat, "act", action, f"b:{play.sequence}")
        return True

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._table.clock.deadline()
        if deadline is not None and self._table.stored.row.phase == "playing":
            wait = max(0, deadline - self._table.services.time.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._late = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        table = self._table
        async with table.lock:
            try:
                await table.mend()
                deadline, seat = table.clock.deadline(), table.clock.running
                if deadline is None or seat is None or table.services.time.now() < deadline:
                    self.wake()
                    return
                late = replace(table.stored.seats[seat], fate="timed-out", level=DEFAULT_LEVEL)
                await table.change(with_seat(table.stored.seats, seat, late))
            except Refusal as refusal:
                _log.warning("a clock waits", extra={"table": table.id, "reason": refusal.reason})
                if self.stopped:
                    return
                self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._ring)

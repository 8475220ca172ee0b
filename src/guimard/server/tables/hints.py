"""Hints that are being worked out at a table, at most one for each listener."""

import asyncio
from collections.abc import Coroutine
from typing import Any, NamedTuple

from guimard.server.tables.connection import Connection
from guimard.server.wire.refusals import Refusal


class Hint(NamedTuple):
    number: int
    """Of the turn it is for."""
    seat: int
    task: asyncio.Task[str]


class Hints:
    def __init__(self) -> None:
        self.by_listener: dict[Connection, Hint] = {}

    def check_idle(self, listener: Connection) -> None:
        if listener in self.by_listener:
            raise Refusal("busy", "A hint is already being worked out.")

    def start(self, listener: Connection, number: int, seat: int, work: Coroutine[Any, Any, str]) -> Hint:
        """Start to work out a hint for the seat to act; ``finish`` waits for it."""
        hint = self.by_listener[listener] = Hint(number, seat, asyncio.create_task(work))
        return hint

    async def finish(self, listener: Connection, hint: Hint) -> str | None:
        """Return the suggested action; ``None`` if the hint was cancelled."""
        try:
            await asyncio.wait([hint.task])
            return hint.task.result() if self.by_listener.get(listener) is hint else None
        finally:
            hint.task.cancel()
            if self.by_listener.get(listener) is hint:
                del self.by_listener[listener]

    def cancel(self, listener: Connection) -> None:
        """Call when a listener leaves or looks through other eyes."""
        if (hint := self.by_listener.pop(listener, None)) is not None:
            hint.task.cancel()

    def cancel_outdated(self, number: int | None) -> None:
        """Keep only hints for this turn whose listener still holds the seat."""
        for listener, hint in list(self.by_listener.items()):
            if hint.number != number or listener.eyes != hint.seat:
                self.cancel(listener)

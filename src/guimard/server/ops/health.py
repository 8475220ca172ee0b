"""The state of each part that a process depends on, asked at most once a second."""

import asyncio
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from guimard.server.wire.bodies import DatabaseState, DiskState, HealthParts, RedisState
from guimard.store import leases
from guimard.store.database import Unavailable
from guimard.store.store import Store

_FRESH = 1.0  # seconds for which an answer is repeated: anybody may ask
_TIMEOUT = 2.0  # seconds until the database must have answered
_LEAST_SPACE = 16 << 20  # bytes; with less, SQLite may be unable to store a move


class HealthChecks:
    """Check the database, the disk and Redis.

    ``writes`` says whether something was stored lately, ``redis`` whether Redis answers, if there is one.
    """

    def __init__(self, store: Store, writes: Callable[[], bool], redis: Callable[[], bool] | None) -> None:
        self._store = store
        self._writes = writes
        self._redis = redis
        self._asking = asyncio.Lock()
        self._asked = -_FRESH
        self._last = HealthParts(database="away", disk="unknown", redis="none")

    async def states(self) -> HealthParts:
        async with self._asking:
            if time.monotonic() - self._asked >= _FRESH:
                self._last = HealthParts(
                    database=await self._database(), disk=self._disk(), redis=self._redis_state()
                )
                self._asked = time.monotonic()
            return self._last

    async def _database(self) -> DatabaseState:
        if not self._store.file.in_place():
            return "file-gone"
        try:
            await asyncio.wait_for(self._store.read(leases.alive), _TIMEOUT)
        except (Unavailable, TimeoutError):
            return "away"
        return "ok" if self._writes() else "not-writable"

    def _disk(self) -> DiskState:
        path = self._store.file.path
        if path is None:
            return "unknown"
        return "ok" if _free_space(path) >= _LEAST_SPACE else "full"

    def _redis_state(self) -> RedisState:
        if self._redis is None:
            return "none"
        return "ok" if self._redis() else "away"


def _free_space(path: Path) -> int:
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return 0


def is_ready(parts: HealthParts) -> bool:
    return parts.database == "ok" and parts.disk != "full" and parts.redis != "away"

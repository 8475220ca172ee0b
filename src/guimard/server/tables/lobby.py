"""The lists of public tables, sent to the connections that follow them."""

from guimard.server.tables.connections import Connection
from guimard.server.tables.facts import table_facts
from guimard.server.wire.messages import Tables, encode
from guimard.store.database import Unavailable
from guimard.store.store import Store
from guimard.store.tables import public_tables


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._followers: set[Connection] = set()
        self._newcomers: set[Connection] = set()
        self._last = b""

    def follow(self, connection: Connection) -> None:
        self._followers.add(connection)
        self._newcomers.add(connection)

    def unfollow(self, connection: Connection) -> None:
        self._followers.discard(connection)
        self._newcomers.discard(connection)

    async def refresh(self) -> None:
        """Send the lists if they have changed, and to new followers; called every second."""
        if not self._followers:
            return
        try:
            waiting = await self._store.read(public_tables, "open")
            playing = await self._store.read(public_tables, "playing")
        except Unavailable:
            return
        frame = encode(Tables(open=[table_facts(t) for t in waiting], playing=[table_facts(t) for t in playing]))
        receivers = self._followers if frame != self._last else self._newcomers
        for connection in list(receivers):
            connection.send(frame)
        self._last = frame
        self._newcomers.clear()

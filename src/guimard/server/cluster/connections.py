"""The connections whose sockets are at this process, by key and by player."""

from guimard.server.tables.connection import Connection


class Connections:
    def __init__(self) -> None:
        self._by_key: dict[str, Connection] = {}
        self._by_player: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return len(self._by_key)

    def add(self, connection: Connection) -> None:
        self._by_key[connection.key] = connection
        if connection.player_id is not None:
            self._by_player.setdefault(connection.player_id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        self._by_key.pop(connection.key, None)
        mine = self._by_player.get(connection.player_id or "", set())
        mine.discard(connection)
        if not mine:
            self._by_player.pop(connection.player_id or "", None)

    def get(self, key: str) -> Connection | None:
        return self._by_key.get(key)

    def count_of(self, player: str) -> int:
        return len(self._by_player.get(player, ()))

    def send_to_player(self, player: str, frame: bytes) -> None:
        for connection in self._by_player.get(player, ()):
            connection.send(frame)

    def send_to_all(self, frame: bytes) -> None:
        for connection in self._by_key.values():
            connection.send(frame)

    def reconnect_all(self) -> None:
        for connection in list(self._by_key.values()):
            connection.reconnect()

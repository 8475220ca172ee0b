"""The connections of one process, by their key and by their player."""

from guimard.server.connection import Connection
from guimard.server.messages import Message, encode


class Connections:
    def __init__(self) -> None:
        self.by_key: dict[str, Connection] = {}
        self._by_player: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return len(self.by_key)

    def add(self, connection: Connection) -> None:
        self.by_key[connection.key] = connection
        if connection.player_id is not None:
            self._by_player.setdefault(connection.player_id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        self.by_key.pop(connection.key, None)
        mine = self._by_player.get(connection.player_id or "", set())
        mine.discard(connection)
        if not mine:
            self._by_player.pop(connection.player_id or "", None)

    def of_player(self, player: str) -> int:
        return len(self._by_player.get(player, ()))

    def tell(self, player: str, frame: bytes) -> None:
        for connection in self._by_player.get(player, ()):
            connection.send(frame)

    def tell_all(self, message: Message) -> None:
        frame = encode(message)
        for connection in self.by_key.values():
            connection.send(frame)

"""A connection as tables see it, and all those of this process."""

from collections.abc import Callable

from guimard.server.wire.shapes import PlayerFacts


class Connection:
    """Somebody who is connected, whichever process the socket is at.

    ``seat`` is the seat it sees and acts for, ``None`` a spectator's. ``known_version`` is the version of the game
    whose view it was last sent, as this seat sees it. ``takes_records``: it is sent views as records, too.
    """

    __slots__ = (
        "key",
        "known_version",
        "muted",
        "player",
        "player_id",
        "reconnect",
        "seat",
        "send",
        "session",
        "takes_records",
    )

    def __init__(
        self,
        key: str,
        player: PlayerFacts | None,
        send: Callable[[bytes], None],
        reconnect: Callable[[], None],
        session: str = "",
    ) -> None:
        self.key = key
        self.player = player
        self.player_id = player.id if player else None
        self.send = send
        """Queue a frame for sending; never waits."""
        self.reconnect = reconnect
        """Close the socket, so that its client connects again and catches up."""
        self.session = session
        """By which the player is signed in; known where the socket is."""
        self.seat: int | None = None
        self.known_version: int | None = None
        self.muted: set[str] = set()
        self.takes_records = False

    def look_from(self, seat: int | None) -> None:
        if seat != self.seat:
            self.seat, self.known_version = seat, None


class Connections:
    """The connections whose sockets are at this process, by key and by player."""

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

    def end_sessions(self, player: str, only: str | None = None, but: str | None = None) -> None:
        """Close the sockets of a player: of one session, of all, or of all but one."""
        for connection in list(self._by_player.get(player, ())):
            if only in (None, connection.session) and (but is None or connection.session != but):
                connection.reconnect()

    def send_to_all(self, frame: bytes) -> None:
        for connection in self._by_key.values():
            connection.send(frame)

    def reconnect_all(self) -> None:
        for connection in list(self._by_key.values()):
            connection.reconnect()

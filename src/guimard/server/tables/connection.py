"""A connection as tables see it, whichever process its socket is at."""

from abc import ABC, abstractmethod

from guimard.server.wire.shapes import PlayerFacts


class Connection(ABC):
    """Somebody who is connected.

    ``eyes`` is the seat it sees and acts for, ``None`` a spectator's. ``known_version`` is the version of the game
    whose view it was last sent, through these eyes.
    """

    __slots__ = ("eyes", "key", "known_version", "muted", "player")

    def __init__(self, key: str, player: PlayerFacts | None) -> None:
        self.key = key
        self.player = player
        self.eyes: int | None = None
        self.known_version: int | None = None
        self.muted: set[str] = set()

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    def see_through(self, eyes: int | None) -> None:
        if eyes != self.eyes:
            self.eyes, self.known_version = eyes, None

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Queue a frame for sending; never waits."""

    @abstractmethod
    def reconnect(self) -> None:
        """Close the socket, so that its client connects again and catches up."""

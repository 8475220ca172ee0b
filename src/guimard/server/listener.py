"""Somebody at a table, as the table sees them; where the frames go is up to the kind of listener."""

from abc import ABC, abstractmethod

from guimard.server.facts import PlayerFacts
from guimard.server.messages import Message, encode


class Listener(ABC):
    """One connection. ``eyes`` is the seat it sees and acts for, ``None`` a spectator's.

    ``known_version`` is the version of the game whose view it was last sent, through these eyes.
    """

    __slots__ = ("eyes", "known_version", "muted", "player")

    def __init__(self, player: PlayerFacts | None) -> None:
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
        """Hand over a frame; never waits."""

    @abstractmethod
    def drop(self) -> None:
        """Make it connect again."""

    def tell(self, message: Message) -> None:
        self.send(encode(message))

"""Somebody at a table, as the table sees them; where the frames go is up to the kind of listener."""

from abc import ABC, abstractmethod

from guimard.server.facts import PlayerFacts
from guimard.server.messages import Message, encode


class Listener(ABC):
    """One connection. ``eyes`` is the seat it sees and acts for, ``None`` a spectator's.

    ``knows`` is the version of the game whose whole view it has, seen through these eyes.
    """

    __slots__ = ("eyes", "hinting", "knows", "muted", "player")

    def __init__(self, player: PlayerFacts | None) -> None:
        self.player = player
        self.eyes: int | None = None
        self.knows: int | None = None
        self.hinting = False
        self.muted: set[str] = set()

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    def see_through(self, eyes: int | None) -> None:
        if eyes != self.eyes:
            self.eyes, self.knows = eyes, None

    def learn(self, version: int, draft: int) -> int | None:
        """It is told a state: with a draft it knows no version by itself. Answers what it knew before."""
        known, self.knows = self.knows, None if draft else version
        return known

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Hand over a frame; never waits."""

    @abstractmethod
    def drop(self) -> None:
        """Make it connect again."""

    def tell(self, message: Message) -> None:
        self.send(encode(message))

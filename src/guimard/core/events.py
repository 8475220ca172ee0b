"""What happened: for logs and animation. The view is the truth; events only tell how it came about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Facts: TypeAlias = dict[str, Json]


@dataclass(frozen=True)
class Event:
    """Public facts, and for some seats more. ``only_for`` makes the event itself unseen by the others."""

    kind: str
    facts: Facts
    secret: Mapping[int, Facts] = field(default_factory=dict)
    only_for: int | None = None

    def seen_by(self, seat: int | None) -> Facts | None:
        """What a seat (or a spectator, ``None``) may know of it; ``None`` if nothing at all."""
        if self.only_for is not None and self.only_for != seat:
            return None
        mine = self.secret.get(seat, {}) if seat is not None else {}
        return {"event": self.kind, **self.facts, **mine}


def seen_by(events: list[Event], seat: int | None) -> list[Facts]:
    return [facts for event in events if (facts := event.seen_by(seat)) is not None]

"""What happened: for logs and animation. The view is the truth; events only tell how it came about.

An event is JSON from the beginning: most are sent to somebody and never looked into here.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec import json

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Facts: TypeAlias = dict[str, Json]

_NOTHING: Mapping[int, bytes] = MappingProxyType({})
_encode = json.Encoder().encode


class Event(NamedTuple):
    """Its text for everybody, and in place of it for some seats one that tells them more.

    ``only_for`` makes the event itself unseen by the others. Events that everybody sees may share one text.
    """

    text: bytes
    secret: Mapping[int, bytes] = _NOTHING
    only_for: int | None = None


def event(
    kind: str, facts: Facts, secret: Mapping[int, Facts] = MappingProxyType({}), only_for: int | None = None
) -> Event:
    """An event by its public facts and what some seats know besides."""
    public = {"event": kind, **facts}
    more = {seat: _encode({**public, **mine}) for seat, mine in secret.items()}
    return Event(_encode(public), more, only_for)


def told_to(events: Iterable[Event], seat: int | None) -> bytes:
    """All that a seat (or a spectator, ``None``) may know of some events, as a JSON list."""
    return b"[%s]" % b",".join(
        [
            text if seat is None else secret.get(seat, text)
            for text, secret, only_for in events
            if only_for is None or only_for == seat
        ]
    )


def seen_by(events: Iterable[Event], seat: int | None) -> list[Facts]:
    """The same for those who look into them."""
    seen: list[Facts] = json.decode(told_to(events, seat))
    return seen

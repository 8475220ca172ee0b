"""What happened in a game, for logs and animation. The view alone is the truth.

An event is encoded as JSON when it is made: a server sends most of them without reading them.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias

from msgspec import json
from typing_extensions import TypeVar

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Facts: TypeAlias = dict[str, Json]

E = TypeVar("E", default=Facts)
"""The type of an event as JSON."""

_NOTHING: Mapping[int, bytes] = MappingProxyType({})
_encode = json.Encoder().encode


class Event(NamedTuple, Generic[E]):
    """Encoded facts for everybody, and in their place fuller ones for some seats.

    With ``only_for`` no other seat sees the event. Events that everybody sees may share one text.
    """

    json: bytes
    secret: Mapping[int, bytes] = _NOTHING
    only_for: int | None = None


def event(
    kind: str, facts: Facts, secret: Mapping[int, Facts] = MappingProxyType({}), only_for: int | None = None
) -> Event:
    """Make an event from its public facts and what some seats know besides."""
    public = {"event": kind, **facts}
    more = {seat: _encode({**public, **mine}) for seat, mine in secret.items()}
    return Event(_encode(public), more, only_for)


def encode_events(events: Iterable[Event[Any]], seat: int | None) -> bytes:
    """Return what a seat (``None``: a spectator) sees as an encoded JSON list."""
    return b"[%s]" % b",".join(
        [
            public if seat is None else secret.get(seat, public)
            for public, secret, only_for in events
            if only_for is None or only_for == seat
        ]
    )


def seen_by(events: Iterable[Event[E]], seat: int | None) -> list[E]:
    """Return what a seat (``None``: a spectator) sees of some events."""
    seen: list[E] = json.decode(encode_events(events, seat))
    return seen

"""What happened in a game, for logs and animation. The view alone is the truth.

An event is encoded as JSON when it is made: a server sends most of them without reading them. Compiled code writes
the texts of events into a buffer, and in ``Recipients`` for whom each of them is.
"""

import threading
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Generic, NamedTuple, TypeAlias

import numpy as np
from msgspec import json
from typing_extensions import TypeVar

from guimard.core.compiler import inlined
from guimard.core.flat_record import Array, BitSets, FlatRecord, Records
from guimard.core.json_buffer import buffer_bytes
from guimard.core.views import NONE

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


_MOST_TEXTS = 16


class Recipients(FlatRecord):
    """For whom the texts in a buffer are: one after the other, from the beginning.

    A text is for everybody (NONE), or for one seat in place of the last text for everybody, or for one seat only.
    """

    ends: Annotated[BitSets, _MOST_TEXTS]
    count: int
    seats: Annotated[Array, _MOST_TEXTS]
    only: Annotated[Array, _MOST_TEXTS]  # 1: nobody else sees anything of it


@inlined
def address_all(recipients: Recipients, end: int) -> None:
    """Note that the text up to here is for everybody; it may hold several events."""
    _address(recipients, end, NONE, 0)


@inlined
def address_instead(recipients: Recipients, end: int, seat: int) -> None:
    """Note that a seat sees this text in place of the last one for everybody."""
    _address(recipients, end, seat, 0)


@inlined
def address_only(recipients: Recipients, end: int, seat: int) -> None:
    """Note that only this seat sees the text."""
    _address(recipients, end, seat, 1)


@inlined
def _address(recipients: Recipients, end: int, seat: int, only: int) -> None:
    recipients.ends[recipients.count] = np.uint64(end)
    recipients.seats[recipients.count] = seat
    recipients.only[recipients.count] = only
    recipients.count += 1


class _ThreadRecipients(threading.local):
    def __init__(self) -> None:
        self.recipients = np.zeros(1, Recipients.dtype)
        self.columns = tuple(self.recipients[name][0] for name in ("ends", "seats", "only"))


_thread = _ThreadRecipients()


def thread_recipients() -> Records:
    """Return this thread's list for an entry point; the next caller overwrites it."""
    return _thread.recipients


def events_in_buffer(count: int) -> list[Event]:
    """Return the events that compiled code wrote into this thread's buffer and list."""
    events: list[Event] = []
    start = 0
    for end, seat, only in zip(*(column[:count].tolist() for column in _thread.columns), strict=True):
        text = buffer_bytes(start, end)
        if only:
            events.append(Event(text, only_for=seat))
        elif seat == NONE:
            events.append(Event(text))
        else:
            last = events[-1]
            events[-1] = Event(last.json, {**last.secret, seat: text})
        start = end
    return events

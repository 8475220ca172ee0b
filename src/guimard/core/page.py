"""JSON written by compiled code onto a page.

Every function writes from a place on and answers the place after it. What may be followed by more of its
kind ends with a comma; ``close`` takes the last one away. Python calls only ``page_of``, and ``own_page``,
``written`` and ``own_records`` for those who write more than one thing at a time.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Annotated

import numpy as np

from guimard.core.kernel import Bytes, Record, Records, compiled, unchecked

_ROOM = 1 << 20  # bytes; the longest there can be is three quarters of it


class Page(Record):
    """A record: handing over an array to every function that writes a bit would cost more than the bit."""

    text: Annotated[Bytes, _ROOM]


class _Kept(threading.local):
    """A page and records for each thread: new memory would cost more than the writing."""

    def __init__(self) -> None:
        self.page = np.zeros(1, Page.dtype)
        self.text = memoryview(self.page["text"][0])
        self.rooms: dict[type[Record], Records] = {}


_kept = _Kept()


def own_page() -> Records:
    """This thread's page, as ``door`` wants it; written over by the next who asks for it."""
    return _kept.page


def written(start: int, end: int) -> bytes:
    """What stands on this thread's page."""
    return _kept.text[start:end].tobytes()


def own_records(kind: type[Record], count: int) -> Records:
    """This thread's room for records, blank at first; written over by the next who asks for it."""
    room = _kept.rooms.get(kind)
    if room is None or len(room) < count:
        room = _kept.rooms[kind] = np.zeros(count, kind.dtype)
    return room


def page_of(write: Callable[[Records], int]) -> bytes:
    """What a function writes onto a page."""
    return written(0, write(own_page()))


def names(texts: Sequence[str]) -> Bytes:
    """Texts of less than 256 bytes as a table for ``name``: a row each, its length first."""
    rows = [text.encode() for text in texts]
    width = max(map(len, rows))
    return np.array([[len(row), *row.ljust(width, b"\0")] for row in rows], np.uint8)


@unchecked
def put(page: Page, at: int, text: bytes) -> int:
    end, room = at + len(text), page.text
    if at < 0 or end > _ROOM:
        raise IndexError("The page is full.")
    start = np.uint64(at)  # numbers that cannot be negative let the compiler copy many bytes at once
    for i in range(np.uint64(len(text))):
        room[start + i] = text[i]
    return end


@unchecked
def name(page: Page, at: int, table: Bytes, row: int) -> int:
    """A row of a table of names."""
    if row < 0 or row >= len(table):
        raise IndexError("There is no such name.")
    end, room = at + int(table[row, 0]), page.text
    if at < 0 or end > _ROOM:
        raise IndexError("The page is full.")
    start, which, first = np.uint64(at), np.uint64(row), np.uint64(1)
    for i in range(np.uint64(table[row, 0])):
        room[start + i] = table[which, first + i]
    return end


@compiled
def number(page: Page, at: int, value: int) -> int:
    """A whole number."""
    if value < 0:
        page.text[at] = 45  # "-"
        at += 1
        value = -value
    digits = 1
    rest = value // 10
    while rest:
        digits += 1
        rest //= 10
    for i in range(digits):
        page.text[at + digits - 1 - i] = 48 + value % 10
        value //= 10
    return at + digits


@compiled
def entry(page: Page, at: int, value: int) -> int:
    """A number of a list."""
    return put(page, number(page, at, value), b",")


@compiled
def field(page: Page, at: int, key: bytes, value: int) -> int:
    """A number with its key."""
    return entry(page, put(page, at, key), value)


@compiled
def flag(page: Page, at: int, key: bytes, value: bool) -> int:
    """Yes or no, with its key."""
    return put(page, put(page, at, key), b"true," if value else b"false,")


@compiled
def close(page: Page, at: int, end: bytes) -> int:
    """The end of a list or an object: in place of the comma after its last entry."""
    if page.text[at - 1] == 44:  # ","
        at -= 1
    return put(page, at, end)

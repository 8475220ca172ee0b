"""JSON written by compiled code onto a page, an array of bytes.

Every function writes from a place on and answers the place after it. What may be followed by more of its
kind ends with a comma; ``close`` takes the last one away. Python calls only ``page_of``, and ``own_page`` and
``own_records`` for those who write more than one thing at a time.
"""

import threading
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from guimard.core.kernel import Record, Records, compiled, unchecked

_kept = threading.local()  # a page and records for each thread: new memory would cost more than the writing
_NO_PAGE = np.empty(0, np.uint8)

Bytes = npt.NDArray[np.uint8]


def own_page(room: int) -> Bytes:
    """This thread's page, with at least so much room; written over by the next who asks for it."""
    page: Bytes = getattr(_kept, "page", _NO_PAGE)
    if len(page) < room:
        page = _kept.page = np.empty(2 * room, np.uint8)
    return page


def own_records(kind: type[Record], count: int) -> Records:
    """This thread's room for records, blank at first; written over by the next who asks for it."""
    rooms: dict[type[Record], Records] = _kept.__dict__.setdefault("rooms", {})
    if kind not in rooms or len(rooms[kind]) < count:
        rooms[kind] = np.zeros(count, kind.dtype)
    return rooms[kind]


def page_of(room: int, write: Callable[[Bytes], int]) -> bytes:
    """What a function writes onto a page with so much room."""
    page = own_page(room)
    return page[: write(page)].tobytes()


def names(texts: Sequence[str]) -> Bytes:
    """Texts of less than 256 bytes as a table for ``name``: a row each, its length first."""
    rows = [text.encode() for text in texts]
    width = max(map(len, rows))
    return np.array([[len(row), *row.ljust(width, b"\0")] for row in rows], np.uint8)


@unchecked
def put(page: Bytes, at: int, text: bytes) -> int:
    end = at + len(text)
    if at < 0 or end > len(page):
        raise IndexError("The page is full.")
    start = np.uint64(at)  # numbers that cannot be negative let the compiler copy many bytes at once
    for i in range(np.uint64(len(text))):
        page[start + i] = text[i]
    return end


@unchecked
def name(page: Bytes, at: int, table: Bytes, row: int) -> int:
    """A row of a table of names."""
    if row < 0 or row >= len(table):
        raise IndexError("There is no such name.")
    end = at + int(table[row, 0])
    if at < 0 or end > len(page):
        raise IndexError("The page is full.")
    start, which, first = np.uint64(at), np.uint64(row), np.uint64(1)
    for i in range(np.uint64(table[row, 0])):
        page[start + i] = table[which, first + i]
    return end


@compiled
def number(page: Bytes, at: int, value: int) -> int:
    """A whole number."""
    if value < 0:
        page[at] = 45  # "-"
        at += 1
        value = -value
    digits = 1
    rest = value // 10
    while rest:
        digits += 1
        rest //= 10
    for i in range(digits):
        page[at + digits - 1 - i] = 48 + value % 10
        value //= 10
    return at + digits


@compiled
def entry(page: Bytes, at: int, value: int) -> int:
    """A number of a list."""
    return put(page, number(page, at, value), b",")


@compiled
def field(page: Bytes, at: int, key: bytes, value: int) -> int:
    """A number with its key."""
    return entry(page, put(page, at, key), value)


@compiled
def flag(page: Bytes, at: int, key: bytes, value: bool) -> int:
    """Yes or no, with its key."""
    return put(page, put(page, at, key), b"true," if value else b"false,")


@compiled
def close(page: Bytes, at: int, end: bytes) -> int:
    """The end of a list or an object: in place of the comma after its last entry."""
    if page[at - 1] == 44:  # ","
        at -= 1
    return put(page, at, end)

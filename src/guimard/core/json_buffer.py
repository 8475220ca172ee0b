"""JSON written by compiled code into a buffer of bytes.

Every function writes at a place and returns the place after it. A value that others may follow ends with a comma;
only ``close`` removes one again. Python calls ``encode``, or ``thread_buffer`` and ``buffer_bytes`` where one
entry point writes several texts.
"""

import threading
from collections.abc import Callable, Sequence
from typing import Annotated

import numpy as np

from guimard.core.compiler import compiled, unchecked
from guimard.core.flat_record import Bytes, FlatRecord, Records

_CAPACITY = 1 << 20  # bytes; the longest text there can be takes three quarters of it


class JsonBuffer(FlatRecord):
    """The bytes that are written.

    A record, because passing an array to every small function would cost more than the writing.
    """

    text: Annotated[Bytes, _CAPACITY]


class _ThreadBuffer(threading.local):
    """One buffer per thread: new memory would cost more than the writing."""

    def __init__(self) -> None:
        self.buffer = np.zeros(1, JsonBuffer.dtype)
        self.text = memoryview(self.buffer["text"][0])


_thread = _ThreadBuffer()


def thread_buffer() -> Records:
    """Return this thread's buffer for an entry point; the next caller overwrites it."""
    return _thread.buffer


def buffer_bytes(start: int, end: int) -> bytes:
    """Return a part of what was written into this thread's buffer."""
    return _thread.text[start:end].tobytes()


def encode(write: Callable[[Records], int]) -> bytes:
    """Return what a function writes into a buffer."""
    return buffer_bytes(0, write(thread_buffer()))


def name_table(texts: Sequence[str]) -> Bytes:
    """Return texts of less than 256 bytes as a table for ``put_name``.

    Each has a row: its length, then its bytes.
    """
    rows = [text.encode() for text in texts]
    width = max(map(len, rows))
    return np.array([[len(row), *row.ljust(width, b"\0")] for row in rows], np.uint8)


@unchecked
def put(buffer: JsonBuffer, at: int, text: bytes) -> int:
    """Write some bytes."""
    end, target = at + len(text), buffer.text
    if at < 0 or end > _CAPACITY:
        raise IndexError("The buffer is full.")
    start = np.uint64(at)  # numbers that cannot be negative let the compiler copy many bytes at once
    for i in range(np.uint64(len(text))):
        target[start + i] = text[i]
    return end


@unchecked
def put_name(buffer: JsonBuffer, at: int, table: Bytes, row: int) -> int:
    """Write a row of a table of names."""
    if row < 0 or row >= len(table):
        raise IndexError("There is no such name.")
    end, target = at + int(table[row, 0]), buffer.text
    if at < 0 or end > _CAPACITY:
        raise IndexError("The buffer is full.")
    start, which, first = np.uint64(at), np.uint64(row), np.uint64(1)
    for i in range(np.uint64(table[row, 0])):
        target[start + i] = table[which, first + i]
    return end


@compiled
def put_text(buffer: JsonBuffer, at: int, key: bytes, table: Bytes, row: int) -> int:
    """Write a key, a row of a table of names as a text, and a comma."""
    at = put(buffer, put(buffer, at, key), b'"')
    return put(buffer, put_name(buffer, at, table, row), b'",')


@compiled
def put_number(buffer: JsonBuffer, at: int, value: int) -> int:
    """Write a whole number."""
    if value < 0:
        buffer.text[at] = 45  # "-"
        at += 1
        value = -value
    digits = 1
    rest = value // 10
    while rest:
        digits += 1
        rest //= 10
    for i in range(digits):
        buffer.text[at + digits - 1 - i] = 48 + value % 10
        value //= 10
    return at + digits


@compiled
def put_item(buffer: JsonBuffer, at: int, value: int) -> int:
    """Write a number of a list, and a comma."""
    return put(buffer, put_number(buffer, at, value), b",")


@compiled
def put_field(buffer: JsonBuffer, at: int, key: bytes, value: int) -> int:
    """Write a key, a number and a comma."""
    return put_item(buffer, put(buffer, at, key), value)


@compiled
def put_optional(buffer: JsonBuffer, at: int, key: bytes, value: int) -> int:
    """Write a key, a number or (if it is negative) null, and a comma."""
    at = put(buffer, at, key)
    return put_item(buffer, at, value) if value >= 0 else put(buffer, at, b"null,")


@compiled
def put_flag(buffer: JsonBuffer, at: int, key: bytes, value: bool) -> int:
    """Write a key, true or false, and a comma."""
    return put(buffer, put(buffer, at, key), b"true," if value else b"false,")


@compiled
def keep_if_new(buffer: JsonBuffer, start: int, middle: int, end: int) -> int:
    """Return the place after a text; the place before it if it repeats the next one.

    The text is that from ``start`` to ``middle``, the next one that from there to ``end``. So a delta is written.
    """
    if end - middle != middle - start:
        return middle
    for i in range(middle - start):
        if buffer.text[start + i] != buffer.text[middle + i]:
            return middle
    return start


@compiled
def close(buffer: JsonBuffer, at: int, end: bytes) -> int:
    """End a list or an object, in place of the comma after its last entry."""
    if buffer.text[at - 1] == 44:  # ","
        at -= 1
    return put(buffer, at, end)

"""Game states as flat records: one block of memory with named fields.

    class State(FlatRecord):
        board: Annotated[Array, 64]
        turn: int

``State.new()`` is one NumPy record; compiled functions read and change it in place. Records are made
in Python only: Numba does not keep the array of a record alive that compiled code makes (a test looks
for such code). Lists of actions and random generators are records, too: passing an array to a compiled
function counts references, which took half of the time of a playout.
"""

import math
import threading
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, Self, cast, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from guimard.core.compiler import compiled

Array = npt.NDArray[np.int16]
"""The one kind of number in a state, except for sets of cells; wide enough never to overflow."""

BitSets = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.uint8]  # text only; no arithmetic
Floats = npt.NDArray[np.float64]  # for the estimates of bots; states hold none
Records = npt.NDArray[Any]  # of a FlatRecord's dtype

_WIDTHS: dict[Any, type] = {
    int: np.int16,
    Array: np.int16,
    np.uint64: np.uint64,
    BitSets: np.uint64,
    float: np.float64,
    Floats: np.float64,
    Bytes: np.uint8,
}


class FlatRecord:
    """Declare a record type by its annotations.

    Fields are ``int``, ``float``, ``np.uint64``, or ``Annotated`` arrays of them. A record type may extend others:
    it then has their fields, too.
    """

    dtype: "np.dtype[Any]"
    base: Records

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [_field(name, hint) for name, hint in hints.items() if name not in ("dtype", "base")]
        wide = [field for field in fields if field[1] in (np.uint64, np.float64)]
        shorts = [field for field in fields if field[1] is np.int16]
        letters = [field for field in fields if field[1] is np.uint8]
        # 64-bit fields first, then shorts up to a multiple of 64 bits: no padding, so equal states have equal bytes.
        spare = -np.dtype(cast(Any, shorts)).itemsize % 8 // 2
        tail = [("_spare", np.int16, (spare,))] if spare else []
        layout = np.dtype(cast(Any, wide + shorts + tail + letters), align=True)
        cls.dtype = np.dtype((_scalar(cls, layout), layout))

    @classmethod
    def new(cls) -> Self:
        return cast(Self, _record(cls.dtype, bytes(cls.dtype.itemsize)))

    def copy(self) -> Self:
        """An independent record."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        raise NotImplementedError


def _scalar(cls: type[FlatRecord], layout: "np.dtype[Any]") -> type:
    """Return the Python type of one record.

    ``np.record`` does the same at six times the cost.
    """

    def assign(name: str) -> Callable[[Any, Any], None]:
        return lambda record, value: record.__setitem__(name, value)

    def copy(record: Any) -> Any:  # NumPy's own copies field by field
        return _record(record.dtype, record.tobytes())

    def deepcopy(record: Any, memo: dict[int, Any]) -> Any:  # NumPy's own is no array of one any more
        return copy(record)

    def reduce(record: Any) -> Any:  # an unpickled record has an array of its own, too
        return _unpickle, (cls, record.tobytes())

    fields = {name: property(itemgetter(name), assign(name)) for name in layout.names or ()}
    # The name by which pickle finds the type.
    place = {"__module__": cls.__module__, "__qualname__": f"{cls.__qualname__}.Scalar", "__slots__": ()}
    copies = {"copy": copy, "__copy__": copy, "__deepcopy__": deepcopy, "__reduce__": reduce}
    scalar = type("Scalar", (np.void,), {**fields, **place, **copies})
    cls.Scalar = scalar  # type: ignore[attr-defined]
    return scalar


def _record(dtype: "np.dtype[Any]", data: bytes) -> Any:
    """Return the record with these bytes, in an array of its own."""
    return np.frombuffer(bytearray(data), dtype)[0]


def _unpickle(cls: type[FlatRecord], data: bytes) -> Any:
    return _record(cls.dtype, data)


def array_of(record: FlatRecord) -> Records:
    """Return the array of one that holds a record: what an entry point takes."""
    base = record.base
    if base.shape != (1,):
        raise ValueError("This record is one of many.")
    return base


class _ThreadRecords(threading.local):
    def __init__(self) -> None:
        self.by_type: dict[type[FlatRecord], Records] = {}


_thread = _ThreadRecords()


def thread_records(kind: type[FlatRecord], count: int) -> Records:
    """Return this thread's scratch records; the next caller overwrites them.

    They are blank at first. New memory would cost more than most uses of it.
    """
    records = _thread.by_type.get(kind)
    if records is None or len(records) < count:
        records = _thread.by_type[kind] = np.zeros(count, kind.dtype)
    return records


@cache
def _plan(dtype: "np.dtype[Any]") -> list[tuple[str, bool, slice, tuple[int, ...]]]:
    """Return how to read each field from a record's bytes.

    Its name, whether it has 64 bits, its place among such numbers, its shape.
    """
    plan = []
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        wide = field.base == np.uint64
        start = offset // (8 if wide else 2)
        plan.append((name, wide, slice(start, start + math.prod(field.shape)), field.shape))
    return plan


def plain(record: FlatRecord) -> SimpleNamespace:
    """Return the fields as Python numbers and lists.

    Reading a NumPy record field by field is slow.
    """
    data = record.tobytes()
    shorts = np.frombuffer(data, np.int16).tolist()
    bit_sets = np.frombuffer(data, np.uint64)
    fields: dict[str, Any] = {}
    for name, wide, place, shape in _plan(record.dtype):
        values = bit_sets[place].tolist() if wide else shorts[place]
        if not shape:
            fields[name] = values[0]
            continue
        for width in reversed(shape[1:]):
            values = [values[i : i + width] for i in range(0, len(values), width)]
        fields[name] = values
    return SimpleNamespace(**fields)


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    kind, *shape = get_args(hint) if hasattr(hint, "__metadata__") else (hint,)
    return (name, _WIDTHS[kind], *([tuple(shape)] if shape else []))


@compiled
def copies(record: FlatRecord, target: Records, count: int) -> None:
    """Copy a record many times, to measure the cost of a copy."""
    for _ in range(count):
        target[0] = record

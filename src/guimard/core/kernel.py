"""Game states as flat records, and the compiler for the rules that work on them.

    class State(Record):
        board: Annotated[Array, 64]
        turn: int

``State.new()`` is one NumPy record; compiled functions read and change it in place. Records are made
in Python only: Numba does not keep the array of a record alive that compiled code makes (a test looks
for such code). Lists of actions and random generators are records, too: passing an array to a compiled
function counts references, which took half of the time of a playout. With ``NUMBA_DISABLE_JIT=1`` the
same functions run interpreted, with equal results.
"""

import math
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, Self, TypeVar, cast, get_args, get_type_hints

import numba
import numpy as np
import numpy.typing as npt
from numba import njit

from guimard.core.cache import cache_directory

Array = npt.NDArray[np.int16]
"""The one kind of number in a state, but for sets of cells; wide enough never to overflow."""

Words = npt.NDArray[np.uint64]
Bytes = npt.NDArray[np.uint8]  # of a text; never reckoned with
Floats = npt.NDArray[np.float64]  # for what bots reckon with; states hold none
Records = npt.NDArray[Any]  # of a Record's dtype

_WIDTHS: dict[Any, type] = {
    int: np.int16,
    Array: np.int16,
    np.uint64: np.uint64,
    Words: np.uint64,
    float: np.float64,
    Floats: np.float64,
    Bytes: np.uint8,
}
F = TypeVar("F", bound=Callable[..., Any])

numba.config.CACHE_DIR = str(cache_directory())


class Record:
    """Declares a record type: fields are ``int``, ``float``, ``np.uint64``, or ``Annotated`` arrays of them."""

    dtype: "np.dtype[Any]"
    base: Records

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [_field(name, hint) for name, hint in hints.items() if name not in ("dtype", "base")]
        words = [field for field in fields if field[1] in (np.uint64, np.float64)]
        shorts = [field for field in fields if field[1] is np.int16]
        letters = [field for field in fields if field[1] is np.uint8]
        # Words first, then shorts up to a whole word: no padding, so equal states have equal bytes.
        spare = -np.dtype(cast(Any, shorts)).itemsize % 8 // 2
        tail = [("_spare", np.int16, (spare,))] if spare else []
        layout = np.dtype(cast(Any, words + shorts + tail + letters), align=True)
        cls.dtype = np.dtype((_scalar(cls, layout), layout))

    @classmethod
    def new(cls) -> Self:
        return cast(Self, _record(cls.dtype, bytes(cls.dtype.itemsize)))

    def copy(self) -> Self:
        """An independent record."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        raise NotImplementedError


def _scalar(cls: type[Record], layout: "np.dtype[Any]") -> type:
    """What one record of this layout is in Python: ``np.record`` does the same, at six times the cost."""

    def assign(name: str) -> Callable[[Any, Any], None]:
        return lambda record, value: record.__setitem__(name, value)

    def copy(record: Any) -> Any:  # NumPy's own copies field by field
        return _record(record.dtype, record.tobytes())

    def reduce(record: Any) -> Any:  # so that what is unpickled has an array of its own, too
        return _again, (cls, record.tobytes())

    fields = {name: property(itemgetter(name), assign(name)) for name in layout.names or ()}
    # A name by which pickle finds it again.
    place = {"__module__": cls.__module__, "__qualname__": f"{cls.__qualname__}.Scalar", "__slots__": ()}
    scalar = type("Scalar", (np.void,), {**fields, **place, "copy": copy, "__reduce__": reduce})
    cls.Scalar = scalar  # type: ignore[attr-defined]
    return scalar


def _record(dtype: "np.dtype[Any]", data: bytes) -> Any:
    """A record by its bytes, in an array of its own."""
    return np.frombuffer(bytearray(data), dtype)[0]


def _again(cls: type[Record], data: bytes) -> Any:
    return _record(cls.dtype, data)


def array_of(record: Record) -> Records:
    """The array of one that holds a record, as ``door`` wants it."""
    base = record.base
    if base.shape != (1,):
        raise ValueError("This record is one of many.")
    return base


@cache
def _plan(dtype: "np.dtype[Any]") -> list[tuple[str, bool, slice, tuple[int, ...]]]:
    """For each field: its name, whether it is of words, its place among them, its shape."""
    plan = []
    for name, (field, offset, *_) in (dtype.fields or {}).items():
        word = field.base == np.uint64
        start = offset // (8 if word else 2)
        plan.append((name, word, slice(start, start + math.prod(field.shape)), field.shape))
    return plan


def plain(record: Record) -> SimpleNamespace:
    """The fields of a record as Python numbers and lists: reading a NumPy record field by field is slow."""
    data = record.tobytes()
    shorts = np.frombuffer(data, np.int16).tolist()
    words = np.frombuffer(data, np.uint64)
    fields: dict[str, Any] = {}
    for name, word, place, shape in _plan(record.dtype):
        values = words[place].tolist() if word else shorts[place]
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


def compiled(function: F) -> F:
    """Compile on first use; keep the result; check indices; let other threads run meanwhile."""
    return cast(F, njit(cache=True, nogil=True, boundscheck=True)(function))


def inlined(function: F) -> F:
    """As ``compiled``, for small functions on the hot path: their code is copied into their callers."""
    return cast(F, njit(cache=True, nogil=True, boundscheck=True, forceinline=True)(function))


def unchecked(function: F) -> F:
    """As ``compiled``, for a function that checks its indices itself, all at once."""
    return cast(F, njit(cache=True, nogil=True, forceinline=True)(function))


def door(function: F) -> F:
    """As ``compiled``, for what Python calls often and briefly: it takes arrays of one record and keeps the lock.

    Handing over a record itself costs some 10 µs, since NumPy describes the whole layout each time; its array
    costs 0.3.
    """
    return cast(F, njit(cache=True, boundscheck=True)(function))


@compiled
def copies(record: Record, room: Records, count: int) -> None:
    """Copy a record many times (to measure what a copy costs)."""
    for _ in range(count):
        room[0] = record

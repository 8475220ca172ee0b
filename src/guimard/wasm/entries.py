"""What a WebAssembly module exports: entry points, and the layout of its records.

    RULES = Exports(
        records=(State, Moves),
        entries={"legal": (kernel.legal_actions, State.new(), Moves.new())},
    )

An entry point is a compiled function, with arguments of the types that the host calls it with.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numba
import numpy as np
from numba import types
from numba.np.numpy_support import as_dtype

from guimard.core.flat_record import FlatRecord, Records

EntryPoint: TypeAlias = tuple[Any, ...]  # the function, then arguments of the right types
LEVEL = (np.uint64(0), 0, 0, 0, 0.0, True)
"""How a search begins, for types: seed, playouts, candidates, horizon, noise, deduce."""


@dataclass(frozen=True)
class Exports:
    """The entry points of a module by name, and the records that its host reads.

    ``data`` are records that the host passes on as they are: the shipped material.
    """

    records: tuple[type[FlatRecord], ...]
    entries: Mapping[str, EntryPoint]
    data: Mapping[str, Records] = field(default_factory=dict)


def array(record: type[FlatRecord]) -> Records:
    """Return an array of records, for the types of an entry point."""
    return np.zeros(1, record.dtype)


def numbers(kind: type[np.number[Any]], dimensions: int) -> "np.ndarray[Any, Any]":
    """Return an array of numbers, for the types of an entry point."""
    return np.zeros((1,) * dimensions, kind)


def signature(entry: EntryPoint) -> tuple[Any, tuple[Any, ...]]:
    """Return the function and Numba's types of its arguments."""
    function, *arguments = entry
    return function, tuple(map(numba.typeof, arguments))


def shape(kind: Any) -> Any:
    """Return how the host passes an argument or reads a result, as JSON."""
    if isinstance(kind, types.Record):
        return "record"
    if isinstance(kind, types.Array):
        return {"item": as_dtype(kind.dtype).itemsize, "dimensions": kind.ndim}
    if isinstance(kind, types.BaseTuple):
        return [shape(part) for part in kind]
    return str(kind)


def layout(record: type[FlatRecord]) -> dict[str, Any]:
    """Return the size of a record in bytes, and where its fields are.

    A field is its type, its offset and how many numbers it has.
    """
    fields = (record.dtype.fields or {}).items()
    return {
        "size": record.dtype.itemsize,
        "fields": {
            name: [str(kind.base), offset, int(np.prod(kind.shape, dtype=int))]
            for name, (kind, offset, *_) in fields
            if not name.startswith("_")
        },
    }

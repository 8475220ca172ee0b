"""The compiler of the rules: Numba, with a cache keyed by the package's sources.

With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted, with equal results.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba import njit

from guimard.core.cache import cache_directory, directory_of
from guimard.core.inner_functions import skip_machine_code_of_inner_functions

F = TypeVar("F", bound=Callable[..., Any])

numba.config.CACHE_DIR = str(cache_directory())
skip_machine_code_of_inner_functions()


def _cached(function: F, **flags: bool) -> F:
    """Compile on first use; cache the result with its part of the package."""
    numba.config.CACHE_DIR = str(directory_of(function.__module__))
    try:
        return cast(F, njit(cache=True, **flags)(function))
    finally:
        numba.config.CACHE_DIR = str(cache_directory())


def compiled(function: F) -> F:
    """Compile on first use, with checked indices; other threads run meanwhile."""
    return _cached(function, nogil=True, boundscheck=True)


def inlined(function: F) -> F:
    """As ``compiled``, for small functions on the hot path: copied into callers."""
    return _cached(function, nogil=True, boundscheck=True, forceinline=True)


def unchecked(function: F) -> F:
    """As ``compiled``, for a function that checks its indices itself, all at once."""
    return _cached(function, nogil=True, forceinline=True)


def entry_point(function: F) -> F:
    """As ``compiled``, for what Python calls often and briefly.

    An entry point takes arrays of one record (``flat_record.array_of``) and keeps the interpreter's lock. Passing a
    record itself costs some 10 µs, since NumPy describes the whole layout each time; its array costs 0.3.
    """
    return _cached(function, boundscheck=True)

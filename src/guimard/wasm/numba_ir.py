"""Numba's IR of a function and all it calls, before it fits this machine.

Numba optimises every function with all of its callees, makes machine code of it and wraps it for Python. None of
that is wanted here. ``stop_after_ir`` replaces private methods of Numba, so its version is pinned exactly.
"""

import os
import sys
from collections.abc import Iterator
from typing import Any

import numba
from numba.core import caching, codegen, cpu, dispatcher, lowering

ENVIRONMENT = {"NUMBA_OPT": "0", "NUMBA_DISABLE_JIT": "0", "PYTHONHASHSEED": "0"}
"""What must be set before Numba is imported; it goes through sets of names in the order of their hashes."""


def stop_after_ir() -> None:
    """Make Numba end with its IR; this process then runs no compiled function."""
    if os.environ.get("NUMBA_OPT") != ENVIRONMENT["NUMBA_OPT"]:
        raise RuntimeError("Numba was imported with other settings; start this with guimard.wasm.build.")
    numba.njit(lambda: 0)()  # compiles what Numba itself has to run
    for function in _compiled_functions():
        if function.overloads:
            raise RuntimeError(f"{function.__name__} ran while it was imported: it is machine code already.")
        function._cache = caching.NullCache()
    for wrapper in ("create_cpython_wrapper", "create_cfunc_wrapper"):
        setattr(lowering.Lower, wrapper, lambda *_, **__: None)
    codegen.CPUCodeLibrary._optimize_functions = lambda self, module: None
    codegen.CPUCodeLibrary.finalize = lambda self: setattr(self, "_finalized", True)
    # Numba keeps what this returns as a key, so each call returns another object.
    cpu.CPUContext.get_executable = lambda self, library, descriptor, environment: [].append


def _compiled_functions() -> Iterator[Any]:
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "guimard":
            yield from (value for value in vars(module).values() if isinstance(value, dispatcher.Dispatcher))


def libraries(library: Any, found: dict[Any, None]) -> None:
    """Add the code of a function and all it calls, once each, in a fixed order."""
    if library not in found:
        found[library] = None
        for other in library._linking_libraries:
            libraries(other, found)

"""What the compiler leaves out for inner functions, and that others' are as ever."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import pytest
from numba import njit

import guimard.core.compiler  # noqa: F401 (it replaces methods of Numba)

pytestmark = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="about the compiler")


def _function(module: str) -> Any:
    def successor(number: int) -> int:
        return number + 1

    successor.__module__ = module
    return njit(successor)


def _caller(module: str, callee: Any) -> Any:
    def twice(number: int) -> int:
        return callee(number) * 2

    twice.__module__ = module
    return njit(twice)


def _has_machine_code(function: Any) -> bool:
    (compiled,) = function.overloads.values()
    return not getattr(compiled.library, "is_inner", False)


def test_what_only_compiled_code_calls_gets_no_machine_code_until_python_calls_it() -> None:
    inner = _function("guimard.example")
    assert _caller("guimard.example", inner)(20) == 42
    assert not _has_machine_code(inner)
    assert inner(20) == 21
    assert _has_machine_code(inner)
    assert _caller("guimard.example", inner)(20) == 42


def test_functions_of_other_packages_are_compiled_as_ever() -> None:
    inner = _function("another.package")
    assert _caller("another.package", inner)(20) == 42
    assert _has_machine_code(inner)


def test_functions_of_other_packages_may_call_ours() -> None:
    inner = _function("guimard.example")
    outer = _caller("guimard.example", inner)
    assert _caller("another.package", outer)(20) == 84
    assert not _has_machine_code(inner)


def test_code_from_the_cache_is_linked_into_later_code(tmp_path: Path) -> None:
    """Each process compiles one function, and what it calls comes from the cache.

    The last one finds all in the cache, so that nothing may be missing there.
    """
    for line in ("below(rng, 5)", "shuffle(rng, np.arange(5))", "shuffle(rng, np.arange(5))"):
        code = f"import numpy as np; from guimard.core.rng import below, new_rng, shuffle; rng = new_rng(1); {line}"
        environment = os.environ | {"GUIMARD_CACHE": str(tmp_path)}
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)

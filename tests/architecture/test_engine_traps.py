"""Traps of the compiler that cost somebody a day, each with its guard."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from guimard.core.cache import RESEARCH, cache_directory, directory_of, source_digest
from guimard.core.compiler import compiled
from guimard.core.flat_record import FlatRecord
from tests.architecture.sources import COMPILERS, PACKAGE, compiled_functions, imports, modules, name, tree

PARTS = [path for part in ("core", "games", "bots") for path in modules(part)]
COMPILED = [*PARTS, *modules("research")]
MAKERS = {"empty", "zeros", "ones", "full", "array", "empty_like", "zeros_like", "ndarray", "frombuffer"}
NUMBERS = {"int16", "int64", "uint64", "bool_", "int", "bool", "float64"}


def calls(function: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def records_made(function: ast.AST) -> list[str]:
    """Calls that make a record, or an array of anything but plain numbers."""
    found = []
    for call in calls(function):
        if called(call) in ("new", "new_rng"):
            found.append(ast.unparse(call))
        elif called(call) in MAKERS:
            kinds = [*call.args[1:], *(k.value for k in call.keywords if k.arg == "dtype")]
            kind = kinds[-1] if kinds else None
            if not (isinstance(kind, ast.Attribute) and kind.attr in NUMBERS):
                found.append(ast.unparse(call))
    return found


def record_types(base: type[FlatRecord]) -> list[type[FlatRecord]]:
    """All types of records that extend one, directly or not."""
    return [found for kind in base.__subclasses__() for found in (kind, *record_types(kind))]


class TestRecordsAreMadeInPython:
    """Trap 1: the array of a record made in compiled code is freed under it."""

    @pytest.mark.parametrize("path", COMPILED, ids=name)
    def test_no_compiled_function_makes_one(self, path: Path) -> None:
        assert {f.name: records_made(f) for f in compiled_functions(path) if records_made(f)} == {}

    @pytest.mark.parametrize(
        "body", ["np.empty(1, STATE)[0]", "State.new()", "np.zeros(2, dtype=State.dtype)", "np.empty(3)"]
    )
    def test_the_guard_sees_it(self, body: str) -> None:
        assert records_made(ast.parse(body))

    @pytest.mark.parametrize(
        "body", ["np.empty(KINDS, np.int16)", "np.full(3, NONE, np.int16)", "np.zeros(4, dtype=np.uint64)"]
    )
    def test_and_lets_plain_arrays_pass(self, body: str) -> None:
        assert not records_made(ast.parse(body))


class TestTheCacheIsNeverStale:
    """Trap 2: the compiler's cache notices changes in a function's own file only."""

    def test_it_lies_in_a_directory_named_after_all_sources(self) -> None:
        assert cache_directory().name == source_digest()
        assert str(cache_directory()) == numba.config.CACHE_DIR

    def test_research_has_one_of_its_own_in_it(self) -> None:
        """An edit there must not recompile the games, nor be overlooked."""
        assert directory_of("guimard.games.metro.kernel") == cache_directory()
        assert directory_of("guimard.research.metro.batch").parent == cache_directory()
        assert source_digest(RESEARCH) != source_digest()

    def test_a_change_in_research_changes_its_own_digest_alone(self, tmp_path: Path) -> None:
        copy = tmp_path / "guimard"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / "research" / "new.py").write_text("", encoding="utf-8")
        assert digest_of(copy) == source_digest()
        assert digest_of(copy, RESEARCH) != source_digest(RESEARCH)

    @pytest.mark.parametrize(
        "changed",
        [
            "core/bits.py",
            "games/metro/rules/network.py",
            "games/metro/data/metro.json",
            "games/metromania/data/city.toml",
            "bots/search.py",
            "core/new.py",
        ],
    )
    def test_any_change_makes_another(self, changed: str, tmp_path: Path) -> None:
        copy = tmp_path / "guimard"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        before = digest_of(copy)
        assert before == source_digest()
        with (copy / changed).open("a", encoding="utf-8") as file:
            file.write("\n")
        assert digest_of(copy) != before


def digest_of(package: Path, *more: str) -> str:
    """The digest as a program started on that copy of the package works it out."""
    code = f"from guimard.core.cache import source_digest; print(source_digest(*{more}))"
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "NUMBA_DISABLE_JIT": "1"}
    # The package is imported without its contents: a digest needs neither games nor data that make sense.
    (package / "__init__.py").write_text("", encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


class TestNoClosureIsCompiled:
    """Trap 3: functions made by closures are never found in the cache."""

    @pytest.mark.parametrize("path", COMPILED, ids=name)
    def test_compiled_functions_stand_at_the_top_of_their_module(self, path: Path) -> None:
        top = {id(node) for node in tree(path).body}
        assert [f.name for f in compiled_functions(path) if id(f) not in top] == []

    @pytest.mark.parametrize("path", COMPILED, ids=name)
    def test_functions_are_compiled_by_decorator_only(self, path: Path) -> None:
        assert [ast.unparse(call) for call in calls(tree(path)) if called(call) in COMPILERS | {"jit"}] == []


class TestNumbersAreWide:
    """Trap 4: narrow integers overflow when interpreted.

    And words mixed with integers become floats.
    """

    def test_records_hold_int16_and_uint64_only(self) -> None:
        """Bots may weigh with float64 as well: wide, too, and no part of any rule."""
        exact = {np.dtype(np.int16), np.dtype(np.uint64)}
        for path in PARTS:
            import_module(name(path))
        for record in record_types(FlatRecord):
            fields: Any = record.dtype.fields
            kinds = {field.base for field, *_ in fields.values()}
            weights = {np.dtype(np.float64)} if record.__module__.startswith("guimard.bots.") else set()
            letters = {np.dtype(np.uint8)} if record.__module__ == "guimard.core.json_buffer" else set()
            assert kinds <= exact | weights | letters, record
            assert sum(field.itemsize for field, *_ in fields.values()) == record.dtype.itemsize, "no padding"

    @pytest.mark.parametrize("path", PARTS, ids=name)
    def test_no_other_numbers_are_asked_for(self, path: Path) -> None:
        asked = {
            node.attr
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np"
        }
        letters = (
            {"uint8"} if name(path) in ("guimard.core.flat_record", "guimard.core.json_buffer") else set()
        )  # of a text, never reckoned with
        assert asked & {"int8", "uint8", "int32", "uint32", "uint16", "float16", "float32"} == letters


class TestChanceInKernelsIsOurs:
    """Trap 5: the library's generator is slow in kernels, and nobody's to freeze."""

    @pytest.mark.parametrize("path", PARTS, ids=name)
    def test_nobody_uses_the_librarys(self, path: Path) -> None:
        assert "random" not in {module.split(".")[0] for module in imports(path)}
        text = path.read_text(encoding="utf-8")
        assert "np.random" not in text
        assert "numpy.random" not in text


class TestCompilingIsDoneBeforehand:
    """Trap 6: compiling holds the interpreter's lock.

    Trap 7: threads must run beside compiled code.
    """

    def test_every_game_can_be_warmed_up_bit_by_bit(self) -> None:
        from guimard import GAMES

        for game in GAMES.values():
            bits = list(game.warm())
            assert bits
            assert all(isinstance(bit, str) for bit in bits)

    @pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="asks about the compiler")
    def test_compiled_code_checks_indices_and_lets_other_threads_run(self) -> None:
        options = compiled(_identity).targetoptions  # type: ignore[attr-defined]
        assert options["boundscheck"]
        assert options["nogil"]


def _identity(n: int) -> int:
    return n

"""Mutation testing: change one operator at a time, and see whether a test fails.

    python scripts/mutation.py core 40          forty mutants of core/, drawn at random but always the same ones

mutmut and cosmic-ray start a new interpreter for each mutant, and importing Numba takes longer than most of these
tests. Here each mutant is a fork of one interpreter that has the libraries loaded, and the compiler is off.
Survivors are printed as they are found, the score at the end.
"""

import argparse
import ast
import contextlib
import importlib
import os
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src/guimard")
GOLDEN = "tests/conformance/test_golden_games.py::test_everybody_is_shown_the_same"


class Area(NamedTuple):
    """Files to change, and the tests that should notice, the quickest first."""

    folders: tuple[str, ...]
    tests: tuple[str, ...]


def golden(*names: str) -> tuple[str, ...]:
    return tuple(f"{GOLDEN}[{name}]" for name in names)


def files(folder: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{folder}/test_{name}.py" for name in names)


METRO = (
    "1_tiles", "2_board", "3_owners", "4_turn", "5_scoring", "6_variants", "7_companies", "8_stations",
    "9_central_tracks", "10_station_numbers", "data", "positions",
)  # fmt: skip
METROMANIA = (
    "01_material", "02_city", "03_starting", "04_digging", "05_stations", "06_destinations", "07_ending",
    "08_end_of_construction", "09_trips", "10_two_and_three", "11_town_halls", "actions", "describe",
    "printed_examples", "secrecy",
)  # fmt: skip
AREAS = {
    "core": Area(("core",), ("tests/core", *golden("metro-26", "metromania-04"))),
    "metro": Area(
        ("games/metro",), (*files("tests/games/metro", *METRO), *golden("metro-11", "metro-31", "metro-35"))
    ),
    "metromania": Area(
        ("games/metromania",),
        (*files("tests/games/metromania", *METROMANIA), *golden("metromania-02", "metromania-13")),
    ),
    "tables": Area(
        ("server/tables",),
        files("tests/server/tables", "requests", "seats", "clocks", "results", "versions", "thinking", "replays"),
    ),
}
SKIPPED = ("shapes.py", "rulebook")  # types and texts: nothing that runs

SWAPS: dict[type[ast.AST], ast.AST] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(), ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(), ast.NotIn: ast.In(), ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
    ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.Mult: ast.Add(), ast.FloorDiv: ast.Mult(), ast.Mod: ast.FloorDiv(),
    ast.BitOr: ast.BitAnd(), ast.BitAnd: ast.BitOr(), ast.And: ast.Or(), ast.Or: ast.And(),
}  # fmt: skip


class Mutant(NamedTuple):
    file: Path
    line: int
    source: str
    """The whole file, changed."""
    change: str


def mutants(file: Path) -> Iterator[Mutant]:
    """Every change of one file; what it was and is, in the words of the source."""
    text = file.read_text(encoding="utf-8")
    for number in range(len(_places(ast.parse(text)))):
        tree = ast.parse(text)
        statement, mutate = _places(tree)[number]
        before = ast.unparse(statement)
        mutate()
        changed = ast.unparse(ast.fix_missing_locations(tree))
        yield Mutant(file, statement.lineno, changed, _difference(before, ast.unparse(statement)))


def _places(tree: ast.Module) -> list[tuple[ast.stmt, "Change"]]:
    return [
        (statement, change)
        for statement in ast.walk(tree)
        if isinstance(statement, ast.stmt) and not isinstance(statement, ast.Import | ast.ImportFrom | ast.ClassDef)
        for change in _changes(statement)
    ]


class Change(NamedTuple):
    node: ast.AST
    field: str
    index: int | None
    value: object

    def __call__(self) -> None:
        if self.index is None:
            setattr(self.node, self.field, self.value)
        else:
            getattr(self.node, self.field)[self.index] = self.value


def _changes(statement: ast.stmt) -> Iterator[Change]:
    """Return the changes of a statement's own expressions, not of nested ones."""
    for node in _own(statement):
        match node:
            case ast.Compare():
                for index, operator in enumerate(node.ops):
                    yield Change(node, "ops", index, SWAPS[type(operator)])
            case ast.BinOp() | ast.BoolOp() | ast.AugAssign() if type(node.op) in SWAPS:
                yield Change(node, "op", None, SWAPS[type(node.op)])
            case ast.UnaryOp(op=ast.Not()):
                yield Change(node, "op", None, ast.UAdd())
            case ast.Constant(value=bool(value)):
                yield Change(node, "value", None, not value)
            case ast.Constant(value=int(value)):
                yield Change(node, "value", None, value + 1)
            case ast.If() | ast.IfExp() | ast.While():
                yield Change(node, "test", None, ast.Constant(False))


def _own(statement: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.AnnAssign):
        return  # defaults and types; what a function does is in its statements
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)]


def _difference(before: str, after: str) -> str:
    lines = zip(before.splitlines(), after.splitlines(), strict=False)
    old, new = next(((a, b) for a, b in lines if a != b), (before, after))
    return f"{old.strip()}  →  {new.strip()}"


def survives(mutant: Mutant, copy: Path, tests: tuple[str, ...], seconds: float) -> bool:
    """Run the tests on a copy with the mutant in it.

    A test that takes too long has noticed.
    """
    target = copy / mutant.file.relative_to(ROOT)
    target.write_text(mutant.source, encoding="utf-8")
    child = os.fork()
    if child == 0:
        os.setsid()
        _run(copy, tests)
    try:
        until = time.monotonic() + seconds
        while (ended := os.waitpid(child, os.WNOHANG))[0] == 0:
            if time.monotonic() > until:
                os.killpg(child, 9)
                os.waitpid(child, 0)
                return False
            time.sleep(0.2)
        return ended[1] == 0
    finally:
        shutil.copy(mutant.file, target)


def _run(copy: Path, tests: tuple[str, ...]) -> None:
    """In the child: only here is anything of the package imported, from the copy."""
    import pytest

    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "src")
    sys.path[:0] = [str(copy / "src"), str(copy)]
    silence = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(silence, stream)
    os._exit(int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-m", "not soak", *tests])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("area", choices=AREAS)
    parser.add_argument("count", type=int, help="how many mutants")
    parser.add_argument("--seconds", type=float, default=600.0, help="the longest a test run may take")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop drawing mutants after this long")
    arguments = parser.parse_args()
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    for library in ("hypothesis", "httpx", "numba", "pytest", "sqlalchemy", "starlette", "uvicorn", "websockets"):
        importlib.import_module(library)  # once, for all children
    area = AREAS[arguments.area]
    sources = [file for folder in area.folders for file in sorted((ROOT / PACKAGE / folder).rglob("*.py"))]
    found = [m for file in sources if not any(part in file.parts for part in SKIPPED) for m in mutants(file)]
    drawn = random.Random(arguments.area).sample(found, min(arguments.count, len(found)))
    until, lived, tried = time.monotonic() + 60 * arguments.minutes, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("src", "tests", "scripts", "docs", "pyproject.toml", "web/src"):
            source = ROOT / name
            with contextlib.suppress(FileNotFoundError):
                (shutil.copytree if source.is_dir() else shutil.copy)(source, copy / name)
        if not survives(Mutant(sources[0], 0, sources[0].read_text(encoding="utf-8"), ""), copy, area.tests, 3600):
            sys.exit("The tests fail without any change.")
        for mutant in drawn:
            if time.monotonic() > until:
                break
            tried += 1
            if survives(mutant, copy, area.tests, arguments.seconds):
                lived += 1
                print(f"lives: {mutant.file.relative_to(ROOT / PACKAGE)}:{mutant.line}  {mutant.change}", flush=True)
    print(f"{arguments.area}: {tried - lived} of {tried} died ({len(found)} are possible)")


if __name__ == "__main__":
    main()

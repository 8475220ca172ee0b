"""What a reader may rely on in every file."""

import ast
import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, modules, name, tree

LONGEST_FILE = 400
SHORT_FILE = 200
LONGEST_FUNCTION = 60
LONGEST_SUMMARY = 80
ROOT = Path(__file__).resolve().parents[2]
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")


@pytest.mark.parametrize("path", modules(), ids=name)
class TestEveryModule:
    def test_says_what_it_holds(self, path: Path) -> None:
        assert ast.get_docstring(tree(path)), "begins with one to five lines saying what it holds"

    def test_is_not_too_long(self, path: Path) -> None:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE

    def test_has_no_function_too_long(self, path: Path) -> None:
        functions = [n for n in ast.walk(tree(path)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
        lengths = {f.name: (f.end_lineno or 0) - f.lineno + 1 for f in functions}
        assert {f: n for f, n in lengths.items() if n > LONGEST_FUNCTION} == {}

    def test_is_finished(self, path: Path) -> None:
        assert not UNFINISHED.search(path.read_text(encoding="utf-8"))

    def test_does_not_print(self, path: Path) -> None:
        calls = [n for n in ast.walk(tree(path)) if isinstance(n, ast.Call)]
        printing = [n.lineno for n in calls if isinstance(n.func, ast.Name) and n.func.id in ("print", "breakpoint")]
        assert printing == []


def test_nine_files_of_ten_are_short() -> None:
    long = [name(path) for path in modules() if len(path.read_text(encoding="utf-8").splitlines()) > SHORT_FILE]
    assert 10 * len(long) <= len(modules()), f"{len(long)} files are longer than {SHORT_FILE} lines: {long}"


def test_every_game_has_its_rulebook() -> None:
    for game in (PACKAGE / "games").iterdir():
        if (game / "__init__.py").is_file():
            assert (game / "rulebook" / "en.md").is_file(), game.name


def summaries(path: Path) -> list[str]:
    """The first lines of the docstrings of a file."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    texts = [ast.get_docstring(node) for node in ast.walk(tree(path)) if isinstance(node, documented)]
    return [text.splitlines()[0] for text in texts if text]


@pytest.mark.parametrize("folder", [PACKAGE, *(ROOT / name for name in ("tests", "bench", "examples", "scripts"))])
def test_the_first_line_of_a_docstring_is_short(folder: Path) -> None:
    assert [line for path in folder.rglob("*.py") for line in summaries(path) if len(line) > LONGEST_SUMMARY] == []

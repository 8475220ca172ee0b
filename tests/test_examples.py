"""The examples people read are run, and type-checked as strictly as a reader may."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.architecture.sources import modules, name

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
UNTYPED = "[mypy]\n[mypy-pyspiel.*,datasets.*]\nignore_missing_imports = True\n"  # libraries without types
WITH_EXAMPLES = [path for path in modules() if ">>> " in path.read_text(encoding="utf-8")]


def run(example: doctest.DocTest) -> None:
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert result.failed == 0, "".join(said)


def blocks(page: Path) -> list[str]:
    return CODE.findall(page.read_text(encoding="utf-8"))


def conversation(page: Path) -> doctest.DocTest:
    """All of a page's examples: later ones use the names of earlier ones."""
    text = "\n".join(block for block in blocks(page) if ">>> " in block)
    return doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)


def source(page: Path) -> str:
    """A page's examples as programs.

    What is typed in the conversation, and each whole program as a function.
    """
    typed = [example.source for example in conversation(page).examples]
    whole = [block for block in blocks(page) if ">>> " not in block]
    wrapped = [f"def program_{i}() -> None:\n" + re.sub("^(?=.)", "    ", b, flags=re.M) for i, b in enumerate(whole)]
    return "".join([*typed, *wrapped])


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name)
def test_examples_of_docstrings(path: Path) -> None:
    found = [test for test in doctest.DocTestFinder().find(import_module(name(path))) if test.examples]
    assert found
    for test in found:
        run(test)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_pages(page: Path) -> None:
    run(conversation(page))


def strictly_checked(folder: Path) -> str:
    """What ``mypy --strict`` says of the programs in a folder.

    Set up as in a project that only uses Guimard.
    """
    cache = ROOT / ".mypy_cache" / "examples"  # apart: other options would throw the sources' own cache away
    (folder / "mypy.ini").write_text(UNTYPED, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=mypy.ini", "--cache-dir", str(cache), "."]
    done = subprocess.run(command, cwd=folder, env={"PATH": ""}, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_examples_pass_strict_type_checks(tmp_path: Path) -> None:
    for page in PAGES:
        if text := source(page):
            (tmp_path / f"{page.stem}_page.py").write_text(text, encoding="utf-8")
    said = strictly_checked(tmp_path)
    assert said.startswith("Success"), said


def test_the_types_tell_a_wrong_field(tmp_path: Path) -> None:
    """Guimard's types reach the reader: without them everything would pass."""
    wrong = "import guimard\n\nguimard.game('metro', seats=2).start().view(0)['hand']\n"
    (tmp_path / "wrong.py").write_text(wrong, encoding="utf-8")
    assert 'TypedDict "View" has no key "hand"' in strictly_checked(tmp_path)


def test_there_are_examples() -> None:
    assert {"guimard", "guimard.games.metro.board"} <= {name(path) for path in WITH_EXAMPLES}
    assert {"README.md", "api.md"} <= {page.name for page in PAGES if conversation(page).examples}

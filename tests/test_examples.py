"""The examples people read are run: those of docstrings, and those of the README and the documentation."""

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.architecture.sources import modules, name

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
WITH_EXAMPLES = [path for path in modules() if ">>> " in path.read_text(encoding="utf-8")]


def run(example: doctest.DocTest) -> None:
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name)
def test_examples_of_docstrings(path: Path) -> None:
    found = [test for test in doctest.DocTestFinder().find(import_module(name(path))) if test.examples]
    assert found
    for test in found:
        run(test)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_pages(page: Path) -> None:
    """All of a page's examples are one conversation: later ones use the names of earlier ones."""
    text = page.read_text(encoding="utf-8")
    examples = "\n".join(block for block in CODE.findall(text) if ">>> " in block)
    run(doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0))


def test_there_are_examples() -> None:
    assert {"guimard", "guimard.games.metro.board"} <= {name(path) for path in WITH_EXAMPLES}

"""A module of Metro is one thing.

Nobody asks which one is on, one can be added, and one can be removed.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from guimard.games.metro.modules.catalogue import MODULES
from tests.architecture.express_lines.installing import (
    ADDED,
    CATALOGUE,
    HOOKS,
    NEW_FILES,
    add_express_lines,
    copy_package,
    remove_module,
)
from tests.architecture.module_questions import page_questions, page_sources, python_questions, python_sources
from tests.architecture.sources import PACKAGE, tree

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs/rules/metro.md"
FILES = {module.name: module.tokens.__module__.split(".modules.")[1].partition(".")[0] for module in MODULES}
PLAY_MODULES = "what_happens or with_modules"  # the tests of the base game that play modules as well


class TestNobodyAsks:
    def test_no_base_code_asks_which_module_is_on(self) -> None:
        asked = {str(path): [*python_questions(tree(path))] for path in python_sources()}
        assert {path: questions for path, questions in asked.items() if questions} == {}

    def test_nor_does_the_page(self) -> None:
        asked = {str(path): page_questions(path.read_text(encoding="utf-8")) for path in page_sources()}
        assert len(asked) > 50
        assert {path: questions for path, questions in asked.items() if questions} == {}

    @pytest.mark.parametrize(
        "question",
        [
            'x = "companies" in modules',
            'if name == "station-numbers": pass',
            "if view.modules & 4: pass",
            "on = state.modules >> 2 & 1",
            "lines = int(view.modules) & 7",
            "if state.modules == 0: pass",
            "if not state.modules: pass",
            "points = 2 if int(view.modules) else 1",
            "if state.own[0] == NONE: pass",
            "if state.shares[0, 0] != t.NONE: pass",
            "if state.number_count: pass",
            'if "standings" in view: pass',
            'mine = view.get("numbers")',
            'if action["kind"] == "exchange": pass',
            'if kind in ("station", "lay"): pass',
        ],
    )
    def test_the_guard_sees_it(self, question: str) -> None:
        assert [*python_questions(ast.parse(question))]

    @pytest.mark.parametrize(
        "question",
        [
            "{#if playing.view.shares}",
            'if (action.kind === "exchange") return',
            'case "station":',
            'options.modules.includes("companies")',
            '"standings" in view',
            "view?.central ?? {}",
            "const { shares, points } = playing.view;",
            'const held = view["numbers"]',
            'if (modules.has("stations")) return',
        ],
    )
    def test_and_in_the_page(self, question: str) -> None:
        assert page_questions(question)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_the_rules_of_a_module_are_written_down(module: object) -> None:
    sections = re.findall(r"^## (\d+)", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert {*module.rules} <= {*sections}  # type: ignore[attr-defined]


class TestAdded:
    def test_few_files_are_new_and_only_two_change(self, tmp_path: Path) -> None:
        package = copy_package(tmp_path)
        add_express_lines(package)
        found = {path.relative_to(package).as_posix(): path for path in package.rglob("*.py")}
        old = {name: PACKAGE / name for name in found if (PACKAGE / name).exists()}
        assert {*found} - {*old} == {*NEW_FILES}
        assert len(NEW_FILES) <= 6
        changed = {name for name in old if found[name].read_bytes() != old[name].read_bytes()}
        assert changed == {CATALOGUE, HOOKS} == {*ADDED}

    def test_it_is_played(self, tmp_path: Path) -> None:
        package = copy_package(tmp_path)
        add_express_lines(package)
        run_on(package, "tests/architecture/express_lines/checks.py")


@pytest.mark.parametrize("module", [module.name for module in MODULES])
def test_without_a_module_the_base_game_passes_its_tests(module: str, tmp_path: Path) -> None:
    package = copy_package(tmp_path)
    remove_module(package, FILES[module])
    base = ["1_tiles", "2_board", "3_owners", "4_turn", "5_scoring", "6_variants"]
    files = [
        *(f"tests/games/metro/test_{name}.py" for name in base),
        "tests/architecture/express_lines/bots_without.py",
    ]
    run_on(package, *files, "-k", f"not ({PLAY_MODULES})")


def run_on(package: Path, *tests: str) -> None:
    """Run tests, interpreted, with a copy of the package."""
    paths = os.pathsep.join([str(package.parent), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]

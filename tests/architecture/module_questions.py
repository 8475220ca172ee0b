"""Find questions "which module of Metro is on", in Python and in the page.

Openly: by the module's name or its bit. In disguise: by a field, a key of a view or a verb that only that module has,
or by comparing ``own`` or ``shares``. Modules and the catalogue may ask; so may the files in which terminal, bots and
training and research know each module, and ``state.py``, which gives questions of the base game their names.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import guimard
from guimard.games.metro.modules.catalogue import MODULES, VERB_LIST
from guimard.games.metro.modules.hooks import State
from guimard.games.metro.state import BaseState
from tests.architecture.sources import PACKAGE

MAY_ASK = (
    "games/metro/state.py",
    "games/metro/modules",
    "cli/terminal/metro_modules",
    "bots/metro/modules",
    "bots/metro/training/modules",
    "research/metro/modules",
)
OTHER_GAMES = tuple(name for name in guimard.GAMES if name != "metro")  # their words mean something else
PAGE = PACKAGE.parents[1] / "web/src"
NAMES = {module.name for module in MODULES}
VERBS = {verb.word for verb in VERB_LIST}
FIELDS = {*State.dtype.fields} - {*BaseState.dtype.fields}  # type: ignore[misc]
BASE_IN_DISGUISE = {"own", "shares"}  # whose answers have names: state.seats_own_lines, state.colours_in_play


@cache
def view_keys() -> set[str]:
    """The keys that modules add to a view."""

    def keys(**options: Any) -> set[str]:
        return {*guimard.game("metro", seats=2, **options).start(seed="keys").view(0)}

    return {key for module in MODULES for key in keys(modules=[module.name])} - keys()


def python_sources() -> list[Path]:
    """The files of the package in which nobody may ask."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not _may_ask(path.relative_to(PACKAGE))]


def _may_ask(path: Path) -> bool:
    return path.as_posix().startswith(MAY_ASK) or any(name in path.as_posix() for name in OTHER_GAMES)


def python_questions(source: ast.AST) -> Iterator[str]:
    """The questions of a file, each as its source text."""
    for node in ast.walk(source):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if _words(sides) & (NAMES | VERBS | view_keys()) or any(_asks(side) for side in sides):
                yield ast.unparse(node)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.RShift):
            if any(_is_set_of_modules(side) for side in (node.left, node.right)):
                yield ast.unparse(node)
        elif isinstance(node, ast.Attribute) and node.attr in FIELDS and isinstance(node.ctx, ast.Load):
            yield ast.unparse(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            if _words(node.args) & view_keys():
                yield ast.unparse(node)
        elif isinstance(node, ast.If | ast.IfExp | ast.While) and _is_set_of_modules(_without_not(node.test)):
            yield ast.unparse(node.test)
        elif isinstance(node, ast.MatchValue) and _words([node.value]) & (NAMES | VERBS):
            yield ast.unparse(node)


def _words(nodes: list[ast.expr]) -> set[str]:
    """The texts among some operands, also inside tuples and lists of them."""
    inner = [item for node in nodes for item in (node.elts if isinstance(node, ast.Tuple | ast.List) else [node])]
    return {item.value for item in inner if isinstance(item, ast.Constant) and isinstance(item.value, str)}


def _without_not(node: ast.expr) -> ast.expr:
    return node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else node


def _is_set_of_modules(node: ast.expr) -> bool:
    """The bits of a state, also as ``int(state.modules)``."""
    if isinstance(node, ast.Call) and node.args:
        node = node.args[0]
    return isinstance(node, ast.Attribute) and node.attr == "modules"


def _asks(node: ast.expr) -> bool:
    return _is_set_of_modules(node) or _in_disguise(node)


def _in_disguise(node: ast.expr) -> bool:
    where = node.value if isinstance(node, ast.Subscript) else node
    return isinstance(where, ast.Attribute) and where.attr in BASE_IN_DISGUISE


def page_sources() -> list[Path]:
    """The page's files that draw Metro, and those that draw any game; not its modules."""
    files = [path for kind in ("*.ts", "*.svelte") for path in sorted(PAGE.rglob(kind))]
    apart = ("games/metro/modules/", *(f"games/{name}/" for name in OTHER_GAMES))
    return [path for path in files if not path.relative_to(PAGE).as_posix().startswith(apart)]


def page_questions(text: str) -> list[str]:
    """The questions of a file of the page.

    A key that only a module's view has, a module's name, a module's verb.
    """
    words, keys = "|".join(sorted(NAMES | VERBS)), "|".join(sorted(view_keys()))
    asked = re.compile(
        rf"""[=!]==?\s*["'](?:{words})["']|["'](?:{words})["']\s*[=!]==?"""
        rf"""|(?:includes|indexOf|has)\(["'](?:{words})["']\)|case\s+["'](?:{words})["']"""
        rf"""|\bview\??\.(?:{keys})\b|\bview(?:\?\.)?\[["'](?:{keys})["']\]|["'](?:{keys})["']\s+in\s+\w*view\b"""
        rf"""|\{{[^{{}}=;]*\b(?:{keys})\b[^{{}}=;]*\}}\s*=\s*[\w.]*\bview\b"""
    )
    return [match[0] for match in asked.finditer(text)]

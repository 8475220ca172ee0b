"""The package's sources, parsed."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import guimard

PACKAGE = Path(guimard.__file__).resolve().parent
COMPILERS = {"compiled", "entry_point", "inlined", "unchecked"}  # the decorators of core.compiler


def modules(under: str = "") -> list[Path]:
    """The files of the package, or of a part of it."""
    return sorted((PACKAGE / under).rglob("*.py"))


def name(path: Path) -> str:
    """The dotted name of a file's module."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    """The modules a file imports, by their full names.

    ``from a import b`` gives a, and a.b if that is a module.
    """
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            found.add(str(node.module))
            found |= {
                f"{node.module}.{alias.name}" for alias in node.names if _is_module(f"{node.module}.{alias.name}")
            }
    return found


def _is_module(dotted: str) -> bool:
    place = PACKAGE.parent.joinpath(*dotted.split("."))
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def compiled_functions(path: Path) -> Iterator[ast.FunctionDef]:
    """The compiled functions of a file.

    With those that stand in for others in compiled code.
    """
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef) and COMPILERS & {_decorator(d) for d in node.decorator_list}:
            yield node


def _decorator(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        node = node.func
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""

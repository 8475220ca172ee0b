"""A table hands its parts what they need.

No part holds the table, or reads what belongs to another.
"""

import ast
from pathlib import Path

import pytest

from tests.architecture.sources import imports, modules, name, tree

PARTS = ["audience", "autoplay", "clock", "facts", "game_log", "seating", "thinking"]


def server_file(stem: str) -> Path:
    (path,) = [path for path in modules("server") if path.parent.name == "tables" and path.stem == stem]
    return path


def owners_known(parsed: ast.AST) -> set[str]:
    """The names by which a module speaks of a table that it may hold."""
    names = {node.id for node in ast.walk(parsed) if isinstance(node, ast.Name)}
    texts = {node.value for node in ast.walk(parsed) if isinstance(node, ast.Constant)}
    return {"Table"} & {*names, *(text for text in texts if isinstance(text, str))}


def selves_handed_on(parsed: ast.AST) -> list[int]:
    """The lines where an object passes or stores itself."""
    lines = []
    for node in ast.walk(parsed):
        if isinstance(node, ast.Call):
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
        elif isinstance(node, ast.Assign | ast.Return):
            given = [node.value] if node.value else []
        else:
            continue
        lines += [value.lineno for value in given if isinstance(value, ast.Name) and value.id == "self"]
    return lines


def secrets_read(parsed: ast.AST) -> list[str]:
    """Private attributes that are read of anything but the object itself."""
    return [
        ast.unparse(node)
        for node in ast.walk(parsed)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_does_not_know_the_table(part: str) -> None:
    path = server_file(part)
    assert name(server_file("table")) not in imports(path)
    assert owners_known(tree(path)) == set()


@pytest.mark.parametrize("part", [*PARTS, "table"])
def test_nobody_reads_what_is_private_to_another(part: str) -> None:
    assert secrets_read(tree(server_file(part))) == []


def test_a_table_hands_itself_to_nobody() -> None:
    assert selves_handed_on(tree(server_file("table"))) == []


@pytest.mark.parametrize(
    "code", ["Autoplay(self)", "Autoplay(owner=self)", "self.audience.owner = self", "def f(self): return self"]
)
def test_the_guard_sees_a_table_that_hands_itself_on(code: str) -> None:
    assert selves_handed_on(ast.parse(code))


@pytest.mark.parametrize("code", ["Autoplay(self.id, self._play_bot)", "self.clock = Clock()"])
def test_and_lets_its_values_and_callbacks_pass(code: str) -> None:
    assert not selves_handed_on(ast.parse(code))


@pytest.mark.parametrize("code", ["def f(table: Table): ...", "def f(table: 'Table'): ..."])
def test_the_guard_sees_a_part_that_asks_for_the_table(code: str) -> None:
    assert owners_known(ast.parse(code))


def test_the_guard_sees_a_private_attribute() -> None:
    assert secrets_read(ast.parse("self._table._clock.left")) == ["self._table._clock"]

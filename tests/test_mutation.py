"""The mutation runner changes one thing at a time, everywhere it should."""

from pathlib import Path

import mutation

SOURCE = '''
LIMIT = 3


def f(a, b):
    """Text and defaults stay."""
    if a < b and a > 2:
        return a + 1
    return True
'''


def test_every_operator_constant_and_condition_is_changed_once(tmp_path: Path) -> None:
    file = tmp_path / "small.py"
    file.write_text(SOURCE, encoding="utf-8")
    found = list(mutation.mutants(file))
    assert sorted((mutant.line, mutant.change) for mutant in found) == [
        (2, "LIMIT = 3  →  LIMIT = 4"),
        (7, "if a < b and a > 2:  →  if False:"),
        (7, "if a < b and a > 2:  →  if a < b and a > 3:"),
        (7, "if a < b and a > 2:  →  if a < b and a >= 2:"),
        (7, "if a < b and a > 2:  →  if a < b or a > 2:"),
        (7, "if a < b and a > 2:  →  if a <= b and a > 2:"),
        (8, "return a + 1  →  return a + 2"),
        (8, "return a + 1  →  return a - 1"),
        (9, "return True  →  return False"),
    ]
    for mutant in found:
        compile(mutant.source, "mutant", "exec")


def test_every_area_has_files_and_tests() -> None:
    for area in mutation.AREAS.values():
        assert all((mutation.ROOT / mutation.PACKAGE / folder).is_dir() for folder in area.folders)
        assert all((mutation.ROOT / test.partition("::")[0]).exists() for test in area.tests)

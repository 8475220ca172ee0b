"""``scripts/step`` prints a line a step, and everything when it fails.

The closing line of a test runner stays visible.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = "print('a warning'); print('.... [ 50%]'); print('.... [100%]'); print('8 passed in 1.00s')"


def step(program: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "scripts" / "step", *options, "Testing", sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_step_that_works_is_one_line_with_its_progress() -> None:
    done = step(TESTS)
    assert done.returncode == 0
    assert re.fullmatch(r"Testing \.\.\.( \d+%)* done \(\d+ s\)\n", done.stdout)


def test_progress_is_told_in_tenths() -> None:
    assert " 30% done" in step("print('[ 35%]')").stdout


def test_the_closing_line_of_a_test_runner_stays_visible() -> None:
    done = step(TESTS, "--show", "^[0-9]+ passed")
    assert done.stdout.splitlines()[1:] == ["8 passed in 1.00s"]


def test_a_step_that_fails_shows_everything_and_fails() -> None:
    failed = step(f"{TESTS}; import sys; sys.exit('an error')")
    assert failed.returncode == 1
    lines = failed.stdout.splitlines()
    assert re.search(r"failed \(\d+ s\)$", lines[0])
    assert {"a warning", "8 passed in 1.00s", "an error"} <= set(lines)
    assert lines[-1] == "Testing: failed with exit status 1."


def test_the_makefile_shows_the_closing_lines_that_runners_print() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    shown = {line.split(" := ")[0]: line.split("'")[1] for line in makefile.splitlines() if "_LINE := " in line}
    pytest_says = ["8 passed in 1.00s", "1 failed, 7 passed, 2 skipped in 3.00s", "==== 8 passed in 1.00s ===="]
    vitest_says = [" Test Files  3 passed (3)", "      Tests  40 passed (40)"]
    for variable, lines in (("PYTEST_LINE", pytest_says), ("VITEST_LINE", vitest_says)):
        program = "\n".join(f"print({line!r})" for line in lines)
        assert step(program, "--show", shown[variable]).stdout.splitlines()[1:] == lines

"""What the pages say of the repository is there.

Links lead somewhere, files that are named exist.
"""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMING = [page for page in PAGES if page.stem in ("ARCHITECTURE", "CONTRIBUTING") or page.parent.name == "decisions"]
LINK = re.compile(r"\]\((?!https?:|#|figure:)([^)#\s]+)")
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|mjs|json|md|ftl|c|npz|lock))`")
YOURS = {"my_bot.py"}  # the reader's own files


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode and os.environ.get("CI") != "true":
        pytest.skip("not a clone")
    return listed.stdout.splitlines()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", NAMING, ids=name)
def test_files_that_are_named_exist(page: Path) -> None:
    there = [f"/{path}" for path in files()]
    named = set(FILE.findall(page.read_text(encoding="utf-8"))) - YOURS
    assert [one for one in sorted(named) if not any(path.endswith(f"/{one}") for path in there)] == []


def test_every_decision_has_a_number_of_its_own() -> None:
    pages = [page for page in PAGES if page.parent.name == "decisions"]
    numbers = [int(page.name.partition("-")[0]) for page in pages]
    assert sorted(numbers) == list(range(1, len(pages) + 1))
    assert [
        page.name for page, n in zip(pages, numbers, strict=True) if not page.read_text().startswith(f"# {n}. ")
    ] == []

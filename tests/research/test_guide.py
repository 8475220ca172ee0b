"""docs/research.md explains every number there is, and all its code runs."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from guimard.research.codings import coding
from guimard.research.sections import table

GUIDE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
MODULES = ["companies", "stations", "station-numbers"]
PARTS = [part for part in re.split(r"^## ", GUIDE, flags=re.MULTILINE) if "```" in part]


@pytest.mark.parametrize(("game", "options"), [("metro", {"modules": MODULES}), ("metromania", {})])
def test_every_section_is_explained(game: str, options: dict[str, object]) -> None:
    for start, section in table(coding(game, 4, **options).layout):
        shape = " × ".join(map(str, section.shape))
        assert f"| {start} | `{section.name}` | {shape} | {section.high} | {section.meaning} |" in GUIDE


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.partition("\n")[0])
def test_its_code_runs_as_it_is_written(part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands and Python, one after the other, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("datasets.config.HF_DATASETS_CACHE", tmp_path / "cache")
    for language, code in re.findall(r"```(\w+)\n(.*?)```", part, re.DOTALL):
        if language == "python":
            exec(compile(code, "docs/research.md", "exec"), {"__name__": "__main__"})
            continue
        for line in code.splitlines():
            program, *words = shlex.split(line)
            assert (language, program) == ("sh", "guimard")
            subprocess.run([sys.executable, "-m", "guimard", *words], check=True)


def test_there_is_code_for_every_library() -> None:
    assert [part.partition("\n")[0] for part in PARTS] == [
        *("PettingZoo", "Gymnasium", "OpenSpiel", "Copies, files, seeds", "Datasets"),
    ]

"""docs/research.md explains every number there is, as the program does."""

from pathlib import Path

import pytest

from guimard.research.codings import coding
from guimard.research.sections import table

GUIDE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
MODULES = ["companies", "stations", "station-numbers"]


@pytest.mark.parametrize(("game", "options"), [("metro", {"modules": MODULES}), ("metromania", {})])
def test_every_section_is_explained(game: str, options: dict[str, object]) -> None:
    for start, section in table(coding(game, 4, **options).layout):
        shape = " × ".join(map(str, section.shape))
        assert f"| {start} | `{section.name}` | {shape} | {section.high} | {section.meaning} |" in GUIDE


def test_its_first_example_runs() -> None:
    code = GUIDE.split("```python\n")[1].split("```")[0]
    exec(compile(code, "docs/research.md", "exec"), {})

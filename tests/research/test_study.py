"""The notebooks of docs/study run, on fewer games than they show."""

import importlib.util
import json
from pathlib import Path

import pytest

STUDY = Path(__file__).parents[2] / "docs" / "study"
NOTEBOOKS = sorted(STUDY.glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUIMARD_STUDY", "0.01")
    spec = importlib.util.spec_from_file_location("run", STUDY / "run.py")
    assert spec is not None
    assert spec.loader is not None
    run = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(run)
    cells = run.execute(path)["cells"]
    outputs = [output for cell in cells if cell["cell_type"] == "code" for output in cell["outputs"]]
    assert any("±" in "".join(output.get("text", [])) for output in outputs), "a figure with its interval"
    assert any("image/png" in output.get("data", {}) for output in outputs), "a plot"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_it_showed_is_kept(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert all(cell["outputs"] for cell in cells if cell["cell_type"] == "code")

"""Run the notebooks of this folder and keep what they show.

``python docs/study/run.py``.

A notebook here is Python cells that print and plot; nothing of Jupyter is needed to run them.
"""

import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
HERE = Path(__file__).parent


def execute(path: Path) -> dict[str, Any]:
    """The notebook with the outputs of its cells, run in order."""
    from matplotlib import pyplot as plt

    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        count += 1
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            exec(compile("".join(cell["source"]), f"{path.name} cell {count}", "exec"), names)
        cell["execution_count"], cell["outputs"] = count, _outputs(told.getvalue(), plt)
    return notebook


def _outputs(text: str, plt: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if text:
        found.append({"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)})
    for number in plt.get_fignums():
        page = io.BytesIO()
        plt.figure(number).savefig(page, format="png", dpi=80)
        picture = base64.b64encode(page.getvalue()).decode()
        found.append({"output_type": "display_data", "metadata": {}, "data": {"image/png": picture}})
    plt.close("all")
    return found


def main() -> None:
    for path in [Path(name) for name in sys.argv[1:]] or sorted(HERE.glob("*.ipynb")):
        print(path.name, flush=True)
        path.write_text(json.dumps(execute(path), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

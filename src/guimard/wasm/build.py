"""Build the WebAssembly modules.

``python -m guimard.wasm.build DIRECTORY [NAME…]``

Each module has a process of its own (see ``emit``). A directory with the modules of these sources is left as it is.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from guimard.wasm.catalogue import MODULES
from guimard.wasm.numba_ir import ENVIRONMENT
from guimard.wasm.sources import digest

LINKER = Path(__file__).resolve().parents[3] / "web" / "scripts" / "link-wasm.mjs"


def build(directory: Path, names: list[str]) -> None:
    """Write ``NAME.wasm`` and ``NAME.json`` of each module; raises if one fails."""
    environment = os.environ | ENVIRONMENT
    command = [sys.executable, "-W", "ignore", "-m", "guimard.wasm.emit"]
    running = [subprocess.Popen([*command, name, str(directory)], env=environment) for name in names]
    if failed := [name for name, process in zip(names, running, strict=True) if process.wait()]:
        raise SystemExit(f"Not built: {', '.join(failed)}.")
    subprocess.run(["node", str(LINKER), str(directory), *names], check=True)


def is_current(directory: Path, name: str) -> bool:
    """Tell whether a module was built from these sources."""
    try:
        description = json.loads((directory / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(description["sources"] == digest()) and (directory / f"{name}.wasm").is_file()


if __name__ == "__main__":
    target, *chosen = sys.argv[1:]
    if stale := [name for name in chosen or MODULES if not is_current(Path(target), name)]:
        build(Path(target), stale)

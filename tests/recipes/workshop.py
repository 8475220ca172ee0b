"""A copy of the sources, to carry out the recipes of CONTRIBUTING.md on it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UNUSED = shutil.ignore_patterns("__pycache__", "node_modules", "static", ".*")


class Workshop:
    """The copy, and what can be done with it.

    Rules run interpreted: a new module need not be compiled.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src", "tests", "docs", "scripts"):
            shutil.copytree(ROOT / part, folder / part, ignore=UNUSED)
        for file in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
            shutil.copy(ROOT / file, folder / file)

    def add_web(self) -> None:
        """Copy the web client, too; its packages are linked."""
        shutil.copytree(ROOT / "web", self.folder / "web", ignore=UNUSED)
        (self.folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")

    def path(self, name: str) -> Path:
        return self.folder / name

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a text that occurs exactly once."""
        path = self.path(name)
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *command: str, folder: str = ".") -> str:
        """Run a command in the copy; fail with its output if it fails."""
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "NUMBA_DISABLE_JIT": "1", "PYTHONSAFEPATH": ""}
        done = subprocess.run(
            command, cwd=self.folder / folder, env=env, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def python(self, *arguments: str) -> str:
        return self.run(sys.executable, *arguments)

    def pytest(self, *arguments: str) -> str:
        """Run tests of the copy; return pytest's closing line."""
        return self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments).splitlines()[-1]

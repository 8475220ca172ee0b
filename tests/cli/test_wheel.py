"""The wheel holds everything, and installed by itself writes the same site."""

import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "README.md", "LICENSE", "web/public/licenses.txt", "src/guimard")
UNUSED = shutil.ignore_patterns("__pycache__")


def run(*command: str | Path, cwd: Path, **environment: str) -> None:
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """Build from a copy: leftovers of an earlier build would hide a missing file."""
    copy = tmp_path / "copy"
    for part in PARTS:
        (copy / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=UNUSED)
        else:
            shutil.copy(ROOT / part, copy / part)
    run(sys.executable, "-m", "uv", "build", "--wheel", "--no-build-isolation", "-o", tmp_path / "dist", cwd=copy)
    (built,) = (tmp_path / "dist").glob("*.whl")
    return built


@pytest.fixture
def guimard(wheel: Path, tmp_path: Path) -> Path:
    """The command of a new environment with this wheel and our dependencies."""
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=tmp_path)
    run(
        sys.executable,
        "-m",
        "uv",
        "pip",
        "install",
        "--no-deps",
        "--python",
        venv / "bin" / "python",
        wheel,
        cwd=tmp_path,
    )
    (packages,) = venv.glob("lib/python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return venv / "bin" / "guimard"


def different(one: filecmp.dircmp[str]) -> list[str]:
    inside = [name for part in one.subdirs.values() for name in different(part)]
    return [*one.left_only, *one.right_only, *one.diff_files, *one.funny_files, *inside]


def test_a_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    package = ROOT / "src" / "guimard"
    files = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}
    ours = {name for name in files if "__pycache__" not in name}
    theirs = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("guimard/")}
    assert ours - theirs == set()


def test_an_installed_wheel_writes_the_site_of_this_clone(guimard: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(guimard, "site", tmp_path / "theirs", cwd=tmp_path, GUIMARD_CACHE=str(cache))
    run(sys.executable, "-m", "guimard", "site", tmp_path / "ours", cwd=tmp_path, PYTHONPATH=str(ROOT / "src"))
    filecmp.clear_cache()
    assert (tmp_path / "theirs" / "wasm" / "metromania-bots.wasm").is_file()
    assert different(filecmp.dircmp(tmp_path / "ours", tmp_path / "theirs")) == []
    assert list(cache.rglob("*.nbc")) == [], "nobody should wait for the compiler here"

"""Where compiled code is kept: one directory per version of the package's sources.

Numba notices a change only in the file of the function it compiles. A search compiled in one file
would silently go on with an old rule from another, so the directory is named after all of them.
"""

import hashlib
import os
import shutil
import time
from functools import cache
from pathlib import Path

import numba

_PACKAGE = Path(__file__).resolve().parents[1]
_COMPILED = ("core", "games", "bots")  # the parts with compiled code, or data it is compiled with
RESEARCH = "research"  # compiled, too, but nothing depends on it: an edit there leaves the rest as it is


@cache
def source_digest(*more: str) -> str:
    """Return a hash of everything that compiled code depends on.

    Sources, data, and the compiler's version.
    """
    digest = hashlib.sha256(f"numba {numba.__version__}".encode())
    files = [
        path
        for part in (*_COMPILED, *more)
        for kind in ("*.py", "*.json", "*.toml")
        for path in (_PACKAGE / part).rglob(kind)
    ]
    for path in sorted(files):
        digest.update(str(path.relative_to(_PACKAGE)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The user's cache directory for this program; ``GUIMARD_CACHE`` overrides it."""
    if chosen := os.environ.get("GUIMARD_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "guimard"


@cache
def cache_directory() -> Path:
    return cache_root() / source_digest()


def directory_of(module: str) -> Path:
    """Where the compiled code of a module is kept."""
    if module.startswith(f"guimard.{RESEARCH}."):
        return cache_directory() / f"{RESEARCH}-{source_digest(RESEARCH)}"
    return cache_directory()


def forget_old_caches(days: int = 30) -> None:
    """Remove what other versions compiled and nobody has used for long."""
    if not cache_root().is_dir():
        return
    oldest = time.time() - days * 86400
    for directory in cache_root().iterdir():
        if directory.is_dir() and directory != cache_directory() and directory.stat().st_mtime < oldest:
            shutil.rmtree(directory, ignore_errors=True)

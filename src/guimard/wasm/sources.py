"""What a module is built from, as one short text."""

import hashlib
from functools import cache
from pathlib import Path

import llvmlite

from guimard.core.cache import source_digest


@cache
def digest() -> str:
    """Return a hash of the rules, the bots, the compilers and this package."""
    found = hashlib.sha256(f"{source_digest()} llvmlite {llvmlite.__version__}".encode())
    for path in sorted(Path(__file__).parent.iterdir()):
        if path.suffix in (".py", ".ll"):
            found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]

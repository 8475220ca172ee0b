"""What modules of Metro add to the terminal.

Every file here has a ``DRAWING``, which names its module.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from guimard.cli.terminal.metro_modules.drawing import ModuleDrawing


def _found() -> dict[str, ModuleDrawing]:
    files = [import_module(f"{__name__}.{file.name}") for file in iter_modules(__path__) if file.name != "drawing"]
    return {file.DRAWING.module: file.DRAWING for file in files}


DRAWINGS = _found()


def drawings_of(view: Any) -> list[ModuleDrawing]:
    """Return the drawings of the modules that a game is played with."""
    return [DRAWINGS[module] for module in view["options"]["modules"] if module in DRAWINGS]

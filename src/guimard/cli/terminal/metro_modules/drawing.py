"""What a module of Metro may add to the terminal: marks, panels, verbs in words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType

from guimard.cli.terminal.canvas import Canvas


def _no_marks(canvas: Canvas, view: Any, layout: Any) -> None:
    """Draw nothing."""


def _no_panels(view: Any, letters: Mapping[str, str]) -> list[RenderableType]:
    return []


@dataclass(frozen=True, kw_only=True)
class ModuleDrawing:
    module: str  # its name in the options
    marks: Callable[[Canvas, Any, Any], None] = _no_marks
    """Draw on the board: canvas, view, layout."""
    panels: Callable[[Any, Mapping[str, str]], list[RenderableType]] = _no_panels
    """Return what stands beside the board: view, letters of the colours."""
    verbs: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    """Say in words what an action does, by its kind."""

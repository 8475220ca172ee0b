"""Pictures of a game for researchers: text or pixels, public things only."""

import io
import sys
from typing import Any

from rich.console import Console

from guimard.cli.terminal.drawing import DRAWINGS
from guimard.research.episode import Episode
from guimard.research.metro.picture import draw as draw_metro
from guimard.research.metromania.picture import draw as draw_metromania

RENDER_MODES = ["human", "ansi", "rgb_array"]
_PICTURES = {"metro": draw_metro, "metromania": draw_metromania}
_WIDTH = 160


def render(episode: Episode, mode: str) -> Any:
    """Draw a game as text, as pixels, or on the terminal.

    ``ansi``: text; ``rgb_array``: an image as bytes (height, width, 3); ``human``: text on the terminal.
    """
    rules = episode.coding.setup.game
    if mode == "rgb_array":
        return _PICTURES[rules.id](episode.json(None), rules.layout())
    text = _text(episode)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def _text(episode: Episode) -> str:
    rules = episode.coding.setup.game
    page = Console(file=io.StringIO(), width=_WIDTH, no_color=True)
    page.print(DRAWINGS[rules.id].draw(episode.json(None), [], rules.layout()))
    assert isinstance(page.file, io.StringIO)
    return page.file.getvalue()

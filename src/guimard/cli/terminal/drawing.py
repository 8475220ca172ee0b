"""Which drawing belongs to which game, and whole matches as text and SVG."""

import io
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType
from rich.text import Text

from guimard.core.events import Facts
from guimard.core.match import AnyMatch
from guimard.games.registry import GAMES


class Drawing(Protocol):
    """The file of a game beside this one: pictures of its views for the terminal."""

    TYPING: str
    """How actions are typed."""
    HELP: str
    """That, and the commands of a game in progress."""
    STEPWISE: bool
    """Whether turns are taken in steps and confirmed; else every action is asked about before it is played."""

    def draw(self, view: Any, actions: list[Facts], layout: Any, ghost: Any = None) -> RenderableType:
        """Return the board and what belongs beside it.

        ``ghost`` is an action the player is thinking about.
        """

    def hand(self, view: Any, layout: Any) -> RenderableType: ...

    def consequences(self, action: Any, layout: Any) -> Text: ...

    def menu(self, actions: list[Any]) -> RenderableType:
        """Return the legal actions to choose from by number, if the game has such a list."""

    def event_text(self, event: Any) -> str | None:
        """Return an event as a line of text, if it is worth one."""


DRAWINGS: dict[str, Drawing] = {game: cast(Drawing, import_module(f"guimard.cli.terminal.{game}")) for game in GAMES}
"""A game is drawn by the module of its name beside this one."""

# Rich's own template fetches fonts from the network; this one uses the reader's.
_SVG = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def blank_page() -> Console:
    """Return a console that only remembers what is printed to it."""
    return Console(record=True, width=120, file=io.StringIO())


def print_match(match: AnyMatch, seat: int | None, page: Console) -> None:
    """Print the board and what belongs beside it.

    As a seat or a spectator (``None``) sees it.
    """
    page.print(DRAWINGS[match.game.id].draw(match.view(seat), [], match.layout()))


def page_as_text(page: Console) -> str:
    return "\n".join(line.rstrip() for line in page.export_text().rstrip().splitlines())


def page_as_svg(page: Console, title: str) -> str:
    return page.export_svg(title=title, code_format=_SVG)

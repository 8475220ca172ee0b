"""The commands for a player's own box: ``material write``, ``check``, ``show``."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType
from rich.table import Table

from guimard.cli.files import write_safely
from guimard.cli.terminal.drawing import DRAWINGS, blank_page, page_as_svg
from guimard.core.errors import BadOptions
from guimard.core.game import Game
from guimard.core.material import Printed
from guimard.games.registry import GAMES, game, rules_of
from guimard.materials import load_material, read_material

material = typer.Typer(help="What is printed on the pieces of your own box.", no_args_is_help=True)
console = Console()

MaterialFiles = Annotated[
    list[Path] | None, typer.Option("--material", help="A material file (docs/material.md); may be repeated.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A material file.")]
_GAMES = ", ".join(name for name, rules in GAMES.items() if rules.materials is not None)


def load_materials(files: list[Path] | None) -> list[Printed[Any]]:
    """Load the files given on the command line."""
    return [load_material(file) for file in files or []]


def with_material(rules: Game[Any], options: dict[str, Any], files: list[Path] | None) -> dict[str, Any]:
    """Return the options of a game played with the last file that is for it.

    Raises ``BadOptions`` if files are given and none of them is for this game.
    """
    keys = [load_material(file).key for file in files or [] if read_material(file)[0] is rules]
    if files and not keys:
        raise BadOptions(f"Not for {rules.title}: {', '.join(map(str, files))}.")
    return {**({"material": keys[-1]} if keys else {}), **options}


@material.command()
def write(
    name: Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {_GAMES}.")],
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Where to (default: to the terminal).")] = None,
) -> None:
    """Write the shipped material of a game as a commented file, to be edited."""
    materials = rules_of(name).materials
    if materials is None:
        raise BadOptions(f"There is only one printing of {name}; there are files for {_GAMES}.")
    if file is None:
        typer.echo(materials.shipped, nl=False)
        return
    if file.exists():
        raise BadOptions(f"{file} is there already; choose another name.")
    write_safely(file, materials.shipped)
    console.print(f"Written: {file}. Edit it, then: guimard material check {file}", markup=False)


@material.command()
def check(file: File) -> None:
    """Check an edited file: say what is wrong with it, or its digest."""
    rules, printed = read_material(file)
    console.print(f"{file}: {printed.name}, for {rules.title}. Records will name it {printed.key}.", markup=False)


@material.command()
def show(
    file: File,
    svg: Annotated[Path | None, typer.Option(help="Write the picture to this SVG file instead.")] = None,
) -> None:
    """Draw what a file says: the board as it may be laid, and its lists."""
    rules, given = read_material(file)
    page = blank_page() if svg else console
    page.print(f"{given.name} ({given.key})", markup=False)
    for picture in _pictures(rules, load_material(file)):
        page.print(picture)
    if svg:
        write_safely(svg, page_as_svg(page, f"{rules.title}: {given.name}"))
        console.print(f"Written: {svg}", markup=False)


def _pictures(rules: Game[Any], printed: Printed[Any]) -> list[RenderableType]:
    """Return a first deal with this material; for Metro also its lists."""
    layout: Any = rules.layout(printed.key)
    modules: dict[str, Any] = {"modules": ["companies", "central-tracks"]} if rules.id == "metro" else {}
    match = game(rules.id, 2, material=printed.key, **modules).start(seed="material")
    pictures = [DRAWINGS[rules.id].draw(match.view(None), [], layout)]
    if rules.id == "metro":
        pictures += [_stations(layout, printed), _tracks(printed)]
    return pictures


def _stations(layout: Any, printed: Printed[Any]) -> Table:
    """Return all stations with names, companies and colours of their numbers."""
    table = Table("Number", "Station", "Company", "Colour of the number tile", box=None)
    for station in layout["stations"]:
        charts = (printed.content.companies, printed.content.number_colours)
        found = (
            next(colour for colour, numbers in chart.items() if station["number"] in numbers) for chart in charts
        )
        table.add_row(str(station["number"]), station["name"], *found)
    return table


def _tracks(printed: Printed[Any]) -> str:
    return f"Central tracks: {' '.join(printed.content.central_tracks)}"

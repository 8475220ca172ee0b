"""The command ``guimard``."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from guimard.bots import BOTS, check_bot
from guimard.cli.arena import arena, hint, train
from guimard.cli.bench import bench
from guimard.cli.dataset import dataset
from guimard.cli.files import kept_game, read_text, write_safely
from guimard.cli.learn import learn, lesson_commands
from guimard.cli.material import MaterialFiles, load_materials, with_material
from guimard.cli.material import material as material_commands
from guimard.cli.play import YOU, Terminal
from guimard.cli.serve import archive, backup, serve, site
from guimard.cli.terminal.drawing import blank_page, page_as_svg, print_match
from guimard.cli.warming import warm, warm_games
from guimard.core.beginning import DRAWN
from guimard.core.deal import commitment
from guimard.core.errors import BadOptions, BadText, GuimardError
from guimard.core.game_record import GameRecord
from guimard.core.match import Match
from guimard.core.options import Option
from guimard.games.registry import GAMES, game, replay, rules_of
from guimard.games.rulebook import LANGUAGES, rulebook, without_figures

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Metro and Metromania: play them, study them.",
)
console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A game's record.")]


@app.command()
def play(
    name: GameName = "metro",
    seats: Annotated[int, typer.Option(help="How many players.")] = 3,
    bots: Annotated[int | None, typer.Option(help="How many of them are bots (default: all but you).")] = None,
    bot: Annotated[str, typer.Option(help=f"Which bot: {', '.join(BOTS)}.")] = "medium",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; see 'guimard options'.")
    ] = None,
    begins: Annotated[str | None, typer.Option(help="Who begins: a seat from 1 on, or 'drawn'.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal from this seed instead of a secret one.")] = None,
    material: MaterialFiles = None,
) -> None:
    """Play in the terminal, against bots or with others at one screen."""
    rules = rules_of(name)
    load_materials(material)
    chosen = with_material(rules, rules.options.parse(" ".join(option or [])), material)
    if begins is not None:
        chosen["begins"] = DRAWN if begins == DRAWN else _seat(begins, seats)
    setup = game(name, seats, **chosen)
    others = seats - 1 if bots is None else bots
    if not 0 <= others <= seats:
        raise BadOptions(f"At a table of {seats}, 0 to {seats} bots can play.")
    if others:
        check_bot(bot, name)
    warm(rules, console, with_bots=True)
    players = (YOU,) * (seats - others) + (bot,) * others
    Terminal(setup.start(seed), players, kept_game(), console).run()


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game (default: the one you left).")] = None,
    material: MaterialFiles = None,
) -> None:
    """Go on with a game that was left or saved."""
    load_materials(material)
    path = file or kept_game()
    match, record = _read(path)
    players = record.players or (YOU,) * record.seats
    if len(players) != record.seats or not set(players) <= {YOU, *BOTS}:
        raise BadText("The record does not say who plays: it was not saved here.")
    Terminal(match, players, path, console).run()


@app.command()
def show(
    file: RecordFile,
    move: Annotated[int | None, typer.Option(help="After so many actions (default: all).")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, 1 the first (default: a spectator).")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write the picture to this SVG file instead.")] = None,
    material: MaterialFiles = None,
) -> None:
    """Draw a game at any of its moves."""
    load_materials(material)
    record = GameRecord.parse(read_text(file))
    if move is not None and not 0 <= move <= len(record.actions):
        raise BadText(f"The record has {len(record.actions)} actions; there is no action {move}.")
    match, _ = _read(file, until=move)
    page = blank_page() if svg else console
    page.print(f"{match.game.title}, {len(match.actions_played)} of {len(record.actions)} actions")
    print_match(match, None if seat is None else seat - 1, page)
    if match.actions_played:
        page.print(f"Last: {match.actions_played[-1]}")
    if svg:
        write_safely(svg, page_as_svg(page, match.game.title))
        console.print(f"Written: {svg}")


@app.command("replay")
def replay_file(file: RecordFile, material: MaterialFiles = None) -> None:
    """Play a record again, checking every action, the result and the digest."""
    load_materials(material)
    match, record = _read(file)
    scores = " ".join(map(str, match.scores()))
    state = "finished" if match.over else f"unfinished, seat {(match.to_act or 0) + 1} to act"
    console.print(f"{match.game.title}: {len(record.actions)} actions replayed, {state}. Points: {scores}.")


@app.command()
def verify(
    file: RecordFile,
    announced: Annotated[
        str | None, typer.Option("--commitment", help="The SHA-256 that was shown at the start.")
    ] = None,
    material: MaterialFiles = None,
) -> None:
    """Prove that the deal followed from the seed that was sealed at the start."""
    load_materials(material)
    match, record = _read(file)
    if announced is not None and announced.lower() != match.commitment:
        raise BadText("The seed is not the one that was sealed: its SHA-256 is not the announced one.")
    console.print(f"Seed:       {record.seed}\nSHA-256:    {commitment(record.seed)}")
    console.print("The deal follows from this seed, and every action from the deal.", style="green")
    if announced is None:
        console.print("Compare the SHA-256 with the one shown at the start (or give it with --commitment).")


@app.command()
def rules(
    name: GameName = "metro",
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
) -> None:
    """Print the rulebook."""
    console.print(Markdown(without_figures(rulebook(rules_of(name).id, language))))


@app.command()
def options(name: GameName = "metro") -> None:
    """List what can be chosen for a game."""
    table = Table("Option", "Values", "Default", "What it does")
    spec = rules_of(name).options
    for one in spec.options:
        values = " + ".join(map(one.text, one.choices)) if one.is_list else ", ".join(map(one.text, one.choices))
        table.add_row(one.name, values, one.text(one.default), "\n".join(_explained(one)))
    console.print(table)
    if spec.note:
        console.print(spec.note, style="italic")
    console.print(f"Seats: {spec.seats[0]} to {spec.seats[-1]}. Cannot go together:")
    for clash in spec.clashes:
        console.print(f"  {clash.why}")


def _seat(number: str, seats: int) -> int:
    """Return a seat as texts count it, from 0; people count from 1."""
    if number not in map(str, range(1, seats + 1)):
        raise BadOptions(f"At a table of {seats}, a seat from 1 to {seats} begins, or it is 'drawn'; not {number!r}.")
    return int(number) - 1


def _explained(option: Option) -> Iterator[str]:
    """Yield what an option does, what its choices mean, and what of that is ours."""
    yield option.help
    if "" in option.notes:
        yield f"[italic]{option.notes['']}[/]"
    for choice in map(option.text, option.choices):
        words = (option.choice_help.get(choice), f"[italic]{note}[/]" if (note := option.notes.get(choice)) else None)
        if any(words):
            yield f"[dim]{choice}:[/] {' '.join(filter(None, words))}"


@app.command("warm")
def warm_all() -> None:
    """Compile the rules of all games now, so that nothing has to wait later."""
    warm_games(console)
    console.print("All rules are compiled.")


app.command()(learn)
app.add_typer(lesson_commands, name="lesson")
app.command()(arena)
app.command()(train)
app.command()(dataset)
app.command()(hint)
app.command()(serve)
app.command()(site)
app.command()(backup)
app.add_typer(archive, name="archive")
app.add_typer(material_commands, name="material")
app.add_typer(bench, name="bench")


def _read(path: Path, until: int | None = None) -> tuple[Match[Any], GameRecord]:
    text = read_text(path)
    record = GameRecord.parse(text)
    warm(rules_of(record.game), console)
    return replay(text, until), record


def main() -> None:
    try:
        app()
    except GuimardError as refusal:
        Console(stderr=True).print(str(refusal), style="red", markup=False)
        raise SystemExit(1) from None

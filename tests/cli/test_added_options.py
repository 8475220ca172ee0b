"""The options that were added later, shown and played in the terminal."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.prompt import Prompt
from typer.testing import CliRunner

import guimard
from guimard.cli import main
from guimard.cli.main import app
from guimard.cli.play import YOU, Terminal
from guimard.cli.terminal import metro
from guimard.core.match import Match

GAMES = Path(__file__).parents[1] / "data" / "games"


def until(name: str, length: int | None = None) -> Match[Any]:
    return guimard.replay((GAMES / f"{name}.record").read_text("utf-8"), until=length)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Play on with these lines typed; gives what was printed."""

    def typed(match: Match[Any], *lines: str) -> str:
        answers = iter(lines)

        def ask(*_args: object, **_more: object) -> str:
            if (line := next(answers, None)) is None:
                raise EOFError
            return line

        monkeypatch.setattr(Prompt, "ask", ask)
        console = Console(file=StringIO(), width=200)
        Terminal(match, (YOU,) * match.setup.seats, tmp_path / "kept.game", console).run()
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    return typed


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setattr(main.console, "width", 400)  # so that no sentence is broken
    run = CliRunner().invoke(app, list(words), input="quit\n")
    assert run.exit_code == 0, run.output
    return run.output


@pytest.mark.parametrize(
    "name",
    ["metro-38", "metro-39", "metro-40", "metro-41", "metro-42", "metro-43", "metro-44", "metro-45"]
    + [f"metromania-{number}" for number in range(19, 28)],
)
def test_golden_games_are_replayed_and_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scores = " ".join(map(str, until(name).scores()))
    file = str(GAMES / f"{name}.record")
    assert f"finished. Points: {scores}." in command(monkeypatch, "replay", file)
    assert "Last: " in command(monkeypatch, "show", file, "--move", "40")


def test_in_the_last_turn_one_may_pass_or_stop(terminal: Any) -> None:
    """Metromania 8.2: who could dig passes, or digs once and confirms."""
    actions = until("metromania-20").actions_played
    match = until("metromania-20", actions.index("pass"))
    assert any(text.startswith("dig") for text in match.legal())
    last = match.to_act
    terminal(match, "", "pass")  # Enter: the next player sits down
    assert match.actions_played[-1] == "pass"
    assert match.to_act != last
    stopped = until("metromania-20", actions.index("pass"))
    dig = next(text for text in stopped.legal() if text.startswith("dig"))
    terminal(stopped, "", dig, "confirm")
    assert stopped.actions_played[-2:] == [dig, "confirm"]


@pytest.mark.parametrize("shown", [True, False])
def test_open_numbers_are_shown_to_all(terminal: Any, shown: bool) -> None:
    setup = guimard.game("metro", 2, modules=["station-numbers"], numbers=4, open_numbers=shown)
    page = terminal(setup.start(seed=1), "quit")
    assert "Your numbers: " in page
    assert ("Numbers of seat 2: " in page) == shown


def test_a_number_shows_what_it_pays_with_its_doubling() -> None:
    """Metro 10.2: a line of 3 tiles from the centre to station 5 pays the holder 6."""
    match = guimard.from_position(
        "metro seats=2 modules=stations+station-numbers board=aaaaD2+aaaaD3 wagons=IB hands=aaaa/cccc "
        "held=5+9+17+25/2+10+18+26"
    )
    console = Console(file=StringIO(), width=200)
    for action in ("lay aaaa D1", None):
        console.print(metro.draw(match.view(0), [], match.game.layout()))
        if action:
            match.play(action)
    assert isinstance(console.file, StringIO)
    before, after = console.file.getvalue().split("Your numbers: ")[1:]
    assert before.startswith("5 9 17 25")
    assert after.startswith("5 (+6) 9 17 25")


def test_five_lines_of_two_players_are_never_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Metromania 10.5: there are four."""
    shown = command(monkeypatch, "show", str(GAMES / "metromania-24.record"), "--move", "40")
    assert "stations left" in shown
    assert "finished or blocked" not in shown
    usual = command(monkeypatch, "show", str(GAMES / "metromania-19.record"), "--move", "40")
    assert "of 4 lines finished or blocked" in usual


def test_a_trip_that_pays_nobody_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Metromania 10.2, by our reading; word for word the same trip pays both."""
    match = until("metromania-23")
    usual = guimard.game("metromania", 2).start(seed=match.seed)
    for action in match.actions_played:
        usual.play(action)
    assert "6 min by" in str(match)
    assert "nobody" not in str(match)
    assert "nobody" in str(usual)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["metro", "-o", "modules=companies", "-o", "tied_last=shared"], "seat 1"),
        (["metro", "--seats", "4", "-o", "modules=station-numbers", "-o", "numbers=2"], "seat 1"),
        (["metro", "--seats", "3", "-o", "colours=orange+yellow+blue"], "seat 1"),
        (["metromania", "--seats", "2", "-o", "blocked_lines=5", "-o", "nobody_scores=own_lines"], "seat 1"),
        (["metromania", "--seats", "3", "-o", "doubles=dealt"], "seat 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_tables_are_opened_with_them(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert told in command(monkeypatch, "play", *words, "--bots", "0", "--seed", "1")


@pytest.mark.parametrize(
    ("game", "note"),
    [
        ("metro", "the names of the stations, except for number 9"),
        ("metromania", "which type is left and which right for the letters D, E and F"),
        ("metromania", "From other sources: 18 tunnels for each line, 30 stations."),
        ("metromania", "4, which is our number: none is printed."),
        ("metromania", "This is how we read it."),
    ],
)
def test_the_list_of_options_says_what_is_ours(game: str, note: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert note in command(monkeypatch, "options", game)

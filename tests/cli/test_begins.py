"""Who begins, chosen and told in the terminal."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from guimard.cli import main
from guimard.cli.main import app


@pytest.fixture(autouse=True)
def _kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def played(*words: str) -> Result:
    return CliRunner().invoke(app, ["play", *words, "--bots", "0", "--seed", "1"], input="quit\n")


@pytest.mark.parametrize("game", ["metro", "metromania"])
@pytest.mark.parametrize("seat", [1, 3])
def test_a_seat_begins(game: str, seat: int) -> None:
    run = played(game, "--seats", "3", "--begins", str(seat))
    assert run.exit_code == 0, run.output
    assert f"seat {seat} (help for help)" in run.output


def test_it_may_be_drawn() -> None:
    assert played("metro", "--seats", "3", "--begins", "drawn").exit_code == 0


@pytest.mark.parametrize("begins", ["0", "4", "me"])
def test_other_seats_are_refused(begins: str) -> None:
    assert "a seat from 1 to 3 begins" in str(played("metro", "--seats", "3", "--begins", begins).exception)


def test_colours_are_chosen_and_drawn() -> None:
    run = played("metromania", "--seats", "2", "-o", "colours=orange+blue", "--begins", "2")
    assert run.exit_code == 0, run.output
    assert "O seat 1" in run.output
    assert "▸B you" in run.output


@pytest.mark.parametrize(
    ("game", "note"),
    [
        ("metro", "lets the youngest begin"),
        ("metro", "Our reconstruction: the tracks on the eight tiles."),
        ("metro", "Our other reading of the printed table."),
        ("metromania", "lets the most urban player begin"),
    ],
)
def test_the_list_of_options_says_what_is_ours(game: str, note: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main.console, "width", 400)  # so that no sentence is broken
    assert note in CliRunner().invoke(app, ["options", game]).output

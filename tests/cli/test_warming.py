"""Rules are compiled by child processes, which end with their server."""

import io
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from guimard import bots
from guimard.cli import warming
from guimard.games.registry import GAMES


def test_a_compiler_ends_when_the_server_does() -> None:
    forever = "import time\ntime.sleep(600)\n"
    beginning = warming._COMPILER.partition("from guimard")[0]
    with subprocess.Popen([sys.executable, "-c", beginning + forever], stdin=subprocess.PIPE) as compiler:
        assert compiler.stdin is not None
        compiler.stdin.close()  # as the system does for a process that was killed
        assert compiler.wait(60) == 1


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "cache_directory", lambda: tmp_path / "cache")
    monkeypatch.setattr(warming, "forget_old_caches", lambda: None)


@pytest.mark.usefixtures("nothing_compiled")
def test_games_are_compiled_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits until the others have begun; nothing is compiled in this process."""
    all_began = threading.Barrier(len(GAMES), timeout=60)

    def compile_apart(game: Any) -> Iterator[str]:
        all_began.wait()
        yield "laying tiles"
        warming._mark(game, with_bots=True).parent.mkdir(parents=True, exist_ok=True)
        warming._mark(game, with_bots=True).touch()

    monkeypatch.setattr(warming, "_compile_apart", compile_apart)
    monkeypatch.setattr(warming, "_compile", None)
    said = io.StringIO()
    warming.warm_games(Console(file=said))
    assert said.getvalue().startswith("Compiling the rules of Metro and Metromania")
    warming.warm_games(Console(file=said))  # they are marked as compiled: nothing to do
    assert said.getvalue().count("Compiling") == 1


@pytest.mark.usefixtures("nothing_compiled")
def test_another_installation_of_the_same_version_has_to_compile_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would find a mark, but no compiled code, and compile inside the server."""
    for game in GAMES.values():
        warming._mark(game, with_bots=True).parent.mkdir(parents=True, exist_ok=True)
        warming._mark(game, with_bots=True).touch()
    assert warming.uncompiled_games() == []
    monkeypatch.setattr(warming, "__file__", "/elsewhere/warming.py")
    assert warming.uncompiled_games() == list(GAMES.values())


@pytest.mark.usefixtures("nothing_compiled")
def test_progress_is_reported_as_a_percentage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "_compile_apart", lambda game: iter(["a step"] * warming.STEPS))
    monkeypatch.setattr(warming, "_compile", lambda game, with_bots: iter(()))
    reported: list[int] = []
    warming.warm_games(Console(file=io.StringIO()), reported.append)
    assert sorted(reported) == [100 * n // (2 * warming.STEPS) for n in range(2 * warming.STEPS)]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_compiling_a_game_takes_the_stated_number_of_steps(game: Any) -> None:
    assert len([*game.warm(), *bots.warm(game)]) == warming.STEPS


@pytest.mark.usefixtures("nothing_compiled")
def test_what_a_child_did_not_compile_is_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []

    def compile_here(game: Any, with_bots: bool) -> Iterator[str]:
        compiled.append((game.id, with_bots))
        yield "laying tiles"

    monkeypatch.setattr(warming, "_compile_apart", lambda game: iter(()))
    monkeypatch.setattr(warming, "_compile", compile_here)
    warming.warm_games(Console(file=io.StringIO()))
    assert compiled == [(name, True) for name in GAMES]

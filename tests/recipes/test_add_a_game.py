"""CONTRIBUTING, "Add a game": a third game, without bots, on a copy."""

import shutil
from pathlib import Path

import pytest

from tests.recipes.workshop import Workshop

TAKEAWAY = Path(__file__).parent / "takeaway"


def add_takeaway(copy: Workshop) -> None:
    """Carry out the recipe: a folder, a drawing, rules, and one name in the registry."""
    elsewhere = shutil.ignore_patterns("__pycache__", "terminal.py", "evaluator.py", "at_a_server.py")
    shutil.copytree(TAKEAWAY, copy.path("src/guimard/games/takeaway"), ignore=elsewhere)
    shutil.copy(TAKEAWAY / "terminal.py", copy.path("src/guimard/cli/terminal/takeaway.py"))
    copy.path("docs/rules/takeaway.md").write_text("# Takeaway\n\n1. Take one to three counters.\n", "utf-8")
    registry = "src/guimard/games/registry.py"
    copy.edit(registry, "(METRO, METROMANIA)}", "(METRO, METROMANIA, TAKEAWAY)}")
    copy.edit(
        registry,
        "from guimard.games.metromania.state import",
        "from guimard.games.takeaway.game import TAKEAWAY\nfrom guimard.games.metromania.state import",
    )


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    copy = Workshop(tmp_path_factory.mktemp("game"))
    add_takeaway(copy)
    shutil.copy(TAKEAWAY / "at_a_server.py", copy.path("tests/server/test_takeaway.py"))
    return copy


def test_the_conformance_suite_plays_it(workshop: Workshop) -> None:
    assert "passed" in workshop.pytest("tests/conformance/test_conformance.py", "-k", "takeaway")


def test_the_architecture_allows_it(workshop: Workshop) -> None:
    assert "passed" in workshop.pytest("tests/architecture/test_layers.py", "tests/architecture/test_house_style.py")


def test_types_fit_the_protocol(workshop: Workshop) -> None:
    assert "Success" in workshop.python(
        "-m", "mypy", "-p", "guimard.games", "--cache-dir", str(workshop.path(".mypy_cache"))
    )


def test_it_is_played_and_drawn_in_a_terminal(workshop: Workshop) -> None:
    assert "counters" in workshop.python("-m", "guimard", "options", "takeaway")
    assert "secret bonus" in workshop.python("-m", "guimard", "rules", "takeaway", "--language", "fr")
    program = "import guimard; print(guimard.game('takeaway', seats=2).start(seed=1))"
    assert workshop.python("-c", program).startswith("21 counters")


def test_a_server_has_it_without_bots(workshop: Workshop) -> None:
    assert "passed" in workshop.pytest("tests/server/test_takeaway.py")

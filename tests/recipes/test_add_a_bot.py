"""CONTRIBUTING, "Add a bot": bots for the game of the recipe, on a copy."""

import shutil

import pytest

from tests.recipes.test_add_a_game import TAKEAWAY, add_takeaway
from tests.recipes.workshop import Workshop

ENTRY = """GAME_BOTS: dict[str, GameBots] = {
    "takeaway": GameBots(
        TakeawayEvaluator(),
        takeaway_greedy,
        {
            "easy": Level(noise=4.0),
            "medium": Level(noise=2.0),
            "hard": Level(),
            "expert": Level(playouts=60),
        },
    ),
"""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    copy = Workshop(tmp_path_factory.mktemp("bot"))
    add_takeaway(copy)
    folder = copy.path("src/guimard/bots/takeaway")
    folder.mkdir()
    (folder / "__init__.py").write_text('"""The bots of Takeaway."""\n', "utf-8")
    shutil.copy(TAKEAWAY / "evaluator.py", folder / "evaluator.py")
    levels = "src/guimard/bots/levels.py"
    copy.edit(levels, "GAME_BOTS: dict[str, GameBots] = {\n", ENTRY)
    copy.edit(
        levels,
        "from guimard.bots.search import Budget",
        "from guimard.bots.takeaway.evaluator import TakeawayEvaluator\n"
        "from guimard.bots.takeaway.evaluator import greedy as takeaway_greedy\n"
        "from guimard.bots.search import Budget",
    )
    return copy


def test_it_plays_from_python(workshop: Workshop) -> None:
    program = "import guimard; print(guimard.bot('hard', seed=1).choose(guimard.game('takeaway', seats=2).start(1)))"
    assert workshop.python("-c", program).strip() == "take 3"


def test_it_plays_in_the_arena(workshop: Workshop) -> None:
    arena = ["arena", "takeaway", "--bots", "hard,easy", "--games", "4", "--seats", "2", "--seed", "1", "--json"]
    said = workshop.python("-m", "guimard", *arena, "--out", str(workshop.path("games")))
    assert '"hard"' in said


def test_the_layers_allow_it(workshop: Workshop) -> None:
    assert "passed" in workshop.pytest("tests/architecture/test_layers.py")

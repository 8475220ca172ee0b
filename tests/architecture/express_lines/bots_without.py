"""The bots and the research bench of a package without one module.

``test_modules.py`` runs this with a copy that lacks it.
"""

import re

import numpy as np
import pytest

from guimard.bots.levels import bot_names, choose
from guimard.bots.metro.training.runs import all_families, line_modules
from guimard.bots.metro.training.train import train
from guimard.games.metro.modules.catalogue import NAMES
from guimard.games.registry import game
from guimard.research.batch import Batch
from guimard.research.codings import coding
from tests.support import golden_bots as golden

MODULE_OPTIONS = {
    "numbers": "station-numbers",
    "open_numbers": "station-numbers",
    "central_points": "central-tracks",
    "tied_last": "companies",
}
GONE = {"companies", "stations", "central-tracks", "station-numbers"} - {*NAMES}
BASE, WITH_MODULES = 2, 13  # where positions of the base game and of modules begin among the frozen ones


def frozen(first: int) -> tuple[int, str]:
    """Return the next frozen position without the missing module, and its number."""
    for number, entry in list(enumerate(golden.entries("metro")))[first:]:
        if GONE.isdisjoint(re.split(r"[=+]", entry["position"].split(" modules")[1].split()[0])):
            position = entry["position"]
            for option, module in MODULE_OPTIONS.items():
                position = re.sub(rf" {option}=\w+", "", position) if module in GONE else position
            return number, position
    raise LookupError("No frozen position is left.")


def test_one_module_is_gone() -> None:
    assert len(GONE) == 1


@pytest.mark.parametrize("first", [BASE, WITH_MODULES])
def test_bots_answer_as_frozen(first: int) -> None:
    number, position = frozen(first)
    assert golden.kernels("metro", position, number) == golden.entries("metro")[number]["kernels"]


@pytest.mark.parametrize("level", ["one-ply", "easy", "hard"])
def test_every_kind_of_bot_plays_the_base_game(level: str) -> None:
    match = game("metro", 2).start("without")
    assert level in bot_names("metro")
    for number in range(3):
        match.play(match.game.text(choose(level, match.game, match.observation(match.to_act), seed=number)))


def test_training_knows_the_modules_that_are_left() -> None:
    assert callable(train)
    assert {name for chosen in line_modules() for name in chosen} == {*NAMES} - {"station-numbers"}
    assert (2, 0, 1, 1) in all_families()


@pytest.mark.parametrize("modules", [[], ["stations"], ["companies"]])
def test_games_are_coded_as_numbers(modules: list[str]) -> None:
    if GONE.isdisjoint(modules):
        batch = Batch(coding("metro", 2, modules=modules), 2, None)
        batch.seed(1)
        batch.deal(np.ones(2, bool))
        batch.step(batch.masks.argmax(1).astype(np.int16), np.ones(2, bool))
        assert batch.masks.any(1).all()

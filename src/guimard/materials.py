"""Load the files of a player's own box into this process and those it starts."""

import os
from pathlib import Path
from typing import Any

from guimard.core.errors import BadText
from guimard.core.game import Game
from guimard.core.material import Printed, parse_tables
from guimard.games.registry import GAMES

VARIABLE = "GUIMARD_MATERIAL"
"""The environment variable that names the files: processes of bots and arenas inherit it."""


def read_material(path: Path) -> tuple[Game[Any], Printed[Any]]:
    """Return the game of a file and what the file says; raises ``BadText``."""
    text = _read(path)
    try:
        rules = _game_of(text)
        assert rules.materials is not None
        return rules, rules.materials.check(text)
    except BadText as refusal:
        raise BadText(f"{path}: {refusal}") from None


def load_material(path: Path) -> Printed[Any]:
    """Offer the material of a file, in this process and those it will start."""
    rules, _ = read_material(path)
    assert rules.materials is not None
    files = [file for file in os.environ.get(VARIABLE, "").split(os.pathsep) if file]
    if str(path.resolve()) not in files:
        os.environ[VARIABLE] = os.pathsep.join([*files, str(path.resolve())])
    return rules.materials.add(_read(path))


def load_from_environment() -> None:
    for file in os.environ.get(VARIABLE, "").split(os.pathsep):
        if file:
            load_material(Path(file))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadText(f"{path} cannot be read: {problem.strerror}.") from None
    except UnicodeDecodeError:
        raise BadText(f"{path} is not a text file in UTF-8.") from None


def _game_of(text: str) -> Game[Any]:
    name = parse_tables(text).get("game")
    games = {rules.id: rules for rules in GAMES.values() if rules.materials is not None}
    if not isinstance(name, str) or name not in games:
        choices = " or ".join(f'game = "{known}"' for known in games)
        raise BadText(f"The file must say for which game it is: {choices}.")
    return games[name]

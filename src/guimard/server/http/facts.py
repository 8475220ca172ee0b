"""What everybody is sent alike: the games there are, and what they are drawn with."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from guimard import bots
from guimard.core.game import Game
from guimard.core.material import SHIPPED
from guimard.core.options import OptionSpec
from guimard.games.registry import GAMES
from guimard.lessons.loading import lessons
from guimard.server.http.device import can_deal
from guimard.server.wire.bodies import GameInfo, GameLayout, Games
from guimard.server.wire.refusals import Refusal


def games_info(modules: Path) -> Games:
    """Return the games, and which of them ``modules`` lets browsers play alone."""
    return Games(games=[_game_info(game, can_deal(modules, game.id)) for game in GAMES.values()])


def _game_info(game: Game[Any], on_device: bool) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        rules_version=game.rules_version,
        options=_options(game.options),
        bots=list(bots.level_names(game.id)),
        lessons=[lesson.id for lesson in lessons(game.id)] if on_device else [],
        on_device=on_device,
    )


def _options(spec: OptionSpec) -> dict[str, Any]:
    """Return the options as a lobby draws them, and what stored texts leave out."""
    described: dict[str, Any] = dict(spec.describe())
    for option, facts in zip(spec.options, described["options"], strict=True):
        facts["absent"] = list(option.absent) if isinstance(option.absent, tuple) else option.absent
    return described


@lru_cache(64)
def game_layout(game: str, material: str = SHIPPED) -> GameLayout:
    materials = GAMES[game].materials
    if material != SHIPPED and (materials is None or material not in materials.option.choices):
        raise Refusal("no-material", "This server does not have that material.")
    return GameLayout(game=game, layout=GAMES[game].layout(material))

"""HTTP about the games there are: options, bots, rulebooks, and the data clients draw from."""

from functools import cache
from importlib import resources

from msgspec import json
from starlette.responses import Response

from guimard import bots
from guimard.games.registry import GAMES
from guimard.server.endpoint import Call
from guimard.server.facts import GameFacts, Shape
from guimard.server.refusals import Refusal
from guimard.server.resources import BotLevel, GameData, GameInfo, Games


async def list_games(call: Call) -> Shape:
    return _games()


@cache
def _games() -> Games:
    levels = [BotLevel(level=level, title=title) for level, title in bots.LEVELS.items()]
    return Games(
        games=[
            GameInfo(
                id=game.id,
                title=game.title,
                rules_version=game.rules_version,
                options=dict(game.options.describe()),
                bots=levels,
            )
            for game in GAMES.values()
        ]
    )


async def rulebook(call: Call) -> Response:
    path = resources.files("guimard.games") / _known(call.arguments["game"]) / "rules.md"
    if not path.is_file():
        raise Refusal("nothing-here", "There is no rulebook of this game here.")
    return Response(path.read_bytes(), media_type="text/markdown; charset=utf-8")


async def game_data(call: Call) -> Shape:
    game = _known(call.arguments["game"])
    return GameData(game=game, data=_data(game))


@cache
def _data(game: str) -> GameFacts:
    folder = resources.files("guimard.games") / game / "data"
    if not folder.is_dir():
        return {}
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".json")), key=lambda p: p.name)
    return {path.name.removesuffix(".json"): json.decode(path.read_bytes()) for path in files}


def _known(game: str) -> str:
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    return game

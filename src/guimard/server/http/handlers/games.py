"""HTTP: the games, their options, bots, rulebooks and layouts."""

from functools import cache

from starlette.responses import Response

from guimard import bots
from guimard.games.registry import GAMES
from guimard.games.rulebook import rulebook as rulebook_text
from guimard.server.http.endpoint import Call
from guimard.server.wire.bodies import GameInfo, GameLayout, Games
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import Shape


async def list_games(call: Call) -> Shape:
    return _games()


@cache
def _games() -> Games:
    return Games(
        games=[
            GameInfo(
                id=game.id,
                title=game.title,
                rules_version=game.rules_version,
                options=dict(game.options.describe()),
                bots=list(bots.level_names(game.id)),
            )
            for game in GAMES.values()
        ]
    )


async def rulebook(call: Call) -> Response:
    text = rulebook_text(_known(call.arguments["game"]), call.arguments["language"] or "en")
    return Response(text, media_type="text/markdown; charset=utf-8")


async def layout(call: Call) -> Shape:
    return _layout(_known(call.arguments["game"]))


@cache
def _layout(game: str) -> GameLayout:
    return GameLayout(game=game, layout=GAMES[game].layout())


def _known(game: str) -> str:
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    return game

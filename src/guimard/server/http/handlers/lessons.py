"""HTTP: lessons. Browsers play them by themselves; nothing is stored."""

import asyncio

from starlette.responses import Response

from guimard.core.errors import BadText
from guimard.games.registry import GAMES
from guimard.server.http.endpoint import Call, public_json
from guimard.server.http.lesson_facts import lesson_positions, lesson_words
from guimard.server.wire.refusals import Refusal


async def list_lessons(call: Call) -> Response:
    words = await asyncio.to_thread(lesson_words, _game(call), call.arguments["language"] or "en")
    return public_json(call, words)


async def positions(call: Call) -> Response:
    try:
        found = await asyncio.to_thread(lesson_positions, _game(call), call.arguments["lesson"])
    except BadText as unknown:
        raise Refusal("nothing-here", str(unknown)) from None
    return public_json(call, found)


def _game(call: Call) -> str:
    game: str = call.arguments["game"]
    if game not in GAMES:
        raise Refusal("no-game", "There is no such game.")
    return game

"""All HTTP routes with their bodies and responses, as in docs/wire.md."""

from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response

from guimard.server.http.endpoint import Call, Endpoint, Parameter
from guimard.server.http.handlers import games, history, players, records, tables
from guimard.server.http.responses import json_response
from guimard.server.wire.bodies import (
    Claim,
    GameLayout,
    Games,
    Health,
    History,
    Ladder,
    Me,
    NewPlayer,
    NewTable,
    NoContent,
    Opened,
    PlayerPage,
    RecordBody,
    RecordStep,
    Rename,
    Replay,
    ReplayStep,
    SignIn,
    Story,
    TableList,
)
from guimard.server.wire.shapes import SeatNumber, Token

Id = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Step = Annotated[int, Meta(ge=0, le=100_000)]
Before = Annotated[int, Meta(ge=0, le=1 << 53)]

_GAME = Parameter("game", Id)
_LANGUAGE = Parameter("language", Language, "query")
_TABLE = Parameter("table", Id)
_PLAYER = Parameter("player", Id)
_STEP = Parameter("step", Step)
_SEAT = Parameter("seat", SeatNumber, "query")
_INVITE = Parameter("invite", Token, "query")
_BEFORE = Parameter("before", Before, "query")
_WHICH = Parameter("which", Literal["open", "playing", "mine"], "query", required=True)


async def health(call: Call) -> Response:
    server = call.server
    status: Literal["ok", "starting", "closing", "no-database"] = "ok" if server.ready else "starting"
    if server.closing:
        status = "closing"
    elif server.ready and not await server.database_answers():
        status = "no-database"
    body = Health(
        status=status,
        process=server.process,
        tables=len(server.tables.by_id),
        sockets=len(server.connections),
    )
    return json_response(body, 200 if status == "ok" else 503)


async def metrics(call: Call) -> Response:
    return Response(call.server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/health", "Is it well?", health, Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, "text/plain"),
    Endpoint("GET", "/api/games", "The games there are", games.list_games, Games),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "A game's rulebook",
        games.rulebook,
        "text/markdown",
        parameters=(_GAME, _LANGUAGE),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/layout",
        "What clients draw with",
        games.layout,
        GameLayout,
        parameters=(_GAME,),
        refusals=(404,),
    ),
    Endpoint("GET", "/api/me", "Who am I?", players.who_am_i, Me, or_nothing=True),
    Endpoint("POST", "/api/me", "Come in as a guest", players.come_in, Me, NewPlayer),
    Endpoint("PATCH", "/api/me", "Change my name", players.rename, Me, Rename, refusals=(409,), private=True),
    Endpoint("POST", "/api/me/claim", "Keep my name", players.claim, Me, Claim, refusals=(409,), private=True),
    Endpoint("POST", "/api/me/sign-in", "Come back", players.sign_in, Me, SignIn, refusals=(403,)),
    Endpoint("POST", "/api/me/sign-out", "Forget me here", players.sign_out, NoContent, status=204),
    Endpoint(
        "GET",
        "/api/tables",
        "Tables to join, to watch, or mine",
        tables.list_tables,
        TableList,
        parameters=(_WHICH,),
        refusals=(401,),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        tables.open_table,
        Opened,
        NewTable,
        status=201,
        private=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "One table",
        tables.one_table,
        Opened,
        parameters=(_TABLE,),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/story",
        "What happened so far",
        history.show_history,
        Story,
        parameters=(_TABLE, _SEAT, _INVITE),
        refusals=(404, 422),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game",
        records.replay_table,
        Replay,
        parameters=(_TABLE,),
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay/{step}",
        "A finished game after some actions",
        records.replay_table_step,
        ReplayStep,
        parameters=(_TABLE, _STEP, _SEAT),
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game",
        records.download_record,
        "text/plain",
        parameters=(_TABLE,),
        refusals=(404, 409),
    ),
    Endpoint("POST", "/api/records", "Check a record", records.replay_record, Replay, RecordBody),
    Endpoint(
        "POST",
        "/api/records/step",
        "A record after some actions",
        records.replay_record_step,
        ReplayStep,
        RecordStep,
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/players/{player}",
        "A player",
        players.player_page,
        PlayerPage,
        parameters=(_PLAYER,),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/players/{player}/history",
        "A player's games",
        players.history,
        History,
        parameters=(_PLAYER, _BEFORE),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/ladder/{game}",
        "The best rated",
        players.ladder,
        Ladder,
        parameters=(_GAME,),
        refusals=(404,),
    ),
)

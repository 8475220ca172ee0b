"""All HTTP routes with their bodies and responses, as in docs/wire.md."""

from typing import Annotated, Literal

from msgspec import Meta
from starlette.responses import Response

from guimard.server.http.endpoint import Call, Endpoint, Parameter, json_response
from guimard.server.http.handlers import accounts, lessons, players, records, tables
from guimard.server.ops.health import is_ready
from guimard.server.wire.bodies import (
    Alive,
    Claim,
    ContinueGame,
    DeleteMe,
    GameHistory,
    GameLayout,
    Games,
    Health,
    History,
    Ladder,
    LessonPositions,
    Lessons,
    Me,
    MyData,
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
    TableList,
)
from guimard.server.wire.shapes import SeatNumber, Token
from guimard.store.tables import MOST_LISTED

Id = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Step = Annotated[int, Meta(ge=0, le=100_000)]
Limit = Annotated[int, Meta(ge=1, le=MOST_LISTED)]
Before = Annotated[int, Meta(ge=0, le=1 << 53)]

_GAME = Parameter("game", Id)
_LANGUAGE = Parameter("language", Language, "query")
_MATERIAL = Parameter("material", Id, "query")
_LESSON = Parameter("lesson", Id)
_TABLE = Parameter("table", Id)
_PLAYER = Parameter("player", Id)
_STEP = Parameter("step", Step)
_SEAT = Parameter("seat", SeatNumber, "query")
_INVITE = Parameter("invite", Token, "query")
_BEFORE = Parameter("before", Before, "query")
_LIMIT = Parameter("limit", Limit, "query")
_WHICH = Parameter("which", Literal["open", "playing", "mine"], "query", required=True)


async def alive(call: Call) -> Alive:
    return Alive(process=call.server.process)


async def health(call: Call) -> Response:
    server = call.server
    parts = await server.health_checks.states()
    status: Literal["ok", "starting", "closing", "not-ready"] = "ok" if is_ready(parts) else "not-ready"
    if server.closing:
        status = "closing"
    elif not server.ready:
        status = "starting"
    body = Health(
        status=status,
        process=server.process,
        tables=len(server.tables.by_id),
        sockets=len(server.connections),
        parts=parts,
    )
    return json_response(body, 200 if status == "ok" else 503)


async def metrics(call: Call) -> Response:
    return Response(call.server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/health", "Is it ready, and each of its parts?", health, Health),
    Endpoint("GET", "/health/live", "Does the process run?", alive, Alive),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, "text/plain", refusals=(404,)),
    Endpoint("GET", "/api/games", "The games there are", tables.list_games, Games),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "A game's rulebook",
        tables.rulebook,
        "text/markdown",
        parameters=(_GAME, _LANGUAGE),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/layout",
        "What clients draw with",
        tables.layout,
        GameLayout,
        parameters=(_GAME, _MATERIAL),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}",
        "The lessons of a game",
        lessons.list_lessons,
        Lessons,
        parameters=(_GAME, _LANGUAGE),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/lessons/{game}/{lesson}",
        "The positions of a lesson",
        lessons.positions,
        LessonPositions,
        parameters=(_GAME, _LESSON),
        refusals=(404,),
    ),
    Endpoint("GET", "/api/me", "Who am I?", accounts.who_am_i, Me, or_nothing=True),
    Endpoint("POST", "/api/me", "Create a guest", accounts.create_guest, Me, NewPlayer, refusals=(409,)),
    Endpoint("PATCH", "/api/me", "Change my name", accounts.rename, Me, Rename, refusals=(409,), private=True),
    Endpoint(
        "POST",
        "/api/me/claim",
        "Keep my name, or change the passphrase",
        accounts.claim,
        Me,
        Claim,
        refusals=(403, 409),
        private=True,
    ),
    Endpoint("POST", "/api/me/sign-in", "Come back", accounts.sign_in, Me, SignIn, refusals=(403,)),
    Endpoint("POST", "/api/me/sign-out", "Sign out here", accounts.sign_out, NoContent, status=204),
    Endpoint(
        "POST",
        "/api/me/sign-out-everywhere",
        "Sign out on all devices",
        accounts.sign_out_everywhere,
        NoContent,
        status=204,
        private=True,
    ),
    Endpoint("GET", "/api/me/data", "All that is stored of me", accounts.download_data, MyData, private=True),
    Endpoint(
        "POST",
        "/api/me/delete",
        "Delete what is stored of me",
        accounts.delete_me,
        NoContent,
        DeleteMe,
        status=204,
        refusals=(403, 409),
        private=True,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "Tables to join, to watch, or mine",
        tables.list_tables,
        TableList,
        parameters=(_WHICH, _LIMIT),
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
        refusals=(409,),
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
        "/api/tables/{table}/history",
        "What happened so far",
        records.show_history,
        GameHistory,
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
        "POST",
        "/api/records/continue",
        "Go on with a game begun on a device",
        tables.continue_game,
        Opened,
        ContinueGame,
        status=201,
        refusals=(409,),
        private=True,
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

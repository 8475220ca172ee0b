"""HTTP routes as declarations, and the responses of their handlers.

app.py serves them, openapi.py describes them; docs/decisions/8-declared-routes.md says why.
"""

import gzip
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec import json
from starlette.responses import Response

from guimard.server.http.static import accepted_codings
from guimard.server.process import Server
from guimard.server.wire.bodies import Problem
from guimard.server.wire.refusals import Refusal
from guimard.server.wire.shapes import PlayerFacts, Shape
from guimard.store.players import PlayerRow

_encoder = json.Encoder()


@dataclass(frozen=True)
class Call:
    """What a handler is given; everything in it has been validated."""

    server: Server
    player: PlayerRow | None
    arguments: dict[str, Any]
    session: str
    """Of the player; empty for tokens of earlier versions."""
    address: str
    headers: Mapping[str, str]
    body: Any = None

    @property
    def me(self) -> PlayerRow:
        if self.player is None:
            raise Refusal("nobody", "Choose a name to continue.")
        return self.player

    @property
    def my_facts(self) -> PlayerFacts:
        return player_facts(self.me)


def player_facts(row: PlayerRow) -> PlayerFacts:
    return PlayerFacts(id=row.id, name=row.name, claimed=row.claimed)


Handler: TypeAlias = Callable[[Call], Awaitable[Shape | Response]]


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: Any
    where: str = "path"
    required: bool = False


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    handler: Handler
    answer: type[Shape] | str
    """The body's type, or its media type where it is no JSON object."""
    body: type[Shape] | None = None
    parameters: tuple[Parameter, ...] = field(default=())
    status: int = 200
    refusals: tuple[int, ...] = ()
    """Statuses besides those that any request can meet."""
    private: bool = False
    """Only for players, not for strangers."""
    or_nothing: bool = False
    """Responds with 204 if there is nothing to send."""

    @property
    def costly(self) -> bool:
        """Is it rate-limited more strictly, as everything that changes something?"""
        return self.method != "GET"


STATUS = {
    "malformed": 400,
    "nobody": 401,
    "wrong-passphrase": 403,
    "wrong-old-passphrase": 403,
    "foreign": 403,
    "no-table": 404,
    "no-game": 404,
    "no-material": 404,
    "no-player": 404,
    "no-step": 404,
    "nothing-here": 404,
    "no-method": 405,
    "name-taken": 409,
    "still-playing": 409,
    "not-finished": 409,
    "too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "unavailable": 503,
    "moved-away": 503,
}
RULES = 422
"""The status of every other reason: understood, but against a rule."""


def json_response(body: Shape, status: int = 200) -> Response:
    return Response(
        _encoder.encode(body),
        status,
        headers={"cache-control": "no-store"},
        media_type="application/json",
    )


def public_json(call: Call, body: Shape) -> Response:
    """Answer what everybody is sent alike, compressed if the client reads that.

    Nothing private goes here: the length of what is compressed tells about its contents.
    """
    data, headers = _encoder.encode(body), {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in accepted_codings(call.headers.get("accept-encoding", "")):
        data = gzip.compress(data, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    status = STATUS.get(refusal.reason, RULES)
    body = Problem(reason=refusal.reason, sentence=refusal.sentence, arguments=dict(refusal.arguments))
    response = json_response(body, status)
    if status in (429, 503):
        response.headers["retry-after"] = "1"
    return response

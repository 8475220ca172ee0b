"""The web application: HTTP routes, the socket, and their checks."""

import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from guimard.server.http.endpoint import Call, Endpoint
from guimard.server.http.openapi import description
from guimard.server.http.responses import HEADERS, json_response, problem
from guimard.server.http.routes import ENDPOINTS
from guimard.server.http.static import client_routes, policy_for
from guimard.server.ops.auth import same_origin
from guimard.server.ops.limits import Limits
from guimard.server.process import Server
from guimard.server.wire.refusals import Refusal, unavailable
from guimard.server.wire.shapes import Shape
from guimard.store.database import Unavailable

_log = logging.getLogger(__name__)
_MOST_BYTES = 300_000  # bytes of a request's body; a record is the longest there is
_UNLIMITED = ("/health", "/metrics")
Served: TypeAlias = Callable[[Request], Awaitable[Response]]


def build_app(server: Server, serve_socket: Callable[[Server, WebSocket], Awaitable[None]]) -> Starlette:
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(server, websocket)

    async def openapi(_: Request) -> Response:
        return Response(description(), media_type="application/json")

    routes: list[BaseRoute] = [
        *_routes(server),
        Route("/openapi.json", openapi),
        WebSocketRoute("/ws", socket),
        *client_routes(server.config.static),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: _not_there, Exception: _bug})
    app.add_middleware(_Headers, headers={**HEADERS, "content-security-policy": policy_for(server.config.static)})
    return app


def _routes(server: Server) -> Iterator[Route]:
    """Make one route for each path, so that it knows all its methods."""
    by_path: dict[str, dict[str, Served]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = _serve(server, endpoint)
    for path, methods in by_path.items():
        yield Route(path, _dispatch(methods), methods=list(methods))


def _dispatch(methods: dict[str, Served]) -> Served:
    async def serve(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return serve


def _serve(server: Server, endpoint: Endpoint) -> Served:
    async def serve(request: Request) -> Response:
        try:
            _check_request(server, request, endpoint)
            answer = await endpoint.handler(await _call(server, endpoint, request))
        except Refusal as refusal:
            return problem(refusal)
        except Unavailable:
            return problem(unavailable())
        return json_response(answer, endpoint.status) if isinstance(answer, Shape) else answer

    return serve


def _check_request(server: Server, request: Request, endpoint: Endpoint) -> None:
    headers = request.headers
    limits = server.costly if endpoint.costly else server.by_address
    address = server.address(request.client, headers)
    if endpoint.path not in _UNLIMITED:
        _check_rate(limits, address)
    if endpoint.method != "GET" and not same_origin(
        headers.get("origin"), headers.get("host"), server.config.origins
    ):
        raise Refusal("foreign", "This request comes from the page of another site.")


def _check_rate(limits: Limits, who: str) -> None:
    if not limits.take(who):
        raise Refusal("too-fast", "Too many requests. Wait a second.", retry=True)


async def _call(server: Server, endpoint: Endpoint, request: Request) -> Call:
    player = await server.identify(request.headers)
    if endpoint.costly and player is not None:  # wherever they come from
        _check_rate(server.costly, player.id)
    arguments = {p.name: _argument(request, p.name, p.kind, p.where, p.required) for p in endpoint.parameters}
    call = Call(server, player, arguments)
    if endpoint.private:
        call.me  # noqa: B018 - refuses a stranger before the body is read
    if endpoint.body is None:
        return call
    return Call(server, player, arguments, _decoded(await _read(request), endpoint.body))


def _argument(request: Request, name: str, kind: object, where: str, required: bool) -> object:
    given = request.path_params.get(name) if where == "path" else request.query_params.get(name)
    if given is None:
        if required:
            raise Refusal("malformed", f"{name} is missing.")
        return None
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", f"{name}: {error}") from None


async def _read(request: Request) -> bytes:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refusal("not-json", "Send application/json.")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > _MOST_BYTES:
                raise Refusal("too-long", "This is too long.")
    except ClientDisconnect:
        raise Refusal("malformed", "The request was cut short.") from None
    return bytes(body)


def _decoded(body: bytes, shape: type[Shape]) -> Shape:
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", str(error)) from None


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = problem(Refusal("no-method", "This address does not allow that method."))
        response.headers.update(error.headers or {})
        return response
    return problem(Refusal("nothing-here", "There is nothing at this address."))


async def _bug(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response('{"reason":"bug","sentence":"Something went wrong here."}', 500, media_type="application/json")


class _Headers:
    """Add the security headers to every response."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)

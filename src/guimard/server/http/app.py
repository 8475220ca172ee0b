"""The web application: HTTP routes, the socket, and their checks."""

import hmac
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import cache, partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from guimard.server.http.endpoint import Call, Endpoint, json_response, problem
from guimard.server.http.offline import SCRIPT, served_files, service_worker
from guimard.server.http.openapi import description
from guimard.server.http.routes import ENDPOINTS
from guimard.server.http.static import Served, client_routes, policy_for
from guimard.server.http.table_page import table_page
from guimard.server.ops.addresses import is_loopback
from guimard.server.ops.auth import same_origin
from guimard.server.ops.limits import Limits
from guimard.server.process import Server
from guimard.server.wire.refusals import Refusal, unavailable, unstorable
from guimard.server.wire.shapes import Shape
from guimard.store.database import Unavailable, Unstorable

_log = logging.getLogger(__name__)
_MOST_BYTES = 300_000  # bytes of a request's body; a record is the longest there is
# What watches the server must not be held up by those who load it.
_UNLIMITED = ("/health", "/health/live", "/metrics")
_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def build_app(server: Server, serve_socket: Callable[[Server, WebSocket], Awaitable[None]]) -> Starlette:
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(server, websocket)

    async def openapi(_: Request) -> Response:
        return Response(description(), media_type="application/json")

    routes: list[BaseRoute] = [
        *_routes(server),
        Route("/openapi.json", openapi),
        WebSocketRoute("/ws", socket),
        Route(f"/{SCRIPT}", _service_worker(server)),
        *client_routes(server.config.static, server.config.modules, partial(table_page, server)),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: _http_error, Exception: _internal_error})
    app.add_middleware(_RateLimitMiddleware, server=server)
    headers = {**_HEADERS, "content-security-policy": policy_for(server.config.static)}
    if server.config.secure_cookie:
        headers["strict-transport-security"] = "max-age=31536000"
    app.add_middleware(_HeadersMiddleware, headers=headers)
    return app


def _service_worker(server: Server) -> Served:
    static, modules = server.config.static, server.config.modules

    @cache
    def script() -> bytes:
        return service_worker(static, served_files(static, modules))

    async def serve(_: Request) -> Response:
        if not (static / SCRIPT).is_file():
            raise HTTPException(404)
        return Response(script(), media_type="text/javascript", headers={"cache-control": "no-cache"})

    return serve


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
        except Unstorable:
            return problem(unstorable())
        return json_response(answer, endpoint.status) if isinstance(answer, Shape) else answer

    return serve


def _check_request(server: Server, request: Request, endpoint: Endpoint) -> None:
    headers = request.headers
    limits = server.limits.costly if endpoint.costly else server.limits.by_address
    address = server.address(request.client, headers)
    if endpoint.path not in _UNLIMITED:
        _check_rate(server, limits, address)
    if endpoint.path == "/metrics":
        _check_metrics_access(server, request)
    if endpoint.method != "GET" and not same_origin(
        headers.get("origin"), headers.get("host"), server.config.origins
    ):
        raise Refusal("foreign", "This request came from another website's page.")


def _check_rate(server: Server, limits: Limits, who: str) -> None:
    if not limits.take(who):
        server.turned_away.note("requests", who)
        raise Refusal("too-fast", "Too many requests. Wait a second.", retry=True)


def _check_metrics_access(server: Server, request: Request) -> None:
    """Refuse the metrics, except to this machine and to holders of the token."""
    headers, token = request.headers, server.config.metrics_token
    if token and hmac.compare_digest(headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return
    forwarded = any(name in headers for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via"))
    if forwarded or request.client is None or not is_loopback(request.client.host):
        raise Refusal("nothing-here", "There is nothing at this address.")


async def _call(server: Server, endpoint: Endpoint, request: Request) -> Call:
    player, session = await server.identify(request.headers)
    if endpoint.costly and player is not None:  # wherever they come from
        _check_rate(server, server.limits.costly, player.id)
    arguments = {p.name: _argument(request, p.name, p.kind, p.where, p.required) for p in endpoint.parameters}
    address = server.address(request.client, request.headers)
    call = Call(server, player, arguments, session, address, request.headers)
    if endpoint.private:
        call.me  # noqa: B018 - refuses a stranger before the body is read
    if endpoint.body is None:
        return call
    return replace(call, body=_decoded(await _read(request), endpoint.body))


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
    except RecursionError:
        raise Refusal("malformed", "This is nested too deeply.") from None


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = problem(Refusal("no-method", "This address does not allow that method."))
        response.headers.update(error.headers or {})
        return response
    return problem(Refusal("nothing-here", "There is nothing at this address."))


async def _internal_error(request: Request, error: Exception) -> Response:
    _log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response('{"reason":"bug","sentence":"Something went wrong here."}', 500, media_type="application/json")


class _RateLimitMiddleware:
    """Count every HTTP request towards its address, files of the page too."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] not in _UNLIMITED:
            request = Request(scope)
            try:
                address = self._server.address(request.client, request.headers)
                _check_rate(self._server, self._server.limits.files, address)
            except Refusal as refusal:
                await problem(refusal)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class _HeadersMiddleware:
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

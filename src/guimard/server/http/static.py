"""Serve the files of the web client, if it was built into the package."""

import gzip
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from guimard.server.http.device import device_files

Served: TypeAlias = Callable[[Request], Awaitable[Response]]
_CODINGS = {"br": ".br", "gzip": ".gz"}  # as the build compresses, best first
_MEDIA = {".wasm": "application/wasm", ".json": "application/json", ".bin": "application/octet-stream"}
COMPRESSED = frozenset(_CODINGS.values())
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
_INTERFACE = {
    "api",
    "assets",
    "health",
    "metrics",
    "openapi.json",
    "wasm",
    "ws",
}  # for programs, which expect no page
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def client_routes(static: Path, modules: Path, table_page: Callable[[Path], Served]) -> list[BaseRoute]:
    """Return its routes; every address of its pages gives the one page."""
    if not (static / "index.html").is_file():
        return []
    page = _file(static / "index.html", "no-cache")
    return [
        Route("/", page),
        Route("/t/{rest:path}", table_page(static / "index.html")),
        Route("/p/{rest:path}", page),
        Mount("/assets", _Assets(directory=static / "assets")),
        *(Route(f"/wasm/{name}", _data(name, data)) for name, data in device_files(modules).items()),
        # One by one: a mount at "/" would answer for addresses of the interface, too.
        *(Route(f"/{file.name}", _file(file, "no-cache")) for file in sorted(static.iterdir()) if file.is_file()),
        _Fallback("/{path:path}", _not_found(page)),
    ]


class _Fallback(Route):
    """Addresses that nothing else answers, except those of the interface.

    Were they matched here, a wrong method there would be answered with the page.
    """

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child = super().matches(scope)
        if match is not Match.NONE and child["path_params"]["path"].partition("/")[0] in _INTERFACE:
            return Match.NONE, {}
        return match, child


def _not_found(page: Served) -> Served:
    """Serve the page with status 404."""

    async def serve(request: Request) -> Response:
        response = await page(request)
        response.status_code = 404
        return response

    return serve


def policy_for(static: Path) -> str:
    """Return the security policy: scripts only from the client's files and its page."""
    page = static / "index.html"
    scripts = _SCRIPT.findall(page.read_text("utf-8")) if page.is_file() else []
    hashes = (b64encode(sha256(script.encode()).digest()).decode() for script in scripts)
    return POLICY.replace(
        "script-src 'self'", " ".join(["script-src 'self'", *(f"'sha256-{one}'" for one in hashes)])
    )


def accepted_codings(header: str) -> list[str]:
    """Return the encodings that the client accepts, best first."""
    named = {
        part.partition(";")[0].strip() for part in header.split(",") if not part.replace(" ", "").endswith(";q=0")
    }
    return [coding for coding in _CODINGS if coding in named]


def _marked(response: Response, caching: str, coding: str | None) -> Response:
    response.headers["cache-control"] = caching
    response.headers["vary"] = "accept-encoding"
    if coding:
        response.headers["content-encoding"] = coding
    return response


def _file(path: Path, caching: str) -> Served:
    ways = {coding: path.with_name(path.name + end) for coding, end in _CODINGS.items()}

    async def serve(request: Request) -> Response:
        accepted = accepted_codings(request.headers.get("accept-encoding", ""))
        coding = next((one for one in accepted if ways[one].is_file()), None)
        return _marked(FileResponse(ways[coding] if coding else path), caching, coding)

    return serve


def _data(name: str, data: bytes) -> Served:
    """Serve data compressed; clients ask again and are sent it only if it changed."""
    squeezed, tag = gzip.compress(data, mtime=0), f'"{sha256(data).hexdigest()[:16]}"'
    media = _MEDIA[Path(name).suffix]

    async def serve(request: Request) -> Response:
        coding = "gzip" if "gzip" in accepted_codings(request.headers.get("accept-encoding", "")) else None
        if request.headers.get("if-none-match") == tag:
            response = Response(status_code=304)
        else:
            response = Response(squeezed if coding else data, media_type=media)
        response.headers["etag"] = tag
        return _marked(response, "no-cache", coding)

    return serve


class _Assets(StaticFiles):
    """Files named after their contents, sent compressed if there is such a copy."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await self._find(path, scope)
        except (ValueError, OSError):  # no file system has such a name
            raise HTTPException(404) from None

    async def _find(self, path: str, scope: Scope) -> Response:
        accepted = accepted_codings(Headers(scope=scope).get("accept-encoding", ""))
        coding = next((one for one in accepted if self.lookup_path(path + _CODINGS[one])[1]), None)
        response = await super().get_response(path + _CODINGS[coding] if coding else path, scope)
        return _marked(response, "public, max-age=31536000, immutable", coding)

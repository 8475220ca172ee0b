"""Serve the files of the web client, if it was built into the package."""

import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from guimard.server.http.responses import POLICY

_CODINGS = {"br": ".br", "gzip": ".gz"}  # as the build compresses, best first
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def client_routes(static: Path) -> list[BaseRoute]:
    """Return its routes; every address of its pages gives the one page."""
    if not (static / "index.html").is_file():
        return []
    page = _file(static / "index.html", "no-cache")
    return [
        Route("/", page),
        Route("/t/{rest:path}", page),
        Route("/p/{rest:path}", page),
        Mount("/assets", _Assets(directory=static / "assets")),
        # One by one: a mount at "/" would answer for addresses of the interface, too.
        *(Route(f"/{file.name}", _file(file, "no-cache")) for file in sorted(static.iterdir()) if file.is_file()),
    ]


def policy_for(static: Path) -> str:
    """Return the security policy: scripts only from the client's files and its page."""
    page = static / "index.html"
    scripts = _SCRIPT.findall(page.read_text("utf-8")) if page.is_file() else []
    hashes = (b64encode(sha256(script.encode()).digest()).decode() for script in scripts)
    return POLICY.replace(
        "script-src 'self'", " ".join(["script-src 'self'", *(f"'sha256-{one}'" for one in hashes)])
    )


def _codings(header: str) -> list[str]:
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


def _file(path: Path, caching: str) -> Callable[[Request], Awaitable[Response]]:
    ways = {coding: path.with_name(path.name + end) for coding, end in _CODINGS.items()}

    async def serve(request: Request) -> Response:
        accepted = _codings(request.headers.get("accept-encoding", ""))
        coding = next((one for one in accepted if ways[one].is_file()), None)
        return _marked(FileResponse(ways[coding] if coding else path), caching, coding)

    return serve


class _Assets(StaticFiles):
    """Files named after their contents, sent compressed if there is such a copy."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = _codings(Headers(scope=scope).get("accept-encoding", ""))
        coding = next((one for one in accepted if self.lookup_path(path + _CODINGS[one])[1]), None)
        response = await super().get_response(path + _CODINGS[coding] if coding else path, scope)
        return _marked(response, "public, max-age=31536000, immutable", coding)

"""The page while the rules are compiled: games on the device, no tables yet.

A process of its own serves it, with the compiler off, at the port that the server takes over afterwards.
``python -m guimard.server.starting DESCRIPTOR STATIC MODULES`` reads the percentages from its input, a line each.
"""

import contextlib
import mimetypes
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

import uvicorn
from msgspec import json
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from guimard.server.http.device import device_files
from guimard.server.http.site import STARTING, site_files
from guimard.server.ops.config import Config

_READY = "ready"


@contextlib.contextmanager
def page_meanwhile(
    listen_socket: socket.socket,
    on_ready: Callable[[], None],
    static: Path = Config.static,
    modules: Path = Config.modules,
) -> Iterator[Callable[[int], None]]:
    """Serve the page until the block ends; yield what takes the percentage."""
    descriptor = listen_socket.fileno()
    command = [sys.executable, "-m", __name__, str(descriptor), str(static), str(modules)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, text=True, pass_fds=[descriptor], env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        percentages = process.stdin
        threading.Thread(target=_wait, args=(process.stdout, on_ready), daemon=True).start()

        def report(percent: int) -> None:
            with contextlib.suppress(BrokenPipeError):  # without this page, the server still starts
                percentages.write(f"{percent}\n")
                percentages.flush()

        try:
            yield report
        finally:
            process.terminate()


def _wait(output: IO[str], on_ready: Callable[[], None]) -> None:
    if output.readline().strip() == _READY:
        on_ready()


def can_play_meanwhile() -> bool:
    """Tell whether the page and the rules for browsers are built.

    Only Unix hands the open port to another process.
    """
    return os.name == "posix" and (Config.static / "index.html").is_file() and bool(device_files(Config.modules))


class _Starting:
    """Serves files of the site; of the server it says only how far it is."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._files = files
        self.percent = 0

    async def health(self, _: Request) -> Response:
        return self._progress(503)

    async def live(self, _: Request) -> Response:
        """The page asks here how far it is: a browser writes every 503 into its console."""
        return self._progress(200)

    def _progress(self, status: int) -> Response:
        body = json.encode({"status": STARTING, "percent": self.percent})
        return Response(body, status, {"cache-control": "no-store", "retry-after": "1"}, "application/json")

    async def file(self, request: Request) -> Response:
        name = request.path_params["path"] or "index.html"
        if (data := self._files.get(name)) is None:
            return await self.health(request)
        media = mimetypes.guess_type(name)[0]
        return Response(data, headers={"cache-control": "no-store"}, media_type=media or "application/octet-stream")


class _WebServer(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        sys.stdout.write(f"{_READY}\n")
        sys.stdout.flush()


def _follow(starting: _Starting) -> None:
    """Take over the percentages; end with the process that sends them."""
    for line in sys.stdin:
        starting.percent = int(line)
    os._exit(0)


def main(descriptor: int, static: Path, modules: Path) -> None:
    starting = _Starting(site_files(static, modules, server=STARTING))
    routes = [
        Route("/health", starting.health),
        Route("/health/live", starting.live),
        Route("/{path:path}", starting.file),
    ]
    threading.Thread(target=_follow, args=(starting,), daemon=True).start()
    config = uvicorn.Config(
        Starlette(routes=routes), lifespan="off", log_config=None, access_log=False, server_header=False
    )
    _WebServer(config).run([socket.socket(fileno=descriptor)])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))

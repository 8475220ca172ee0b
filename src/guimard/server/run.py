"""Start a server process: take the port, compile the rules, serve until stopped."""

import asyncio
import socket
from collections.abc import Callable
from functools import partial

import uvicorn

from guimard import bots
from guimard.core.errors import GuimardError
from guimard.games.registry import EARLIER, GAMES
from guimard.server.http.app import build_app
from guimard.server.http.protocol import HttpProtocol
from guimard.server.ops.config import Config
from guimard.server.ops.garbage import collect_garbage
from guimard.server.process import Server
from guimard.server.sockets.protocol import FrameProtocol
from guimard.server.sockets.session import serve_socket
from guimard.server.wire.messages import LARGEST


def take_port(host: str, port: int) -> socket.socket:
    """Bind a socket. Nobody can connect before the server listens to it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listen_socket = socket.socket(family, socket.SOCK_STREAM)
    listen_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listen_socket.bind((host, port))
    except (OSError, OverflowError) as error:
        listen_socket.close()
        raise _cannot_listen(host, port, error) from None
    return listen_socket


def _cannot_listen(host: str, port: int, error: Exception) -> GuimardError:
    why = getattr(error, "strerror", None) or "there is no such port"
    return GuimardError(f"Cannot listen at {host} port {port}: {why}. Choose by --host and --port.")


def warm_rules() -> None:
    """Compile the rules before serving: compiling holds Python's lock."""
    for game in (*GAMES.values(), *EARLIER):
        for _ in (*game.warm(), *bots.warm(game)):
            pass


class WebServer(uvicorn.Server):
    """Start the process before anybody can connect; disconnect all before it stops."""

    def __init__(self, server: Server, on_ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(
            uvicorn.Config(
                build_app(server, serve_socket),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                http=partial(HttpProtocol, server.connection_limits),  # type: ignore[arg-type]
                ws=partial(FrameProtocol, server.connection_limits),  # type: ignore[arg-type]
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,
                ws_ping_interval=25.0,  # at most twice that without traffic: proxies wait for a minute
                ws_ping_timeout=60.0,
                timeout_graceful_shutdown=5,
                proxy_headers=False,
                backlog=4096,
            )
        )
        self._server = server
        self._on_ready = on_ready
        self._collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        listen_sockets = sockets or []
        self._collecting = asyncio.create_task(collect_garbage(self._lasting))
        await self._server.start()
        try:
            await super().startup(listen_sockets)
        except OSError as error:  # two were bound at the same moment: only one may listen
            await self._server.close()
            host, port, *_ = listen_sockets[0].getsockname()
            raise _cannot_listen(host, port, error) from None
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.disconnect_all()
        await super().shutdown(sockets)
        await self._server.close()
        if self._collecting is not None:
            self._collecting.cancel()

    def _lasting(self) -> set[object]:
        """Return connections and tables: they are parts of reference cycles."""
        return {*self.server_state.connections, *self._server.tables.by_id.values()}


def serve(config: Config, listen_socket: socket.socket, on_ready: Callable[[], None]) -> None:
    warm_rules()
    WebServer(Server(config), on_ready).run([listen_socket])

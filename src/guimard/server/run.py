"""Starting a server process: take the port, warm the rules, then serve until told to stop."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from guimard import bots
from guimard.core.errors import GuimardError
from guimard.games.registry import EARLIER, GAMES
from guimard.server.app import build_app
from guimard.server.config import Config
from guimard.server.garbage import keep_clean
from guimard.server.line import Line
from guimard.server.messages import LARGEST
from guimard.server.server import Server


def take_port(host: str, port: int) -> socket.socket:
    """A socket bound there, which nobody can connect to before the server is ready."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except (OSError, OverflowError) as error:
        door.close()
        raise _cannot_listen(host, port, error) from None
    return door


def _cannot_listen(host: str, port: int, error: Exception) -> GuimardError:
    why = getattr(error, "strerror", None) or "there is no such port"
    return GuimardError(f"Cannot listen at {host} port {port}: {why}. Choose by --host and --port.")


def warm_rules() -> None:
    """Compiling holds everything up, so it is done before anybody is let in."""
    for game in (*GAMES.values(), *EARLIER):
        for _ in (*game.warm(), *bots.warm(game)):
            pass


class Web(uvicorn.Server):
    """Starts the server before anybody is let in, and says goodbye before the sockets are closed."""

    def __init__(self, server: Server, on_ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(
            uvicorn.Config(
                build_app(server),
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                ws=Line,
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,
                ws_ping_interval=25.0,  # twice that, at most, without a word: proxies wait for a minute
                ws_ping_timeout=60.0,
                timeout_graceful_shutdown=5,
                proxy_headers=False,
                backlog=4096,
            )
        )
        self._server = server
        self._on_ready = on_ready
        self._cleaning: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        doors = sockets or []
        self._cleaning = asyncio.create_task(keep_clean(self._lasting))
        await self._server.start()
        try:
            await super().startup(doors)
        except OSError as error:  # two that were bound at the same moment: only one may listen
            await self._server.close()
            host, port, *_ = doors[0].getsockname()
            raise _cannot_listen(host, port, error) from None
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.say_goodbye()
        await super().shutdown(sockets)
        await self._server.close()
        if self._cleaning is not None:
            self._cleaning.cancel()

    def _lasting(self) -> set[object]:
        """Connections and tables: they and what belongs to them hold on to each other."""
        return {*self.server_state.connections, *self._server.house.tables.values()}


def serve(config: Config, door: socket.socket, on_ready: Callable[[], None]) -> None:
    warm_rules()
    web = Web(Server(config), on_ready)
    web.run([door])

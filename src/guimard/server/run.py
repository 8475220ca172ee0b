"""Starting a server process: warm the rules, then serve until told to stop."""

import gc
import socket

import uvicorn

from guimard import bots
from guimard.games.registry import GAMES
from guimard.server.app import build_app
from guimard.server.config import Config
from guimard.server.line import Line
from guimard.server.messages import LARGEST
from guimard.server.server import Server


def warm_rules() -> None:
    """Compiling holds everything up, so it is done before anybody is let in."""
    for game in GAMES.values():
        for _ in (*game.warm(), *bots.warm(game)):
            pass


class _Uvicorn(uvicorn.Server):
    """Lets us say goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.say_goodbye()
        await super().shutdown(sockets)


def serve(config: Config) -> None:
    warm_rules()
    server = Server(config)
    settings = uvicorn.Config(
        build_app(server),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
        backlog=4096,
    )
    gc.collect()
    gc.freeze()  # what is there now stays: later collections need not look at it
    gc.set_threshold(10_000, 10, 1000)  # nor often at all the tables: that takes a tenth of a second
    _Uvicorn(settings, server).run()

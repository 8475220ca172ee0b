"""The settings of a server process."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Config:
    database: str = "guimard.db"
    redis: str | None = None
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other origins whose pages may use this server."""
    secure_cookie: bool = False
    """Reached by HTTPS: browsers never send the cookie unencrypted."""
    proxies: int = 0
    """How many proxies a request comes through; each appends an address to X-Forwarded-For."""
    metrics_token: str | None = None
    """Whoever sends it may read the metrics from another machine."""
    bot_threads: int = 2
    bot_seconds: float = 1.0
    """The time for a bot's move or a hint."""
    idle: float = 60.0
    """Seconds a table without connections stays in memory."""
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    requests_a_second: float = 20.0
    """Of one address; those that change something a tenth of it."""
    requests_at_once: float = 400.0
    most_connections: int = 20_000
    """Of all kinds; fewer if the system allows fewer open files."""
    connections_of_address: int = 256
    anonymous_of_address: int = 64
    """Sockets of spectators without a name."""
    most_sockets_of_player: int = 20
    header_seconds: float = 10.0
    """Until the headers of a request must have arrived."""
    slow_seconds: float = 30.0
    """How long a client may leave what it was sent unread."""
    open_tables_of_host: int = 8
    chat_a_second: float = 0.5
    """Lines of one person, and how many at once."""
    chat_at_once: float = 8.0
    database_timeout: float = 15.0
    """Seconds a move waits for an unreachable database."""
    static: Path = Path(__file__).resolve().parents[2] / "web" / "static"
    modules: Path = Path(__file__).resolve().parents[2] / "wasm" / "modules"
    """The rules as WebAssembly, if they were built into the package."""

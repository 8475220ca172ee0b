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
    trust_proxy: bool = False
    """Behind a proxy whose X-Forwarded-For names the client."""
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
    most_sockets: int = 20_000
    most_sockets_of_player: int = 20
    patience: float = 15.0
    """Seconds a move waits for an unreachable database."""
    static: Path = Path(__file__).resolve().parents[2] / "web" / "static"

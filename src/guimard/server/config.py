"""What can be set when a server is started."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Config:
    database: str = "guimard.db"
    redis: str | None = None
    origins: frozenset[str] = field(default_factory=frozenset)
    """Other origins whose pages may use this server."""
    secure_cookie: bool = False
    """Behind HTTPS: the cookie is never sent in the clear."""
    trust_proxy: bool = False
    """Behind a proxy that says who the client is."""
    bot_threads: int = 2
    bot_seconds: float = 1.0
    """What a bot's move, or a hint, may take."""
    idle: float = 60.0
    """Seconds a table nobody looks at stays in memory."""
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    requests_a_second: float = 20.0
    """Of one address; those that change something a tenth of it."""
    requests_at_once: float = 400.0
    most_sockets: int = 20_000
    most_sockets_of_player: int = 20
    patience: float = 15.0
    """Seconds a move waits for a database that is away."""
    static: Path = Path(__file__).resolve().parents[1] / "web" / "static"

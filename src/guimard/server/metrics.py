"""What ``/metrics`` tells. One registry per server, so that several can live in one process."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("guimard_moves", "Moves stored", registry=self.registry)
        self.refused = Counter("guimard_refused", "Requests refused", ["reason"], registry=self.registry)
        self.started = Counter("guimard_games_started", "Games begun", registry=self.registry)
        self.finished = Counter("guimard_games_finished", "Games ended", registry=self.registry)
        self.sockets = Gauge("guimard_sockets", "Connections now", registry=self.registry)
        self.tables = Gauge("guimard_tables", "Tables in memory", registry=self.registry)
        self.answering = Histogram(
            "guimard_answer_seconds",
            "From a request's arrival to its answer",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self.thinking = Histogram(
            "guimard_bot_seconds",
            "Bots' time for a move",
            registry=self.registry,
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10),
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

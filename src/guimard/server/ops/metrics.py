"""The figures of ``/metrics``: a registry for each server, as tests run several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

_ANSWERED_WITHIN = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_BOT_DECIDED_WITHIN = (0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("guimard_moves", "Confirmed moves", registry=registry)
        self.refused = Counter("guimard_refused", "Requests refused", ["reason"], registry=registry)
        self.turned_away = Counter("guimard_turned_away", "Connections refused or cut", ["reason"], registry=registry)
        self.started = Counter("guimard_games_started", "Games started", registry=registry)
        self.finished = Counter("guimard_games_finished", "Games finished", registry=registry)
        self.connections = Gauge("guimard_connections", "Open connections of any kind", registry=registry)
        self.most_connections = Gauge("guimard_connections_most", "Connections allowed", registry=registry)
        self.sockets = Gauge("guimard_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("guimard_tables", "Tables in memory", registry=registry)
        ProcessCollector(registry=registry)  # memory, processor time, open and allowed descriptors
        self.answering = Histogram(
            "guimard_answer_seconds",
            "From a request's arrival to its answer",
            registry=registry,
            buckets=_ANSWERED_WITHIN,
        )
        self.thinking = Histogram(
            "guimard_bot_seconds", "Bots' time for a move", registry=registry, buckets=_BOT_DECIDED_WITHIN
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

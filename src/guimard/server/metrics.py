"""What ``/metrics`` tells. One registry per server, so that several can live in one process."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.registry import Collector

_ANSWERED_WITHIN = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Answering(Collector):
    """A histogram for the event loop alone: the library's takes two locks a time, for the sake of other threads."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_ANSWERED_WITHIN) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_ANSWERED_WITHIN, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, _ANSWERED_WITHIN), "+Inf"]
        yield HistogramMetricFamily(
            "guimard_answer_seconds",
            "From a request's arrival to its answer",
            list(zip(bounds, accumulate(self._counts), strict=True)),
            self._seconds,
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("guimard_moves", "Moves stored", registry=self.registry)
        self.refused = Counter("guimard_refused", "Requests refused", ["reason"], registry=self.registry)
        self.started = Counter("guimard_games_started", "Games begun", registry=self.registry)
        self.finished = Counter("guimard_games_finished", "Games ended", registry=self.registry)
        self.sockets = Gauge("guimard_sockets", "Connections now", registry=self.registry)
        self.tables = Gauge("guimard_tables", "Tables in memory", registry=self.registry)
        self.answering = Answering()
        self.registry.register(self.answering)
        self.thinking = Histogram(
            "guimard_bot_seconds",
            "Bots' time for a move",
            registry=self.registry,
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10),
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

"""How many connections there may be: in all, and of one address.

When all places are taken, a new connection displaces the oldest that is not the socket of a player. So nobody can
shut others out by holding connections open. The last places are a reserve for players who sit at a table.
"""

import logging
from asyncio import AbstractEventLoop, TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from time import monotonic

from guimard.server.ops.addresses import limit_key
from guimard.server.ops.config import Config
from guimard.server.ops.metrics import Metrics

_log = logging.getLogger(__name__)
_LOG_SECONDS = 10.0  # between two lines for one reason
_RESERVE = 0.2  # of all places
_WANTED_FILES = 1 << 16  # descriptors, if the system allows as many
_OTHER_FILES = 100  # of them for the database, files being sent, and connections that are being refused


class Timer:
    """Makes one call after some seconds, unless it is stopped before.

    It holds nobody's method while it does not run, so that its owner is freed without the garbage collector.
    """

    __slots__ = ("_handle", "_loop", "running")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: TimerHandle | None = None
        self.running = False

    def start(self, seconds: float, call: Callable[[], None]) -> None:
        """Start, or start anew."""
        self.stop()
        self._handle = self._loop.call_later(seconds, self._expire, call)
        self.running = True

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle, self.running = None, False

    def _expire(self, call: Callable[[], None]) -> None:
        self._handle, self.running = None, False
        call()


class TurnedAway:
    """Count what was turned away, and log one line for many: attackers fill no disks."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = monotonic) -> None:
        self._metrics = metrics
        self._clock = clock
        self._counts: Counter[str] = Counter()
        self._logged: dict[str, float] = {}

    def note(self, reason: str, address: str) -> None:
        """Count one; log how many there were since the last line."""
        self._metrics.turned_away.labels(reason).inc()
        self._counts[reason] += 1
        now = self._clock()
        if now - self._logged.get(reason, -_LOG_SECONDS) >= _LOG_SECONDS:
            self._logged[reason] = now
            count = self._counts.pop(reason)
            _log.warning("turned away", extra={"reason": reason, "count": count, "address": address})


class ConnectionLimits:
    def __init__(self, config: Config, descriptors: int, turned_away: TurnedAway) -> None:
        self.most = max(1, min(config.most_connections, descriptors - _OTHER_FILES))
        self.turned_away = turned_away
        self.header_seconds = config.header_seconds
        self.slow_seconds = config.slow_seconds
        self.unsent = 0
        """Bytes that wait for slow readers, all together."""
        self._most_of_address = config.connections_of_address
        self._count_addresses = config.proxies == 0  # else all of them come from the proxy
        self._here: dict[Transport, str] = {}
        self._of_address: Counter[str] = Counter()
        self._displaceable: dict[Transport, None] = {}  # in the order they came
        self._sockets: Counter[str] = Counter()
        self._anonymous: Counter[str] = Counter()
        self._most_anonymous = config.anonymous_of_address

    def __len__(self) -> int:
        return len(self._here)

    # Connections

    def enter(self, transport: Transport, peer: str) -> bool:
        """Take a place for a new connection; false if there is none for it."""
        address = limit_key(peer)
        if self._count_addresses and self._of_address[address] >= self._most_of_address:
            self.turned_away.note("connections-of-address", address)
            return False
        if len(self._here) >= self.most and not self._displace():
            self.turned_away.note("connections", address)
            return False
        self._here[transport] = address
        self._of_address[address] += 1
        self._displaceable[transport] = None
        return True

    def _displace(self) -> bool:
        oldest = next(iter(self._displaceable), None)
        if oldest is None:
            return False
        self.turned_away.note("displaced", self._here[oldest])
        self.leave(oldest)
        oldest.abort()
        return True

    def keep(self, transport: Transport) -> None:
        """Never displace this connection: it is the socket of a player."""
        self._displaceable.pop(transport, None)

    def leave(self, transport: Transport) -> None:
        address = self._here.pop(transport, None)
        self._displaceable.pop(transport, None)
        if address is not None:
            _subtract(self._of_address, address)

    # Sockets

    @property
    def only_seated(self) -> bool:
        """Are only the places left that are kept for players who sit at a table?"""
        return len(self._here) > (1 - _RESERVE) * self.most

    def enter_socket(self, address: str, anonymous: bool) -> bool:
        """Take a place for a socket, by the address that the proxy names."""
        full = self._sockets[address] >= self._most_of_address
        if full or (anonymous and self._anonymous[address] >= self._most_anonymous):
            self.turned_away.note("sockets-of-address", address)
            return False
        self._sockets[address] += 1
        self._anonymous[address] += anonymous
        return True

    def leave_socket(self, address: str, anonymous: bool) -> None:
        _subtract(self._sockets, address)
        if anonymous:
            _subtract(self._anonymous, address)


def raise_descriptors() -> int:
    """Raise the limit of open files as far as the system allows; return it.

    Each connection takes one.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return _WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED_FILES if hard == resource.RLIM_INFINITY else min(_WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            _log.warning("the limit of open files could not be raised", extra={"error": str(error)})
    return _WANTED_FILES if soft == resource.RLIM_INFINITY else soft


def _subtract(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]

"""The table server under load, everything real.

Rules, views, durable log, sockets.

    python bench/server.py [--tables 2000] [--seconds 20] [--json] [--processes 1|2] [--share 0.25]

The server runs on one core (the first), the load on another. With ``--processes 2`` it runs on PostgreSQL
and Redis, with one process and with two by turns, each on a core of its own. That wants four cores; where
there are fewer, each process is held to a quarter of one (``--share``; by Linux's cpu control groups, as root),
so that there is room for the second beside the load and the databases.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))

import services

from guimard.server.ops.auth import Signer, public_id
from guimard.server.tables.codes import new_code
from guimard.server.tables.new_table import new_table
from guimard.server.wire.bodies import HumanSeat, NewTable
from guimard.server.wire.shapes import PlayerFacts
from guimard.store import players, tables
from guimard.store.settings import shared_setting
from guimard.store.store import Store
from guimard.store.tables import SeatRow
from socket_load import Seat

_START = "from guimard.cli.serve import serve; import typer; typer.run(serve)"
_SECRET = "bench"
_TURNS = 5
_BURSTS = 4


@dataclass
class Place:
    """A table with its two tokens."""

    table: str
    tokens: tuple[str, str]


async def prepare_tables(database: str, count: int) -> list[Place]:
    """Players and full tables, written straight into the database."""
    store = Store(database)
    await store.write(shared_setting, "secret", _SECRET)
    signer = Signer(_SECRET)

    async def one(number: int) -> Place:
        people = [PlayerFacts(id=public_id(), name=f"Player {number}.{side}") for side in (1, 2)]
        for person in people:
            await store.write(players.add_player, person.id, person.name, 0)
        wanted = NewTable(game="metro", seats=[HumanSeat(), HumanSeat()], public=True)
        row, _ = new_table(wanted, people[0], int(1000 * time.time()))  # old ones would be closed
        await store.write(tables.open_table, row, [SeatRow("human", person.id) for person in people], new_code)
        first, second = (signer.token(person.id, 0) for person in people)
        return Place(row.id, (first, second))

    places = await asyncio.gather(*(one(number) for number in range(count)))
    store.close()
    return list(places)


@contextlib.contextmanager
def server(database: str, core: int, redis: str | None = None) -> Iterator[tuple[int, int, float]]:
    """A server process on one core.

    Its port, its process id, and the seconds until its first answer.
    """
    port = services.free_port()
    command = [sys.executable, "-c", _START, "--database", database, "--port", str(port), "--log-level", "WARNING"]
    command += ["--requests-a-second", "100000", "--connections-of-address", "100000"]  # all come from one address
    command += ["--redis", redis] if redis else []
    began = time.perf_counter()
    process = subprocess.Popen(command, preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    try:
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
                break
            if process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.01)
        yield port, process.pid, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def held_to(pid: int, share: float) -> Iterator[None]:
    """Let a process have no more than a share of one core."""
    if share >= 1:
        yield
        return
    period = 10_000  # microseconds
    first, second = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")
    group = (first if first.is_dir() else second) / f"guimard-bench-{pid}"
    try:
        group.mkdir()
        if first.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(period))
            (group / "cpu.cfs_quota_us").write_text(str(int(share * period)))
        else:
            (group / "cpu.max").write_text(f"{int(share * period)} {period}")
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        raise SystemExit(f"A process cannot be held to a share of a core here: {error}.") from None
    try:
        yield
    finally:
        (group.parent / "cgroup.procs").write_text(str(pid))
        group.rmdir()


def resident(pid: int) -> int:
    """Bytes of memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int) -> float:
    """Time on the processor so far.

    What a move costs, however busy the machine is otherwise.
    """
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """What other guests of a virtual machine's host have taken of our cores so far."""
    cores = Path("/proc/stat").read_text().splitlines()[0].split()
    return int(cores[8]) / os.sysconf("SC_CLK_TCK")


def plain_loop() -> float:
    """Milliseconds of a loop that does next to nothing.

    How fast the machine is in this hour.
    """
    began = time.perf_counter()
    for _ in range(10_000_000):
        pass
    return round(1000 * (time.perf_counter() - began))


@dataclass
class Load:
    """All seats, and what they measured.

    From sending a move to each of its two arrivals.
    """

    seats: list[Seat] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    closed_loop: bool = False
    stolen: float = 0.0
    _pairs: dict[int, tuple[Seat, Seat]] = field(default_factory=dict)

    async def connect(self, ports: list[int], places: list[Place]) -> None:
        for start in range(0, len(places), 50):
            await asyncio.gather(
                *(self._sit(n, ports, places[n]) for n in range(start, min(start + 50, len(places))))
            )

    async def _sit(self, number: int, ports: list[int], place: Place) -> None:
        loop = asyncio.get_running_loop()
        pair = []
        for side, token in enumerate(place.tokens):
            port = ports[(number + side * (number // len(ports))) % len(ports)]  # evenly, every pair of processes
            _, seat = await loop.create_connection(
                lambda token=token, port=port: Seat(f"127.0.0.1:{port}", token, self.received), "127.0.0.1", port
            )
            seat.table = number
            await seat.ready
            seat.enter(place.table)
            await seat.entered
            pair.append(seat)
        self.seats += pair
        self._pairs[number] = (pair[0], pair[1])

    def received(self, seat: Seat, payload: bytes) -> None:
        now = time.perf_counter()
        kind = payload[9:14]
        if kind == b"enter":
            seat.take_state(payload, 1)
            seat.entered.set_result(None)
            return
        if kind == b"refus":
            self.refused += 1
            return
        if kind not in (b'done"', b"moved"):
            return
        pair = self._pairs[seat.table]
        other = pair[1] if seat is pair[0] else pair[0]
        mover = seat if kind == b'done"' else other
        self.latencies.append(now - mover.sent_at)
        self.moves += kind == b'done"'
        seat.take_state(payload, self.moves & 1)
        if self.closed_loop and seat.action is not None:
            seat.act()

    def move_at(self, table: int) -> bool:
        """Let whoever is to act at a table move, if its last move has arrived."""
        for seat in self._pairs[table]:
            if seat.action is not None:
                seat.act()
                return True
        return False

    async def paced(self, rate: float, seconds: float) -> float:
        """Moves at random tables, so many a second whatever the answers do.

        Answers the rate reached.
        """
        began, sent, stolen = time.perf_counter(), 0, stolen_seconds()
        while (elapsed := time.perf_counter() - began) < seconds:
            while sent < rate * elapsed:
                sent += any(self.move_at(random.randrange(len(self._pairs))) for _ in range(20)) or 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        self.stolen += stolen_seconds() - stolen
        return self.moves / seconds

    async def burst(self) -> float:
        """Every table moves at once; seconds until everybody has received it."""
        began, received = time.perf_counter(), len(self.latencies)
        sent = sum(self.move_at(table) for table in self._pairs)
        while len(self.latencies) < received + 2 * sent:
            await asyncio.sleep(0.001)
        return time.perf_counter() - began

    async def bursts(self, rate: float) -> tuple[list[float], dict[str, float]]:
        """Several, each followed by moves at a pace; what these moves took, all together."""
        took: list[float] = []
        paced: list[float] = []
        for _ in range(_BURSTS):
            took.append(round(await self.burst(), 2))
            self.latencies.clear()
            await self.paced(rate, 5)
            paced += self.latencies
        self.latencies = paced
        return took, self.take_latencies()

    async def flat_out(self, seconds: float) -> list[float]:
        """Every table moves as soon as it can; moves a second in each half second."""
        self.closed_loop, stolen = True, stolen_seconds()
        resting = asyncio.create_task(self._rest())
        for table in self._pairs:
            self.move_at(table)
        await asyncio.sleep(0.5)  # the first answers come at once
        reached: list[float] = []
        while len(reached) < 2 * seconds:
            before, began = self.moves, time.perf_counter()
            await asyncio.sleep(0.5)
            reached.append((self.moves - before) / (time.perf_counter() - began))
        self.closed_loop = False
        await resting
        received = -1
        while received != len(self.latencies):  # what is under way arrives
            received = len(self.latencies)
            await asyncio.sleep(0.3)
        self.stolen += stolen_seconds() - stolen
        return reached

    async def _rest(self) -> None:
        """Look at the sockets once a millisecond.

        Waking a load that waits would be charged to the server.
        """
        while self.closed_loop:
            time.sleep(0.001)
            await asyncio.sleep(0)

    def take_latencies(self) -> dict[str, float]:
        taken, self.latencies, self.moves = sorted(self.latencies), [], 0
        stolen, self.stolen = self.stolen, 0.0
        if len(taken) < 2:
            return {}
        cuts = statistics.quantiles(taken, n=1000)
        return {
            "p50_ms": round(1000 * cuts[499], 1),
            "p99_ms": round(1000 * cuts[989], 1),
            "worst_ms": round(1000 * taken[-1], 1),
            "stolen_by_the_host_ms": round(1000 * stolen),
        }


@dataclass
class Crew:
    """Server processes that share their tables, and the load that plays there."""

    load: Load
    pids: list[int]
    reached: list[float] = field(default_factory=list)
    worked: float = 0.0

    async def work(self, seconds: float) -> None:
        before = sum(map(processor_seconds, self.pids))
        self.reached += await self.load.flat_out(seconds)
        self.worked += sum(map(processor_seconds, self.pids)) - before

    def found(self) -> dict[str, object]:
        """The mean, not the median.

        Tables tend to move together, so a half second has one round of them or two.
        """
        return {
            "moves_per_second": round(statistics.mean(self.reached)),
            "in_the_best_half_second": round(max(self.reached)),
            "in_the_slowest": round(min(self.reached)),
            "processor_microseconds_per_move": round(1e6 * self.worked / max(1, self.load.moves)),
            **self.load.take_latencies(),
        }


async def one_core(arguments: argparse.Namespace, folder: Path) -> dict[str, object]:
    database = str(folder / "bench.db")
    places = await prepare_tables(database, arguments.tables)
    with server(database, 0) as (port, pid, start):
        os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
        empty = resident(pid)
        load = Load()
        await load.connect([port], places)
        memory = (resident(pid) - empty) / len(load.seats)
        rate = await load.paced(arguments.rate, arguments.seconds)
        calm = load.take_latencies()
        bursts, after_bursts = await load.bursts(arguments.rate)
        crew = Crew(load, [pid])
        loops = [plain_loop()]
        await crew.work(arguments.seconds / 2)
        loops.append(plain_loop())
        return {
            "start_seconds": round(start, 2),
            "sockets": len(load.seats),
            "kilobytes_per_socket": round(memory / 1024, 1),
            "paced_moves_per_second": round(rate),
            "paced": calm,
            "burst_of_all_tables_seconds": bursts,
            "paced_after_bursts": after_bursts,
            "flat_out": crew.found(),
            "plain_loop_before_and_after_ms": loops,
            "refused": load.refused,
        }


async def two_processes(arguments: argparse.Namespace) -> dict[str, object]:
    """Measure one and two processes by turns.

    So a machine that is busy elsewhere for a while slows down both.
    """
    with services.postgres() as postgres, services.redis() as redis, contextlib.ExitStack() as stack:
        crews = []
        for count in (1, 2):
            database = postgres.new_database(f"bench{count}")
            places = await prepare_tables(database, arguments.tables)
            started = [stack.enter_context(server(database, core, redis)) for core in range(count)]
            crew = Crew(Load(), [pid for _, pid, _ in started])
            await crew.load.connect([port for port, _, _ in started], places)
            for pid in crew.pids:
                stack.enter_context(held_to(pid, arguments.share))
            crews.append(crew)
        for _ in range(_TURNS):
            for crew in crews:
                await crew.work(arguments.seconds / 2 / _TURNS)
        one, two = (statistics.mean(crew.reached) for crew in crews)
        return {
            "one_process": crews[0].found(),
            "two_processes": crews[1].found(),
            "share_of_a_core_each": arguments.share,
            "times": round(two / one, 2),
        }


def show(found: dict[str, object], indent: str = "") -> None:
    for name, value in found.items():
        words = indent + name.replace("_", " ")
        if isinstance(value, dict):
            print(words)
            show(value, indent + "  ")
        else:
            print(f"{words:36} {value}")


def main() -> None:
    parser = argparse.ArgumentParser(description="The table server under load.")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    enough = (os.cpu_count() or 1) >= 4
    parser.add_argument("--share", type=float, default=1.0 if enough else 0.25, help="of a core, for each of two")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    gc.disable()  # a load that stands still for a moment would take that for the server's time
    with tempfile.TemporaryDirectory() as folder:
        work = one_core(arguments, Path(folder)) if arguments.processes == 1 else two_processes(arguments)
        found = asyncio.run(work)
    if arguments.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()

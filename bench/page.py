"""Measure how long people wait for the page.

The first visit on a phone, the second without a network, and a fresh clone up to the first tile. Packages come
from the caches of uv and npm, which an earlier run of ``make`` has filled.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
PATIENCE = 900
console = Console()


def chromium() -> str | None:
    command = [str(ROOT / "scripts" / "browser"), "chromium", "--path"]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip() or None


def visiting(browser: str, visit: str, address: str) -> subprocess.Popen[str]:
    command = ["node", str(ROOT / "bench" / "visits.mjs"), browser, visit, address]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def seconds_of(visit: subprocess.Popen[str]) -> dict[str, float]:
    found, _ = visit.communicate(timeout=PATIENCE)
    if visit.returncode:
        sys.exit("A visit failed; its error is above.")
    return dict(json.loads(found))


def show(title: str, seconds: dict[str, float], goal: str) -> None:
    table = Table(title, "seconds")
    for what, value in seconds.items():
        table.add_row(what, f"{value:.2f}")
    console.print(table, goal)


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def static_site(folder: Path) -> Iterator[str]:
    """Yield the address of the page as static files."""
    subprocess.run([sys.executable, "-m", "guimard", "site", str(folder)], check=True, capture_output=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def visits(browser: str, folder: Path) -> None:
    with static_site(folder / "site") as address:
        show("first visit, fast 4G, a phone", seconds_of(visiting(browser, "first-load", address)), "Goal: 1.5")
        show("second visit, no network", seconds_of(visiting(browser, "second-visit", address)), "Goal: 1.0")


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        return int(probe.getsockname()[1])


def wait_until_ready(address: str) -> float:
    """Wait for tables with others; return the moment."""
    while True:
        with suppress(OSError), urllib.request.urlopen(f"{address}health", timeout=5):
            return time.time()
        time.sleep(0.2)


def fresh_clone(browser: str, folder: Path) -> None:
    """Clone, ``make play``, a click on Play, and a tile."""
    clone, port = folder / "clone", free_port()
    address = f"http://127.0.0.1:{port}/"
    environment = {**os.environ, "GUIMARD_CACHE": str(folder / "cache"), "BROWSER": "true"}
    for inherited in ("MAKEFLAGS", "MAKELEVEL", "VIRTUAL_ENV"):
        environment.pop(inherited, None)
    visit = visiting(browser, "first-move", address)
    began = time.time()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    with subprocess.Popen(
        ["make", "play", f"ARGS=--port {port}"], cwd=clone, env=environment, start_new_session=True
    ) as playing:
        try:
            moments = {**seconds_of(visit), "tables with others": wait_until_ready(address)}
        finally:
            os.killpg(playing.pid, signal.SIGTERM)
    seconds = {what: moment - began for what, moment in moments.items()}
    show("from a fresh clone", seconds, "Goal: 30 until the first tile")


def main() -> None:
    if (browser := chromium()) is None:
        console.print("chromium is not here.")
        return
    with tempfile.TemporaryDirectory() as folder:
        visits(browser, Path(folder))
        fresh_clone(browser, Path(folder))


if __name__ == "__main__":
    main()

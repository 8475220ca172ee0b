"""Measure the rules as WebAssembly (Node, browsers) against the native ones.

The figures are those of docs/measurements.md. ``make bench`` builds the modules first. Each pair plays the same
games natively and in WebAssembly, one after the other.
"""

import base64
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from guimard.core.rng import new_rng
from guimard.games.registry import game
from guimard.wasm.catalogue import MODULES

HERE = Path(__file__).parent
BUILT = HERE.parent / "src" / "guimard" / "wasm" / "modules"
PAIRS = 7
CASES: list[tuple[str, int, dict[str, Any], int]] = [
    ("metro", 2, {}, 4000),
    ("metro", 4, {}, 4000),
    ("metro", 4, {"modules": ["companies", "stations", "station-numbers"]}, 2000),
    ("metromania", 2, {}, 600),
    ("metromania", 4, {}, 600),
]
console = Console()


def native(view: Any, rules: Any, count: int, clock: Callable[[], float]) -> tuple[float, int]:
    """Time and checksum of random games."""
    begun = clock()
    total = rules.playouts(view, count, new_rng(7))
    return clock() - begun, total


class Engine:
    """A process that plays in WebAssembly: Node, or one that drives a browser."""

    def __init__(self, *browser: str) -> None:
        command = ["node", str(HERE / "wasm_playouts.mjs"), str(BUILT), *browser]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, name: str, view: Any, count: int) -> tuple[float, int]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = {"game": name, "view": base64.b64encode(view.tobytes()).decode(), "count": count}
        self._process.stdin.write(json.dumps({**asked, "rng": str(int(new_rng(7).word))}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        return answer["seconds"], answer["total"]

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def speed(name: str, engine: Engine, clock: Callable[[], float], longer: int = 1) -> None:
    """Print the pairs of one engine. Browsers' clocks are coarse: they play longer."""
    table = Table("random games a second", "native", name, "of native")
    for title, view, rules, count in _positions():
        games = count * longer
        engine.play(rules.id, view, games)  # the first call is compiled in haste
        pairs = []
        for _ in range(PAIRS):
            (ours, total), (theirs, same) = native(view, rules, games, clock), engine.play(rules.id, view, games)
            if total != same:
                sys.exit(f"{title}: other games are played in {name}.")
            pairs.append((ours, theirs))
        rates = [games / statistics.median(times) for times in zip(*pairs, strict=True)]
        ratio = statistics.median(ours / theirs for ours, theirs in pairs)
        table.add_row(title, *(f"{rate:,.0f}" for rate in rates), f"{100 * ratio:.0f} %")
    engine.close()
    console.print(table)


def _positions() -> Iterator[tuple[str, Any, Any, int]]:
    """Yield what is played from: title, view, rules, and how many games."""
    for name, seats, options, count in CASES:
        match = game(name, seats=seats, **options).start(seed="bench")
        view = match.observation(0)
        native(view, match.game, 10, time.process_time)
        about = "".join(f", {module}" for module in options.get("modules", ()))
        yield f"{name}, {seats} players{about}", view, match.game, count


def browsers() -> None:
    """Measure in the browsers that are here, by the wall clock.

    Pages cannot ask for processor time.
    """
    for name in ("chromium", "firefox"):
        asked = [str(HERE.parent / "scripts" / "browser"), name, "--path"]
        found = subprocess.run(asked, check=False, capture_output=True, text=True).stdout.strip()
        if found:
            speed(name, Engine(name, found), time.perf_counter, longer=10)
        else:
            console.print(f"{name} is not here.")


def sizes() -> None:
    table = Table("module", "bytes", "by brotli")
    script = (
        "const z = require('node:zlib'), f = require('node:fs');"
        "for (const p of process.argv.slice(1)) console.log(z.brotliCompressSync(f.readFileSync(p)).length)"
    )
    paths = [BUILT / f"{name}.wasm" for name in MODULES]
    packed = subprocess.run(["node", "-e", script, *map(str, paths)], check=True, capture_output=True, text=True)
    for path, size in zip(paths, np.array(packed.stdout.split(), int), strict=True):
        table.add_row(path.stem, f"{path.stat().st_size:,}", f"{size:,}")
    console.print(table)


if __name__ == "__main__":
    sizes()
    speed("Node", Engine(), time.process_time)
    browsers()

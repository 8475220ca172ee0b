"""Decisions of the expert, for the comparison with WebAssembly (web/tests/wasm).

    python -m tests.support.wasm_decisions DIRECTORY COUNT

Writes a file for each game. A line is one decision: every kernel that the search called, with
its arguments and a digest of all that it left in them. Equal digests mean that every number behind the decision is
equal to the bit. ``blobs.json`` holds the bytes of records and arrays by their digests.
"""

import base64
import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

import guimard
from guimard.bots import search as search_module
from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro import rating
from guimard.bots.metromania import turns
from guimard.bots.search import Budget, search
from tests.support.wasm_games import FAMILIES, digest

_RACE = {name: (search_module, name) for name in ("begin", "add_results", "drop")}
KERNELS = {
    "metro": {"rate": (rating, "rate_actions"), "play_out": (rating, "play_out"), **_RACE},
    "metromania": {"sample_turns": (turns, "sample_turns"), "play_out": (turns, "play_out"), **_RACE},
}
"""The kernels of each game by their names in the module."""

DEEPEST = {"metro": 50, "metromania": 30}  # actions played at random before the decision


class Tape:
    """The calls of kernels, as JSON."""

    def __init__(self) -> None:
        self.blobs: dict[str, str] = {}
        self.calls: list[dict[str, Any]] = []

    @contextmanager
    def record(self, game: str) -> Iterator[None]:
        """Record what is called until the end of the block."""
        kernels = KERNELS[game].items()
        patches = [patch.object(place, name, self._recorded(call, place, name)) for call, (place, name) in kernels]
        for replaced in patches:
            replaced.start()
        try:
            yield
        finally:
            for replaced in patches:
                replaced.stop()

    def _recorded(self, call: str, place: Any, name: str) -> Any:
        kernel = getattr(place, name)

        def recorded(*given: Any) -> None:
            takes = [self._argument(value) for value in given]
            kernel(*given)
            self.calls.append({"call": call, "takes": takes, "leaves": digest(b"".join(map(_bytes, given)))})

        return recorded

    def _argument(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._argument(part) for part in value]
        if isinstance(value, np.ndarray | np.void):
            data = value.tobytes()
            blob = digest(data)
            self.blobs[blob] = base64.b64encode(data).decode()
            return {"blob": blob, "item": value.dtype.itemsize, "shape": list(value.shape) or [1]}
        return {"big": str(value)} if isinstance(value, np.uint64) else value


def _bytes(value: Any) -> bytes:
    if isinstance(value, tuple):
        return b"".join(map(_bytes, value))
    return value.tobytes() if isinstance(value, np.ndarray | np.void) else b""


def views(name: str, count: int) -> Iterator[Any]:
    """Views of the seat to act somewhere in random games."""
    chance = random.Random(2)
    for number in range(count):
        seats, options = FAMILIES[name][number % len(FAMILIES[name])]
        match = guimard.game(name, seats=seats, **options).start(seed=f"expert {number}")
        for _ in range(int(chance.random() * DEEPEST[name])):
            legal = match.legal()
            match.play(legal[int(chance.random() * len(legal))])
        yield match.observation(match.to_act)


def write(directory: Path, count: int) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    tape = Tape()
    for name in KERNELS:
        bots = GAME_BOTS[name]
        with (directory / f"{name}-bots.jsonl").open("w", encoding="utf-8") as file:
            for seed, view in enumerate(views(name, count)):
                tape.calls = []
                with tape.record(name):
                    search(bots.evaluator, view, seed, bots.levels["expert"], Budget())
                file.write(json.dumps(tape.calls) + "\n")
    (directory / "blobs.json").write_text(json.dumps(tape.blobs), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))

"""Decisions of the expert, for the comparison with WebAssembly (web/tests/wasm).

    python -m tests.support.wasm_decisions DIRECTORY COUNT

Writes a file for each game. A line is one decision: how its search began, every step, with a digest of all that each
left in memory, and the action that was best at last. Equal digests mean that every number behind the decision is
equal to the bit. ``blobs.json`` holds the bytes of the records and arrays that a search began with, by their digests.
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
from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro import searching as metro
from guimard.bots.metromania import searching as metromania
from guimard.bots.search import Budget, search
from tests.support.wasm_games import FAMILIES, digest

SEARCHES = {"metro": metro, "metromania": metromania}
KERNELS = ("begin", "advance")

DEEPEST = {"metro": 50, "metromania": 30}  # actions played at random before the decision


class Tape:
    """The calls of kernels, as JSON."""

    def __init__(self) -> None:
        self.blobs: dict[str, str] = {}
        self.calls: list[dict[str, Any]] = []

    @contextmanager
    def record(self, game: str) -> Iterator[None]:
        """Record what is called until the end of the block."""
        searching = SEARCHES[game]
        patches = [patch.object(searching, call, self._recorded(call, getattr(searching, call))) for call in KERNELS]
        for replaced in patches:
            replaced.start()
        try:
            yield
        finally:
            for replaced in patches:
                replaced.stop()

    def _recorded(self, call: str, kernel: Any) -> Any:
        def recorded(view: Any, work: Any, race: Any, *more: Any) -> Any:
            memory = (view, work, race)
            begins = {"memory": self._argument(memory)} if call == "begin" else {}  # steps go on with what is there
            takes = [self._argument(value) for value in more]
            gives = kernel(*memory, *more)
            leaves = digest(_bytes(memory))
            self.calls.append({"call": call, **begins, "takes": takes, "gives": gives, "leaves": leaves})
            return gives

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
    for name in SEARCHES:
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

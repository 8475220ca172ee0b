"""Tree counts (perft).

How many sequences of 1, 2, 3 … actions are legal from a position.

    python -m tests.support.perft      count all of them anew with the slow models, and write them

The counts come from the independent slow models alone: they start from a deal, play the actions of a golden
game up to the position, and try every action they allow. The kernel has no part in it.
"""

import copy
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tests.support.games import Play, actions_of, layout
from tests.support.golden import record_path
from tests.support.metro.referee import Referee
from tests.support.metromania.slow_model import SlowModel

FILE = Path(__file__).resolve().parents[1] / "data" / "perft.txt"


class Slow(Protocol):
    """What counting needs of a slow model."""

    def legal(self) -> Iterable[str]: ...

    def play(self, text: str) -> None: ...


class Tree(NamedTuple):
    """A position of a golden game, by its number of actions, and its counts."""

    record: str
    played: int
    counts: tuple[int, ...]
    position: str

    def __str__(self) -> str:
        return f"{self.record} {self.played} {','.join(map(str, self.counts))} {self.position}"

    @classmethod
    def parse(cls, line: str) -> "Tree":
        record, played, counts, position = line.split(" ", 3)
        return cls(record, int(played), tuple(map(int, counts.split(","))), position)


def trees() -> list[Tree]:
    return [Tree.parse(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def slow_model(record: str, played: int) -> Slow:
    """The slow model of a golden game's position.

    The deal, and then the actions it plays itself.
    """
    text = record_path(record).read_text(encoding="utf-8")
    start = Play.replay(text, until=0)
    model: Any = Referee(start.position()) if record.startswith("metro-") else _metromania(start)
    for action in actions_of(text)[:played]:
        model.play(action)
    return model  # type: ignore[no-any-return]


def count(model: Slow, depth: int) -> int:
    """The leaves of the tree of a slow model."""
    legal = list(model.legal())
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = copy.deepcopy(model)
        after.play(action)
        total += count(after, depth - 1)
    return total


def _metromania(start: Play) -> SlowModel:
    seats = [seat for seat in start.viewers if seat is not None]
    views = [start.view(seat) for seat in seats]
    hands = [[(m["letter"], m["type"]) for m in views[seat]["players"][seat]["hand"]] for seat in seats]
    arrows = {name: cell["arrow"] for name, cell in layout("metromania")["border"].items() if cell["arrow"]}
    needed = views[0]["ending"]["settled_lines_needed"]
    return SlowModel(len(seats), views[0]["city"]["grounds"], arrows, hands, needed, views[0]["letters"] == "open")


def write() -> None:
    lines = []
    for tree in trees():
        model = slow_model(tree.record, tree.played)
        counts = tuple(count(model, depth) for depth in range(1, len(tree.counts) + 1))
        position = Play.replay(record_path(tree.record).read_text(encoding="utf-8"), until=tree.played).position()
        lines.append(str(Tree(tree.record, tree.played, counts, position)))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()

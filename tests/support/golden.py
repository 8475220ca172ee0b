"""Golden games: records, and what everybody was shown after every action.

    python -m tests.support.golden                     write all of them anew (``make golden``)
    python -m tests.support.golden show metro-07 12    the JSON behind the digests of an action

A trace has a line for each action: its number, digests of the legal actions that follow, and for each seat and
a spectator (``*``) a digest of the events it was sent and one of its view. So a diff of two traces names the
first action at which anything differs, and for whom.
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from tests.support.games import Play, actions_of
from tests.support.golden_tables import Table, choose, golden_tables

GAMES = Path(__file__).resolve().parents[1] / "data" / "games"
POSITION_EVERY = 10


def record_path(name: str) -> Path:
    return GAMES / f"{name}.record"


def trace_path(name: str) -> Path:
    return GAMES / f"{name}.trace"


def play_out(table: Table) -> str:
    """Play a whole game the way its table says; its record."""
    chance = random.Random(f"golden {table.name}")
    play = Play.start(table.game, table.seats, table.options, f"golden {table.name}")
    while play.to_act is not None:
        play.play(choose(play.legal(), table.style, chance))
    return play.record()


def trace(record: str) -> list[str]:
    """What everybody was shown in the game of a record, as lines."""
    play = Play.replay(record, until=0)
    lines = [_columns(play), _line(play, 0, "(start)", None), f"position {play.position()}"]
    actions = actions_of(record)
    for number, action in enumerate(actions, start=1):
        lines.append(_line(play, number, action, play.play(action)))
        if number % POSITION_EVERY == 0 or number == len(actions):
            lines.append(f"position {play.position()}")
    return [*lines, f"scores {' '.join(map(str, play.scores()))}"]


def differences(expected: list[str], actual: list[str]) -> str:
    """The first lines that differ, in words; nothing if none does."""
    if expected == actual:
        return ""
    pairs = zip([*expected, "(nothing)"], [*actual, "(nothing)"], strict=False)
    old, new = next((old, new) for old, new in pairs if old != new)
    heads = expected[0].split()
    cells = [(head, a, b) for head, a, b in zip(heads, old.split(), new.split(), strict=False) if a != b]
    named = ", ".join(head for head, _, _ in cells) if old.split()[:1] == new.split()[:1] else "the line itself"
    return f"first difference ({named}):\n- {old}\n+ {new}"


def show(name: str, number: int) -> str:
    """All that the digests of one line stand for."""
    record = record_path(name).read_text(encoding="utf-8")
    play = Play.replay(record, until=max(0, number - 1))
    events = play.play(actions_of(record)[number - 1]) if number else {}
    seen = {_label(viewer): {"events": events.get(viewer), "view": play.view(viewer)} for viewer in play.viewers}
    return json.dumps({"legal": play.actions(), **seen}, indent=1, sort_keys=True)


def write() -> None:
    """Write the traces, and games for tables without one.

    Remove what is no longer among them.

    Records that are there stay: a change of the rules must not lose the games played before it.
    """
    GAMES.mkdir(parents=True, exist_ok=True)
    tables = golden_tables()
    for path in set(GAMES.iterdir()) - {f(t.name) for t in tables for f in (record_path, trace_path)}:
        path.unlink()
    for table in tables:
        path = record_path(table.name)
        if not path.exists():
            path.write_text(play_out(table), encoding="utf-8")
        record = path.read_text(encoding="utf-8")
        trace_path(table.name).write_text("\n".join(trace(record)) + "\n", encoding="utf-8")


def _columns(play: Play) -> str:
    return " ".join(["number", "legal", *(f"{_label(v)}.events {_label(v)}.view" for v in play.viewers), "action"])


def _line(play: Play, number: int, action: str, events: dict[Any, Any] | None) -> str:
    seen = [f"{_digest(events[v]) if events else '-'} {_digest(play.view(v))}" for v in play.viewers]
    return " ".join([str(number), _digest(play.actions()), *seen, action])


def _label(viewer: int | None) -> str:
    return "*" if viewer is None else str(viewer)


def _digest(value: Any) -> str:
    """A short digest of JSON; the order of an object's keys does not matter."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:6]


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print(show(sys.argv[2], int(sys.argv[3])))
    else:
        write()

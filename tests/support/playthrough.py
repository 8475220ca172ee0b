"""Playthroughs: whole golden games written out for people to read.

    python -m tests.support.playthrough      write all of them anew (part of ``make golden``)

After the start, each action is listed with its consequences, the events that everybody was sent, what changed
of what everybody sees, and the legal actions that follow. What several seats see alike is written once.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any

from tests.support.games import Play, Viewer, actions_of
from tests.support.golden import record_path

FOLDER = Path(__file__).resolve().parents[1] / "data" / "playthroughs"
NAMES = ("metro-01", "metro-31", "metromania-02", "metromania-08")
DRAWN_EVERY = 10
WIDTH = 140
MISSING = object()

Place = tuple[str, str]
"""Where something is in a view: the object that holds it, and its name there."""

Seen = dict[Place, str]
"""What somebody sees, by its place."""


def playthrough(record: str) -> list[str]:
    """The lines of a playthrough."""
    header, actions = record.split("\nactions: ")[0].splitlines()[1:], actions_of(record)
    play = Play.replay(record, until=0)
    lines = [*header, "", "# Start", *_shared({v: _fields(play.view(v)) for v in play.viewers}), *_legal(play)]
    for number, action in enumerate(actions, start=1):
        lines += _step(play, number, action)
        if number % DRAWN_EVERY == 0 or number == len(actions):
            lines += ["", *play.drawing().splitlines()]
    return [*lines, "", f"scores: {' '.join(map(str, play.scores()))}"]


def changes(old: Any, new: Any, holder: str = "", name: str = "") -> Iterator[tuple[Place, str]]:
    """The smallest parts of some JSON that differ, with the place of each."""
    if old == new:
        return
    inside = f"{holder}.{name}" if holder and name else holder or name
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys([*old, *new]):
            yield from changes(old.get(key, MISSING), new.get(key, MISSING), inside, key)
    elif (by_name := _entries(old, new)) is not None:
        for key, (before, after) in by_name.items():
            yield from changes(before, after, f"{inside}[{key}]")
    elif isinstance(old, list) and isinstance(new, list) and old and new[: len(old)] == old:
        yield (holder, name), f"+ {', '.join(map(text, new[len(old) :]))}"
    else:
        yield (holder, name), f"{text(old)} → {text(new)}"


def text(value: Any) -> str:
    """JSON without quotation marks."""
    for constant, word in ((MISSING, "nothing"), (True, "yes"), (False, "no"), (None, "-")):
        if value is constant:
            return word
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {text(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(text, value)) + "]"
    return str(value)


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        lines = "\n".join(playthrough(record_path(name).read_text(encoding="utf-8")))
        (FOLDER / f"{name}.txt").write_text(lines + "\n", encoding="utf-8")


def _step(play: Play, number: int, action: str) -> list[str]:
    actor, action = play.to_act, play.today(action)
    chosen = next(each for each in play.actions() if each["text"] == action)
    before = {viewer: play.view(viewer) for viewer in play.viewers}
    events = play.play(action)
    seen = {viewer: dict(changes(before[viewer], play.view(viewer))) for viewer in play.viewers}
    return [
        "",
        f"# {number}. Seat {actor}: {action}",
        "consequences:",
        *(f"  {line}" for line in _wrapped(text(chosen["consequences"]))),
        "events:",
        *_events(events),
        "seen:",
        *_shared(seen),
        *_legal(play),
    ]


def _events(events: dict[Viewer, list[Any]]) -> list[str]:
    """Every event once, with those who were sent it."""
    texts = {viewer: [text(event) for event in sent] for viewer, sent in events.items()}
    once = dict.fromkeys(event for sent in texts.values() for event in sent)
    lines = (f"  {_to([v for v in texts if event in texts[v]], len(texts))}: {event}" for event in once)
    return [part for line in lines for part in _wrapped(line)]


def _shared(seen: dict[Viewer, Seen]) -> list[str]:
    """What is seen, by who sees it and which object holds it.

    What several see alike only once.
    """
    facts = dict.fromkeys((place, value) for mine in seen.values() for place, value in mine.items())
    lines: dict[tuple[str, str], list[str]] = {}
    for (holder, name), value in facts:
        viewers = [viewer for viewer, mine in seen.items() if mine.get((holder, name)) == value]
        lines.setdefault((_to(viewers, len(seen)), holder or name), []).append(
            f"{name if holder else ''} {value}".strip()
        )
    return [line for (who, what), parts in lines.items() for line in _wrapped(f"  {who}: {what}: {'; '.join(parts)}")]


def _legal(play: Play) -> list[str]:
    """The legal actions that follow, those that begin alike together."""
    if play.to_act is None:
        return ["the game is over"]
    legal = play.legal()
    lines = [f"legal for seat {play.to_act} ({len(legal)}):"]
    for start, group in groupby(sorted(legal), key=lambda action: " ".join(action.split()[:2])):
        rest = [action.removeprefix(start).strip() for action in group]
        lines += _wrapped(f"  {start}: {', '.join(rest)}" if any(rest) else f"  {start}")
    return lines


def _fields(view: dict[str, Any]) -> Seen:
    return {("", key): text(value) for key, value in view.items()}


def _to(viewers: list[Viewer], everybody: int) -> str:
    if len(viewers) == everybody:
        return "all"
    return "+".join("spectator" if viewer is None else f"seat {viewer}" for viewer in viewers)


def _entries(old: Any, new: Any) -> dict[str, tuple[Any, Any]] | None:
    """The entries of two lists of objects by their keys, if they have keys."""
    if not (isinstance(old, list) and isinstance(new, list) and [*old, *new]):
        return None
    if not all(isinstance(entry, dict) for entry in [*old, *new]):
        return None
    for known_by in (1, 2):
        before, after = (_named(entries, known_by) for entries in (old, new))
        if len(before) == len(old) and len(after) == len(new):
            names = dict.fromkeys([*before, *after])
            return {name: (before.get(name, MISSING), after.get(name, MISSING)) for name in names}
    return None


def _named(entries: list[dict[str, Any]], known_by: int) -> dict[str, Any]:
    """Entries by their first fields."""
    return {" ".join(f"{k} {text(v)}" for k, v in list(entry.items())[:known_by]): entry for entry in entries}


def _wrapped(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent="      ", break_long_words=False, break_on_hyphens=False)


if __name__ == "__main__":
    write()

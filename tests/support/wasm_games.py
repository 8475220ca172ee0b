"""Games played natively, for the comparison with WebAssembly (web/tests/wasm).

    python -m tests.support.wasm_games DIRECTORY GAMES

Writes ``metro.jsonl`` and ``metromania.jsonl``: the golden games of tests/data, then so many random games of each
family of options. A line is one game: its options and seed, then for each action digests of all there was to see.
``options.json`` has what can be chosen, as lobbies are told.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import guimard
from guimard.core.events import encode_events
from guimard.core.flat_record import array_of
from guimard.core.json_buffer import encode
from guimard.core.rng import new_rng
from guimard.core.views import SPECTATOR
from guimard.games.metro import views as metro
from guimard.games.metro.json import preview, refusals
from guimard.games.metromania import delta as metromania
from guimard.games.metromania.json import actions
from guimard.games.metromania.json import refusals as metromania_refusals
from tests.support.golden import GAMES, actions_of

ASKED = {
    "metro": (0, 1000, 2077, 4242, 6144, 6145, 6152, 6209, 6230, 6248),
    "metromania": (0, 701, 1402, 2103, 2548, 2601, 2668, 2700, 2730, 2800, 2900, 3000, 3092, 3093, 3094),
}
"""Actions of every kind, most of them to be refused."""
_STATES = {"metro": np.zeros(2, metro.BLANK.dtype), "metromania": np.zeros(1, metromania.BLANK.dtype)}
PREVIEWS: dict[str, Any] = {
    "metro": lambda held, action, buffer: preview.write_preview(
        held, action, array_of(new_rng(0)), metro.BLANK, _STATES["metro"], buffer
    ),
    "metromania": lambda held, action, buffer: actions.write_preview(held, action, _STATES["metromania"], buffer),
}
REFUSALS = {"metro": refusals.write_refusal, "metromania": metromania_refusals.write_refusal}
Family = tuple[int, dict[str, Any]]
_ALL = ["companies", "stations", "station-numbers"]
FAMILIES: dict[str, list[Family]] = {
    "metro": [
        *((seats, {}) for seats in range(2, 7)),
        (2, {"hand": 3, "orientation": "free"}),
        (2, {"modules": ["companies"]}),
        (4, {"modules": ["stations"]}),
        (4, {"modules": ["central-tracks"]}),
        (4, {"modules": ["station-numbers"], "numbers": 2}),
        (4, {"modules": _ALL}),
        (6, {"modules": _ALL, "orientation": "free", "hand": 2}),
        (3, {"modules": ["companies", "central-tracks", "station-numbers"], "central_points": False}),
    ],
    "metromania": [
        *((seats, {}) for seats in range(2, 5)),
        (3, {"doubles": "dealt"}),
        (4, {"town_hall": "transparent"}),
        (4, {"town_hall": "rigorous"}),
        (4, {"blocked_lines": 8}),
        (2, {"nobody_scores": "own_lines"}),
    ],
}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def golden_games(name: str) -> Iterator[tuple[str, Any, Iterator[str]]]:
    for path in sorted(GAMES.glob(f"{name}-*.record")):
        record = path.read_text(encoding="utf-8")
        yield path.stem, guimard.replay(record, until=0), iter(actions_of(record))


def random_games(name: str, count: int) -> Iterator[tuple[str, Any, Iterator[str]]]:
    for number, (seats, options) in enumerate(FAMILIES[name]):
        setup = guimard.game(name, seats=seats, **options)
        for game in range(count):
            match = setup.start(seed=f"wasm {number} {game}")
            yield f"random {seats} {options} {game}", match, _random_actions(match, random.Random(game))


def _random_actions(match: Any, chance: random.Random) -> Iterator[str]:
    while not match.over:
        legal = match.legal()
        yield legal[int(chance.random() * len(legal))]


def sent(match: Any, before: Any) -> str:
    """Digest what every viewer is sent, whole and as a delta, and some answers."""
    viewers = [*range(match.setup.seats), None]
    texts = [part for seat in viewers for old in (None, before) for part in match.game.encode(match.state, seat, old)]
    return digest(b"".join(texts) + _answers(match))


def _answers(match: Any) -> bytes:
    """What the seat to act is told of a legal action, and why others are not."""
    if match.over:
        return b""
    held, first = array_of(match.observation(match.to_act)), match.game.legal(match.state)[0]
    texts = [encode(lambda buffer: PREVIEWS[match.game.id](held, first, buffer))]
    for action in ASKED[match.game.id]:
        if not match.game.allows(match.state, action):
            texts.append(encode(lambda buffer, action=action: REFUSALS[match.game.id](held, action, buffer)))
    return b"".join(texts)


def seen(match: Any, before: Any) -> dict[str, Any]:
    legal = np.array(match.game.legal(match.state), np.int16)
    return {"state": digest(match.state.tobytes()), "legal": digest(legal.tobytes()), "sent": sent(match, before)}


def played(name: str, match: Any, texts: Iterator[str]) -> dict[str, Any]:
    """Play a game; return how it began and what there was to see after each action."""
    viewers = [*range(match.setup.seats), None]
    start = {"name": name, "seats": match.setup.seats, "options": match.setup.options, "seed": match.seed}
    steps = []
    before = match.state.copy()
    first = seen(match, before)
    for action in texts:
        before = match.state.copy()
        events = match.play(action)
        told = b"".join(encode_events(events, viewer) for viewer in viewers)
        steps.append({"action": match.game.parse(action), **seen(match, before), "events": digest(told)})
    return {**start, "first": first, "steps": steps, "spectator": SPECTATOR}


def write(directory: Path, count: int) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    specs = {name: guimard.GAMES[name].options.describe() for name in FAMILIES}
    (directory / "options.json").write_text(json.dumps(specs), encoding="utf-8")
    for name in FAMILIES:
        with (directory / f"{name}.jsonl").open("w", encoding="utf-8") as file:
            for games in (golden_games(name), random_games(name, count)):
                file.writelines(json.dumps(played(*game)) + "\n" for game in games)


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))

"""The service worker, which keeps the page for visits without a network.

The script is built with the page; what it keeps, and under which version, is written in front of it here.
"""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import json

from guimard.games.registry import GAMES
from guimard.games.rulebook import LANGUAGES, rulebook
from guimard.server.http.device import device_files
from guimard.server.http.facts import game_layout, games_info
from guimard.server.http.lesson_facts import lesson_names, lesson_positions, lesson_words
from guimard.server.http.static import COMPRESSED

SCRIPT = "service-worker.js"
_LEFT_OUT = ("licenses.txt", SCRIPT)


def service_worker(static: Path, files: Mapping[str, bytes]) -> bytes:
    """Return the script for these files, by their addresses inside the site."""
    kept = {"" if name == "index.html" else name: data for name, data in files.items() if _is_kept(name)}
    version = hashlib.sha256()
    for name, data in sorted(kept.items()):
        version.update(f"{name} {len(data)} ".encode() + data)
    site = {"version": version.hexdigest()[:16], "files": sorted(kept)}
    return b"const SITE=" + json.encode(site) + b";\n" + (static / SCRIPT).read_bytes()


def served_files(static: Path, modules: Path) -> dict[str, bytes]:
    """Return what a server's page needs without its server, by address."""
    return dict(_served(static, modules))


def _served(static: Path, modules: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(static.rglob("*")):
        if path.is_file() and path.suffix not in COMPRESSED:
            yield path.relative_to(static).as_posix(), path.read_bytes()
    yield from ((f"wasm/{name}", data) for name, data in device_files(modules).items())
    yield "api/games", json.encode(games_info(modules))
    for game in GAMES:
        yield f"api/games/{game}/layout", json.encode(game_layout(game))
        for language in LANGUAGES:
            yield f"api/games/{game}/rules?language={language}", rulebook(game, language).encode()
            yield f"api/lessons/{game}?language={language}", json.encode(lesson_words(game, language))
        for name in lesson_names(game):
            yield f"api/lessons/{game}/{name}", json.encode(lesson_positions(game, name))


def _is_kept(name: str) -> bool:
    return name not in _LEFT_OUT and not name.startswith("share-")

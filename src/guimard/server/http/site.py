"""The page as static files, which any web host can serve below any path.

It plays on the device only: tables with others and accounts need ``guimard serve``.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from msgspec import json

from guimard.core.errors import GuimardError
from guimard.games.registry import GAMES
from guimard.games.rulebook import LANGUAGES, rulebook
from guimard.server.http.device import device_files
from guimard.server.http.facts import game_layout, games_info
from guimard.server.http.lesson_facts import lesson_names, lesson_positions, lesson_words
from guimard.server.http.offline import SCRIPT, service_worker
from guimard.server.http.static import COMPRESSED, policy_for

NONE, STARTING = "none", "starting"
"""What the page is told of its server: there is none, or none yet."""
_FROM_ROOT = re.compile(r'\b(href|src|content)="/(?!/)')


def write_site(directory: Path, static: Path, modules: Path) -> int:
    """Write the folder, in place of an earlier one; return its size in bytes."""
    if not (static / "index.html").is_file():
        raise GuimardError("The page is not built. In a clone: make site.")
    if not device_files(modules):
        raise GuimardError(
            "The rules are not built as WebAssembly, so nothing could be played. In a clone: make site."
        )
    if directory.is_dir() and any(directory.iterdir()) and not (directory / SCRIPT).is_file():
        raise GuimardError(f"{directory} holds something else. Choose a new folder, or an earlier site.")
    shutil.rmtree(directory, ignore_errors=True)
    files = site_files(static, modules)
    files[SCRIPT] = service_worker(static, files)
    for name, data in files.items():
        path = directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return sum(map(len, files.values()))


def site_files(static: Path, modules: Path, server: str = NONE) -> dict[str, bytes]:
    """Return the files by name, without the service worker."""
    return dict(_files(static, modules, server))


def _files(static: Path, modules: Path, server: str) -> Iterator[tuple[str, bytes]]:
    yield "index.html", _page(static, server).encode()
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static).as_posix()
        if path.is_file() and path.suffix not in COMPRESSED and name not in ("index.html", SCRIPT):
            yield name, path.read_bytes()
    yield from ((f"wasm/{name}", data) for name, data in device_files(modules).items())
    yield "data/games.json", json.encode(games_info(modules))
    for game in GAMES:
        yield f"data/{game}/layout.json", json.encode(game_layout(game))
        for language in LANGUAGES:
            yield f"data/{game}/rules-{language}.md", rulebook(game, language).encode()
            yield f"data/{game}/lessons-{language}.json", json.encode(lesson_words(game, language))
        for name in lesson_names(game):
            yield f"data/{game}/lesson-{name}.json", json.encode(lesson_positions(game, name))


def _page(static: Path, server: str) -> str:
    """Return the page with addresses below its own, its policy, and its server."""
    html = _FROM_ROOT.sub(r'\1="./', (static / "index.html").read_text("utf-8"))
    policy = policy_for(static).replace("; frame-ancestors 'none'", "")  # not allowed inside a page
    tags = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}" /><meta name="server" content="{server}" />'
    )
    return html.replace("<head>", f"<head>{tags}", 1)

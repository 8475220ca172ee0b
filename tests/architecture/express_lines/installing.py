"""Copies of the package with a module added or removed: new files, and edits of the catalogue and the hooks."""

import re
import shutil
from pathlib import Path

from tests.architecture.sources import PACKAGE

HERE = Path(__file__).parent
CATALOGUE, HOOKS = "games/metro/modules/catalogue.py", "games/metro/modules/hooks.py"
NEW_FILES = {
    "games/metro/modules/express_lines.py": "module.py",
    "cli/terminal/metro_modules/express_lines.py": "terminal.py",
}
ADDED = {  # lines, each after the only line that holds a text
    CATALOGUE: [
        ("modules.companies import", "from guimard.games.metro.modules.express_lines import EXPRESS_LINES"),
        ("    STATION_NUMBERS,", "    EXPRESS_LINES,"),
    ],
    HOOKS: [
        ("stations import rules", "from guimard.games.metro.modules import express_lines"),
        ("    numbers.StationNumbers,", "    express_lines.ExpressLines,"),
        ("stations.departures(", "    append(moves, express_lines.shows(state), express_lines.SHOW)"),
        ("stations.play(", "    express_lines.play(state, action)\n    express_lines.count_long_lines(state)"),
        ("companies.tile_laid(", "    express_lines.count_long_lines(state)"),
        ("numbers.score_numbers(", "    express_lines.score(state, out)"),
        ("numbers.show(", "    express_lines.show(state, seen, viewer)"),
        ("numbers.imagine_numbers(", "    express_lines.imagine(state, rng)"),
        ("central_tracks.put_options(", "    at = express_lines.put_options(buffer, at, view)"),
        ("numbers.put_numbers(", "    at = express_lines.put_facts(buffer, at, view)"),
        ("numbers.put_final(", "    at = express_lines.put_final(buffer, at, view, seat)"),
        ("stations_json.put_wagon(", "    at = express_lines.put_show(buffer, at, view, action)"),
    ],
}


def copy_package(target: Path) -> Path:
    """Copy the package, without the built page and compiled files."""
    package = target / "guimard"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    return package


def add_express_lines(package: Path) -> None:
    for place, source in NEW_FILES.items():
        shutil.copy(HERE / source, package / place)
    for place, lines in ADDED.items():
        text = (package / place).read_text(encoding="utf-8")
        for anchor, line in lines:
            assert text.count(anchor) == 1, f"{place}: {anchor}"
            at = text.index("\n", text.index(anchor))
            text = f"{text[:at]}\n{line}{text[at:]}"
        (package / place).write_text(text, encoding="utf-8")


def remove_module(package: Path, file: str) -> None:
    """Remove a module: its files, and all that the catalogue and the hooks say of it; and the bots, who judge it."""
    folder = package / "games/metro/modules"
    for path in (folder / file, folder / f"{file}.py", package / f"cli/terminal/metro_modules/{file}.py"):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    (package / CATALOGUE).write_text(_without((package / CATALOGUE).read_text(encoding="utf-8"), file))
    hooks = _without((package / HOOKS).read_text(encoding="utf-8"), file)
    lines = [line for line in hooks.splitlines() if not re.search(rf"\b{file}(_json)?\.", line)]
    (package / HOOKS).write_text("\n".join(lines) + "\n", encoding="utf-8")
    start = (package / "__init__.py").read_text(encoding="utf-8")
    (package / "__init__.py").write_text(_without(start, "", "guimard.bots"), encoding="utf-8")


def _without(text: str, file: str, where: str = "guimard.games.metro.modules") -> str:
    """Remove what a source imports from a module, and the names that came with it."""
    source = re.escape(f"{where}.{file}".rstrip("."))
    statement = re.compile(rf"^from {source}(?:\.\w+)* import (\([^)]*\)|.*)\n", re.MULTILINE)
    names = re.findall(r"\w+", " ".join(re.sub(r"\w+ as ", "", found) for found in statement.findall(text)))
    text = statement.sub("", text)
    for name in [*names, file] if file else names:
        text = re.sub(
            rf"^    \"?{name}\"?,\n|\b{name}, |, {name}(?=\n|\))| \| {name}\b|\b{name} \| ", "", text, flags=re.M
        )
    return text

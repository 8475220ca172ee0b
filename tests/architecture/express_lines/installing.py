"""Copies of the package with a module added or removed.

New files, and edits of the catalogue and the hooks.
"""

import re
import shutil
from pathlib import Path

from tests.architecture.sources import PACKAGE

HERE = Path(__file__).parent
CATALOGUE, HOOKS = "games/metro/modules/catalogue.py", "games/metro/modules/hooks.py"
MODULE_FOLDERS = (  # a file or folder for each module
    "games/metro/modules",
    "cli/terminal/metro_modules",
    "bots/metro/modules",
    "bots/metro/training/modules",
    "research/metro/modules",
)
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
        ("    numbers.NumbersChoices,", "    express_lines.ExpressChoices,"),
        ("numbers.set_up(", "    express_lines.set_up(state, choices)"),
        ("numbers.deal_numbers(", "    express_lines.deal_tiles(state, chance)"),
        ("stations.departures(", "    append(moves, express_lines.shows(state), express_lines.SHOW)"),
        ("stations.play(", "    express_lines.play(state, action)\n    express_lines.count_long_lines(state)"),
        ("companies.tile_laid(", "    express_lines.count_long_lines(state)"),
        ("numbers.score_numbers(", "    express_lines.score(state, out)"),
        ("numbers.show(", "    express_lines.show(state, seen, viewer)"),
        ("numbers.imagine_numbers(", "    express_lines.imagine(state, rng)"),
        ("central_tracks.put_options(", "    at = express_lines.put_options(buffer, at, view)"),
        ("numbers_json.put_numbers(", "    at = express_lines.put_facts(buffer, at, view)"),
        ("numbers_json.put_final(", "    at = express_lines.put_final(buffer, at, view, seat)"),
        (
            "stations_json.put_wagon_events(",
            "    at = express_lines.put_show_events(buffer, recipients, at, state, action)",
        ),
        ("stations_json.put_refusal(", "    at = express_lines.put_refusal(buffer, at, view, action)"),
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
    """Remove a module: its files, and all that the catalogue and the hooks say of it."""
    for folder in MODULE_FOLDERS:
        for path in (package / folder / file, package / folder / f"{file}.py"):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        hooks = package / folder / "hooks.py"
        if hooks.exists():
            text = _without(hooks.read_text(encoding="utf-8"), file, folder)
            lines = [line for line in text.splitlines() if not re.search(rf"\b{file}(_\w+)?\.", line)]
            hooks.write_text("\n".join(lines) + "\n", encoding="utf-8")
    catalogue = package / CATALOGUE
    catalogue.write_text(_without(catalogue.read_text(encoding="utf-8"), file, MODULE_FOLDERS[0]), encoding="utf-8")


def _without(text: str, file: str, folder: str) -> str:
    """Remove what a source imports from a module, and the names that came with it."""
    source = re.escape(f"guimard.{folder.replace('/', '.')}.{file}")
    statement = re.compile(rf"^from {source}(?:\.\w+)* import (\([^)]*\)|.*)\n", re.MULTILINE)
    names = re.findall(r"\w+", " ".join(re.sub(r"\w+ as ", "", found) for found in statement.findall(text)))
    text = statement.sub("", text)
    text = re.sub(rf"^from guimard\.{folder.replace('/', '[.]')} import {file}\n", "", text, flags=re.MULTILINE)
    for name in [*names, file]:
        text = re.sub(
            rf"^    \"?{name}\"?,\n|\b{name}, |, {name}(?=\n|\))| \| {name}\b|\b{name} \| ", "", text, flags=re.M
        )
    return text

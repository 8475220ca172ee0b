"""Who may import whom."""

from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, imports, modules, name

GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file())
LOWER_CORE = ("cache", "compiler", "inner_functions", "flat_record", "bits", "rng", "json_buffer")
METRO = "guimard.games.metro"
BELOW_MODULES = [
    f"{METRO}.{room}"
    for room in (
        "data",
        "material",
        "tables",
        "state",
        "rules",
        "text.names",
        "json.pieces",
        "json.shapes",
        "modules.module",
    )
]
METRO_MODULES = {
    path.stem for path in (PACKAGE / "games/metro/modules").iterdir() if not path.stem.startswith("_")
} - {"module", "catalogue", "hooks"}
# What would make a game depend on anything but its options, seed and actions.
IMPURE = {
    *("asyncio", "datetime", "os", "random", "secrets", "shutil", "socket", "subprocess", "sys", "tempfile"),
    *("threading", "time", "urllib", "uuid", "multiprocessing", "concurrent"),
}


def ours(path: Path) -> set[str]:
    return {module for module in imports(path) if module.split(".")[0] == "guimard"}


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def module_files(module: str) -> list[Path]:
    """The file of a module of Metro, or those of its folder."""
    return modules(f"games/metro/modules/{module}") or [PACKAGE / f"games/metro/modules/{module}.py"]


@pytest.mark.parametrize("path", modules("core"), ids=name)
def test_core_knows_no_game(path: Path) -> None:
    assert [m for m in ours(path) if not within(m, "guimard.core")] == []


def test_core_has_a_lower_half_that_knows_no_game_at_all() -> None:
    """Records, compiler, numbers and JSON know neither the protocol nor matches."""
    for part in LOWER_CORE:
        known = [m for m in ours(PACKAGE / f"core/{part}.py") if m != "guimard.core"]
        assert [m for m in known if m.removeprefix("guimard.core.") not in LOWER_CORE] == [], part


@pytest.mark.parametrize("game", GAMES)
def test_rules_know_neither_texts_nor_json(game: str) -> None:
    above = [
        f"guimard.games.{game}.{room}" for room in ("text", "json", "modules", "kernel", "views", "play", "game")
    ]
    for path in modules(f"games/{game}/rules"):
        assert [m for m in ours(path) if within(m, *above)] == [], name(path)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_core_and_itself(game: str) -> None:
    for path in modules(f"games/{game}"):
        outside = [m for m in ours(path) if not within(m, "guimard.core", f"guimard.games.{game}")]
        assert outside == [], path.name


@pytest.mark.parametrize("path", modules("games"), ids=name)
def test_games_have_no_clock_no_chance_and_no_input_or_output(path: Path) -> None:
    assert {module.split(".")[0] for module in imports(path)} & IMPURE == set()


@pytest.mark.parametrize("module", sorted(METRO_MODULES))
def test_a_module_of_metro_knows_the_base_game_and_no_other_module(module: str) -> None:
    own = f"{METRO}.modules.{module}"
    for path in module_files(module):
        known = {m for m in ours(path) if within(m, METRO) and m != METRO}
        assert [m for m in known if not within(m, own, *BELOW_MODULES)] == [], name(path)


def test_the_base_game_knows_no_module() -> None:
    """What modules are built on.

    Everything above asks the catalogue, or calls the hooks.
    """
    for path in modules("games/metro"):
        if within(name(path), *BELOW_MODULES):
            known = {m for m in ours(path) if within(m, METRO) and m != METRO}
            assert [m for m in known if not within(m, *BELOW_MODULES)] == [], name(path)


def test_only_the_catalogue_and_the_hooks_know_every_module() -> None:
    for path in modules("games/metro"):
        if not within(name(path), *BELOW_MODULES) and METRO_MODULES.isdisjoint(name(path).split(".")):
            named = {m for m in ours(path) for module in METRO_MODULES if within(m, f"{METRO}.modules.{module}")}
            assert not named or path.stem in ("catalogue", "hooks"), name(path)


@pytest.mark.parametrize(
    "path", [p for p in modules() if p.relative_to(PACKAGE).parts[0] not in ("core", "games")], ids=name
)
def test_everything_above_knows_games_through_the_registry_alone(path: Path) -> None:
    """But for the folders of a game's name among bots and research.

    And its file in wasm. They know that game, and no other.
    """
    known = [m for m in ours(path) if within(m, "guimard.games") and m != "guimard.games"]
    part, folder, *_ = *path.relative_to(PACKAGE).parts, ""
    allowed = {"guimard.games.registry", "guimard.games.rulebook"}
    if part in ("bots", "research", "wasm"):
        allowed.add(f"guimard.games.{folder.removesuffix('.py')}")
    assert [m for m in known if not within(m, *allowed)] == []


def bot_module_folders() -> list[Path]:
    return [PACKAGE / "bots/metro/modules", PACKAGE / "bots/metro/training/modules"]


def module_of(dotted: str) -> str | None:
    """The module of Metro that a file is about, by its place.

    ``bots.metro.modules.numbers``, for example.
    """
    _, found, rest = dotted.partition(".modules.")
    name = rest.split(".")[0]
    return name if found and name in METRO_MODULES else None


@pytest.mark.parametrize("path", modules("bots"), ids=name)
def test_bots_know_each_module_of_metro_in_files_of_its_own(path: Path) -> None:
    """Only the hooks name them all; other code calls the hooks."""
    named = {module_of(m) for m in ours(path)} - {None}
    in_folder = any(path.is_relative_to(folder) for folder in bot_module_folders())
    if not (in_folder and path.stem == "hooks"):
        assert named <= {module_of(name(path))}


# Each part of the server, with the parts it may import besides itself.
SERVER_PARTS = {
    "wire": (),
    "ops": ("wire",),
    "tables": ("wire", "ops"),
    "cluster": ("wire", "ops", "tables"),
    "process": ("wire", "ops", "tables", "cluster"),
    "sockets": ("wire", "ops", "tables", "cluster", "process"),
    "http": ("wire", "ops", "tables", "cluster", "process"),
    "run": ("wire", "ops", "tables", "cluster", "process", "sockets", "http"),
    "starting": ("wire", "ops", "http"),
}


@pytest.mark.parametrize("path", modules("server")[1:], ids=name)
def test_parts_of_the_server_import_in_one_direction(path: Path) -> None:
    part = server_part(name(path))
    known = {server_part(module) for module in ours(path) if module.startswith("guimard.server.")}
    assert known <= {part, *SERVER_PARTS[part]}


def server_part(module: str) -> str:
    return module.split(".")[2]


@pytest.mark.parametrize("path", modules("store"), ids=name)
def test_the_store_knows_nothing_but_core(path: Path) -> None:
    assert [m for m in ours(path) if not within(m, "guimard.core", "guimard.store")] == []


@pytest.mark.parametrize("path", modules("bots"), ids=name)
def test_bots_know_neither_screens_nor_servers(path: Path) -> None:
    assert [m for m in ours(path) if within(m, "guimard.cli", "guimard.server", "guimard.store")] == []


def test_only_core_and_wasm_speak_to_the_compiler() -> None:
    for path in modules():
        if not within(name(path), "guimard.core", "guimard.wasm"):
            assert "numba" not in {module.split(".")[0] for module in imports(path)}, path


@pytest.mark.parametrize("path", modules("bots"), ids=name)
def test_bots_import_downwards(path: Path) -> None:
    """The search and its race know no game, a game's bots know only these.

    Nobody who plays knows the training.
    """
    room = path.relative_to(PACKAGE / "bots").parts[0]
    below = {
        "noise.py": [],
        "race.py": ["noise"],
        "search.py": ["race"],
        "external.py": [],
        **{game: ["search", "race", "noise", game] for game in GAMES},
        "levels.py": ["search", *GAMES],
        "api.py": ["levels"],
        "arena": ["arena", "levels", "external"],
        "__init__.py": ["levels", "api"],
    }[room]
    known = [m for m in ours(path) if within(m, "guimard.bots")]
    assert [m for m in known if not within(m, *(f"guimard.bots.{part}" for part in below))] == []
    if "training" not in path.parts:
        assert [m for m in known if within(m, "guimard.bots.metro.training")] == []

"""The files browsers play with: compiled rules, and what bots have learned."""

from collections.abc import Container, Iterator
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path

from msgspec import json

from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro.values import flat_knots, shipped_knots
from guimard.core.material import SHIPPED
from guimard.games.registry import GAMES

_MODULE = (".wasm", ".json")


@lru_cache(2)
def device_files(modules: Path) -> dict[str, bytes]:
    """Return all files by name; none if no rules were built."""
    built = {path.name: path.read_bytes() for path in sorted(modules.glob("*")) if path.suffix in _MODULE}
    return built | dict(_levels(built)) | dict(_learned()) if built else {}


def can_deal(modules: Path, game: str) -> bool:
    """Tell whether the compiled rules of a game can begin a game by themselves."""
    description = device_files(modules).get(f"{game}.json")
    return description is not None and "deal" in json.decode(description)["calls"]


def _levels(built: Container[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the levels of the bots that were built."""
    for game, bots in GAME_BOTS.items():
        if f"{game}-bots.wasm" in built:
            yield f"{game}-levels.json", json.encode({name: asdict(level) for name, level in bots.levels.items()})


def _learned() -> Iterator[tuple[str, bytes]]:
    """Yield what Metro's bots have learned, and its tiles."""
    for family, knots in shipped_knots().items():
        yield f"metro-values-{family}.bin", flat_knots(knots).astype("<f8").tobytes()
    yield "metro-tiles.json", json.encode(list(GAMES["metro"].layout(SHIPPED)["tiles"]))  # type: ignore[arg-type]

"""The files browsers play with: compiled rules, and what bots have learned."""

from collections.abc import Iterator
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path

import numpy as np
from msgspec import json

from guimard.bots.levels import GAME_BOTS
from guimard.bots.metro import values
from guimard.bots.metro.evaluator import HIDDEN_DEALS
from guimard.bots.metro.modules.hooks import LINE_BITS
from guimard.core.material import SHIPPED
from guimard.games.registry import GAMES

_MODULE = (".wasm", ".json")


@lru_cache(2)
def device_files(modules: Path) -> dict[str, bytes]:
    """Return all files by name; none if no rules were built."""
    built = {path.name: path.read_bytes() for path in sorted(modules.glob("*")) if path.suffix in _MODULE}
    return built | dict(_learned()) if built else {}


def can_deal(modules: Path, game: str) -> bool:
    """Tell whether the compiled rules of a game can begin a game by themselves."""
    description = device_files(modules).get(f"{game}.json")
    return description is not None and "deal" in json.decode(description)["calls"]


def _learned() -> Iterator[tuple[str, bytes]]:
    """Yield the levels of each game's bots, and the learned values of Metro's."""
    for game, bots in GAME_BOTS.items():
        levels = {name: asdict(level) for name, level in bots.levels.items()}
        yield f"{game}-levels.json", json.encode({"levels": levels, "win_bonus": bots.evaluator.win_bonus})
    shipped = values._shipped()
    families: dict[str, list[str]] = {}
    for name in shipped:
        family, _, field = name.partition("/")
        families.setdefault(family, []).append(field)
    facts = {
        "families": {family: sorted(fields) for family, fields in sorted(families.items())},
        "hats": values.HATS.tolist(),
        "line_modules": int(LINE_BITS),
        "hidden_deals": HIDDEN_DEALS,
        "blend_steps": values.BLEND_STEPS,
        "simple": values.SIMPLE,
        "codes": list(GAMES["metro"].layout(SHIPPED)["tiles"]),  # type: ignore[arg-type]
    }
    yield "metro-values.json", json.encode(facts)
    for family, fields in families.items():
        knots = [np.ascontiguousarray(shipped[f"{family}/{field}"], "<f8").tobytes() for field in sorted(fields)]
        yield f"metro-values-{family}.bin", b"".join(knots)

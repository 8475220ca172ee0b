"""The modules there are: for each game its rules, and its bots apart."""

from collections.abc import Callable

from guimard.wasm import metro, metromania
from guimard.wasm.entries import Exports

MODULES: dict[str, Callable[[], Exports]] = {
    "metro": metro.rules,
    "metro-bots": metro.bots,
    "metromania": metromania.rules,
    "metromania-bots": metromania.bots,
}
"""Functions, because a module imports and compiles nothing of the others."""

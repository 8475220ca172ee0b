"""Modules are built from declared entry points, the same to the byte every time."""

from pathlib import Path

import numpy as np
import pytest

from guimard.core.rng import Rng
from guimard.games.metromania.state import Moves, State
from guimard.server.ops.config import Config
from guimard.wasm.build import build, is_current
from guimard.wasm.catalogue import MODULES
from guimard.wasm.entries import array, layout, numbers, shape, signature


@pytest.mark.parametrize("name", MODULES)
def test_every_entry_is_a_compiled_function(name: str) -> None:
    for export, entry in MODULES[name]().entries.items():
        function, arguments = signature(entry)
        assert len(arguments) == function.py_func.__code__.co_argcount, export


def test_the_host_is_told_how_to_pass_arguments() -> None:
    _, kinds = signature((None, State.new(), array(Moves), numbers(np.float64, 3), 1, True, np.uint64(1), 0.5))
    sizes = [{"item": Moves.dtype.itemsize, "dimensions": 1}, {"item": 8, "dimensions": 3}]
    assert [shape(kind) for kind in kinds] == ["record", *sizes, "int64", "bool", "uint64", "float64"]


def test_the_host_is_told_where_fields_are() -> None:
    assert layout(Rng) == {"size": 8, "fields": {"word": ["uint64", 0, 1]}}
    assert layout(Moves)["fields"] == {"count": ["int16", 0, 1], "items": ["int16", 2, Moves.new().items.size]}


@pytest.mark.parametrize("name", MODULES)
def test_the_modules_of_the_package_are_those_of_these_sources(name: str) -> None:
    """If this fails: ``make wasm``, and commit what it wrote."""
    assert is_current(Config.modules, name)


def test_a_module_of_other_sources_is_not_current(tmp_path: Path) -> None:
    assert not is_current(tmp_path, "metro")
    (tmp_path / "metro.wasm").touch()
    (tmp_path / "metro.json").write_text('{"sources": "others"}')
    assert not is_current(tmp_path, "metro")


@pytest.mark.soak
def test_a_module_is_the_same_to_the_byte_every_time(tmp_path: Path) -> None:
    """Built alone, and beside others."""
    build(tmp_path / "alone", ["metromania"])
    build(tmp_path / "beside", ["metromania-bots", "metromania"])
    for kind in ("wasm", "json"):
        built = [(tmp_path / place / f"metromania.{kind}").read_bytes() for place in ("alone", "beside")]
        assert built[0] == built[1]
        assert is_current(tmp_path / "alone", "metromania")

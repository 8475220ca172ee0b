"""Every bot answers as frozen.

``python -m tests.support.golden_bots`` freezes anew.
"""

import json
import os
import subprocess
import sys

import pytest

from tests.support import golden_bots as golden

ENTRIES = [(name, seed) for name in golden.GAMES for seed in range(len(golden.entries(name)))]


@pytest.mark.parametrize(("name", "seed"), ENTRIES)
def test_every_bot_answers_as_before(name: str, seed: int) -> None:
    kept = golden.entries(name)[seed]
    assert golden.answers(name, kept, seed) == kept


@pytest.mark.parametrize("family", golden.FAMILIES)
def test_self_play_gives_the_same_sums(family: str) -> None:
    kept = json.loads((golden.DATA / "training.json").read_text(encoding="utf-8"))
    assert golden.trained(family) == kept[family]


@pytest.mark.parametrize("name", golden.GAMES)
def test_the_positions_tell_the_levels_apart(name: str) -> None:
    """Any two bots differ in several positions; else nothing would be frozen."""
    kept = [entry["choices"] for entry in golden.entries(name)]
    for bot in kept[0]:
        for other in kept[0]:
            if bot != other:
                assert sum(choices[bot] != choices[other] for choices in kept) >= 3, (bot, other)


def test_interpreted_kernels_answer_the_same() -> None:
    command = [sys.executable, "-m", "tests.support.golden_bots", "kernels"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=600)
    for name, found in json.loads(said.stdout).items():
        assert found == [entry["kernels"] for entry in golden.entries(name)[:: golden.FEW]]

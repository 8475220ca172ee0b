"""The bots' kernels compute the same compiled and interpreted."""

import json
import os
import subprocess
import sys


def answers(interpreted: bool) -> list[object]:
    env = {**os.environ, "NUMBA_DISABLE_JIT": str(int(interpreted))}
    command = [sys.executable, "-m", "tests.bots.kernel_answers"]
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=300)
    return list(json.loads(found.stdout))


def test_compiled_and_interpreted_bots_judge_alike() -> None:
    compiled = answers(interpreted=False)
    assert len(compiled) == 7
    assert answers(interpreted=True) == compiled

"""A server compiles before it lets anybody in.

Nobody's move may wait for the compiler.
"""

import json
import os
import subprocess
import sys


def test_nothing_is_compiled_after_warming_up() -> None:
    command = [sys.executable, "-m", "tests.conformance.compiled_late"]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=600)
    assert json.loads(found.stdout) == []

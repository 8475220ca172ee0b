"""For all tests: where scripts are found, and patience.

Machines may be busy, and rules must be compiled: examples have no deadline, and answers over HTTP may take long.
"""

import inspect
import sys
from pathlib import Path

import httpx
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

_defaults = [
    inspect.signature(call).parameters["timeout"].default for call in (httpx.get, httpx.Client, httpx.AsyncClient)
]
assert all(default is _defaults[0] for default in _defaults), "httpx keeps its five seconds elsewhere now"
_defaults[0].connect = _defaults[0].read = _defaults[0].write = _defaults[0].pool = 300.0

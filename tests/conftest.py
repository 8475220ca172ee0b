"""For all tests: where scripts are found, and examples without a deadline.

Machines may be busy, and rules must be compiled.
"""

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

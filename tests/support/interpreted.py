"""How often tests repeat themselves.

With the compiler off only branches are counted: a few times are enough.
"""

import numba

INTERPRETED = bool(numba.config.DISABLE_JIT)


def times(compiled: int, interpreted: int) -> int:
    return interpreted if INTERPRETED else compiled

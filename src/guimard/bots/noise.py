"""Random errors of judgement, the same on every machine."""

import numpy as np

from guimard.core.compiler import inlined
from guimard.core.rng import Rng, below

_SIZE = 1 << 12
# In thousandths: a logarithm's last bit differs from machine to machine, a whole number does not.
_THOUSANDTHS = np.round(-1000 * np.log(-np.log((np.arange(_SIZE) + 0.5) / _SIZE))).astype(np.int16)


@inlined
def gumbel(rng: Rng) -> float:
    """Return Gumbel noise: the difference of two such errors is logistic."""
    return _THOUSANDTHS[below(rng, _SIZE)] / 1000

"""Arithmetic that gives the same bits on every machine, in browsers too.

The ``exp`` of a system's library differs in the last bit from one library to the next. This one is made of sums,
products and one quotient only, and is within one unit in the last place (Remez, as in Sun's fdlibm).
"""

import numpy as np

from guimard.core.compiler import inlined

LARGEST = 700.0
_LN2_HIGH = 6.93147180369123816490e-01  # ends with zeros, so that its multiples are exact
_LN2_LOW = 1.90821492927058770002e-10
_PER_LN2 = 1.44269504088896338700
_P1, _P2, _P3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
_P4, _P5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08


@inlined
def exp(x: float) -> float:
    """Return the exponential of a number; beyond ±700, that of ±700."""
    x = min(max(x, -LARGEST), LARGEST)
    k = np.floor(x * _PER_LN2 + 0.5)
    high, low = x - k * _LN2_HIGH, k * _LN2_LOW
    r = high - low
    t = r * r
    c = r - t * (_P1 + t * (_P2 + t * (_P3 + t * (_P4 + t * _P5))))
    y = 1.0 - ((low - (r * c) / (2.0 - c)) - high)
    return float(y * np.uint64(np.uint64(np.int64(k) + 1023) << np.uint64(52)).view(np.float64))

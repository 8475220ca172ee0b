"""Exact arithmetic: equal bits everywhere, within one unit in the last place."""

import math
import struct
from decimal import Context, Decimal

import numpy as np
import pytest

from guimard.core.exact import LARGEST, exp

# The bits of our own ``exp``. The next test compares such values with the truth.
VECTORS = {
    0.0: "3ff0000000000000",
    1.0: "4005bf0a8b14576a",
    -1.0: "3fd78b56362cef38",
    0.5: "3ffa61298e1e069c",
    -12.25: "3ed411fb0da07714",
    700.0: "7f0d945df4f8ec8e",
}


@pytest.mark.parametrize("x", VECTORS)
def test_bits_are_frozen(x: float) -> None:
    assert struct.pack(">d", exp(x)).hex() == VECTORS[x]


def test_it_is_within_one_unit_in_the_last_place() -> None:
    for x in [*VECTORS, *np.linspace(-LARGEST, LARGEST, 1001).tolist()]:
        truth = Decimal(x).exp(Context(prec=40))
        assert abs(Decimal(exp(x)) - truth) <= Decimal(math.ulp(float(truth))), x


def test_beyond_its_range_it_stays_at_the_border() -> None:
    assert exp(-1e9) == exp(-LARGEST) > 0
    assert exp(1e9) == exp(LARGEST) < math.inf

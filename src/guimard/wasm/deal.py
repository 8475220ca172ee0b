"""The entry points of the deal, the same for the rules of every game."""

import numpy as np

from guimard.core import deal
from guimard.wasm.entries import EntryPoint, array, numbers


def deal_entries() -> dict[str, EntryPoint]:
    deals, seed = array(deal.DealState), numbers(np.int16, 1)
    return {
        "begin_deal": (deal.begin_deal, deals, seed),
    }

"""Prints which functions are compiled or fetched only after warming up."""

import json
import random
import sys
from collections import Counter
from typing import Any

from numba.core.dispatcher import Dispatcher

from guimard import bots
from guimard.core.match import Match
from guimard.server.run import warm_rules
from tests.conformance.tables import covering

TURNS = 70


def compiled() -> Counter[str]:
    """How many kinds of arguments each function is compiled for."""
    modules = [module for name, module in sys.modules.items() if name.startswith("guimard.")]
    functions = {value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)}
    names = {f"{function.py_func.__module__}.{function.py_func.__name__}": function for function in functions}
    return Counter({name: len(function.signatures) for name, function in names.items()})


def play(match: Match[Any], chance: random.Random) -> None:
    """Everything that a server does with a game."""
    before = match.state.copy()
    for number in range(TURNS):
        seat = match.to_act
        if seat is None:
            break
        for viewer in (None, *range(match.setup.seats)):
            match.game.encode(match.state, viewer, None)
            match.game.encode(match.state, viewer, before)
        match.scores()
        text = chance.choice(match.legal())
        match.preview(text, seat)
        if number % 10 == 0:
            levels = bots.level_names(match.game.id)
            bots.choose(levels[number // 10 % len(levels)], match.game, match.observation(seat), number, 0.01)
        before = match.state.copy()
        match.play(text, seat)
    match.result()


def main() -> None:
    warm_rules()
    warm = compiled()
    for table in covering():
        play(table.setup.start("late"), random.Random(1))
    print(json.dumps(sorted(compiled() - warm)))


if __name__ == "__main__":
    main()
